import { expect, test } from 'vitest'
import { goldPattern, wholeNumberPattern } from './gold-pattern.ts'

const finds = (source: string, text: string) => text.search(goldPattern(source)) !== -1

test('letters of every language are letters of a word', () => {
  expect(finds(String.raw`\bød\w*`, 'lett ødem')).toBe(true)
  expect(finds(String.raw`\bdem`, 'lett ødem')).toBe(false)
  expect(finds(String.raw`бол\w+\b`, 'болезненность')).toBe(true)
  expect(finds(String.raw`not\W?ok`, 'not ok')).toBe(true)
  expect(finds(String.raw`[\w-]{6}`, 'åå-åå-')).toBe(true)
})

test('signs that need no escape may have one', () => {
  expect(finds(String.raw`3\-4\%`, 'om 3-4%')).toBe(true)
  expect(finds(String.raw`[a\-c]`, '-')).toBe(true)
})

test('a number is found only as a whole number', () => {
  const finds40 = (text: string) => text.search(wholeNumberPattern('40 ?mg|førti')) !== -1
  expect([finds40('40 mg'), finds40('førti')]).toEqual([true, true])
  expect([finds40('140 mg'), finds40('2,40 mg')]).toEqual([false, false])
  expect('400'.search(wholeNumberPattern('40'))).toBe(-1)
})
