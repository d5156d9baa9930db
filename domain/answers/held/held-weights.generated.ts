// Learnt by eval/answers/learn-held.ts; not written by hand.
import type { Feature } from './features.ts'

export const HELD_BIAS = -0.888
export const HELD_WEIGHTS: Readonly<Record<Feature, number>> = {
  unmet: 0.7,
  betterElsewhere: 0.96,
  missingNumber: 1.59,
  missingMedicine: 1.57,
  missingGroup: 0.55,
  newAbsolute: 2.17,
  newName: 0.36,
  numberElsewhere: 0.73,
  farMedicine: 0,
  farGroup: 0.97,
  farNumber: 0,
  opposedPole: 1.2,
  copiedDenial: 0.65,
  copiedFlip: 0,
  copiedPole: 1.18,
  copiedNumber: 2.05,
  copiedMedicine: 1.43,
  copiedGroup: 0.59,
  copiedStrength: 0.5,
  copiedSwap: 0.5,
  copiedOrder: 0,
  copiedNewPole: 0.14,
  copiedTurn: 0.63,
  copiedName: 0.19,
  copiedPlace: 0.19,
  copiedFarNumber: 1.35,
  copiedReversal: 0,
}
