import { AMOUNT_OF, JOINS_DOSE } from '#domain/language/tables/medicines/told-doses.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import { AFTER } from '#domain/language/tables/medicines/no-medicine.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Regimen } from '#domain/note/medication/course/dose.ts'
import { countBefore, isFew, regimenBefore } from '#domain/note/medication/course/dose.ts'
import { regimenIn } from '#domain/note/medication/course/dose-repairs.ts'
import type { Named } from './afterthoughts.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import type { Focus } from '#domain/note/medication/course/later-dose.ts'
import type { Listing } from '#domain/note/medication/mention/owner.ts'
import type { Told } from '#domain/note/medication/mention/told.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import type { Subject } from '#domain/note/context/experiencer.ts'

/** So many statements without a medicine may pass before `stop that` is of something else. */
export const LONGEST_FORMER = 2

export const NO_REGIMEN: Regimen = { text: '', hasDose: false, hasFrequency: false }

/** A medicine named before: was it only named, by whom, and how many statements ago. */
export type Former = Named & { readonly isNamed: boolean; readonly isPlanned: boolean; /** A dose said by itself after it. */ alone?: Regimen; age: number }

/** A medicine where it was named, and what the rules read there: nothing where they read no status, `foreign` where it is somebody else's. */
export type Heard = {
  readonly mention: DrugMention
  /** The clause that names it, and the statement that clause is of. */
  readonly clause: Statement
  readonly whole: Statement
  readonly subject: Subject
  readonly told: Told | 'foreign' | undefined
}

/** What the reading of the medicines has come to. */
export type Ledger = {
  readonly listing: Listing
  readonly courses: Map<string, Course>
  /** Taken or given once, by substance: what a later `no more of it` is about. */
  readonly once: Map<string, Named>
  /** A dose said by itself: its line says all of it. */
  readonly doses: Set<Statement>
  readonly heard: Heard[]
  /** What is taken was asked for, and nothing else has been spoken of since. */
  isListing: boolean
  /** What is taken is being told, by whom is not marked. */
  isTelling: boolean
  /** Told to whoever takes it, and taken already: confirmed next, or gone over before anything is decided. */
  isInUse: boolean
  /** A diagnosis was dictated: what is got from here on is ordered. */
  isJudged: boolean
  last: Course | undefined
  former: Former | undefined
  /** The medicine told of last, though more has been said since. */
  focus: Focus | undefined
  /** A reaction to something not named yet, and how many statements ago. */
  unnamed: number
}

/** Paracetamol, and 400 milligrams of ibuprofen: where the dose before the name of a further medicine is told, and what joins it to the one before. */
function leadOf({ tokens, hits }: Statement, { start, end }: DrugMention): { joint: number; from: number; to: number } | undefined {
  const to = AMOUNT_OF.has(tokens[start - 1]?.lower ?? '') ? start - 1 : start
  const unit = hits.find((hit) => hit.mark === 'unit' && hit.end === to)
  const from = (unit?.start ?? 0) - 1
  if (!isNumber(tokens[from]) || !JOINS_DOSE.has(tokens[from - 1]?.lower ?? '')) return undefined
  const hasOwn = isNumber(tokens[end]) && hits.some((hit) => hit.mark === 'unit' && hit.start === end + 1)
  return hasOwn ? undefined : { joint: from - 1, from, to }
}

/** The words that may tell how a medicine is taken: up to the next medicine. */
function windowEnd(statement: Statement, mention: DrugMention): number {
  // Asacol, 800 mg, and Pentasa: another product of the same, once the first has its dose
  const isOther = (drug: DrugMention): boolean =>
    drug.substance !== mention.substance ||
    (drug.isTrade &&
      mention.isTrade &&
      drug.name.toLowerCase() !== mention.name.toLowerCase() &&
      statement.tokens.slice(mention.end, drug.start).some(isNumber))
  const next = statement.drugs.find((drug) => drug.start >= mention.end && isOther(drug))
  return next === undefined ? statement.tokens.length : (leadOf(statement, next)?.joint ?? next.start)
}

/** You're on five, let's go up to ten: of a changed dose counts what is said from the word of change on. */
function changeFrom(statement: Statement, mention: DrugMention): number {
  const to = windowEnd(statement, mention)
  const cue = statement.hits.findLast(
    (hit) => (hit.mark === 'raise' || hit.mark === 'lower') && hit.start >= mention.end && hit.end < to && statement.tokens.slice(hit.start, to).some(isNumber),
  )
  return cue?.start ?? mention.end
}

/** Go up to ten of the amlodipine: what it is changed to is said before its name. */
function changeBefore(statement: Statement, mention: DrugMention): Regimen | undefined {
  const cue = statement.hits.findLast(
    (hit) => (hit.mark === 'raise' || hit.mark === 'lower') && hit.end <= mention.start && statement.tokens.slice(hit.start, mention.start).some(isNumber),
  )
  if (cue === undefined || statement.drugs.some((drug) => drug.start >= cue.end && drug.end <= mention.start)) return undefined
  const regimen = regimenIn(statement, { from: cue.start, to: mention.start }, true)
  return /\d/.test(regimen.text) ? { ...regimen, hasDose: true } : undefined
}

/** Peak flow 380, after Bricanyl 450: what was measured after it is no dose. */
function isMeasuredAfter({ phase, tokens, hits }: Statement, mention: DrugMention): boolean {
  const isUnit = hits.some(({ mark, start }) => mark === 'unit' && start === mention.end + 1)
  return phase === 'examination' && AFTER.has(tokens[mention.start - 1]?.lower ?? '') && isNumber(tokens[mention.end]) && !isUnit
}

/** Four times a day is no dose: nothing behind the name tells how much. */
function isDosedBehind(statement: Statement, mention: DrugMention): boolean {
  const to = windowEnd(statement, mention)
  const isOfTimes = (at: number): boolean => statement.hits.some(({ mark, start, end }) => mark === 'frequency' && start <= at && at < end)
  return statement.hits.some(({ mark, start }) => (mark === 'unit' || mark === 'doseForm') && start >= mention.end && start < to && !isOfTimes(start))
}

/** Two paracetamol four times a day: how many are taken each time is told before the name. */
function withCountBefore(after: Regimen, { text: count }: Regimen): Regimen {
  return { text: `${count}${/^\d/u.test(after.text) ? ',' : ''} ${after.text}`, hasDose: true, hasFrequency: true }
}

/** How much is told before the name. Where how often is told behind it, so few as are taken at a time count, with or without what they are. */
function toldBefore(statement: Statement, { start }: DrugMention, isOften: boolean): Regimen | undefined {
  const dose = regimenBefore(statement, start)
  if (!isOften) return dose
  const counted = statement.tokens.find((token) => isNumber(token) && dose?.text.startsWith(token.text) === true)
  return dose === undefined || counted === undefined || !isFew(counted) ? countBefore(statement, start) : dose
}

export function regimenOf(statement: Statement, mention: DrugMention, isChange = false): Regimen {
  if (isMeasuredAfter(statement, mention)) return NO_REGIMEN
  const changed = isChange && !statement.tokens.slice(mention.end, windowEnd(statement, mention)).some(isNumber) ? changeBefore(statement, mention) : undefined
  if (changed !== undefined) return changed
  const after = regimenIn(statement, { from: isChange ? changeFrom(statement, mention) : mention.end, to: windowEnd(statement, mention) }, isChange)
  const isFirst = statement.drugs.every((drug) => drug.start >= mention.start)
  const isOpen = after.hasFrequency && !isDosedBehind(statement, mention)
  const lead = isFirst || after.hasDose ? undefined : leadOf(statement, mention)
  if (lead !== undefined) {
    const dose = regimenIn(statement, lead, true)
    return { text: `${dose.text} ${after.text}`.trim(), hasDose: dose.hasDose, hasFrequency: after.hasFrequency }
  }
  const before = !isFirst || (after.hasDose && !isOpen) ? undefined : toldBefore(statement, mention, isOpen)
  if (before === undefined) return after
  if (isOpen && after.text !== '') return withCountBefore(after, before)
  return { text: after.text === '' ? before.text : `${before.text} ${after.text}`, hasDose: true, hasFrequency: after.hasFrequency }
}
