import type { Vertical } from '#contract/vertical.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Tongue } from '#domain/text/language.ts'
import type { Regimen } from './dose.ts'
import { regimenIn } from './dose.ts'
import type { MedicationStatus } from './medication-status.ts'
import { isNegated, statusOf } from './medication-status.ts'
import { isClinicianVoice } from './phases.ts'
import type { Statement } from './statement.ts'
import { clinicalWeight, has } from './statement.ts'
import { subjectsOf } from './subjects.ts'

/** One line of the medication section. */
export type MedicationLine = { readonly text: string; readonly group: number; readonly substance: string; readonly spans: readonly { readonly start: number; readonly end: number }[] }

type Course = {
  substance: string
  names: string[]
  isTrade: boolean
  status: MedicationStatus
  regimen: Regimen
  reaction: string
  spans: { start: number; end: number }[]
}

const GROUPS: Readonly<Record<MedicationStatus, number>> = { continued: 0, raised: 1, lowered: 1, started: 2, stopped: 3, allergy: 4 }
/** A statement without a medicine of so many words or fewer may speak of the one before: I stopped that. */
const LONGEST_BACKWARD = 25
const SAME_NAME = 5
/** The ramipril. Five milligrams, yes: a dose said by itself. */
const DOSE_ALONE = 8

/** The words that may tell how a medicine is taken: up to the next medicine. */
function windowEnd(statement: Statement, mention: DrugMention): number {
  const next = statement.drugs.find((drug) => drug.start >= mention.end && drug.substance !== mention.substance)
  return next?.start ?? statement.tokens.length
}

function isForeign(statement: Statement, mention: DrugMention, vertical: Vertical): boolean {
  if (has(statement, 'injection', 'otherAnimal')) return true
  if (vertical === 'vet') return false
  const before = statement.hits.filter((hit) => hit.start < mention.start)
  if (before.some((hit) => hit.mark === 'kin')) return true
  return before.some((hit) => hit.mark === 'otherPerson') && !has(statement, 'firstPerson')
}

function isSettled(known: Course, status: MedicationStatus, regimen: Regimen): boolean {
  if (known.status === 'allergy') return true
  if (known.status === 'stopped') return status === 'lowered' || (status === 'started' && !regimen.hasDose)
  return false
}

/** One product stopped and another of the same substance begun are two courses. */
function courseKey(courses: ReadonlyMap<string, Course>, mention: DrugMention, status: MedicationStatus): string {
  const known = courses.get(mention.substance)
  const isOther = known !== undefined && mention.isTrade && known.isTrade && !known.names.some((name) => name.toLowerCase().slice(0, SAME_NAME) === mention.name.toLowerCase().slice(0, SAME_NAME))
  return isOther && known.status !== status ? `${mention.substance} ${mention.name.toLowerCase()}` : mention.substance
}

type Mentioned = { readonly mention: DrugMention; readonly told: { readonly status: MedicationStatus; readonly isExplicit: boolean }; readonly regimen: Regimen; readonly statement: Statement }

function merge(courses: Map<string, Course>, { mention, told, regimen, statement }: Mentioned): Course {
  const span = { start: statement.start, end: statement.end }
  const key = courseKey(courses, mention, told.status)
  const known = courses.get(key)
  if (known === undefined) {
    const made = { substance: mention.substance, names: [mention.name], isTrade: mention.isTrade, status: told.status, regimen, reaction: '', spans: [span] }
    courses.set(key, made)
    return made
  }
  const isNamed = known.names.some((name) => name.toLowerCase().slice(0, SAME_NAME) === mention.name.toLowerCase().slice(0, SAME_NAME))
  if (!isNamed) known.names.push(mention.name)
  if (!known.spans.some((one) => one.start === span.start)) known.spans.push(span)
  if (told.status === 'allergy') known.status = 'allergy'
  const changes = told.isExplicit && !isSettled(known, told.status, regimen)
  const tellsHow = regimen.hasDose || regimen.hasFrequency
  if (regimen.text !== '' && (known.regimen.text === '' || (tellsHow && !known.regimen.hasDose) || (tellsHow && changes && told.status !== 'stopped' && told.status !== 'continued'))) known.regimen = regimen
  const resumes = known.status === 'stopped' && told.status === 'continued' && has(statement, 'continue') && isClinicianVoice(statement)
  if (resumes) known.status = 'continued'
  if (changes && !(known.status !== 'continued' && told.status === 'continued') && !(known.status === 'continued' && told.status === 'started' && !tellsHow)) known.status = told.status
  return known
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lineOf(course: Course, tongue: Tongue): MedicationLine {
  const { words } = tongue.pack.style
  const [first = '', ...others] = course.names
  const name = capital(first) + (others.length > 0 ? ` (${others.join(', ')})` : '')
  const { status, substance, spans } = course
  const group = GROUPS[status]
  if (status === 'allergy') return { group, substance, spans, text: `${words.allergy}: ${name}${course.reaction === '' ? '' : ` (${course.reaction})`}.` }
  return { group, substance, spans, text: `${name}${course.regimen.text === '' ? '' : ` ${course.regimen.text}`}, ${words[status]}.` }
}

function reactionOf(statement: Statement): string {
  const hit = statement.hits.find((one) => one.mark === 'reaction')
  return hit === undefined ? '' : statement.tokens.slice(hit.start, hit.end).map((token) => token.lower).join(' ')
}

/** Says of something, not of a habit, that it was stopped. */
function isStopping(statement: Statement): boolean {
  if (statement.tokens.length > LONGEST_BACKWARD || has(statement, 'social') || clinicalWeight(statement) > 1.5) return false
  return statement.hits.some((hit) => hit.mark === 'stop' && !isNegated(statement, hit))
}

/** Applies a statement without a medicine to the one named just before; tells whether it still may be meant after it. */
function applyBackward(statement: Statement, last: Course | undefined): boolean {
  if (last === undefined || statement.tokens.length > LONGEST_BACKWARD) return false
  if (last.status === 'allergy') {
    if (last.reaction === '') last.reaction = reactionOf(statement)
    return false
  }
  if (isStopping(statement)) {
    last.status = 'stopped'
    last.spans.push({ start: statement.start, end: statement.end })
    return false
  }
  const regimen = regimenIn(statement, { from: 0, to: statement.tokens.length })
  if (!last.regimen.hasDose && regimen.hasDose && !has(statement, 'vital', 'test') && statement.tokens.length <= DOSE_ALONE) last.regimen = regimen
  return clinicalWeight(statement) < 1
}

/** Lists every medicine of the patient once, with how it is taken and whether it is started, continued, changed, stopped or not tolerated. */
export function listMedications(statements: readonly Statement[], tongue: Tongue, vertical: Vertical): MedicationLine[] {
  const courses = new Map<string, Course>()
  let last: Course | undefined
  const subjects = subjectsOf(statements, vertical)
  let former: { mention: DrugMention; statement: Statement } | undefined
  for (const [at, statement] of statements.entries()) {
    if (statement.drugs.length === 0) {
      // she had it two months ago · she came off it
      if (former !== undefined && last === undefined && isStopping(statement)) {
        const told = { status: 'stopped' as const, isExplicit: true }
        merge(courses, { ...former, told, regimen: regimenIn(former.statement, { from: former.mention.end, to: windowEnd(former.statement, former.mention) }) })
      }
      former = undefined
      if (!applyBackward(statement, last)) last = undefined
      continue
    }
    for (const mention of statement.drugs) {
      if (isForeign(statement, mention, vertical) || (subjects[at] !== 'patient' && !has(statement, 'firstPerson'))) continue
      const told = statusOf(statement, mention)
      if (told.status === 'past') former = { mention, statement }
      if (told.status === 'refused' || told.status === 'past') continue
      if (statement.folded === 'denied' && !isClinicianVoice(statement)) continue
      const regimen = regimenIn(statement, { from: mention.end, to: windowEnd(statement, mention) }, told.status === 'raised' || told.status === 'lowered')
      last = merge(courses, { mention, told: { status: told.status, isExplicit: told.isExplicit }, regimen, statement })
      if (last.status === 'allergy' && last.reaction === '') last.reaction = reactionOf(statement)
    }
  }
  return [...courses.values()].map((course) => lineOf(course, tongue))
}
