import { expect, test } from 'vitest'
import { CaseChange } from '#contract/case.ts'
import { MOST_CHARACTERS, judgeFile, judgeText } from './draft-limits.ts'

test.each([
  ['', 'empty'],
  [' \n\t ', 'empty'],
  ['Hoste i tre uker.', 'fine'],
  ['a'.repeat(MOST_CHARACTERS), 'fine'],
  ['a'.repeat(MOST_CHARACTERS + 1), 'tooLong'],
])('a conversation of %#', (text, expected) => {
  expect(judgeText(text)).toBe(expected)
})

test('what is judged fine is what the contract takes, to the last character', () => {
  const id = '0b7f1f3e-3c1f-4f0e-8f54-111111111111'
  expect(CaseChange.safeParse({ id, transcription: 'a'.repeat(MOST_CHARACTERS) }).success).toBe(true)
  expect(CaseChange.safeParse({ id, transcription: 'a'.repeat(MOST_CHARACTERS + 1) }).success).toBe(false)
})

test.each([
  [{ name: 'samtale.txt', type: 'text/plain', size: 900 }, 'fine'],
  [{ name: 'samtale.TXT', type: '', size: 900 }, 'fine'],
  [{ name: 'opptak.mp3', type: 'audio/mpeg', size: 900 }, 'notText'],
  [{ name: 'samtale.txt', type: 'text/plain', size: 40_000_000 }, 'tooLong'],
])('a dropped file %o is %s', (file, expected) => {
  expect(judgeFile(file)).toBe(expected)
})
