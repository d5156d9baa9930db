import { describe, expect, test } from 'vitest'
import { wordTokens } from './word-tokens.ts'

/** The words of a text as their own pattern has them; the reader goes through the signs one by one. */
const PATTERN = /\p{L}[\p{L}\p{M}\d]*(?:['’‑-]\p{L}[\p{L}\p{M}\d]*)*|\d+/gu
const SIGNS = Array.from('aøЖяẞé1 9-\'’‑.,\n\u0301\u0308\u200d\u00a0अ一٣_"—😀𝒜')

describe('cutting a text into words', () => {
  test('words, numbers and what stands between them are those of the pattern, whatever the signs', () => {
    let seed = 1
    const next = (below: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      return (seed >>> 8) % below
    }
    for (let round = 0; round < 3_000; round++) {
      const text = Array.from({ length: next(24) }, () => SIGNS[next(SIGNS.length)] ?? '').join('')
      const tokens = wordTokens(text)
      expect(tokens.map((token) => token.text), JSON.stringify(text)).toEqual(text.match(PATTERN) ?? [])
      expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(tokens.map((token) => token.text))
      expect(tokens.map(({ gap, text: word }) => gap + word).join('')).toBe(text.slice(0, tokens.at(-1)?.end ?? 0))
    }
  })

  test('a word met again in another text keeps its spelling', () => {
    const [first, second] = [wordTokens('Kari KARI kari 12'), wordTokens('så kom Kari og KARI, kari og 12')]
    const spelling = (text: string, tokens: typeof first) =>
      tokens.filter((token) => token.text === text).map(({ lower, isCapital, isAllCaps, isNumber }) => ({ lower, isCapital, isAllCaps, isNumber }))
    for (const word of ['Kari', 'KARI', 'kari', '12']) expect(spelling(word, second)).toEqual(spelling(word, first))
    expect(spelling('KARI', first)).toEqual([{ lower: 'kari', isCapital: true, isAllCaps: true, isNumber: false }])
  })
})
