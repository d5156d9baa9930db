import { describe, expect, test } from 'vitest'
import { figuresOf, judgeAll } from './measure.ts'

const JUDGED = judgeAll()

describe('marks on what a language model wrote', () => {
  test('the set holds true and false sentences of every kind in five languages and both editions', () => {
    expect(JUDGED.length).toBeGreaterThan(200)
    expect(new Set(JUDGED.map(({ language }) => language)).size).toBe(5)
    expect(JUDGED.filter(({ kind }) => kind === undefined).length).toBeGreaterThan(100)
  })

  test.each(['drug', 'dose', 'number', 'side'] as const)('LLM-1 no planted %s passes unmarked', (kind) => {
    expect(JUDGED.filter((one) => one.kind === kind && !one.isMarked).map(({ sentence }) => sentence)).toEqual([])
  })

  test('of planted falsehoods at least 95 in a hundred are marked, and of what was truly said at most 5', () => {
    const { recall, precision, falseMarks } = figuresOf(JUDGED)
    expect(recall).toBeGreaterThanOrEqual(0.95)
    expect(precision).toBeGreaterThanOrEqual(0.95)
    expect(falseMarks).toBeLessThanOrEqual(0.05)
  })
})
