import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/report.ts'
import { suggestDiagnoses } from '#domain/diagnoses/suggest-diagnoses.ts'
import { HOSTILE_TEXTS, LONG_HOSTILE_TEXTS, type MakeText, mixedText } from '#domain/language/testing/hostile-texts.ts'
import { growsFaster, TIMES } from '#domain/language/testing/linear-growth.ts'
import { findOmissions } from '#domain/note/omissions/omissions.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { writeReport } from './write-report.ts'

/** All that a talk is read for: the report, what it leaves out, and the diagnoses it speaks for. */
function readWhole(text: string): Report {
  const sources: ReportSource[] = [{ kind: 'transcription', text }]
  const report = writeReport({ sources, headingLanguage: 'nb', language: 'nb', vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z' })
  findOmissions(report, sources, 'med')
  suggestDiagnoses({ sources, language: 'nb' })
  return report
}

/** `TIMES` as many are the length of an hour's talk; a million letters and more are sent by `npm run fuzz`. */
const SHORT = 2_500
/** What grows slowly shows in a text as long as the longest talks. */
const SHORT_OF_LONG = 7_500
const TEST_LIMIT_MS = 180_000

const readingGrowsFaster = (make: MakeText, letters = SHORT): boolean =>
  growsFaster(readWhole, { short: make(letters), long: make(letters * TIMES), leastMs: 8, tries: 3 })

describe('SEC-4: reading a talk takes time linear in its length', () => {
  test.each(Object.entries(HOSTILE_TEXTS))('%s', (_name, make) => {
    expect(readingGrowsFaster(make)).toBe(false)
  }, TEST_LIMIT_MS)

  test.each(Object.entries(LONG_HOSTILE_TEXTS))('%s, to 60,000 letters', (_name, make) => {
    expect(readingGrowsFaster(make, SHORT_OF_LONG)).toBe(false)
  }, TEST_LIMIT_MS)

  test('shapes mixed', () => {
    let state = 7
    const pick = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below
    expect(readingGrowsFaster((letters) => mixedText(letters, pick))).toBe(false)
  }, TEST_LIMIT_MS)

  test('the longest text that is taken, as one word, is read', () => {
    expect(readWhole('a'.repeat(600_000)).sections).toEqual([])
  }, TEST_LIMIT_MS)
})
