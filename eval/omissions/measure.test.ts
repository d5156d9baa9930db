import { expect, test } from 'vitest'
import { judgeList, type Labelled, labelledTalks, labelsOf } from './measure.ts'

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

test.each(['open', 'kept', 'open-2', 'kept-2', 'open-3'] as const)('%s: every label stands at its place in a talk of its own half', (half) => {
  const labels = labelsOf(half)
  const texts = new Map(labelledTalks(labels).map(({ id, transcript }) => [id, transcript]))
  expect(texts.size).toBe(half === 'open-3' ? 704 : 20)
  for (const { talk, start, end, text } of labels) expect(texts.get(talk)?.slice(start, end)).toBe(text)
})
