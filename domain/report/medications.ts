import type { Vertical } from '#contract/vertical.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Tongue } from '#domain/text/language.ts'
import type { Mark } from '#domain/text/language-pack.ts'
import type { Regimen } from './dose.ts'
import { regimenIn } from './dose.ts'
import { isClinicianVoice } from './phases.ts'
import type { Statement } from './statement.ts'
import { clinicalWeight, has } from './statement.ts'

export type MedicationStatus = 'started' | 'continued' | 'stopped' | 'raised' | 'lowered' | 'allergy'

/** One line of the medication section. */
export type MedicationLine = { readonly text: string; readonly group: number; readonly spans: readonly { readonly start: number; readonly end: number }[] }

type Course = {
  substance: string
  names: string[]
  status: MedicationStatus
  regimen: Regimen
  reaction: string
  isPlanned: boolean
  spans: { start: number; end: number }[]
}

type Told = { readonly status: MedicationStatus | 'refused' | 'past'; readonly isExplicit: boolean }

const GROUPS: Readonly<Record<MedicationStatus, number>> = { continued: 0, raised: 1, lowered: 1, started: 2, stopped: 3, allergy: 4 }
const REACH = 14
const REFUSAL_REACH = 4
const SHORT_STATEMENT = 12

function windowOf(statement: Statement, mention: DrugMention): { from: number; to: number } {
  const { drugs, tokens } = statement
  const at = drugs.indexOf(mention)
  const previous = drugs[at - 1]
  const next = drugs.slice(at + 1).find((drug) => drug.substance !== mention.substance)
  return { from: Math.max(previous?.end ?? 0, mention.start - REACH), to: next?.start ?? tokens.length }
}

function isNegated(statement: Statement, at: number): boolean {
  return statement.hits.some((hit) => hit.mark === 'negation' && hit.end <= at && at - hit.end <= 2 && !/[,.;]/.test(statement.tokens[at]?.gap ?? ''))
}

/** Clause borders cost distance, so that a cue counts for the medicine of its own clause. */
function distance(statement: Statement, mention: DrugMention, hit: { start: number; end: number }): number {
  const [low, high] = hit.start < mention.start ? [hit.end, mention.start] : [mention.end, hit.start]
  let cost = Math.abs(high - low)
  for (let at = low; at <= high && at < statement.tokens.length; at++) if (at > 0 && /[,;:]/.test(statement.tokens[at]?.gap ?? '')) cost += 3
  return cost
}

const STATUS_MARKS: readonly (readonly [Mark, MedicationStatus])[] = [
  ['stop', 'stopped'], ['raise', 'raised'], ['lower', 'lowered'], ['allergy', 'allergy'], ['start', 'started'], ['given', 'started'], ['continue', 'continued'], ['takes', 'continued'],
]

function statusOf(statement: Statement, mention: DrugMention): Told {
  const { from, to } = windowOf(statement, mention)
  const inWindow = statement.hits.filter((hit) => hit.end > from && hit.start < to && hit.start !== mention.start)
  if (has(statement, 'allergy') || (statement.asked !== undefined && has(statement.asked, 'allergy') && statement.folded !== 'denied')) return { status: 'allergy', isExplicit: true }
  const planned = isClinicianVoice(statement) && statement.phase !== 'history'
  const stop = inWindow.filter((hit) => hit.mark === 'stop' && !isNegated(statement, hit.start))
  if (stop.some((hit) => distance(statement, mention, hit) <= REACH)) return { status: 'stopped', isExplicit: true }
  const refused = inWindow.some((hit) => (hit.mark === 'refuse' || hit.mark === 'negation') && hit.end <= mention.start && mention.start - hit.end <= REFUSAL_REACH && !crosses(statement, hit.end, mention.start))
  if (refused || (planned && inWindow.some((hit) => hit.mark === 'denyPlan')) || (isClinicianVoice(statement) && has(statement, 'hypothetical'))) return { status: 'refused', isExplicit: true }
  const ranked = STATUS_MARKS.flatMap(([mark, status]) => inWindow.filter((hit) => hit.mark === mark).map((hit) => ({ status, cost: distance(statement, mention, hit) })))
    .filter((one) => planned || (one.status !== 'started'))
    .toSorted((a, b) => a.cost - b.cost)
  const best = ranked[0]
  if (has(statement, 'past') && !planned && best?.status !== 'continued') return { status: 'past', isExplicit: true }
  if (best !== undefined) return { status: best.status, isExplicit: true }
  return { status: planned ? 'started' : 'continued', isExplicit: false }
}

function crosses(statement: Statement, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) if (/[,.;]/.test(statement.tokens[at]?.gap ?? '')) return true
  return false
}

function isForeign(statement: Statement, vertical: Vertical): boolean {
  if (has(statement, 'injection', 'otherAnimal')) return true
  if (vertical === 'vet') return false
  if (has(statement, 'otherPerson') && !has(statement, 'firstPerson')) return true
  return has(statement, 'kin') && !has(statement, 'takes', 'stop')
}

function merge(courses: Map<string, Course>, mention: DrugMention, told: { status: MedicationStatus; isExplicit: boolean }, regimen: Regimen, statement: Statement): void {
  const span = { start: statement.start, end: statement.end }
  const isPlanned = isClinicianVoice(statement) && statement.phase !== 'history'
  const known = courses.get(mention.substance)
  if (known === undefined) {
    courses.set(mention.substance, { substance: mention.substance, names: [mention.name], status: told.status, regimen, reaction: '', isPlanned, spans: [span] })
    return
  }
  if (!known.names.some((name) => name.toLowerCase().slice(0, 5) === mention.name.toLowerCase().slice(0, 5))) known.names.push(mention.name)
  if (!known.spans.some((one) => one.start === span.start)) known.spans.push(span)
  const changes = told.isExplicit && !(known.status === 'stopped' && told.status === 'continued') && !(known.status === 'allergy') && !(known.status === 'stopped' && isPlanned && told.status === 'started' && !regimen.hasDose)
  if (regimen.text !== '' && (known.regimen.text === '' || ((regimen.hasDose || regimen.hasFrequency) && changes && told.status !== 'stopped'))) known.regimen = regimen
  if (changes) known.status = known.status === 'continued' && told.status === 'started' && !regimen.hasDose ? 'continued' : told.status
  known.isPlanned ||= isPlanned
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lineOf(course: Course, tongue: Tongue): MedicationLine {
  const { words } = tongue.pack.style
  const [first = '', ...others] = course.names
  const name = capital(first) + (others.length > 0 ? ` (${others.join(', ')})` : '')
  const group = GROUPS[course.status]
  if (course.status === 'allergy') return { group, spans: course.spans, text: `${words.allergy}: ${name}${course.reaction === '' ? '' : ` (${course.reaction})`}.` }
  const status = { started: words.started, continued: words.continued, stopped: words.stopped, raised: words.raised, lowered: words.lowered }[course.status]
  return { group, spans: course.spans, text: `${name}${course.regimen.text === '' ? '' : ` ${course.regimen.text}`}, ${status}.` }
}

function reactionOf(statement: Statement): string {
  const hit = statement.hits.find((one) => one.mark === 'reaction')
  return hit === undefined ? '' : statement.tokens.slice(hit.start, hit.end).map((token) => token.lower).join(' ')
}

/** Lists every medicine of the patient once, with how it is taken and whether it is started, continued, changed, stopped or not tolerated. */
export function listMedications(statements: readonly Statement[], tongue: Tongue, vertical: Vertical): MedicationLine[] {
  const courses = new Map<string, Course>()
  let last: Course | undefined
  for (const statement of statements) {
    if (isForeign(statement, vertical)) continue
    // said of the medicine named just before: I stopped that
    if (statement.drugs.length === 0) {
      if (last !== undefined && has(statement, 'stop') && statement.tokens.length <= SHORT_STATEMENT && clinicalWeight(statement) < 1) last.status = 'stopped'
      if (last?.status === 'allergy' && last.reaction === '') last.reaction = reactionOf(statement)
      last = undefined
      continue
    }
    for (const mention of statement.drugs) {
      const told = statusOf(statement, mention)
      if (told.status === 'refused' || told.status === 'past') continue
      const { to } = windowOf(statement, mention)
      merge(courses, mention, { status: told.status, isExplicit: told.isExplicit }, regimenIn(statement, mention.end, to), statement)
      last = courses.get(mention.substance)
      if (last?.status === 'allergy' && last.reaction === '') last.reaction = reactionOf(statement)
    }
  }
  return [...courses.values()].map((course) => lineOf(course, tongue))
}
