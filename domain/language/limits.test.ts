import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { readMarks } from '#domain/note/annotate/statement.ts'
import { applyCorrections } from '#domain/note/resolve/repair/corrections.ts'
import { tongueOf } from './language.ts'

test.each<[Language, string, boolean]>([
  ['nb', 'smertene går ikke over', true],
  ['nb', 'ikke mer enn 4 ganger i døgnet', false],
  ['nb', 'ikke over én gang i timen', false],
  ['sv', 'värken går inte över', true],
  ['sv', 'inte mer än 2 tabletter', false],
  ['da', 'smerterne går ikke over', true],
  ['en', 'no more than 4 a day', false],
])('%s: a limit denies nothing where a number follows: %s', (language, text, denies) => {
  expect(readMarks(text, tongueOf(language)).counts.has('negation')).toBe(denies)
})

test.each([
  "Take the tablets for a week, and ring if it's no better by Friday.",
  'Penicillin for ten days, and come back if there is no change in two weeks.',
  'He walks twice a day with no pain, ten minutes at a time.',
])('a no that belongs to what follows takes nothing back: %s', (text) => {
  expect(applyCorrections(text, tongueOf('en'), () => 0)).toBe(text)
})
