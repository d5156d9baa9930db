import { idnr } from '@navikt/fnrvalidator'
import personnummer from 'personnummer'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { readDocuments, type GoldDocument } from './documents.ts'
import { filledDocuments } from './filled-documents.ts'
import { scoreMasking } from './own-score.ts'

const documents = readDocuments(join(import.meta.dirname, 'own.jsonl'))

const find = ({ text, language, vertical }: GoldDocument) => findIdentifiers({ text, language, ...(vertical && { vertical }) })

describe('the own development texts', () => {
  test('hold all five languages, both editions, and only people who are not', () => {
    expect(new Set(documents.map(({ language }) => language))).toEqual(new Set(['nb', 'sv', 'da', 'en', 'ru']))
    const ids = documents.flatMap(({ text, spans }) =>
      spans.filter(({ type }) => type === 'NATIONAL_ID').map(({ start, end }) => text.slice(start, end).replace(/\D/g, '')),
    )
    expect(ids.filter((digits) => digits.length === 11 && idnr(digits).status === 'valid')).toEqual([])
    expect(ids.filter((digits) => (digits.length === 10 || digits.length === 12) && personnummer.valid(digits))).toEqual([])
  })
  test('GDPR: are masked within the bars', () => {
    const score = scoreMasking(documents, find)
    expect(score.directMasked).toBeGreaterThanOrEqual(0.97)
    expect(score.directLeak).toBeLessThanOrEqual(0.01)
    expect(score.othersMasked).toBeLessThanOrEqual(0.02)
    expect(score.medicalWords).toBeGreaterThan(100)
    expect(score.medicalMasked).toBe(0)
  }, 120_000)
})

describe('speech without capitals', () => {
  const lines = filledDocuments({ seed: 121, batch: 'uncased' })
  test('GDPR: names that are words of every day are masked, and the same words are left where they are words', () => {
    expect(lines.length).toBeGreaterThanOrEqual(300)
    const score = scoreMasking(lines, find)
    expect(score.directMasked).toBeGreaterThanOrEqual(0.92)
    expect(score.othersMasked).toBeLessThanOrEqual(0.03)
    expect(score.medicalMasked).toBe(0)
  }, 120_000)
  test.each([
    'bruddet ble fiksert med skrue og plate', 'det ble brukt tang ved forløsningen', 'jeg testet refleksene med en hammer og de var like',
    'svelget ble undersøkt med speil', 'barnet så på en stjerne på veggen',
  ])('%s', (text) => {
    expect(findIdentifiers({ text, language: 'nb' })).toEqual([])
  })
})
