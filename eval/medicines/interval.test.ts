import { expect, test } from 'vitest'
import { interval } from './interval.ts'

test('a share of few says less than the same share of many', () => {
  const [few, many] = [interval(8, 10), interval(800, 1_000)]
  expect(few.high - few.low).toBeGreaterThan(many.high - many.low)
  expect(many.low).toBeCloseTo(77.4, 1)
  expect(many.high).toBeCloseTo(82.4, 1)
})

test('of nothing it says nothing', () => {
  expect(interval(0, 0)).toEqual({ low: 0, high: 100 })
})
