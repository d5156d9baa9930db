import { FIRST_DOSE } from '#domain/language/tables/medicines/first-dose.ts'
import { isToldByAllergyLine } from '#domain/note/medication/status/allergy-told.ts'
import { applyAlternation } from '#domain/note/medication/course/alternating-doses.ts'
import { applyLaterDose } from '#domain/note/medication/course/later-dose.ts'
import { applyBackward, doseSaid, isRegimenWhole, isStopping } from './afterthoughts.ts'
import type { Former, Ledger } from './ledger.ts'
import { LONGEST_FORMER, regimenOf } from './ledger.ts'
import { readExchange } from './dialogue.ts'
import { applyFromTo } from '#domain/note/medication/course/dose-exchanges.ts'
import { sparesLast } from './kinds-told.ts'
import { stopOldOne } from './followups.ts'
import type { Course, Mentioned } from '#domain/note/medication/course/courses.ts'
import type { Regimen } from '#domain/note/medication/course/dose.ts'
import { courseOf, merge } from '#domain/note/medication/course/courses.ts'
import { addBareStep, addStep } from '#domain/note/medication/course/steps.ts'
import { tellsOwner } from '#domain/note/medication/mention/owner.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber } from '#domain/note/annotate/statement.ts'
import { isToldToDo } from '#domain/note/discourse/directives.ts'

/** Ever had that? Had it at Christmas, fine. Then five hundred, twice a day: what was asked about is ordered. */
const THEN = /^(?:(?:okay|ok|ja|fint|bra|right|хорошо),? )?(?:then|so|da|så|då|тогда|значит)(?!\p{L})/iu

function isThenDosed(statement: Statement): boolean {
  return (
    statement.folded === 'none' &&
    isClinicianVoice(statement) &&
    THEN.test(statement.text) &&
    hasNumber(statement) &&
    has(statement, 'frequency') &&
    !has(statement, 'past', 'negation')
  )
}

/** Furix I have at home too. That's my mother's: what was only just named is none of the patient's. */
function dropOthers(statement: Statement, { courses, focus, last, listing }: Ledger): boolean {
  const course = last ?? (focus?.age === 0 ? focus.course : undefined)
  if (course === undefined || course.spans.length > 1 || course.status === 'allergy' || !tellsOwner(statement, listing.language)) return false
  for (const [key, one] of courses) if (one === course) courses.delete(key)
  return true
}

/** Reads an afterthought in one way; true where that is all it tells. The former one is that before anything was read of it. */
type Rule = (statement: Statement, ledger: Ledger, former: Former | undefined) => boolean

const readOwner: Rule = (statement, ledger) => {
  if (!dropOthers(statement, ledger)) return false
  ledger.last = undefined
  ledger.focus = undefined
  return true
}

/** A hundred every other day and fifty every other day. */
const readAlternation: Rule = (statement, ledger) => {
  const changed = applyAlternation(statement, ledger.courses)
  if (changed !== undefined) ledger.last = changed
  return changed !== undefined
}

/** From ten to five. */
const readFromTo: Rule = (statement, ledger) => {
  const changed = applyFromTo(statement, ledger.courses)
  if (changed !== undefined) ledger.last = changed
  return changed !== undefined
}

/** So many statements after the order it is said that the first dose was given. */
const LONGEST_SINCE_ORDER = 3

/** The first dose I gave now: told beside the line of what was just ordered. */
const readFirstDose: Rule = (statement, { focus, listing: { language } }) => {
  const { given, told } = FIRST_DOSE[language]
  const course = focus?.course
  if (course?.status !== 'started' || (focus?.age ?? 0) > LONGEST_SINCE_ORDER || statement.isQuestion || course.firstDose !== undefined) return false
  if (has(statement, 'future', 'condition', 'negation') || !given.test(statement.text)) return false
  course.firstDose = told
  course.spans.push({ start: statement.start, end: statement.end })
  return true
}

/** A step of a taper, or another dose, of the medicine told of last. */
const readFocus: Rule = (statement, ledger) => {
  const { focus, listing: { language } } = ledger
  if (focus === undefined || !(addStep(statement, focus, language) || addBareStep(statement, focus) || applyLaterDose(statement, focus, language))) return false
  ledger.last = focus.course
  return true
}

const formerRegimen = (former: Former): Regimen => former.alone ?? regimenOf(former.statement, former.mention)

/** You gave her sixty, didn't you? Then we go down to thirty. */
const readFormerDose: Rule = (statement, ledger, former) => {
  if (former === undefined || ledger.last !== undefined) return false
  const course: Course = { ...courseOf(former.mention, former.statement), regimen: formerRegimen(former) }
  if (!applyLaterDose(statement, { course, age: former.age, isParted: false }, ledger.listing.language)) return false
  ledger.last = merge(ledger.courses, { ...former, statement, told: { status: course.status, isExplicit: true }, regimen: course.regimen })
  ledger.former = undefined
  return true
}

/** X? I came off that in May. */
const readFormerStop: Rule = (statement, ledger, former) => {
  if (former === undefined || ledger.last !== undefined || !isStopping(statement, ledger.listing.talk)) return false
  merge(ledger.courses, { ...former, told: { status: 'stopped', isExplicit: true }, regimen: formerRegimen(former) })
  ledger.former = undefined
  return true
}

/** A dose that the former medicine gets: ordered now, or told of what was named. Of one taken once it is kept for what may be said of it later. */
function doseFormer(statement: Statement, ledger: Ledger, { former, dose, isOrdered }: { former: Former; dose: Regimen; isOrdered: boolean }): boolean {
  if (!isOrdered && !former.isNamed) {
    former.alone = dose
    return false
  }
  const isStarted = former.isPlanned && statement.speaker !== 'patient'
  // I gave her a sachet this morning. Give one twice a day: ordered from now on
  const mentioned: Mentioned = isOrdered
    ? { ...former, statement, told: { status: 'started', isExplicit: true }, regimen: dose }
    : { ...former, told: { status: isStarted ? 'started' : 'continued', isExplicit: false }, regimen: dose }
  ledger.last = merge(ledger.courses, mentioned)
  ledger.former = undefined
  return true
}

/** A dose said by itself: of what was only named before, or of the last one when that has none yet. */
const readDoseAlone: Rule = (statement, ledger, former) => {
  const isOrdered = isToldToDo(statement) || isThenDosed(statement)
  const dose = doseSaid(statement, isOrdered)
  if (dose === undefined) return false
  const { last } = ledger
  // 660 mg · one tablet four times a day: how often is told behind the strength
  if (last?.status === 'started' && last.regimen.hasDose && !last.regimen.hasFrequency && dose.hasFrequency && isRegimenWhole(statement)) {
    last.regimen = { text: `${last.regimen.text}, ${dose.text}`, hasDose: true, hasFrequency: true }
    ledger.doses.add(statement)
    last.spans.push({ start: statement.start, end: statement.end })
    return true
  }
  const isOfFormer = former !== undefined && last === undefined
  // an order has a line of its own, and what is told here belongs to that
  if (!(isOfFormer && isOrdered) && (isOfFormer || last?.regimen.hasDose === false)) {
    ledger.doses.add(statement)
    last?.spans.push({ start: statement.start, end: statement.end })
  }
  return isOfFormer && doseFormer(statement, ledger, { former, dose, isOrdered })
}

/** The first that holds is what an afterthought tells. */
const RULES: readonly Rule[] = [readOwner, readFirstDose, readAlternation, readFromTo, readExchange, readFocus, readFormerDose, readFormerStop, readDoseAlone]

/** After some statements, or one that tells much else, `it` is no more the medicine named before. */
function ageFormer(statement: Statement, ledger: Ledger, former: Former): void {
  former.age++
  if (former.age > LONGEST_FORMER || clinicalWeight(statement) > 1.5) ledger.former = undefined
}

/** A statement that names no medicine may tell of the one before: she had it two months ago · she came off it. */
export function readAfterthought(statement: Statement, ledger: Ledger): void {
  const { former, listing } = ledger
  if (sparesLast(statement, ledger)) {
    ledger.last = undefined
    return
  }
  if (RULES.some((rule) => rule(statement, ledger, former))) return
  if (former !== undefined) ageFormer(statement, ledger, former)
  if (ledger.last?.status === 'allergy' && isToldByAllergyLine(statement)) {
    ledger.last.spans.push({ start: statement.start, end: statement.end })
  }
  if (ledger.last === undefined && ledger.former === undefined) stopOldOne(statement, ledger)
  if (!applyBackward(statement, ledger.last, listing.talk)) ledger.last = undefined
}
