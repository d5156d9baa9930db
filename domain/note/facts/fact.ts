import type { SectionType } from '#contract/report.ts'

export const PERSONS = ['patient', 'relative', 'other', 'otherAnimal'] as const
export const TIMES = ['past', 'current', 'planned', 'conditional'] as const
export const CERTAINTIES = ['certain', 'suspected', 'denied'] as const
export const RECORD_STATUSES = ['uses', 'started', 'stopped', 'changed', 'notTolerated', 'planned'] as const

/** One thing a language model says of a talk: a sentence, the statements it rests on by their numbers, and of whom, when and how surely it holds. */
export type Fact = {
  readonly section: Exclude<SectionType, 'insuranceCertificate'>
  readonly text: string
  readonly ids: readonly number[]
  readonly person: (typeof PERSONS)[number]
  readonly time: (typeof TIMES)[number]
  readonly certainty: (typeof CERTAINTIES)[number]
  readonly negated: boolean
}

/** One medicine as a language model read it; what was not told is empty. */
export type MedicineRecord = {
  readonly name: string
  readonly dose: string
  readonly route: string
  readonly status: (typeof RECORD_STATUSES)[number]
  readonly person: (typeof PERSONS)[number]
  readonly ids: readonly number[]
}

export type Answer = { readonly facts: readonly Fact[]; readonly medicines: readonly MedicineRecord[] }

/** In what respect the statements of a fact do not carry it. */
export type Unheld =
  | 'ids' | 'number' | 'dose' | 'medicine' | 'side' | 'polarity' | 'person' | 'time' | 'certainty' | 'status' | 'section'
  | 'words' | 'diagnosis' | 'bodyPart' | 'doubtful'

/** What another choice of words explains as well as an error does: it stands with a mark, where the others do not stand at all. */
const SOFT: ReadonlySet<Unheld> = new Set<Unheld>(['words', 'diagnosis', 'bodyPart', 'doubtful'])

export const mayStandMarked = (reasons: readonly Unheld[]): boolean => reasons.every((reason) => SOFT.has(reason))

/** More facts than the longest visit has. */
export const MOST_FACTS = 1_000
export const MOST_RECORDS = 200
/** More statements than one sentence rests on. */
export const MOST_IDS = 24
/** What is longer is no atomic fact. */
export const LONGEST_TEXT = 600
