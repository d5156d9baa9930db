import { candidatesOf, type Candidate } from '#domain/note/medication/certainty/candidates.ts'
import { featuresOf, surroundingsOf } from '#domain/note/medication/certainty/features.ts'
import { outcomeByRules, type Outcome } from '#domain/note/medication/certainty/outcomes.ts'
import { readMedications } from '#domain/note/medication/list/medications.ts'
import { readStatements } from '#domain/note/pipeline/write-report.ts'
import { spellingsOf } from '#domain/terminology/names/drug-names.ts'
import { tongueOf } from '#domain/language/language.ts'
import type { GoldCase } from '../data.ts'
import type { GoldMedicine } from '../scoring/gold.ts'

/** A candidate of a talk with what the gold says of it. */
export interface JudgedCandidate {
  readonly candidate: Candidate
  readonly features: readonly string[]
  readonly outcome: Outcome
  /** The medicines of the gold it may be. */
  readonly gold: readonly GoldMedicine[]
}

/** The candidates of a talk, each with its outcome by the gold: one of two that fit is the one the rules tell. */
export function judgedCandidates({ transcript, language, vertical, gold }: GoldCase): JudgedCandidate[] {
  const statements = readStatements(transcript, language, vertical)
  const read = readMedications(statements, tongueOf(language), vertical)
  const candidates = candidatesOf(statements, read)
  const surroundings = surroundingsOf({ statements, language, vertical }, candidates)
  return candidates.map((candidate) => {
    const said = [...candidate.course.names, ...spellingsOf(candidate.substance)].join(' ')
    const fitting = gold.medicines.filter(({ name }) => said.search(name) !== -1)
    const outcome = fitting.find(({ status }) => status === outcomeByRules(candidate)) ?? fitting[0]
    return { candidate, features: featuresOf(candidate, surroundings), outcome: outcome?.status ?? 'none', gold: fitting }
  })
}
