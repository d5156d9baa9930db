import { expect, test } from 'vitest'
import { measure } from './measure.ts'
import type { Given } from './measure.ts'

const given = (answers: string[], ids: string[], answered: boolean): Given => ({
  asked: { id: 'q', language: 'nb', country: 'NO', vertical: 'med', question: '?', answers, kind: 'lay' },
  ids,
  answered,
})

test('a refused question that has an answer is a miss, and one without is told by the same word', () => {
  const score = measure([
    given(['a'], ['b', 'a'], true),
    given(['a'], ['a'], false),
    given(['a', 'c'], ['x', 'x', 'x', 'x', 'c', 'a'], true),
    given([], ['a'], false),
    given([], ['a'], true),
  ])
  expect(score).toEqual({ answerable: 3, recall: 0.5, found: (1 + 1 + 0.5) / 3, mrr: (0.5 + 0 + 0.2) / 3, refused: 1, unanswerable: 2, told: 1 })
})
