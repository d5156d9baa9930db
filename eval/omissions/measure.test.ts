import { expect, test } from 'vitest'
import { judgeList, type Labelled } from './measure.ts'

const LABELS: Labelled[] = [
  { talk: 'x', start: 0, end: 10, text: 'hosten har', label: 'needed', critical: true },
  { talk: 'x', start: 20, end: 30, text: 'så fin du ', label: 'chatter', critical: false },
]

test('each entry goes by the label it shares most with; one that nobody read has none', () => {
  const { listed } = judgeList([{ start: 2, end: 10, text: 'a' }, { start: 20, end: 30, text: 'b' }, { start: 50, end: 60, text: 'c' }], LABELS, () => [])
  expect(listed.map(({ label }) => label)).toEqual(['needed', 'chatter', undefined])
})

test('what is critical and nowhere is found; listed, told or asked about it is not missing', () => {
  expect(judgeList([], LABELS, () => []).criticalMissing).toHaveLength(1)
  expect(judgeList([], LABELS, () => [{ start: 0, end: 3 }]).criticalMissing).toHaveLength(1)
  expect(judgeList([], LABELS, () => [{ start: 0, end: 8 }]).criticalMissing).toEqual([])
  expect(judgeList([{ start: 0, end: 10, text: 'a' }], LABELS, () => []).criticalMissing).toEqual([])
})
