import { expect, test } from 'vitest'
import { readWeights } from '#domain/note/segment/stops/stop-weights.ts'
import { toldWeights } from './told-weights.ts'

test('what is told of weights is read as it was, but for what rounds to nothing', () => {
  const weights: [number, number][] = [[900_000_000, -2.4], [7, 0.05], [8, 2.2], [70, 0.01], [1_041_710_618, -0.35]]
  expect(readWeights(toldWeights(weights))).toEqual([[7, 0.05], [8, 2.2], [900_000_000, -2.4], [1_041_710_618, -0.35]])
})

test('a weight out of bounds is told as the bound', () => {
  expect(readWeights(toldWeights([[1, -100], [2, 100]]))).toEqual([[1, -2.45], [2, 2.2]])
})

test('no line of many weights is longer than a screen is wide', () => {
  const lines = toldWeights(Array.from({ length: 1_000 }, (_, at): [number, number] => [at * 5_000 + 1, 1])).split('\n')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(158)
})
