import { expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { listMedications } from './medications.ts'
import { readSource } from '#domain/note/pipeline/read-source.ts'

const listed = (said: string, language: Language, vertical: Vertical = 'med') =>
  listMedications(readSource(said, tongueOf(language)), tongueOf(language), vertical)
    .lines.map(({ text }) => text)
    .sort()

test.each<[Language, string, string[]]>([
  [
    'nb',
    'Hva bruker du? Eliquis, fem milligram. Det står Prednisolon på lista her? Nei, det er gammelt, det var en kur i vinter.',
    ['Eliquis 5 mg, fortsetter.', 'Prednisolon, seponert.'],
  ],
  ['sv', 'Jag ser Imovane i listan. Jo, men det är längesen, det var när jag skilde mig.', ['Imovane, utsatt.']],
  ['da', 'Du står med Tramadol i medicinkortet. Det er længe siden, det var efter min operation.', ['Tramadol, seponeret.']],
  ['en', "And you're on codeine, it says. That was for the broken wrist, that's years ago.", ['Codeine, stopped.']],
  ['ru', 'В карте записан трамадол. Это давно, после операции пила.', ['Трамадол, отменено.']],
])('%s: what stands in the notes and is of another time is stopped: %s', (language, said, lines) => {
  expect(listed(said, language)).toEqual(lines)
})

test.each<[Language, Vertical, string, string]>([
  ['nb', 'med', 'Lege: Står du på Metoprolol?\nPasient: Sto. Jeg ble så slapp av den.', 'Metoprolol'],
  ['nb', 'vet', 'Veterinær: Han får jo Rimadyl?\nEier: Fikk. Det var en kur.', 'Rimadyl'],
  ['sv', 'vet', 'Hon står på Felimazole två och en halv två gånger per dag. Stod. Vi gav den i tre månader.', 'Felimazole'],
  ['en', 'med', "Doctor: And you're on amitriptyline.\nPatient: I was. Not since the summer.", 'Amitriptyline'],
])('%s %s: the verb once more in the past ends what was asked about: %s', (language, vertical, said, name) => {
  expect(listed(said, language, vertical)).toEqual([expect.stringMatching(new RegExp(`^${name}.* (?:seponert|utsatt|stopped)`))])
})

test.each<[Language, string, string]>([
  ['nb', 'Tar du Selo-Zok ennå? Nei.', 'Selo-Zok, seponert.'],
  ['da', 'Får du stadigvæk Furix? Nej.', 'Furix, seponeret.'],
  ['en', 'Are you still taking the sertraline? No.', 'Sertraline, stopped.'],
  ['ru', 'Конкор до сих пор пьёте? Нет.', 'Конкор, отменено.'],
])('%s: no longer taken, asked with a word for still: %s', (language, said, line) => {
  expect(listed(said, language)).toEqual([line])
})

test.each<[Language, string, string[]]>([
  ['da', 'Jeg får Losartan, halvtreds milligram. Det er længe siden, jeg har haft ondt i brystet.', ['Losartan 50 mg, fortsætter.']],
  ['sv', 'Jag äter Levaxin, hundra mikrogram. Det var när jag fick barn som det började.', ['Levaxin 100 µg, fortsätter.']],
  ['en', 'Doctor: The other vet talked about spironolactone?\nPatient: She did.', []],
  ['nb', 'Pasient: Skal jeg ha Prednisolon?\nLege: Nei, ikke nå.', []],
])('%s: a time told of something else, and what was only talked about, end nothing: %s', (language, said, lines) => {
  expect(listed(said, language)).toEqual(lines)
})
