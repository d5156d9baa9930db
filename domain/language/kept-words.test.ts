import { afterEach, expect, test } from 'vitest'
import { forgetKeptWords, keepByText, keepByWord, keepTexts } from './kept-words.ts'

afterEach(() => keepTexts(false))

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

test('GDPR-4 whole sentences are kept only by a thread that forgets them after each text', () => {
  const asked: string[] = []
  const one = keepByText(10, (text) => asked.push(text))
  one('Kari has a cough')
  one('Kari has a cough')
  expect(asked).toHaveLength(2)
  keepTexts(true)
  one('Kari has a cough')
  one('Kari has a cough')
  expect(asked).toHaveLength(3)
  forgetKeptWords()
  one('Kari has a cough')
  expect(asked).toHaveLength(4)
})
