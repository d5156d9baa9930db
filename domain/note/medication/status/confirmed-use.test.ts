import { expect, test } from 'vitest'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

test.each([
  ['nb', 'Lege: Du tar metoprolol 50 mg daglig.\nPasient: Ja, det stemmer.', /Metoprolol 50 mg daglig, fortsetter/u],
  ['sv', 'Läkare: Du tar metoprolol 50 mg dagligen.\nPatient: Ja, det stämmer.', /Metoprolol 50 mg dagligen, fortsätter/u],
  ['da', 'Læge: Du tager metoprolol 50 mg dagligt.\nPatient: Ja, det passer.', /Metoprolol 50 mg dagligt, fortsætter/u],
  ['en', "Doctor: You take metoprolol 50 mg daily.\nPatient: Yes, that's right.", /Metoprolol 50 mg daily, continued/u],
  ['ru', 'Врач: Вы принимаете метопролол 50 мг ежедневно.\nПациент: Да, верно.', /Метопролол 50 мг ежедневно, продолжает/u],
  ['nb', 'Lege: Du bruker metoprolol 50 mg daglig. Hvordan er blodtrykket hjemme?\nPasient: Det er fint.', /Metoprolol 50 mg daglig, fortsetter/u],
  ['da', 'Læge: Du bruger metoprolol 50 mg dagligt. Hvordan er dit blodtryk hjemme?\nPatient: Det er fint.', /Metoprolol 50 mg dagligt, fortsætter/u],
] as const)('%s: what somebody is told that they take, and confirms or is asked on about, is no order: %s', (language, talk, wanted) => {
  expect(sectionsOf(talk, language, 'med').medications).toMatch(wanted)
})

test.each([
  ['nb', 'Lege: Du tar Paracet 1 g fire ganger daglig.\nPasient: Ja.', /Paracet 1 g 4 ganger daglig, startes/u],
  ['nb', 'Lege: Du bruker Hydrokortison krem to ganger daglig i en uke.\nPasient: Greit.', /2 ganger daglig i en uke, startes/u],
  ['en', "Doctor: We'll start metoprolol, you take 50 mg daily.\nPatient: That's right.", /Metoprolol[^\n]*, started/u],
] as const)('%s: what is ordered stays an order, however it is answered: %s', (language, talk, wanted) => {
  expect(sectionsOf(talk, language, 'med').medications).toMatch(wanted)
})
