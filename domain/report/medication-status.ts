import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Hit } from '#domain/text/lexicon.ts'
import type { Mark } from '#domain/text/language-pack.ts'
import { isClinicianVoice } from './phases.ts'
import type { Statement } from './statement.ts'
import { has } from './statement.ts'

export type MedicationStatus = 'started' | 'continued' | 'stopped' | 'raised' | 'lowered' | 'allergy'

/** What a statement tells about a medicine; a refused, merely mentioned or long finished one is not listed. */
export type Told = { readonly status: MedicationStatus | 'refused' | 'past'; readonly isExplicit: boolean }

/** How far a cue may stand from the medicine it tells about, in words and clause borders. */
const REACH = 16
const REFUSAL_REACH = 4
const CLAUSE_BORDER = 3
/** Medicines named in one breath share what is said of them. */
const LIST_REACH = 4

const STATUS_MARKS: readonly (readonly [Mark, MedicationStatus])[] = [
  ['stop', 'stopped'], ['raise', 'raised'], ['lower', 'lowered'], ['start', 'started'], ['given', 'started'], ['continue', 'continued'], ['takes', 'continued'],
]

/** Cues that tell about one medicine only; the others hold for all that follow. */
const ONE_ONLY: ReadonlySet<Mark> = new Set<Mark>(['stop', 'raise', 'lower', 'refuse', 'denyPlan'])

/** Between two medicines these begin another statement: stop the one and take the other. */
const SPLITS: ReadonlySet<Mark> = new Set<Mark>(['start', 'continue', 'takes', 'stop', 'raise', 'lower'])

function borders(statement: Statement, from: number, to: number): number {
  let found = 0
  for (let at = Math.max(from, 1); at <= to && at < statement.tokens.length; at++) if (/[,;:.–—-]/.test(statement.tokens[at]?.gap ?? '')) found++
  return found
}

function distance(statement: Statement, mention: DrugMention, hit: Hit): number {
  if (hit.start < mention.end && hit.end > mention.start) return Infinity
  const [low, high] = hit.start < mention.start ? [hit.end, mention.start] : [mention.end, hit.start]
  return high - low + CLAUSE_BORDER * borders(statement, low, high)
}

/** A cue belongs to the nearest medicine, and to those listed with it. */
function isFor(statement: Statement, mention: DrugMention, hit: Hit): boolean {
  const own = distance(statement, mention, hit)
  if (own > REACH) return false
  if (!ONE_ONLY.has(hit.mark)) return true
  const nearest = statement.drugs.reduce((best, drug) => (distance(statement, drug, hit) < distance(statement, best, hit) ? drug : best), mention)
  if (nearest.substance === mention.substance) return true
  const from = Math.min(nearest.end, mention.end)
  const to = Math.max(nearest.start, mention.start)
  const isSplit = statement.hits.some((other) => other.start >= from && other.end <= to && SPLITS.has(other.mark))
  return to - from <= LIST_REACH && !isSplit
}

/** True when a negation stands straight before a cue: don't stop. */
export function isNegated(statement: Statement, hit: Hit): boolean {
  return statement.hits.some((other) => other.mark === 'negation' && other.end <= hit.start && hit.start - other.end <= 1 && borders(statement, other.end, hit.start) === 0)
}

function isRefused(statement: Statement, mention: DrugMention): boolean {
  const cues = statement.hits.filter((hit) => (hit.mark === 'refuse' || hit.mark === 'negation') && hit.end <= mention.start && mention.start - hit.end <= REFUSAL_REACH)
  if (cues.some((hit) => borders(statement, hit.end, mention.start) === 0)) return true
  return statement.hits.some((hit) => hit.mark === 'denyPlan' && isFor(statement, mention, hit) && (isClinicianVoice(statement) || distance(statement, mention, hit) <= REFUSAL_REACH))
}

/** Reads from one statement what becomes of a medicine named in it. */
export function statusOf(statement: Statement, mention: DrugMention): Told {
  const isPlanned = isClinicianVoice(statement) && (statement.phase !== 'history' || statement.speaker === 'clinician')
  const askedOfAllergy = statement.asked !== undefined && has(statement.asked, 'allergy') && statement.folded !== 'denied'
  if (has(statement, 'allergy') || (askedOfAllergy && !has(statement, 'takes'))) return { status: 'allergy', isExplicit: true }
  const cues = statement.hits.filter((hit) => isFor(statement, mention, hit))
  const isChange = (hit: Hit): boolean => cues.some((other) => (other.mark === 'lower' || other.mark === 'raise') && other.start === hit.start && other.end > hit.end)
  if (cues.some((hit) => hit.mark === 'stop' && !isNegated(statement, hit) && !isChange(hit))) return { status: 'stopped', isExplicit: true }
  if (isRefused(statement, mention) || (isClinicianVoice(statement) && has(statement, 'hypothetical'))) return { status: 'refused', isExplicit: true }
  const ranked = STATUS_MARKS.flatMap(([mark, status]) => cues.filter((hit) => hit.mark === mark && status !== 'stopped').map((hit) => ({ mark, status, cost: distance(statement, mention, hit) })))
    .filter((one) => isPlanned || one.status !== 'started' || one.mark === 'given')
    .toSorted((a, b) => a.cost - b.cost)
  const best = ranked[0]
  // told by the patient as given or taken once, it is history and no current medicine
  const isTaken = ranked.some((one) => one.mark === 'takes' || one.mark === 'continue')
  if (!isPlanned && best?.mark === 'given') return isTaken || has(statement, 'frequency') ? { status: 'continued', isExplicit: false } : { status: 'past', isExplicit: true }
  if (isPlanned && best?.mark === 'takes') return { status: 'started', isExplicit: false }
  const isPast = has(statement, 'past') || (statement.asked !== undefined && has(statement.asked, 'past'))
  if (!isPlanned && isPast && (best === undefined || !has(statement, 'unit', 'frequency'))) return { status: 'past', isExplicit: true }
  if (best !== undefined) return { status: best.status, isExplicit: true }
  return { status: isPlanned ? 'started' : 'continued', isExplicit: false }
}
