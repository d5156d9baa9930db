import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/report.ts'
import { suggestDiagnoses } from '#domain/terminology/diagnoses/suggest-diagnoses.ts'
import { HOSTILE_TEXTS, type MakeText, mixedText } from '#domain/text/testing/hostile-texts.ts'
import { findOmissions } from './omissions.ts'
import type { ReportSource } from './sources.ts'
import { writeReport } from './write-report.ts'

/** All that a talk is read for: the report, what it leaves out, and the diagnoses it speaks for. */
function readWhole(text: string): Report {
  const sources: ReportSource[] = [{ kind: 'transcription', text }]
  const report = writeReport({ sources, headingLanguage: 'nb', language: 'nb', vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z' })
  findOmissions(report, sources, 'med')
  suggestDiagnoses({ sources, language: 'nb' })
  return report
}

/** Processor time of this thread, so that what else the machine does hardly counts. */
function spentMs(text: string): number {
  const before = process.threadCpuUsage()
  readWhole(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

const SHORT = 4_000
const TIMES = 8
/** Linear time is 8 times as long, square time 64 times; the caches of a loaded machine may double what is linear. */
const MOST_TIMES = 3 * TIMES
/** Below this a measured time says nothing. */
const LEAST_MS = 15
const TEST_LIMIT_MS = 180_000

/** Whether a text eight times as long takes far more than eight times as long, in the best of a few tries. */
function growsFaster(make: MakeText): boolean {
  const [short, long] = [make(SHORT), make(SHORT * TIMES)]
  spentMs(short)
  for (let left = 3; left > 0; left -= 1) {
    if (spentMs(long) <= MOST_TIMES * Math.max(LEAST_MS, spentMs(short))) return false
  }
  return true
}

describe('SEC-4: reading a talk takes time linear in its length', () => {
  test.each(Object.entries(HOSTILE_TEXTS))('%s', (_name, make) => {
    expect(growsFaster(make)).toBe(false)
  }, TEST_LIMIT_MS)

  test('shapes mixed', () => {
    let state = 7
    const pick = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below
    expect(growsFaster((letters) => mixedText(letters, pick))).toBe(false)
  }, TEST_LIMIT_MS)

  test('the longest text that is taken, as one word, is read', () => {
    expect(readWhole('a'.repeat(600_000)).sections).toEqual([])
  }, TEST_LIMIT_MS)
})
