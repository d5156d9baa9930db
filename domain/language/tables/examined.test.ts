import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

test.each<[Language, string, string]>([
  ['nb', 'Jeg har hatt hoste siden mandag. Nå lytter jeg. Det knitrer nederst til høyre. Leggene er slanke.', 'knitrer'],
  ['sv', 'Jag har hostat sedan i måndags. Nu lyssnar jag. Det rasslar på höger sida. Benen är slanka.', 'rasslar'],
  ['da', 'Jeg har hostet siden mandag. Nu lytter jeg. Det knitrer nederst til højre. Benene er slanke.', 'knitrer'],
  ['en', "I've had a cough since Monday. Let me listen. It's crackly low on the right. The calves are soft.", 'crackly'],
  ['ru', 'Кашляю с понедельника. Послушаю вас. Справа внизу хрустит. Ноги не отёчные.', 'хрустит'],
])('%s everyday words of examining are findings', (language, text, finding) => {
  expect(sectionsOf(text, language).physicalExamination?.toLowerCase()).toContain(finding)
})

test('beats that are counted are no stroke', () => {
  const made = sectionsOf('Lege: Hva gjelder det?\nPasient: Jeg er tungpusten.\nLege: Da lytter jeg. Det er 140 slag og ingen bilyd.', 'nb')
  expect(made.physicalExamination).toContain('140 slag')
  expect(made.diagnoses ?? '').not.toContain('slag')
})
