import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Så fin skjorte du har.\nPasient: Takk.\nLege: Hva gjelder det?\nPasient: Jeg har hatt feber i tre dager.', /skjorte/i],
  ['nb', 'Pasient: Jeg har hatt feber i tre dager. Strømprisene er jo helt ville.\nLege: Svelget er rødt.', /strøm/i],
  ['sv', 'Läkare: Vilken fin kofta.\nPatient: Tack.\nLäkare: Vad gäller det?\nPatient: Jag har haft feber i tre dagar.', /kofta/i],
  ['da', 'Læge: Sikke en flot jakke.\nPatient: Tak.\nLæge: Hvad drejer det sig om?\nPatient: Jeg har haft feber i tre dage.', /jakke/i],
  ['en', "Doctor: What a lovely scarf.\nPatient: Thanks.\nDoctor: What's brought you in?\nPatient: I've had a fever for three days.", /scarf/i],
  ['ru', 'Врач: Какой красивый шарф.\nПациент: Спасибо.\nВрач: На что жалуетесь?\nПациент: Три дня температура.', /шарф/i],
])('%s what is said to be kind or to pass the time is not reported: %s', (language, talk, idle) => {
  const sections = sectionsOf(talk, language)
  expect(Object.values(sections).join('\n')).not.toMatch(idle)
  expect(sections.complaints).toBeTruthy()
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Pasient: Jeg har hatt vondt i hodet i to uker. Jeg har mista lysten på alt.', /lysten på alt/],
  ['da', 'Patient: Jeg har haft ondt i hovedet i to uger. Jeg har mistet lysten til alt.', /lysten til alt/],
  ['en', "Patient: I've had headaches for two weeks. I live on my own.", /Lives alone/],
  ['ru', 'Пациент: Две недели болит голова. По выходным выпиваю пару бокалов вина.', /вина/],
])('%s what sounds like chat and belongs to the history is reported: %s', (language, talk, kept) => {
  expect(Object.values(sectionsOf(talk, language)).join('\n')).toMatch(kept)
})
