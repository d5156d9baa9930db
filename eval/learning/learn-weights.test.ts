import { expect, test } from 'vitest'
import { learnChoosing, learnJudging, sumBy } from './learn-weights.ts'

const HOLD = { hold: 0.01 }

test('what tells right from wrong gets the weight, what tells nothing gets none, and the bias parts them', () => {
  const examples = Array.from({ length: 40 }, (_, at) => ({ row: [at % 2 === 0 ? 7 : 3, at % 4], isRight: at % 2 === 0, counts: 1 }))
  const learnt = learnJudging(examples, HOLD)
  expect(sumBy(learnt, [7, 1])).toBeGreaterThan(0)
  expect(sumBy(learnt, [3, 1])).toBeLessThan(0)
  expect(learnJudging(examples, HOLD)).toEqual(learnt)
})

test('the right one of each choice goes first, whatever all of a choice have in common', () => {
  const choices = Array.from({ length: 20 }, (_, at) => ({ rows: [[at, 0], [at, 1], [at, 0.2]], right: [1] }))
  const learnt = learnChoosing(choices, HOLD)
  expect(sumBy(learnt, [5, 1])).toBeGreaterThan(sumBy(learnt, [5, 0.2]))
  expect(sumBy(learnt, [5, 0.2])).toBeGreaterThan(sumBy(learnt, [5, 0]))
})

test('a feature that is the same everywhere, and no examples at all, break nothing', () => {
  expect(learnJudging([{ row: [1], isRight: true, counts: 1 }, { row: [1], isRight: false, counts: 1 }], HOLD).weights).toEqual([0])
  expect(learnChoosing([], HOLD)).toEqual({ weights: [], bias: 0 })
})
