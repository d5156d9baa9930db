import { expect, test } from 'vitest'
import { forgetKeptWords, keepByWord } from './kept-words.ts'

test('what a word gives is worked out once, nothing included, until all is forgotten', () => {
  const asked: string[] = []
  const first = keepByWord(10, (word) => {
    asked.push(word)
    return word === 'none' ? undefined : word.length
  })
  expect([first('ab'), first('none'), first('ab'), first('none')]).toEqual([2, undefined, 2, undefined])
  expect(asked).toEqual(['ab', 'none'])
  forgetKeptWords()
  first('ab')
  expect(asked).toEqual(['ab', 'none', 'ab'])
})

test('never more words are kept than asked for', () => {
  let worked = 0
  const one = keepByWord(2, () => (worked += 1))
  for (const word of ['a', 'b', 'c', 'c', 'a']) one(word)
  expect(worked).toBe(4)
})
