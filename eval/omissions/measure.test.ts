import { expect, test } from 'vitest'
import { judgeList, type Labelled } from './measure.ts'

const LABELS: Labelled[] = [
  { talk: 'x', start: 0, end: 10, text: 'hosten har', label: 'needed', critical: true },
  { talk: 'x', start: 20, end: 30, text: 'så fin du ', label: 'chatter', critical: false },
]

const entry = (start: number, end: number, isLikely = true) => ({ start, end, text: 'a', isLikely })

test('each entry goes by the label it shares most with; one that nobody read has none', () => {
  const { listed } = judgeList([entry(2, 10), entry(20, 30), entry(50, 60)], LABELS, () => [])
  expect(listed.map(({ label }) => label)).toEqual(['needed', 'chatter', undefined])
})

test('what is critical and nowhere is found; listed, told or asked about it is not missing', () => {
  expect(judgeList([], LABELS, () => []).criticalMissing).toHaveLength(1)
  expect(judgeList([], LABELS, () => [{ start: 0, end: 3 }]).criticalMissing).toHaveLength(1)
  expect(judgeList([], LABELS, () => [{ start: 0, end: 8 }]).criticalMissing).toEqual([])
  expect(judgeList([entry(0, 10)], LABELS, () => []).criticalMissing).toEqual([])
})

test('what is behind the fold counts apart: it is not nowhere, and not shown at once', () => {
  const { listed, folded, criticalMissing, criticalFolded } = judgeList([entry(0, 10, false)], LABELS, () => [])
  expect([listed.length, folded.length, criticalMissing.length, criticalFolded.length]).toEqual([0, 1, 0, 1])
  expect(judgeList([entry(0, 10)], LABELS, () => []).criticalFolded).toEqual([])
})
