// Learnt by eval/answers/learn-held.ts; not written by hand.
import type { Feature } from './features.ts'

export const HELD_BIAS = -0.954
export const HELD_WEIGHTS: Readonly<Record<Feature, number>> = {
  unmet: 0.69,
  betterElsewhere: 1.01,
  missingNumber: 1.17,
  missingAmount: 1.23,
  missingMedicine: 1.56,
  missingGroup: 0.56,
  newAbsolute: 2.19,
  newName: 0.37,
  numberElsewhere: 0.87,
  farMedicine: 0,
  farGroup: 0.97,
  farNumber: 0,
  opposedPole: 1.22,
  copiedDenial: 0.65,
  copiedFlip: 0,
  copiedPole: 1.19,
  copiedNumber: 1.83,
  copiedMedicine: 1.44,
  copiedGroup: 0.59,
  copiedStrength: 0.55,
  copiedSwap: 0.61,
  copiedOrder: 0,
  copiedNewPole: 0.23,
  copiedTurn: 0.64,
  copiedName: 0.21,
  copiedPlace: 0.19,
  copiedFarNumber: 1.27,
  copiedReversal: 0,
}
