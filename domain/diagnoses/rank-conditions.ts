import type { Condition, Finding } from '#domain/conditions/conditions.ts'
import type { Findings, Seen } from './findings.ts'
import { isOneReading } from './one-reading.ts'
import type { Observed } from './sightings.ts'
import type { Person } from './person.ts'

/** One reason for or against a condition: the statement it rests on (an index), and how much it weighs. */
export type Reason = { readonly at: number; readonly weight: number; readonly key: string }

/** A condition with all its reasons. `named` tells the strongest way it was named. */
export type Weighed = {
  readonly condition: Condition
  readonly score: number
  readonly reasons: readonly Reason[]
  readonly isNamed: boolean
  readonly isPicked: boolean
}

/** Weights of a name by how it was said; a clinician's judgement outweighs any set of findings. */
const NAMING_WEIGHT: Readonly<Record<Observed['naming'], number>> = { assessed: 6, suspected: 5.2, known: 2, mentioned: 1.4 }
const PAST_NAME = 0.4
const NAMED_AGAIN = 0.35
const MOST_NAMED_AGAIN = 1
const NAME_DENIED = -4
const PRIOR_WEIGHT = 0.4
/** A finding that was asked for and denied speaks against, by this share of what it would have spoken for. */
const DENIED_SHARE = -0.5
const LEAST_DENIED_WEIGHT = 1.5
const SAID_AGAIN = 0.12
const MOST_SAID_AGAIN = 0.36
const WRONG_AGE = -3
const WRONG_SEX = -3
/** Picked by hand on the body: the clinician vouches for it. */
const PICKED_WEIGHT = 3

function weighFinding(finding: Finding, seen: readonly Seen[]): Reason[] {
  const present = seen.filter((one) => !one.isDenied)
  if (present.length === 0) {
    const denied = seen[0]
    if (denied === undefined || finding.weight < LEAST_DENIED_WEIGHT) return []
    return [{ at: denied.at, weight: finding.weight * DENIED_SHARE, key: finding.key }]
  }
  const strongest = present.reduce((best, one) => (one.strength > best.strength ? one : best))
  const again = Math.min(MOST_SAID_AGAIN, (present.length - 1) * SAID_AGAIN)
  return [{ at: strongest.at, weight: finding.weight * strongest.strength * (1 + again), key: finding.key }]
}

/** Matters of care rather than illnesses: that they are spoken of says little of why the patient comes. */
const CARE: ReadonlySet<string> = new Set(['A97', 'A98', 'P17', 'W10', 'W11', 'W12', 'W14', 'W781'])

function nameWeight(code: string, one: Observed): number {
  const { naming, isPast } = one
  if (CARE.has(code) || isOneReading(code, one)) return NAMING_WEIGHT.mentioned
  return NAMING_WEIGHT[naming] * (isPast && (naming === 'known' || naming === 'mentioned') ? PAST_NAME : 1)
}

function weighNames(code: string, observed: readonly Observed[], mentions: readonly number[]): Reason[] {
  const reasons: Reason[] = []
  for (const at of mentions) {
    const one = observed[at]
    const names = one?.names.filter((name) => name.id === code) ?? []
    if (one === undefined || names.length === 0) continue
    const isDenied = names.every((name) => name.isDenied)
    reasons.push({ at, weight: isDenied ? NAME_DENIED : nameWeight(code, one), key: 'name' })
  }
  const best = reasons.reduce((most, one) => Math.max(most, one.weight), Number.NEGATIVE_INFINITY)
  const told = reasons.filter((one) => one.weight > 0)
  if (told.length === 0) return reasons.slice(0, 1)
  const again = Math.min(MOST_NAMED_AGAIN, (told.length - 1) * NAMED_AGAIN)
  const lead = told.find((one) => one.weight === best)
  return lead === undefined ? [] : [{ ...lead, weight: best + again }]
}

function fits(condition: Condition, person: Person): number {
  const wrongSex = condition.sex !== undefined && person.sex !== undefined && person.sex !== condition.sex
  const { ages } = condition
  const wrongAge = ages !== undefined && person.years !== undefined && (person.years < ages.from || person.years > ages.to)
  return (wrongSex ? WRONG_SEX : 0) + (wrongAge ? WRONG_AGE : 0)
}

/** What was said, ready to be weighed. */
export type Case = {
  readonly observed: readonly Observed[]
  readonly findings: Findings
  readonly person: Person
  /** Symptom rubrics picked by hand, with the findings each stands for. */
  readonly picked: ReadonlyMap<string, readonly string[]>
}

/** Findings that stand for a rubric picked by hand: those that speak for it most. */
export function keysOfSymptom(condition: Condition): string[] {
  const most = condition.findings.reduce((best, finding) => Math.max(best, finding.weight), 0)
  return condition.findings.filter((finding) => finding.weight >= most * 0.8).map((finding) => finding.key)
}

function pickedReasons(condition: Condition, picked: Case['picked']): Reason[] {
  const keys = new Set([...picked.values()].flat())
  const own: Reason[] = picked.has(condition.code) ? [{ at: -1, weight: PICKED_WEIGHT, key: condition.code }] : []
  const shared = picked.has(condition.code) ? [] : condition.findings.filter((finding) => keys.has(finding.key))
  return [...own, ...shared.map((finding) => ({ at: -1, weight: finding.weight, key: finding.key }))]
}

/** Weighs one condition; nothing said for it gives undefined. */
export function weigh(condition: Condition, subject: Case, mentions: readonly number[]): Weighed | undefined {
  const names = weighNames(condition.code, subject.observed, mentions)
  const picked = pickedReasons(condition, subject.picked)
  const handled = new Set(picked.map((reason) => reason.key))
  const findings = condition.findings.flatMap((finding) => (handled.has(finding.key) ? [] : weighFinding(finding, subject.findings.of(finding.words))))
  const reasons = [...names, ...picked, ...findings]
  if (!reasons.some((reason) => reason.weight > 0)) return undefined
  const score = reasons.reduce((sum, reason) => sum + reason.weight, condition.prior * PRIOR_WEIGHT + fits(condition, subject.person))
  return { condition, score, reasons, isNamed: names.some((reason) => reason.weight >= NAMING_WEIGHT.suspected), isPicked: picked.length > 0 }
}

/** What a better placed condition explains counts this much for the next. */
const EXPLAINED = 0.55

/** Orders best first; a finding that a better condition already explains counts less, so that a second complaint comes up too. */
export function orderByCover(weighed: readonly Weighed[], most: number): Weighed[] {
  const rest = weighed.map((one) => ({ one, score: one.score }))
  const out: Weighed[] = []
  while (out.length < most && rest.length > 0) {
    const best = rest.reduce((top, next) => (next.score > top.score ? next : top))
    out.push({ ...best.one, score: best.score })
    rest.splice(rest.indexOf(best), 1)
    const explained = new Set(best.one.reasons.filter((reason) => reason.weight > 0 && reason.key !== 'name').map((reason) => reason.at))
    for (const next of rest) {
      const lost = next.one.reasons
        .filter((reason) => reason.weight > 0 && reason.key !== 'name' && reason.key !== next.one.condition.code && explained.has(reason.at))
        .reduce((sum, reason) => sum + reason.weight, 0)
      next.score = Math.min(next.score, next.one.score - lost * (1 - EXPLAINED))
    }
  }
  return out
}
