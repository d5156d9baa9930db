// Learnt by eval/answers/learn-held.ts; not written by hand.
import type { Feature } from './features.ts'

export const HELD_BIAS = -1.112
export const HELD_WEIGHTS: Readonly<Record<Feature, number>> = {
  unmet: 0.69,
  betterElsewhere: 1.01,
  missingNumber: 1.17,
  missingAmount: 1.23,
  missingMedicine: 1.56,
  missingGroup: 0.56,
  newAbsolute: 2.19,
  newName: 0.37,
  numberElsewhere: 0.88,
  farMedicine: 0,
  farGroup: 0.98,
  farNumber: 0,
  opposedPole: 1.22,
  copiedDenial: 0.65,
  copiedFlip: 0,
  copiedPole: 1.2,
  copiedNumber: 1.84,
  copiedMedicine: 1.44,
  copiedGroup: 0.59,
  copiedStrength: 0.55,
  copiedSwap: 0.56,
  copiedOrder: 0,
  copiedNewPole: 0.21,
  copiedTurn: 0.65,
  copiedName: 0.38,
  copiedPlace: 0.19,
  copiedFarNumber: 1.27,
  copiedReversal: 0,
}
