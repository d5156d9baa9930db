import { expect, test } from 'vitest'
import { labelledTalks, labelsOf } from '../omissions/measure.ts'

test.each(['open', 'kept', 'open-2', 'kept-2', 'open-3'] as const)('%s: every label stands at its place in a talk of its own half', (half) => {
  const labels = labelsOf(half)
  const texts = new Map(labelledTalks(labels).map(({ id, transcript }) => [id, transcript]))
  expect(texts.size).toBe(half === 'open-3' ? 704 : 20)
  for (const { talk, start, end, text } of labels) expect(texts.get(talk)?.slice(start, end)).toBe(text)
})
