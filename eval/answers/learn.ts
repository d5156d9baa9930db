import type { Feature, Features } from '#domain/answers/held/features.ts'
import { FEATURES } from '#domain/answers/held/features.ts'

/** A sentence with what speaks against it, and whether it is false. */
export type Example = { readonly features: Features; readonly isFalse: boolean }
/** What each feature counts; none speaks for a sentence, so none is below 0. */
export type Weights = ReadonlyMap<Feature, number>

const STEPS = 6_000
const STEP = 0.5
/** Holds the weights small, so that what few sentences show counts little. */
const HOLD = 0.004

/** Learns by logistic regression in plain steps: the same every time. */
export function learnWeights(examples: readonly Example[]): Weights {
  const rows = examples.map(({ features, isFalse }) => ({ row: FEATURES.map((name) => features[name]), goal: isFalse ? 1 : 0 }))
  const weights = FEATURES.map(() => 0)
  let bias = 0
  for (let step = 0; step < STEPS; step++) {
    const slopes = FEATURES.map(() => 0)
    let slope = 0
    for (const { row, goal } of rows) {
      const sum = row.reduce((all, value, at) => all + value * (weights[at] ?? 0), bias)
      const off = 1 / (1 + Math.exp(-sum)) - goal
      slope += off
      row.forEach((value, at) => (slopes[at] = (slopes[at] ?? 0) + off * value))
    }
    weights.forEach((weight, at) => (weights[at] = Math.max(0, weight - STEP * ((slopes[at] ?? 0) / rows.length + HOLD * weight))))
    bias -= (STEP * slope) / rows.length
  }
  return new Map(FEATURES.map((name, at) => [name, weights[at] ?? 0]))
}

export const doubtBy = (weights: Weights, features: Features): number => FEATURES.reduce((sum, name) => sum + (weights.get(name) ?? 0) * features[name], 0)

/** The doubt above which at most a share of the true sentences lies. */
export function thresholdFor(doubts: readonly number[], share: number): number {
  const down = doubts.toSorted((a, b) => b - a)
  return down[Math.floor(share * down.length)] ?? 0
}
