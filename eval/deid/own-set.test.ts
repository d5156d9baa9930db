import { idnr } from '@navikt/fnrvalidator'
import personnummer from 'personnummer'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findIdentifiers } from '#domain/deidentify/find-identifiers.ts'
import { readDocuments } from './documents.ts'
import { scoreMasking } from './own-score.ts'

const documents = readDocuments(join(import.meta.dirname, 'own.jsonl'))

describe('the own development texts', () => {
  test('hold all five languages, both editions, and only people who are not', () => {
    expect(new Set(documents.map(({ language }) => language))).toEqual(new Set(['nb', 'sv', 'da', 'en', 'ru']))
    const ids = documents.flatMap(({ text, spans }) => spans.filter(({ type }) => type === 'NATIONAL_ID').map(({ start, end }) => text.slice(start, end).replace(/\D/g, '')))
    expect(ids.filter((digits) => digits.length === 11 && idnr(digits).status === 'valid')).toEqual([])
    expect(ids.filter((digits) => (digits.length === 10 || digits.length === 12) && personnummer.valid(digits))).toEqual([])
  })
  test('GDPR: are masked within the bars', () => {
    const score = scoreMasking(documents, ({ text, language, vertical }) => findIdentifiers({ text, language, ...(vertical && { vertical }) }))
    expect(score.directMasked).toBeGreaterThanOrEqual(0.97)
    expect(score.directLeak).toBeLessThanOrEqual(0.01)
    expect(score.othersMasked).toBeLessThanOrEqual(0.02)
    expect(score.medicalWords).toBeGreaterThan(100)
    expect(score.medicalMasked).toBe(0)
  })
})
