import type { Language } from '#contract/vertical.ts'
import type { Change } from '#domain/terminology/drug-changes.ts'
import { isOfLimit } from '#domain/language/limits.ts'
import { drugChangesOf } from '#domain/terminology/drug-changes.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { FOODS, IN_LITRES } from '#domain/language/tables/medicines/no-medicine.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Regimen } from './dose.ts'
import { regimenIn } from './dose-repairs.ts'
import { withoutStrength } from './strength.ts'
import type { Course } from './courses.ts'
import { borders } from '#domain/note/medication/mention/scope.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { countMarks, has } from '#domain/note/annotate/statement.ts'
import { isOrdering } from '#domain/note/discourse/directives.ts'

/** The medicine spoken of last, how many statements ago, and whether something else was asked and answered since. */
export type Focus = { readonly course: Course; readonly age: number; readonly isParted: boolean }

/** So long ago a medicine was named whose dose is said to go up or down; of one whose dose is only said anew, so long ago. */
const LONGEST_UP_DOWN = 8
const LONGEST_ANEW = 2
const LONGEST_STATEMENT = 25
/** No dose is changed to more than so many times what it was. */
const LARGEST_STEP = 8
const FEW_TABLETS = 4

/** Numbers of something else, and plans that hang on something. */
const ELSEWHERE: readonly Mark[] = ['condition', 'imaging', 'kin', 'otherPerson', 'otherAnimal', 'diet', 'device', 'sickLeave']
const MEASURED: readonly Mark[] = ['vital', 'test', 'finding', 'symptom', 'body']

/** A single one, and half of one. */
const ONE = /^(?:en|én|et|ett|ei|ein|eit|one|a|an|один|одна|одну|одной)(?= (?!(?:gang|gong|gång|time|раз)(?!\p{L})))/u
const HALF = /(?:halv\p{L}*|half|пол\p{L}*)(?!\p{L})/u
const GRAMS = /\d\s?(?:g|г)(?!\p{L})/u

/** Grams as the milligrams a number without its unit stands for. */
export function amountOf(whole: string): number | undefined {
  const text = withoutStrength(whole)
  const said = /\d+(?:[.,]\d+)?/.exec(text)
  if (said !== null) return Number(said[0].replace(',', '.')) * (GRAMS.test(text) ? MILLI : 1)
  return HALF.test(text) ? 1 / 2 : ONE.test(text) ? 1 : undefined
}

const MILLI = 1000

/** Up to four times: how often, and no dose. */
const TIMES = /^(?:ganger?|gang|gonger?|gånger|gange|times?|раза?)$/u

/** The two first days. */
function isOfDays(tokens: readonly Token[], at: number, { hits }: Reading): boolean {
  return (
    tokens[at + 1]?.gap === '' &&
    tokens[at + 2]?.gap === '' &&
    !isNumber(tokens[at + 1]) &&
    hits.some((hit) => hit.start === at + 2 && hit.mark === 'timeWord') &&
    !hits.some((hit) => hit.start === at + 1 && (hit.mark === 'unit' || hit.mark === 'frequency'))
  )
}

/** A number that counts no time, with what it counts. */
export function isDose(tokens: readonly Token[], at: number, statement: Reading): boolean {
  const follows = (...marks: Mark[]): boolean => tokens[at + 1]?.gap === '' && statement.hits.some((hit) => hit.start === at + 1 && marks.includes(hit.mark))
  const next = follows('timeWord') || isOfDays(tokens, at, statement) || TIMES.test(tokens[at + 1]?.lower ?? '')
  if (ONE.test(`${tokens[at]?.lower ?? ''} `)) return follows('unit', 'doseForm')
  return isNumber(tokens[at]) && !next && !tokens[at]?.text.includes('/')
}

/** Whether the first dose behind a word of change fits that change from what was taken. */
function fits(change: Change, regimen: Regimen, course: Course): boolean {
  const before = amountOf(course.regimen.text)
  const after = amountOf(regimen.text)
  if (after === undefined) return false
  if (before === undefined) return change !== 'anew'
  // ten milligrams, and then: you take two: it counts tablets
  if (change === 'anew' && after <= FEW_TABLETS && before > FEW_TABLETS && !/\p{L}/u.test(regimen.text)) return false
  // five twice a day, and now five once a day
  if (after === before) return change !== 'anew' && regimen.hasFrequency && course.regimen.hasFrequency && regimen.text !== course.regimen.text
  if (after > before * LARGEST_STEP || after * LARGEST_STEP < before) return false
  return change === 'anew' || (change === 'up' ? after > before : after < before)
}

/** Said in other units than before, the numbers tell nothing of the way. */
function unitsOf(text: string): string {
  return (/\d\s?(µg|mcg|ml|мкг|мл)(?!\p{L})/iu.exec(text)?.[1] ?? '').toLowerCase()
}

function isOfOtherUnit(regimen: Regimen, course: Course): boolean {
  const [before, after] = [unitsOf(course.regimen.text), unitsOf(regimen.text)]
  return before !== '' && after !== '' && before !== after
}

type Cue = Hit<Change>

/** The pressure went up to: what was measured moves by itself, a dose is moved by somebody. */
const MOVER_REACH = 3

function movesByItself(statement: Statement, cue: Cue): boolean {
  const value = statement.hits.findLast((hit) => (hit.mark === 'vital' || hit.mark === 'test') && hit.end <= cue.start)
  if (value === undefined || cue.mark === 'anew' || borders(statement, value.end, cue.start) > 0) return false
  return !statement.hits.some((hit) => hit.mark === 'firstPerson' && hit.start >= value.end && hit.start <= cue.start + MOVER_REACH)
}

/** Nothing is measured between the word of change and the number. */
function isOfMedicine(statement: Statement, cue: Cue, at: number): boolean {
  if (movesByItself(statement, cue)) return false
  const [from, to] = cue.start < at ? [cue.start, at + 2] : [at, cue.end]
  return !statement.hits.some((hit) => MEASURED.includes(hit.mark) && hit.end > from && hit.start < to && !(hit.start >= cue.start && hit.end <= cue.end))
}

function regimenAnew(statement: Statement, cue: Cue): Regimen | undefined {
  const { tokens } = statement
  const behind = tokens.findIndex((_, at) => at >= cue.start && isDose(tokens, at, statement))
  const at = behind >= 0 ? behind : tokens.findIndex((_, one) => isDose(tokens, one, statement))
  if (at < 0 || !isOfMedicine(statement, cue, at)) return undefined
  const regimen = regimenIn(statement, { from: Math.min(at, behind >= 0 ? cue.start : at), to: tokens.length }, true)
  return amountOf(regimen.text) === undefined ? undefined : { ...regimen, hasDose: true }
}

/** It is not raised; what is denied in another clause, it is not enough, so we raise it, denies no change. */
const DENIAL_REACH = 3

function isDeniedAt(statement: Statement, cue: Cue): boolean {
  return statement.hits.some((hit) => (hit.mark === 'negation' || hit.mark === 'denyPlan') && hit.start < cue.end + DENIAL_REACH && hit.end > cue.start - 1)
}

/** I'd go to sixty: where nobody is marked, what is not told as taken. */
function isUnmarkedPlan(statement: Statement): boolean {
  return statement.speaker === 'unknown' && statement.folded === 'none' && !has(statement, 'takes', 'past')
}

/** Of a medicine that is stopped or not borne nobody changes the dose; nor by a question, nor in a long story of other things. */
function mayChange(statement: Statement, { status }: Course): boolean {
  if (status === 'stopped' || status === 'allergy' || statement.isQuestion || statement.speaker === 'patient') return false
  return statement.tokens.length <= LONGEST_STATEMENT && !has(statement, 'past', 'nothing', ...ELSEWHERE)
}

/** Whether a dose said anew is ordered, and not told as what is taken. */
function isOrdered(statement: Statement): boolean {
  return isClinicianVoice(statement) || isOrdering(statement) || has(statement, 'planCue') || isUnmarkedPlan(statement)
}

const asHit = ({ mark, start, end }: Cue): Hit => ({ mark: mark === 'up' ? 'raise' : 'lower', start, end })

/** The word of change that counts, when the medicine was named lately enough for it. */
function changeCue(statement: Statement, { age, isParted }: Focus, language: Language): Cue | undefined {
  const cues = drugChangesOf(language).scan(statement.tokens).filter((one) => !isOfLimit(asHit(one), statement.tokens))
  const cue = cues.find((one) => one.mark !== 'anew') ?? cues[0]
  if (cue === undefined || age > (cue.mark === 'anew' ? LONGEST_ANEW : LONGEST_UP_DOWN)) return undefined
  return cue.mark === 'anew' && (isParted || !isOrdered(statement)) ? undefined : cue
}

/** A percentage is of an ointment, or of sick leave: it never takes the place of milligrams. */
const isPerCent = ({ text }: Regimen): boolean => text.includes('%')

/** An amount with its unit and nothing else. */
const AMOUNT_ALONE = /^\d+(?:[.,]\d+)? ?(\p{L}+)$/u

/** Twelve ml under the skin once, no, sixteen: what was told besides the amount still holds. */
function withRest(before: Regimen, now: Regimen): Regimen {
  const unit = AMOUNT_ALONE.exec(now.text)?.[1]
  if (unit === undefined || !before.hasDose) return now
  const said = new RegExp(`(?<![\\d.,/])\\d+(?:[.,]\\d+)? ?${unit}(?![\\p{L}/])`, 'giu')
  const [amount, ...others] = before.text.match(said) ?? []
  if (amount === undefined || others.length > 0 || before.text === amount) return now
  const rest = before.text.replace(amount, '')
  return /\d(?![\d.,]|\s?\p{L})/u.test(rest) ? now : { ...before, text: before.text.replace(amount, now.text) }
}

/** More or less than before; said anew in another unit nobody can tell, and the status stays. */
function statusAfter(change: Change, regimen: Regimen, course: Course): Course['status'] {
  // twelve ml, no, she is heavier: so it is sixteen
  if (change === 'anew' && course.status === 'started') return 'started'
  if (change === 'anew' && isOfOtherUnit(regimen, course)) return course.status
  const isMore = change === 'anew' && (amountOf(regimen.text) ?? 0) > (amountOf(course.regimen.text) ?? 0)
  return change === 'up' || isMore ? 'raised' : 'lowered'
}

/** The milk down to half a litre. */
const isOfFood = (statement: Statement, regimen: Regimen, course: Course): boolean =>
  (IN_LITRES.test(regimen.text) && !IN_LITRES.test(course.regimen.text)) || FOODS.test(statement.text)

/** TSH is seven, so we go up to a hundred: the dose of what was named before, changed by a clinician who does not name it again. */
export function applyLaterDose(statement: Statement, focus: Focus, language: Language): boolean {
  const { course } = focus
  const cue = mayChange(statement, course) ? changeCue(statement, focus, language) : undefined
  if (cue === undefined || isDeniedAt(statement, cue)) return false
  const regimen = regimenAnew(statement, cue)
  if (regimen === undefined || isPerCent(regimen) !== isPerCent(course.regimen) || isOfFood(statement, regimen, course)) return false
  if (!(isOfOtherUnit(regimen, course) || fits(cue.mark, regimen, course))) return false
  if (course.status === 'started') course.isBegun = true
  course.status = statusAfter(cue.mark, regimen, course)
  course.regimen = withRest(course.regimen, regimen)
  course.spans.push({ start: statement.start, end: statement.end })
  return true
}

/** Where a medicine is named with the number it goes to, the words for more and less tell what `raise` and `lower` do. */
export function withChanges(statement: Statement, language: Language): Statement {
  if (statement.drugs.length === 0 || !statement.tokens.some(isNumber)) return statement
  const isOfDose = (cue: Cue): boolean =>
    statement.tokens.some((_, at) => at >= cue.start && isDose(statement.tokens, at, statement) && isOfMedicine(statement, cue, at))
  const cues = drugChangesOf(language)
    .scan(statement.tokens)
    .filter((cue) => cue.mark !== 'anew' && !isOfLimit(asHit(cue), statement.tokens) && isOfDose(cue))
  if (cues.length === 0) return statement
  const hits = [...statement.hits, ...cues.map(asHit)]
  return { ...statement, hits, counts: countMarks(hits) }
}
