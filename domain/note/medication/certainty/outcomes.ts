import type { Language } from '#contract/vertical.ts'
import { chancesOfClasses, readColumns } from '#domain/language/weight-columns.ts'
import { weightsByTongue } from '#domain/language/weights-by-tongue.ts'
import type { MedicationStatus } from '#domain/note/medication/mention/told.ts'
import type { Candidate } from './candidates.ts'
import { OUTCOME_WEIGHTS } from './outcome-weights.generated.ts'

/** What may become of a medicine that was named: `none` where it is not the patient's, or nobody takes it. A changed dose is a start of its own. */
export const OUTCOMES = ['none', 'continued', 'started', 'stopped', 'allergy'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** How likely each outcome is. */
export type Chances = Readonly<Record<Outcome, number>>

const OUTCOME_OF: Readonly<Record<MedicationStatus, Outcome>> = {
  continued: 'continued',
  started: 'started',
  raised: 'started',
  lowered: 'started',
  stopped: 'stopped',
  allergy: 'allergy',
}

/** What the rules say becomes of a candidate. */
export function outcomeByRules({ course, isRead }: Candidate): Outcome {
  return !isRead || course.isDropped ? 'none' : OUTCOME_OF[course.status]
}

/** How likely each outcome is by weights such as those learnt by eval/medicines/learn-outcomes.ts. */
export function chancesBy(weightsOf: (feature: string) => readonly number[] | undefined, features: readonly string[]): Chances {
  const [none = 0, continued = 0, started = 0, stopped = 0, allergy = 0] = chancesOfClasses(weightsOf, features, OUTCOMES.length)
  return { none, continued, started, stopped, allergy }
}

const weightsIn = weightsByTongue(OUTCOME_WEIGHTS, readColumns)

export function chancesOf(features: readonly string[], language: Language): Chances {
  const known = weightsIn(language)
  return chancesBy((feature) => known.get(feature), features)
}
