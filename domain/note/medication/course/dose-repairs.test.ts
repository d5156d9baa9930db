import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { listMedications } from '#domain/note/medication/list/medications.ts'
import { readSource } from '#domain/note/pipeline/read-source.ts'

const listed = (said: string, language: Language) =>
  listMedications(readSource(said, tongueOf(language)), tongueOf(language), 'med')
    .lines.map(({ text }) => text)
    .join(' | ')

test.each<[Language, string, string, string]>([
  [
    'da', 'Lungerne er rene. Du skal have jern, hundrede milligram to gange om dagen, nej, lad os sige én gang om dagen, det tåler maven bedre.',
    '100 mg, én gang om dagen', '2 gange',
  ],
  [
    'en', 'The lungs are clear. You can have amoxicillin, two fifty three times a day, no, make that five hundred three times a day.',
    '500, 3 times a day', '250',
  ],
  ['nb', 'Lungene er rene. Du får Selexid, to hundre milligram tre ganger daglig, nei, vi sier fire hundre milligram.', '400 mg', '200'],
  ['en',
    "The lungs are clear. So apixaban two point five twice a day, hang on, you're seventy-one and your kidneys are good, so no, the full dose, " +
    "five milligrams twice a day.", '5 mg twice a day', '2.5'],
])('%s: a dose put right behind its words is told once: %s', (language, said, told, gone) => {
  const lines = listed(said, language)
  expect(lines).toContain(told)
  expect(lines).not.toContain(gone)
})

test.each<[Language, string, string]>([
  ['nb', 'Lungene er rene. Du får Paracet, ett gram ved behov, nei, ikke mer enn fire gram i døgnet.', '1 g'],
  ['en', 'The lungs are clear. You can have metronidazole, four hundred milligrams three times a day, no alcohol for three days.', '400 mg 3 times a day'],
])('%s: a limit and a ban put no dose right: %s', (language, said, told) => {
  expect(listed(said, language)).toContain(told)
})

test('how it is not taken is no way of taking it', () => {
  expect(listed('В лёгких хрипов нет. Тамсулозин, ноль целых четыре десятых, утром, не на ночь.', 'ru')).not.toContain('на ночь')
})

test('one and a quarter is a number', () => {
  expect(listed('Lungene er rene. Vetmedin øker vi til to komma fem milligram morgen og en og en kvart milligram kveld.', 'nb')).toContain(
    '2,5 mg morgen og 1,25 mg kveld',
  )
})
