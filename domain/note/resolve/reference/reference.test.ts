import { expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { findOmissions } from '#domain/note/omissions/omissions.ts'
import { draftOf, writeReport } from '#domain/note/pipeline/write-report.ts'

const told = (text: string, language: Language, vertical: Vertical = 'med'): string => (draftOf(text, language, vertical)?.worded ?? []).map((one) => one.text).join('\n')

const OPENING: Readonly<Record<Language, string>> = {
  nb: 'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hatt vondt i høyre kne i tre uker.\n',
  sv: 'Läkare: Vad kan jag hjälpa dig med?\nPatient: Jag har haft ont i höger knä i tre veckor.\n',
  da: 'Læge: Hvad kan jeg hjælpe dig med?\nPatient: Jeg har haft ondt i højre knæ i tre uger.\n',
  en: 'Doctor: What can I do for you?\nPatient: I have had pain in my right knee for three weeks.\n',
  ru: 'Врач: На что жалуетесь?\nПациент: Три недели болит правое колено.\n',
}

test.each<[Language, string, RegExp, RegExp]>([
  ['nb', 'Lege: Og atorvastatin?\nPasient: Den har jeg slutta med, jeg fikk vondt i musklene i låra.', /Atorvastatin har pasienten slutta med/, /^Den har/m],
  ['nb', 'Pasient: Jeg fikk Cyklokapron av legevakta. Den brukte jeg i to uker, men jeg ble så kvalm av det.', /Cyklokapron brukte pasienten/, /^Den brukte/m],
  ['sv', 'Läkare: Och Propavan till natten?\nPatient: Den slutade jag med för två veckor sedan, jag blev så seg på morgonen.', /Propavan slutade patienten med/, /^Den slutade/m],
  ['da', 'Læge: Så er der ibuprofen. Den må du ikke få igen, før du er udredt for maven.', /Ibuprofen må patienten ikke få igen/, /^Den må/m],
  ['en', 'Patient: I took naproxen for a week. It gave me terrible heartburn, so I stopped.', /Naproxen gave the patient terrible heartburn/i, /^It gave/m],
  ['en', 'Doctor: And it says omeprazole here, twenty.\nPatient: I do not take that any more, I stopped it after the endoscopy last year.', /take omeprazole any more/, /take that any more/],
  ['ru', 'Врач: Спирива у вас была?\nПациент: Её отменили в больнице, сухость во рту была ужасная.', /Спириву отменили в больнице/, /^Её отменили/m],
])('%s a medicine is named in the place of its pronoun: %s', (language, talk, wanted, orphan) => {
  const report = told(`${OPENING[language]}${talk}`, language)
  expect(report).toMatch(wanted)
  expect(report).not.toMatch(orphan)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Du bruker losartan og amlodipin. Den tar du om kvelden for blodtrykket.', /(?:Losartan|Amlodipin) tar/],
  ['nb', 'Lege: Ta Paracet ved behov. Vi lager en bandasje. Den kan du ha på om natta.', /Paracet kan/],
  ['sv', 'Läkare: Ta Alvedon vid behov. Inte hemma.\nLäkare: Det tar vi på akuten i så fall.', /Alvedon tar/],
  ['da', 'Læge: I får melatonin i stedet. Den stopper vi helt.', /Melatonin stopper/],
  ['ru', 'Врач: Пейте аспирин утром. Её отменили в больнице.', /Аспирин отменили/],
])('%s but not where it may mean something else: %s', (language, talk, wrong) => {
  expect(told(`${OPENING[language]}${talk}`, language)).not.toMatch(wrong)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Det kan vi ta opp igjen hvis dette ikke holder.', /Det kan/],
  ['nb', 'Pasient: Den holder i tre uker, så begynner jeg å svette.', /Den holder/],
  ['sv', 'Läkare: Det är inte bra för magen nu.', /Det är inte bra/],
  ['da', 'Læge: Det tager vi stilling til om 14 dage.', /Det tager/],
  ['en', 'Patient: It goes after about five days.', /It goes/],
  ['en', 'Patient: Eight days.', /^8 days/m],
  ['ru', 'Пациент: Три недели где-то.', /где-то/],
])('%s what means something that only the talk names is left out: %s', (language, talk, orphan) => {
  expect(told(`${OPENING[language]}${talk}`, language)).not.toMatch(orphan)
})

test.each<[Language, Vertical, string, RegExp]>([
  ['nb', 'med', 'Pasient: Det begynte på lørdag etter en fjelltur.', /begynte på lørdag/i],
  ['sv', 'med', 'Patient: Det blev värre efter att vi flyttade i september.', /blev värre/],
  ['en', 'med', 'Patient: It started after a fall on the stairs on Friday.', /started after a fall/],
  ['en', 'med', 'Doctor: Blood pressure next. 179 over 80.', /179/],
  ['nb', 'vet', 'Veterinær: Så undersøker jeg ham. 4,2 kg.', /4,2 kg/],
])('%s %s and what needs no name stays: %s', (language, vertical, talk, wanted) => {
  expect(told(`${OPENING[language]}${talk}`, language, vertical)).toMatch(wanted)
})

test('what is left out and is critical is shown beside the report', () => {
  const text = `${OPENING.nb}Pasient: Mensen har vært helt vill i snart åtte måneder. Den kommer hver tredje uke og varer i ti dager.\nLege: Da tar vi en blodprøve av deg. Kneet er ikke hovent. Dette er en slitasje i kneet.`
  const sources = [{ kind: 'transcription' as const, text }]
  const report = writeReport({ sources, language: 'nb', headingLanguage: 'nb', vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z' })
  expect(report.sections.flatMap(({ blocks }) => blocks).map((block) => block.text).join('\n')).not.toMatch(/Den kommer hver tredje/)
  expect(findOmissions(report, sources, 'med').map((one) => one.text).join('\n')).toMatch(/hver tredje uke og varer i 10 dager/)
})
