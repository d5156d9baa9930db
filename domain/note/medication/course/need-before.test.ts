import { expect, test } from 'vitest'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

test.each([
  ['nb', 'Lege: Ved smerter kan du ta Paracet 1 g inntil fire ganger daglig.\nPasient: Ja.', /Paracet 1 g inntil 4 ganger daglig ved smerter, startes/u],
  ['nb', 'Lege: Ved feber gir du Paracet 250 mg.\nMor: Ja.', /Paracet 250 mg ved feber, startes/u],
  ['nb', 'Lege: Hvis du får vondt, tar du Ibux 400 mg.\nPasient: Ja.', /Ibux 400 mg hvis pasienten får vondt, startes/u],
  ['sv', 'Läkare: Vid smärta tar du Alvedon 1 g.\nPatient: Ja.', /Alvedon 1 g vid smärta, insätts/u],
  ['da', 'Læge: Ved smerter tager du Panodil 1 g.\nPatient: Ja.', /Panodil 1 g ved smerter, startes/u],
  ['en', 'Doctor: For pain you can take paracetamol 1 g up to four times a day.\nPatient: Yes.', /Paracetamol 1 g up to 4 times a day for pain, started/u],
  ['en', 'Doctor: If she has a fever, give Calpol 250 mg.\nMother: Yes.', /Calpol 250 mg if she has a fever, started/u],
  ['ru', 'Врач: При температуре давайте парацетамол 250 мг.\nМама: Хорошо.', /Парацетамол 250 мг при температуре, назначено/u],
] as const)('%s: what a medicine is taken against stays with it where it is told first: %s', (language, talk, wanted) => {
  expect(sectionsOf(talk, language, 'med').medications).toMatch(wanted)
})

test('it is of the first medicine alone, and no word for how often is taken for it', () => {
  const two = sectionsOf('Lege: Ved smerter tar du Paracet 1 g. Så tar du Apocillin 660 mg fire ganger daglig i en uke.\nPasient: Ja.', 'nb', 'med').medications
  expect(two).toMatch(/Paracet 1 g ved smerter/u)
  expect(two).toMatch(/Apocillin 660 mg 4 ganger daglig i en uke, startes/u)
  const often = sectionsOf('Läkare: Vad tar du?\nPatient: Ibland tar jag Alvedon 1 g på kvällen.', 'sv', 'med').medications
  expect(often).not.toMatch(/kvällen ibland/u)
})

test('nb: who is told to give it is whoever brings the patient', () => {
  const { treatmentPlans } = sectionsOf('Lege: Ved feber gir du Paracet 250 mg.\nMor: Ja.', 'nb', 'med')
  expect(treatmentPlans).toBe('Ved feber gir mor Paracet 250 mg.')
})

test('ru: a temperature that something is given against was not measured', () => {
  const talk =
    'Врач: Что беспокоит?\nМама: Кашель второй день.\nВрач: Горло красное, хрипов нет. Это ОРВИ. Давайте парацетамол 250 мг при температуре.\nМама: Хорошо.'
  const { physicalExamination, treatmentPlans } = sectionsOf(talk, 'ru', 'med')
  expect(physicalExamination).toBe('Горло красное, хрипов нет.')
  expect(treatmentPlans).toBe('Давайте парацетамол 250 мг при температуре.')
})
