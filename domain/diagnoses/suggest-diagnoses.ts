import type { Language } from '#contract/vertical.ts'
import { readSource } from '#domain/note/pipeline/read-source.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { tongueOf } from '#domain/language/language.ts'
import { accuracyOf } from './accuracy.ts'
import type { Condition } from '#domain/conditions/conditions.ts'
import { allConditions } from '#domain/conditions/conditions.ts'
import { indexFindings } from './findings.ts'
import { knowledgeIn } from './knowledge.ts'
import { restsOnOneReading } from './one-reading.ts'
import type { Person } from './person.ts'
import { readPerson } from './person.ts'
import type { Weighed } from './rank-conditions.ts'
import { keysOfSymptom, orderByCover, weigh } from './rank-conditions.ts'
import type { Observed } from './sightings.ts'
import { observe } from './sightings.ts'

/** A statement a suggestion rests on: which source, where in it, and whether it speaks for or against. */
export type SuggestionEvidence = { readonly source: number; readonly start: number; readonly end: number; readonly speaks: 'for' | 'against' }

/** Why a suggestion stands where it stands: it was named as a judgement, it follows from findings, or from what was picked by hand. */
export type SuggestionBasis = 'named' | 'findings' | 'picked'

/** A condition the talk speaks for. */
export type Suggestion = {
  readonly condition: Condition
  /** Calibrated share of such suggestions that are right, 0 to 1. */
  readonly accuracy: number
  readonly basis: SuggestionBasis
  readonly evidence: readonly SuggestionEvidence[]
}

/** What suggestions are asked from. A known age or sex outweighs what the talk tells. */
export type SuggestionRequest = {
  readonly sources: readonly ReportSource[]
  readonly language: Language
  readonly person?: Partial<Person>
  /** Symptom rubrics picked by hand. */
  readonly picked?: readonly string[]
}

const MOST_SUGGESTIONS = 10
/** Below this nothing is worth a line. */
const LEAST_SCORE = 1.2
const MOST_EVIDENCE = 6

type Read = { readonly source: number; readonly observed: Observed }

function readAll({ sources, language }: SuggestionRequest): Read[] {
  const knowledge = knowledgeIn(language)
  const tongue = tongueOf(language)
  return sources.flatMap((source, at) => observe(readSource(source.text, tongue), knowledge).map((observed) => ({ source: at, observed })))
}

function mentionsByCode(observed: readonly Observed[]): Map<string, number[]> {
  const mentions = new Map<string, number[]>()
  observed.forEach((one, at) => {
    for (const code of new Set(one.names.map((name) => name.id))) {
      const known = mentions.get(code)
      if (known === undefined) mentions.set(code, [at])
      else known.push(at)
    }
  })
  return mentions
}

function evidenceOf(weighed: Weighed, read: readonly Read[]): SuggestionEvidence[] {
  const strongest = weighed.reasons.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
  const seen = new Set<number>()
  return strongest.flatMap((reason): SuggestionEvidence[] => {
    const from = read[reason.at]
    if (from === undefined || seen.has(reason.at) || seen.size >= MOST_EVIDENCE) return []
    seen.add(reason.at)
    const { start, end } = from.observed.statement
    return [{ source: from.source, start, end, speaks: reason.weight > 0 ? 'for' : 'against' }]
  })
}

/** Ranks the conditions the sources speak for, best first, each with what it rests on; pure and linear in the length of the sources. */
export function suggestDiagnoses(request: SuggestionRequest): Suggestion[] {
  const read = readAll(request)
  const observed = read.map((one) => one.observed)
  const conditions = allConditions()
  const told = readPerson(observed, request.language)
  const person = { years: request.person?.years ?? told.years, sex: request.person?.sex ?? told.sex }
  const chosen = new Set(request.picked)
  const picked = new Map(conditions.filter(({ code }) => chosen.has(code)).map((condition) => [condition.code, keysOfSymptom(condition)]))
  const subject = { observed, findings: indexFindings(observed), person, picked }
  const mentions = mentionsByCode(observed)
  const weighed = conditions.flatMap((condition) => weigh(condition, subject, mentions.get(condition.code) ?? []) ?? [])
  const ordered = orderByCover(
    weighed.filter((one) => one.score >= LEAST_SCORE && (one.isPicked || !restsOnOneReading(one.condition.code, observed))),
    MOST_SUGGESTIONS,
  )
  return ordered.map((one, rank) => ({
    condition: one.condition,
    accuracy: accuracyOf(one, rank),
    basis: one.isNamed ? 'named' : one.isPicked ? 'picked' : 'findings',
    evidence: evidenceOf(one, read),
  }))
}
