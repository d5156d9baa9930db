import { expect, test } from 'vitest'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** Drops go into one eye or ear: which one is told with them. */
test.each([
  ['nb', 'Veterinær: Vi starter Canaural, fem dråper i venstre øre to ganger daglig i ti dager.', 'vet', /Canaural 5 dråper i venstre øre 2 ganger daglig/u],
  ['sv', 'Läkare: Du får Betapred ögondroppar, en droppe i höger öga fyra gånger om dagen.', 'med', /droppe i höger öga 4 gånger om dagen/u],
  ['da', 'Læge: Du får Kloramfenikol øjendråber, to dråber i begge øjne tre gange dagligt.', 'med', /2 dråber i begge øjne 3 gange dagligt/u],
  ['en', 'Doctor: We start chloramphenicol, one drop in the right eye every four hours.', 'med', /drop in the right eye every 4 hours/u],
  ['ru', 'Врач: Назначаю тимолол по одной капле в левый глаз два раза в день.', 'med', /в левый глаз 2 раза в день/u],
] as const)('%s: %s', (language, text, vertical, wanted) => {
  expect(sectionsOf(text, language, vertical).medications ?? '').toMatch(wanted)
})

test('a gram told in the dative is a dose', () => {
  expect(sectionsOf('Врач: Принимайте амоксициллин по одному грамму два раза в день десять дней.', 'ru', 'med').medications).toMatch(/1 г 2 раза в день/u)
})
