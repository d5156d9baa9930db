import { expect, test } from 'vitest'
import { hoursAndMinutes } from './hours-and-minutes.ts'

test.each([
  [43_200, 12, 0],
  [43_199, 11, 59],
  [3_600, 1, 0],
  [59, 0, 0],
  [-5, 0, 0],
])('%i seconds are %i hours and %i minutes', (seconds, hours, minutes) => {
  expect(hoursAndMinutes(seconds)).toEqual({ hours, minutes })
})
