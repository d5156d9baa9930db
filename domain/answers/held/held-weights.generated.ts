// Learnt by eval/answers/learn-held.ts; not written by hand.
import type { Feature } from './features.ts'

export const HELD_BIAS = -0.944
export const HELD_WEIGHTS: Readonly<Record<Feature, number>> = {
  unmet: 0.74,
  betterElsewhere: 0.95,
  missingNumber: 1.6,
  missingMedicine: 1.55,
  missingGroup: 0.55,
  newAbsolute: 2.02,
  newName: 0.35,
  numberElsewhere: 0.71,
  farMedicine: 0,
  farGroup: 0.97,
  farNumber: 0,
  opposedPole: 1.22,
  copiedDenial: 0.61,
  copiedFlip: 0,
  copiedPole: 1.18,
  copiedNumber: 2,
  copiedMedicine: 1.49,
  copiedGroup: 0.6,
  copiedStrength: 0.49,
  copiedSwap: 0.5,
  copiedOrder: 0,
  copiedNewPole: 0.07,
  copiedTurn: 0.64,
  copiedName: 0.2,
  copiedPlace: 0.2,
  copiedFarNumber: 1.35,
  copiedReversal: 0,
}
