import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { growsFaster, spentMs, TIMES } from '#domain/language/testing/linear-growth.ts'
import { findIdentifiers } from './find-identifiers.ts'
import { mask, restore } from './mask.ts'

const language = fc.constantFrom<Language>('nb', 'sv', 'da', 'en', 'ru')
const piece = fc.oneof(
  fc.constantFrom(
    'Kari Nordmann', 'kari', 'jeg heter', 'født', '02.02.1949', '020249 38122', 'tlf', '909 11 223', 'Storgata 3', '4616 Kristiansand', '[navn 1]',
    '[имя 1.2]', 'Мария Ивановна', 'сто двадцать', 'null fire tolv', 'sykehus', '😀', '\n', ' - ', 'a@b.no', '$&', 'Dr', 'Mr', '…', '\u0301',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' '))

describe('masking any text', () => {
  test('findings lie in the text, in order, and never overlap', () => {
    fc.assert(
      fc.property(text, language, (source, spoken) => {
        let last = 0
        for (const { start, end, confidence } of findIdentifiers({ text: source, language: spoken })) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(confidence).toBeGreaterThan(0)
          last = end
        }
        expect(last).toBeLessThanOrEqual(source.length)
      }),
      { numRuns: 300 },
    )
  })
  test('what was masked comes back letter for letter', () => {
    fc.assert(
      fc.property(text, language, (source, spoken) => {
        const masked = mask(source, findIdentifiers({ text: source, language: spoken }), spoken)
        expect(restore(masked.text, masked.map)).toBe(source)
      }),
      { numRuns: 300 },
    )
  })
})

describe('SEC-4: no text makes the search slow', () => {
  const seeds = [
    'a', 'A', 'a-', 'A-', '1', '1 ', '1.', '1/', '+', '@', 'a@', 'a.', ' ', '\n', 'Aa ', 'født ', 'to ', 'første i tredje ', 'dr ', 'jeg heter ',
    'Kari ', 'Storgata ', 'A sykehus ', 'saksnr ', 'sak:::: ', 'hpr nr nr ', '3 mars ', 'at punktum ', 'a.no', 'ул. А ', 'иванова ', 'NO12 ', 'AB12',
    '[navn 1] ', 'A. B. ', 'A van ',
  ]
  const SHORT = 8_000
  /** Each makes one long token, or one stretch that looks like one. */
  const pieces = ['x', 'e\u0301', 'ж', 'ord-', "ord'", 'Ord-', '1', 'a1', 'a1-', '1.1.', '１', 'a\u00ad', '\u200b', 'a/', 'a.', 'a@', 'a_', '1\t', '1\u2013']
  const [TOKEN, LONG_TOKEN] = [16 * 1024, 128 * 1024]
  const search = (source: string) => findIdentifiers({ text: source, language: 'nb' })
  const elapsed = (source: string) => spentMs(() => search(source))
  test.each(seeds)('%j over and over', (seed) => {
    const short = seed.repeat(Math.ceil(SHORT / seed.length))
    expect(growsFaster(search, { short, long: short.repeat(TIMES), leastMs: 4, tries: 3 })).toBe(false)
  }, 60_000)
  test.each(pieces)('one token of 128,000 letters: %j', (unit) => {
    const base = Math.max(8, elapsed(unit.repeat(TOKEN / unit.length)), elapsed(unit.repeat(TOKEN / unit.length)))
    expect(elapsed(unit.repeat(LONG_TOKEN / unit.length))).toBeLessThan((base * LONG_TOKEN * 4) / TOKEN)
  }, 60_000)
})
