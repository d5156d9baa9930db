import { expect, test } from 'vitest'
import { isWithinBar } from './bench-case.ts'
import { quantile } from './statistics.ts'

test.each([
  [[3, 1, 2], 0.5, 2],
  [[1, 2, 3, 4], 0.5, 2],
  [[1, 2, 3, 4], 0.99, 4],
  [[1, 2, 3, 4], 0, 1],
  [Array.from({ length: 100 }, (_, index) => 100 - index), 0.95, 95],
  [[], 0.5, Number.NaN],
])('quantile of %j at %d', (values, q, expected) => {
  expect(quantile(values, q)).toBe(expected)
})

test.each([
  [{ value: 3, atMost: 3 }, true],
  [{ value: 3.01, atMost: 3 }, false],
  [{ value: 1, atLeast: 2 }, false],
  [{ value: 1 }, true],
  [{ value: Number.NaN, atMost: 3 }, false],
])('%j within its bar: %s', (figure, expected) => {
  expect(isWithinBar({ name: 'x', unit: 'ms', ...figure })).toBe(expected)
})
