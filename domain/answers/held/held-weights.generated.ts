// Learnt by eval/answers/learn-held.ts; not written by hand.
import type { Feature } from './features.ts'

export const HELD_BIAS = -0.995
export const HELD_WEIGHTS: Readonly<Record<Feature, number>> = {
  unmet: 0.68,
  betterElsewhere: 1.02,
  missingNumber: 1.98,
  missingMedicine: 1.5,
  missingGroup: 0.52,
  newAbsolute: 1.97,
  newName: 0.33,
  numberElsewhere: 0.64,
  farMedicine: 0,
  farGroup: 0.99,
  farNumber: 0,
  opposedPole: 1.22,
  copiedDenial: 0.54,
  copiedFlip: 0,
  copiedPole: 1.21,
  copiedNumber: 2.5,
  copiedMedicine: 1.47,
  copiedGroup: 0.43,
  copiedStrength: 0.42,
  copiedSwap: 0.71,
  copiedOrder: 0,
  copiedNewPole: 0.17,
  copiedTurn: 0.63,
  copiedName: 0.25,
}
