import type { Language } from '#contract/vertical.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import type { DrugTurns } from '#domain/terminology/drug-turns.ts'

export type MedicationStatus = 'started' | 'continued' | 'stopped' | 'raised' | 'lowered' | 'allergy'

/** What a statement tells about a medicine; a refused, merely named, only supposed or long finished one is not listed. */
export type Told = {
  readonly status: MedicationStatus | 'refused' | 'past' | 'named' | 'supposed' | 'beside'
  readonly isExplicit: boolean
  /** Kept off for a while, and for how long. */
  readonly pause?: string
}

/** How a statement was said: by whom, and whether it lays down what shall be taken. */
export type Manner = {
  readonly language: Language
  readonly talk: DrugTalk
  readonly turns: DrugTurns
  readonly isClinician: boolean
  readonly isPlanned: boolean
  /** One of a list of what is taken. */ readonly isTelling: boolean
}
