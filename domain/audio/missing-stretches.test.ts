import { expect, test } from 'vitest'
import { missingStretches } from './missing-stretches.ts'

const heard = (index: number, startMs = (index - 1) * 25_000, endMs = startMs + 30_000) => ({ index, startMs, endMs })

test.each([
  ['nothing missing', [], [heard(1)], []],
  ['one between two', [2], [heard(1), heard(3)], [[30_000, 50_000]]],
  ['the neighbours know better than the usual step', [2], [heard(1, 0, 29_400), heard(3, 51_020, 80_000)], [[29_400, 51_020]]],
  ['two in a row', [2, 3], [heard(1), heard(4)], [[30_000, 75_000]]],
  ['two apart', [2, 4], [heard(1), heard(3), heard(5)], [[30_000, 50_000], [80_000, 100_000]]],
  ['the first', [1], [heard(2)], [[0, 25_000]]],
  ['the last: as long as a step, for nobody knows', [3], [heard(1), heard(2, 25_000, 54_000)], [[54_000, 79_000]]],
  ['before anything is heard', [2], [], [[30_000, 50_000]]],
  ['a short group that leaves no gap', [2], [heard(1, 0, 40_000), heard(3, 38_000, 60_000)], []],
])('REL-7 %s', (_, missing, groups, expected) => {
  expect(missingStretches(missing, groups).map(({ startMs, endMs }) => [startMs, endMs])).toEqual(expected)
})
