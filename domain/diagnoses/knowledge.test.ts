import { expect, test } from 'vitest'
import { allConditions } from '#domain/conditions/conditions.ts'
import { wordIds, wordPhrases } from './knowledge.ts'
import { indexPhrases } from './phrase-index.ts'
import { tokenise } from '#domain/language/tokens.ts'

test('every word has phrases in all five languages', () => {
  const lacking = wordPhrases().filter(({ phrases }) => Object.values(phrases).some((text) => text.trim() === ''))
  expect(lacking.map(({ id }) => id)).toEqual([])
})

test('no word and no code stands twice', () => {
  const ids = wordPhrases().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const codes = allConditions().map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
})

test('every finding is made of known words and has a weight', () => {
  const known = wordIds()
  const wrong = allConditions().flatMap(({ code, findings }) =>
    findings
      .filter(({ words, weight }) => words.length > 2 || !words.every((word) => known.has(word)) || !(Math.abs(weight) > 0 && Math.abs(weight) <= 5))
      .map(({ key }) => `${code} ${key}`),
  )
  expect(wrong).toEqual([])
})

test('a condition that can be named can be named in all five languages, and has its own labels where no list gives one', () => {
  const wrong = allConditions().filter(({ names, labels }) => {
    const counts = Object.values(names).map((list) => list.length)
    return (
      counts.some((count) => count > 0) &&
      (counts.some((count) => count === 0) || labels.sv === undefined || labels.en === undefined || labels.ru === undefined)
    )
  })
  expect(wrong.map(({ code }) => code)).toEqual([])
})

test('every chapter of ICPC-2 that holds illnesses of the body or mind is covered', () => {
  expect([...new Set(allConditions().map(({ code }) => code.charAt(0)))].toSorted().join('')).toBe('ABDFHKLNPRSTUWXY')
})

test.each([
  ['kne', 'et vondt kne', 1], ['magesmert@', 'han har magesmerter', 1], ['@verk', 'hun har tannverk', 1], ['@verk', 'et verk', 0],
  ['gått ned _ kilo', 'gått ned fire kilo', 1], ['gått ned _ kilo', 'gått ned en hel del mange kilo', 0], ['38.@', '38,4 grader', 1],
  ['vondt i halsen', 'vondt. i halsen', 0], ['желт@', 'жёлтые выделения', 1],
] as const)('phrase %s in "%s": %d', (phrase, text, count) => {
  expect(indexPhrases([['id', phrase]]).find(tokenise(text))).toHaveLength(count)
})
