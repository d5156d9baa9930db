import type { Feature } from './features.ts'

export const HELD_BIAS = -1.6
export const HELD_WEIGHTS: Readonly<Record<Feature, number>> = {
  uncovered: 1.5, uncoveredByBest: 1, betterElsewhere: 3, missingNumber: 5, farNumber: 1, missingMedicine: 3, farMedicine: 1, missingCondition: 0.5, missingGroup: 1.5, farGroup: 1.5, opposedPole: 2, newPole: 0.3,
  flippedWord: 1.5, oddDenials: 0.7, stronger: 1, newAbsolute: 1.5, farWord: 0.5, newName: 0.3, numberElsewhere: 0.5,
}
