import { OUTCOMES, softmax, type Outcome } from '#domain/note/medication/certainty/outcomes.ts'
import { descend } from '../learning/descend.ts'

/** A candidate as it is learnt from: what it shows, which outcome it had, and how much it counts beside the others. */
export interface Example {
  readonly features: readonly string[]
  readonly outcome: Outcome
  readonly share: number
}

/** What each feature adds to each outcome, before the exponential. */
export type Weights = ReadonlyMap<string, readonly number[]>

/** How strongly weights are held near nought, in examples: what was seen seldom says little. */
const SHRINK = 40
/** What so few examples show is left out. */
const SELDOM = 10
/** Full passes over all examples. */
const PASSES = 150
const WIDTH = OUTCOMES.length

function seenOften(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].flatMap(([name, count]) => (count >= SELDOM ? [name] : [])).toSorted()
}

type Row = { readonly at: readonly number[]; readonly outcome: number; readonly share: number }

/** Adds the slope of the loss of one example. */
function addSlope(slope: Float64Array, weights: Float64Array, { at, outcome, share }: Row): void {
  const sums = OUTCOMES.map((_, one) => at.reduce((sum, place) => sum + (weights[place * WIDTH + one] ?? 0), 0))
  softmax(sums).forEach((chance, one) => {
    const miss = share * (chance - (one === outcome ? 1 : 0))
    for (const place of at) slope[place * WIDTH + one] = (slope[place * WIDTH + one] ?? 0) + miss
  })
}

/** Learns by logistic regression over the outcomes, held near nought; the same examples always give the same weights. */
export function learnOutcomes(examples: readonly Example[]): Weights {
  const names = seenOften(examples)
  const places = new Map(names.map((name, at) => [name, at]))
  const rows = examples.map(({ features, outcome, share }) => ({
    at: features.flatMap((name) => places.get(name) ?? []),
    outcome: OUTCOMES.indexOf(outcome),
    share,
  }))
  const weights = descend(names.length * WIDTH, PASSES, (current) => {
    const slope = current.map((weight) => SHRINK * weight)
    for (const row of rows) addSlope(slope, current, row)
    return slope
  })
  return new Map(names.map((name, place) => [name, OUTCOMES.map((_, one) => weights[place * WIDTH + one] ?? 0)]))
}
