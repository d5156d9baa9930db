import { OUTCOMES, type Outcome } from '#domain/note/medication/certainty/outcomes.ts'
import { learnClasses, type ClassWeights } from '../learning/learn-classes.ts'

/** A candidate as it is learnt from: what it shows, which outcome it had, and how much it counts beside the others. */
export interface Example {
  readonly features: readonly string[]
  readonly outcome: Outcome
  readonly share: number
}

/** Learns what each feature adds to each outcome; the same examples always give the same weights. */
export function learnOutcomes(examples: readonly Example[]): ClassWeights {
  const told = examples.map(({ features, outcome, share }) => ({ features, share, right: OUTCOMES.map((one) => one === outcome) }))
  return learnClasses(told, { shrink: 40, seldom: 10 })
}
