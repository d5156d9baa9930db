import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { readSpoken, tallySpoken, type SpokenDocument } from './spoken-score.ts'

const documents = readSpoken(join(import.meta.dirname, 'spoken-open.jsonl'))

/** The share of a kind in the line that `tallySpoken` writes for a language. */
function shareOf(lines: readonly string[], language: string, kind: string): number {
  const line = lines.find((one) => one.startsWith(`${language}: `)) ?? ''
  return Number(new RegExp(`(?:^|[:,] )${kind} \\d+/\\d+ \\(([\\d.]+) %\\)`).exec(line)?.[1])
}

const find = ({ text, language, vertical }: SpokenDocument) => findIdentifiers({ text, language, ...(vertical && { vertical }) })

describe('speech without capitals and stops, learnt from in part', () => {
  const lines = tallySpoken(documents, find)

  test('has its direct identifiers masked whole', () => {
    expect(shareOf(lines, 'all', 'direct')).toBeGreaterThanOrEqual(95)
    expect(shareOf(lines, 'all', 'everyday')).toBeGreaterThanOrEqual(93)
  })

  test.each(['nb', 'sv', 'da', 'en', 'ru'])('keeps its other words in %s', (language) => {
    expect(shareOf(lines, language, 'other words')).toBeLessThanOrEqual(3)
    expect(shareOf(lines, language, 'medical words')).toBeLessThanOrEqual(1)
  })

  test('counts what is left and what is masked too much', () => {
    const nobody = tallySpoken(documents, () => [])
    expect(shareOf(nobody, 'all', 'direct')).toBe(0)
    expect(shareOf(nobody, 'all', 'other words')).toBe(0)
    const whole = tallySpoken(documents, ({ text }) => [{ start: 0, end: text.length, type: 'NAME', confidence: 1 }])
    expect(shareOf(whole, 'all', 'direct')).toBe(100)
    expect(shareOf(whole, 'all', 'other words')).toBe(100)
  })
})
