import { afterEach, expect, test } from 'vitest'
import { forgetKeptWords, keepTexts } from './kept-words.ts'
import { tokenise } from './tokens.ts'

const SENTENCE = 'Blodtrykket er 120/80, og hun bruker Ménière’s-medisin.'

afterEach(() => keepTexts(false))

test('words and numbers with their places, their letters as they are looked up, and what stands before them', () => {
  expect(tokenise('Nei – 2,5 mg, altså.')).toEqual([
    { text: 'Nei', lower: 'nei', start: 0, end: 3, gap: '' },
    { text: '2,5', lower: '2,5', start: 6, end: 9, gap: '–' },
    { text: 'mg', lower: 'mg', start: 10, end: 12, gap: '' },
    { text: 'altså', lower: 'altså', start: 14, end: 19, gap: ',' },
  ])
  expect(tokenise('ёлка d’Arc').map(({ lower }) => lower)).toEqual(['елка', "d'arc"])
})

test('a sentence is cut once while its talk is read, and a whole talk is not kept', () => {
  expect(tokenise(SENTENCE)).not.toBe(tokenise(SENTENCE))
  keepTexts(true)
  const first = tokenise(SENTENCE)
  expect(tokenise(SENTENCE)).toBe(first)
  const talk = SENTENCE.repeat(20)
  expect(tokenise(talk)).not.toBe(tokenise(talk))
  expect(tokenise(talk)).toEqual(tokenise(talk))
})

test('nothing of a talk stays once it is forgotten', () => {
  const first = tokenise(SENTENCE)
  forgetKeptWords()
  expect(tokenise(SENTENCE)).not.toBe(first)
  expect(tokenise(SENTENCE)).toEqual(first)
})
