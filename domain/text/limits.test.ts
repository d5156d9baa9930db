import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { readMarks } from '../report/statement.ts'
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
