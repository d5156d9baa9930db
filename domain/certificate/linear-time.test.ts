import { describe, expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '#domain/language/testing/hostile-texts.ts'
import { growsFaster, spentMs, TIMES } from '#domain/language/testing/linear-growth.ts'
import { readTalk } from './read-talk.ts'

const SHORT = 1_000
const TEST_LIMIT_MS = 180_000
const TALK = [
  'Dyrlege: Hvem har vi her?', 'Eier: Pelle, han er en beagle. Jeg heter Anne Solvik.', 'Dyrlege: Er han forsikret?',
  'Eier: Ja, hos Dyretrygg. Polisen er DT 4471.', 'Dyrlege: Han er øm i venstre kne. Røntgen viser væske i leddet. Dette er artrose.', '',
].join('\n')
const WORDS_OF_TALK = TALK.split(/\s+/u).length

const read = (text: string) => readTalk(text, 'nb')

describe('SEC-4: reading a talk for a certificate takes time linear in it', () => {
  test.each(Object.entries(HOSTILE_TEXTS))('%s', (_name, make) => {
    expect(growsFaster(read, { short: make(SHORT), long: make(SHORT * TIMES), leastMs: 8, tries: 3 })).toBe(false)
  }, TEST_LIMIT_MS)

  test('a talk of 20,000 words, as turns and in one breath', () => {
    for (const text of [TALK, TALK.toLowerCase().replaceAll(/[\n.,?:]/gu, ' ')]) {
      const make = (words: number): string => text.repeat(Math.ceil(words / WORDS_OF_TALK))
      expect(growsFaster(read, { short: make(20_000 / TIMES), long: make(20_000), leastMs: 8, tries: 3 })).toBe(false)
    }
  }, TEST_LIMIT_MS)

  test('a word of 100,000 letters', () => {
    for (const text of ['a'.repeat(100_000), `Eier: Han heter ${'Å'.repeat(100_000)}.`]) {
      expect(spentMs(() => read(text))).toBeLessThan(20_000)
      for (const [, { value }] of read(text)) expect(text).toContain(value)
    }
  }, TEST_LIMIT_MS)
})
