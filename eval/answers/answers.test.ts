import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Feature, Features } from '#domain/answers/held/features.ts'
import { FEATURES } from '#domain/answers/held/features.ts'
import { setsIn } from '../data.ts'
import { judgeCaseQuestions, readCaseQuestions } from './case-questions.ts'
import { judgeHeld } from './held.ts'
import { doubtBy, learnWeights, thresholdFor } from './learn.ts'
import { caseFigures, heldFigures } from './tables.ts'

const HERE = import.meta.dirname
const { consultations } = setsIn(join(HERE, '../../../shared'))

const only = (shown: Feature, value = 1): Features => Object.fromEntries(FEATURES.map((name) => [name, name === shown ? value : 0])) as Features

describe('the yardsticks of answers', () => {
  test('the open sentences are told apart as well as when their weights were learnt', () => {
    const { wrong, caught, right, disturbed } = heldFigures(judgeHeld(join(HERE, 'held-open.jsonl')))
    expect(wrong).toBeGreaterThanOrEqual(150)
    expect(right).toBeGreaterThanOrEqual(150)
    expect(caught / wrong).toBeGreaterThan(0.7)
    expect(disturbed / right).toBeLessThan(0.12)
  })

  test('the open questions of a case find their place', (context) => {
    if (consultations === undefined || !existsSync(consultations)) return context.skip('the development consultations are not here')
    const { answerable, found, unanswerable, silent } = caseFigures(
      judgeCaseQuestions(readCaseQuestions(join(HERE, 'case-questions-open.jsonl'), [consultations])),
    )
    expect(found / answerable).toBeGreaterThan(0.9)
    expect(silent / unanswerable).toBeGreaterThanOrEqual(0.9)
  })

  test('figures tell a place that was found from one that was said to answer, and silence from a claim', () => {
    const one = { id: 'a', language: 'nb', question: '', isForeign: false, shown: [] } as const
    expect(caseFigures([
        { ...one, shown: [], hasAnswer: true, answered: true, rank: 1 },
        { ...one, shown: [], hasAnswer: true, answered: false, rank: 2 },
        { ...one, shown: [], hasAnswer: true, answered: true, rank: 0 },
        { ...one, shown: [], hasAnswer: false, answered: false, rank: 0 }, { ...one, shown: [], hasAnswer: false, answered: true, rank: 0 },
      ])).toEqual({ answerable: 3, first: 1, found: 2, right: 1, unanswerable: 2, silent: 1 })
  })

  test('what false sentences show is learnt, and nothing speaks for a sentence', () => {
    const examples = [
      ...Array.from({ length: 20 }, () => ({ features: only('missingNumber'), isFalse: true })),
      ...Array.from({ length: 20 }, () => ({ features: only('farMedicine'), isFalse: false })),
    ]
    const weights = learnWeights(examples)
    expect(doubtBy(weights, only('missingNumber'))).toBeGreaterThan(1)
    expect(Math.min(...weights.values())).toBe(0)
    expect(thresholdFor([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0.2)).toBe(7)
  })
})
