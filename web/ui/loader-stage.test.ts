import { expect, test } from 'vitest'
import { loaderStage } from './loader-stage.ts'

test.each([
  [0, { colour: 'accent', isSlow: false, isLate: false, tip: 0 }],
  [9_999, { colour: 'accent', isSlow: false, isLate: false, tip: 0 }],
  [10_000, { colour: 'wait', isSlow: true, isLate: false, tip: 0 }],
  [18_000, { colour: 'wait', isSlow: true, isLate: false, tip: 1 }],
  [20_000, { colour: 'recording', isSlow: true, isLate: false, tip: 1 }],
  [25_000, { colour: 'recording', isSlow: true, isLate: true, tip: 1 }],
  [26_000, { colour: 'recording', isSlow: true, isLate: true, tip: 2 }],
] as const)('after %i ms the timed loader shows its stage (spec 4)', (elapsedMs, stage) => {
  expect(loaderStage(elapsedMs, 25_000)).toEqual(stage)
})
