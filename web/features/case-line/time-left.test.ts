import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  [12 * 3600, { unit: 'hoursLeft', count: 12 }],
  [11.4 * 3600, { unit: 'hoursLeft', count: 11 }],
  [3601, { unit: 'hoursLeft', count: 1 }],
  [3600, { unit: 'minutesLeft', count: 60 }],
  [61, { unit: 'minutesLeft', count: 2 }],
  [1, { unit: 'minutesLeft', count: 1 }],
  [-5, { unit: 'minutesLeft', count: 0 }],
])('spec 4, time left of an anonymous case: %i s read %o', (seconds, expected) => {
  expect(timeLeft(seconds)).toEqual(expected)
})
