import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import type { Tongue } from '#domain/language/language.ts'
import { PAUSED } from '#domain/terminology/doses/pause-words.ts'
import { rewrite } from '#domain/language/phrase.ts'
import { WEEKLY } from '#domain/language/tables/medicines/told-doses.ts'
import type { Regimen } from './dose.ts'
import type { MedicationStatus } from '#domain/note/medication/mention/told.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** One line of the medication section. */
export type MedicationLine = {
  readonly text: string
  readonly group: number
  readonly substance: string
  readonly spans: readonly { readonly start: number; readonly end: number }[]
}

/** A medicine of the patient, with what the talk has told of it so far. */
export type Course = {
  substance: string
  names: string[]
  isTrade: boolean
  status: MedicationStatus
  regimen: Regimen
  reaction: string
  /** It made ill, and nothing speaks of an allergy. */
  isIntolerance: boolean
  /** Kept off for a while from now on, and for how long. */
  pause?: string
  /** Stopped step by step, by whoever treats. */
  isTapered?: true
  /** Ordered in this talk before its dose was changed. */
  isBegun?: true
  /** That the first dose was given, in words. */
  firstDose?: string
  /** Decided of by the name of its kind: the water tablet we stop. */
  isToldByKind?: true
  /** What was decided next was of another kind, and not of this. */
  isSpared?: true
  /** One of its kind is stopped, and nobody knows which. */
  isOpen?: true
  /** Ordered, and taken back in the same breath. */
  isDropped: boolean
  spans: { start: number; end: number }[]
}

const GROUPS: Readonly<Record<MedicationStatus, number>> = { continued: 0, raised: 1, lowered: 1, started: 2, stopped: 3, allergy: 4 }
/** So many first letters tell one product from another, whatever the ending. */
const SAME_NAME = 5

function isSettled(known: Course, status: MedicationStatus, regimen: Regimen): boolean {
  if (known.status === 'allergy') return !(known.isIntolerance && status === 'stopped')
  if (known.status === 'stopped') return status === 'lowered' || (status === 'started' && !regimen.hasDose)
  return false
}

/** One product stopped and another of the same substance begun are two courses, as are tablets and an enema, each with its own dose. */
function courseKey(courses: ReadonlyMap<string, Course>, mention: DrugMention, { status, regimen }: { status: MedicationStatus; regimen: Regimen }): string {
  const own = `${mention.substance} ${mention.name.toLowerCase()}`
  if (courses.has(own)) return own
  const known = courses.get(mention.substance)
  const isOther = known !== undefined && mention.isTrade && known.isTrade && !known.names.some((name) => stemOf(name) === stemOf(mention.name))
  const isDosedApart = known !== undefined && known.status !== 'stopped' && regimen.hasDose && known.regimen.hasDose && regimen.text !== known.regimen.text
  return isOther && (known.status !== status || isDosedApart) ? own : mention.substance
}

/** A medicine where it was named, with what is told of it there. */
export type Mentioned = {
  readonly mention: DrugMention
  readonly told: { readonly status: MedicationStatus; readonly isExplicit: boolean }
  readonly regimen: Regimen
  readonly statement: Statement
}

/** We go on with it, a hundred: the dose the clinician names in the plan is the one that holds. */
function isDoseAnew(status: MedicationStatus, statement: Statement, regimen: Regimen): boolean {
  return status === 'continued' && regimen.hasDose && has(statement, 'continue') && statement.phase === 'plan' && isClinicianVoice(statement)
}

/** A medicine in use, of which nothing else is known. */
export function courseOf(mention: DrugMention, { start, end }: Statement): Course {
  return {
    substance: mention.substance,
    names: [mention.name],
    isTrade: mention.isTrade,
    status: 'continued',
    regimen: { text: '', hasDose: false, hasFrequency: false },
    reaction: '',
    isIntolerance: false,
    isDropped: false,
    spans: [{ start, end }],
  }
}

const stemOf = (name: string): string => name.toLowerCase().slice(0, SAME_NAME)

/** No allergy after all, and given: it starts anew. */
function isGivenAfterAll(known: Course, { told, regimen }: Mentioned): boolean {
  if (known.status !== 'allergy' || told.status === 'allergy') return false
  return known.isDropped || (known.isIntolerance && told.status === 'started' && regimen.hasDose)
}

const tellsHow = ({ hasDose, hasFrequency }: Regimen): boolean => hasDose || hasFrequency

/** Whether how it is taken holds from now on: the first that is told, the first dose, or that of a change. */
function isRegimenAnew(known: Course, { told, regimen, statement }: Mentioned, changes: boolean): boolean {
  if (regimen.text === '') return false
  if (known.regimen.text === '' || isDoseAnew(told.status, statement, regimen)) return true
  if (!tellsHow(regimen)) return false
  return !known.regimen.hasDose || (changes && told.status !== 'stopped' && told.status !== 'continued')
}

/** Twenty a week · we lower it to fifteen: it is still taken once a week. */
function stillWeekly(before: Regimen, now: Regimen): Regimen {
  const [weekly] = WEEKLY.exec(before.text) ?? []
  if (weekly === undefined || !now.hasDose || now.hasFrequency) return now
  const [dose = '', ...rest] = now.text.split(/(?=, )/u)
  return { ...now, text: `${dose} ${weekly.trim()}${rest.join('')}`, hasFrequency: true }
}

/** X, a hundred · take X in the morning: when it is taken is added to its dose, and takes the place of none. */
function besideDose(before: Regimen, told: Regimen): Regimen {
  const now = stillWeekly(before, told)
  if (now.hasDose || !before.hasDose || before.hasFrequency) return now
  return { text: `${before.text} ${now.text}`, hasDose: true, hasFrequency: now.hasFrequency }
}

/** Stopped, and the clinician goes on with it. */
function isResumed(known: Course, { told, statement }: Mentioned): boolean {
  return known.status === 'stopped' && told.status === 'continued' && has(statement, 'continue') && isClinicianVoice(statement)
}

/** What is changed does not merely go on, and what is in use is not begun without a dose. */
function isStatusAnew(known: Course, { told, regimen }: Mentioned): boolean {
  if (told.status === 'continued') return known.status === 'continued'
  return !(known.status === 'continued' && told.status === 'started' && !tellsHow(regimen))
}

/** The name and the place of what is told. */
function noteMention(known: Course, { mention, statement: { start, end } }: Mentioned): void {
  if (!known.names.some((name) => stemOf(name) === stemOf(mention.name))) known.names.push(mention.name)
  if (!known.spans.some((one) => one.start === start)) known.spans.push({ start, end })
}

/** Adds what a statement tells of a medicine to what is known of it. */
export function merge(courses: Map<string, Course>, mentioned: Mentioned): Course {
  const { mention, told, regimen, statement } = mentioned
  const key = courseKey(courses, mention, { status: told.status, regimen })
  const known = courses.get(key)
  if (known === undefined) {
    const made = { ...courseOf(mention, statement), status: told.status, regimen }
    courses.set(key, made)
    return made
  }
  noteMention(known, mentioned)
  if (isGivenAfterAll(known, mentioned)) Object.assign(known, { status: told.status, isDropped: false, reaction: '', regimen })
  if (told.status === 'allergy') known.status = 'allergy'
  const changes = told.isExplicit && !isSettled(known, told.status, regimen)
  if (isRegimenAnew(known, mentioned, changes)) known.regimen = besideDose(known.regimen, regimen)
  if (isResumed(known, mentioned)) known.status = 'continued'
  if (changes && isStatusAnew(known, mentioned)) known.status = told.status
  return known
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function nameOf({ names: [first = '', ...others] }: Course): string {
  return capital(first) + (others.length > 0 ? ` (${others.join(', ')})` : '')
}

/** A medicine by its name and how it is taken. */
export function dosedName(course: Course, tongue: Tongue): string {
  // as it is said: when I need it, when you get the pain
  const regimen = rewrite(rewrite(course.regimen.text, tongue.style.patient), tongue.style.clinician)
  return regimen === '' ? nameOf(course) : `${nameOf(course)} ${regimen}`
}

/** Told twice under two names of one substance, or as a group and by name, it is one line that rests on both places. */
export function withoutRepeats(lines: readonly MedicationLine[]): MedicationLine[] {
  const byText = new Map<string, MedicationLine>()
  for (const line of lines) {
    const known = byText.get(line.text)
    byText.set(line.text, known === undefined ? line : { ...known, spans: [...known.spans, ...line.spans] })
  }
  return [...byText.values()]
}

/** Stopped gradually; where nothing but how long is told, that is how long it takes to come off it: Sertraline, stopped gradually (4 weeks). */
function taperedName(course: Course, tongue: Tongue): string {
  const { tapered } = tongue.pack.style.words
  const { text, hasDose, hasFrequency } = course.regimen
  return text === '' || hasDose || hasFrequency ? `${dosedName(course, tongue)}, ${tapered}` : `${nameOf(course)}, ${tapered} (${text})`
}

/** The line of a medicine: name, how it is taken, what becomes of it. */
export function lineOf(course: Course, tongue: Tongue): MedicationLine {
  const { words } = tongue.pack.style
  const name = nameOf(course)
  const { status, substance, spans } = course
  const group = GROUPS[status]
  if (status === 'allergy')
    return {
      group,
      substance,
      spans,
      text: `${course.isIntolerance ? words.intolerance : words.allergy}: ${name}${course.reaction === '' ? '' : ` (${course.reaction})`}.`,
    }
  if (status === 'stopped' && course.pause !== undefined) {
    const paused = [PAUSED[tongue.pack.language], course.pause].filter((part) => part !== '').join(' ')
    return { group, substance, spans, text: `${dosedName(course, tongue)}, ${paused}.` }
  }
  if (status === 'stopped' && course.isTapered === true) return { group, substance, spans, text: `${taperedName(course, tongue)}.` }
  const why = status === 'stopped' && course.reaction !== '' ? ` (${course.reaction})` : ''
  const given = status === 'started' && course.firstDose !== undefined ? ` (${course.firstDose})` : ''
  return { group, substance, spans, text: `${dosedName(course, tongue)}${given}, ${words[status]}${why}.` }
}

/** What it did, and whether it was said to be no allergy. */
export function noteReaction(course: Course, statement: Statement, talk: DrugTalk): void {
  if (course.reaction === '') course.reaction = reactionOf(statement)
  const words = wordsOf(statement, 0, statement.tokens.length)
  course.isIntolerance ||=
    talk.noAllergy.test(words) ||
    (!has(statement, 'allergy') && !(statement.asked !== undefined && has(statement.asked, 'allergy')) && !talk.allergic.test(words))
}

/** What it did to the patient, in the words it was told with. */
export function reactionOf(statement: Statement): string {
  const hit = statement.hits.find((one) => one.mark === 'reaction')
  return hit === undefined ? '' : statement.tokens.slice(hit.start, hit.end).map((token) => token.lower).join(' ')
}
