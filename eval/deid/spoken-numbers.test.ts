import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { seededRandom } from '#domain/deidentify/mask/seeded-random.ts'
import { sayDigits } from './number-speech.ts'

type Announced = { readonly language: Language; readonly before: string; readonly first: string; readonly length: number }

const ANNOUNCED: readonly Announced[] = [
  { language: 'nb', before: 'du kan ringe meg på', first: '9', length: 8 },
  { language: 'nb', before: 'fødselsnummeret mitt er', first: '0', length: 11 },
  { language: 'nb', before: 'saksnummeret hos nav er', first: '4', length: 7 },
  { language: 'sv', before: 'mitt telefonnummer är', first: '0', length: 10 },
  { language: 'sv', before: 'personnumret är', first: '5', length: 10 },
  { language: 'sv', before: 'skadenumret är', first: '7', length: 8 },
  { language: 'da', before: 'mit nummer er', first: '2', length: 8 },
  { language: 'da', before: 'cpr nummeret er', first: '1', length: 10 },
  { language: 'da', before: 'kontonummeret er', first: '3', length: 10 },
  { language: 'en', before: 'you can reach me on', first: '0', length: 11 },
  { language: 'en', before: 'the claim number is', first: '8', length: 6 },
  { language: 'ru', before: 'мой телефон', first: '9', length: 10 },
  { language: 'ru', before: 'номер чипа', first: '5', length: 15 },
]
const GROUPINGS = [[1], [2], [1, 2], [3, 2], [2, 3], [2, 1]]
const ROUNDS = 20

/** The letters of the number that are left when the text is masked. */
function lettersLeft({ language, before }: Announced, said: string): string {
  const text = `${before} ${said}`
  const masked = new Uint8Array(text.length)
  for (const { start, end } of findIdentifiers({ text, language })) masked.fill(1, start, end)
  return Array.from(said).filter((sign, at) => /\p{L}/u.test(sign) && masked[before.length + 1 + at] !== 1).join('')
}

describe('GDPR: numbers read out in words', () => {
  test.each(ANNOUNCED)('$language: "$before …" is masked whatever the digits are read in', (announced) => {
    const random = seededRandom(announced.length)
    for (let round = 0; round < ROUNDS; round++) {
      const digits = announced.first + Array.from({ length: announced.length - 1 }, () => String(Math.floor(random() * 10))).join('')
      for (const grouping of GROUPINGS)
        expect(lettersLeft(announced, sayDigits(digits, grouping, announced.language)), `${digits} in ${grouping.join('+')}`).toBe('')
    }
  })
})
