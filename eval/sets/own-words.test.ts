import { expect, test } from 'vitest'
import { judgeOwnWords } from '../grounding/measure.ts'

test('every sentence in words of its own belongs to an open talk, true and false ones in each language', () => {
  const own = judgeOwnWords()
  expect(own).toHaveLength(637)
  const kinds = Object.entries(Object.groupBy(own, ({ language }) => language)).map(([, group]) => new Set(group.map(({ kind }) => kind !== undefined)).size)
  expect(kinds).toEqual([2, 2, 2, 2, 2])
})
