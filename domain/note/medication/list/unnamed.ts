import { isToldByAllergyLine } from '#domain/note/medication/status/allergy-told.ts'
import { applyLaterDose } from '#domain/note/medication/course/later-dose.ts'
import { applyBackward, doseAlone, isStopping } from './afterthoughts.ts'
import type { Ledger } from './ledger.ts'
import { LONGEST_FORMER, regimenOf } from './ledger.ts'
import { readExchange } from './dialogue.ts'
import { applyFromTo } from '#domain/note/medication/course/dose-exchanges.ts'
import { stopOldOne } from './followups.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import { courseOf, merge } from '#domain/note/medication/course/courses.ts'
import { addStep } from '#domain/note/medication/course/steps.ts'
import { tellsOwner } from '#domain/note/medication/mention/owner.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber } from '#domain/note/annotate/statement.ts'
import { isToldToDo } from '#domain/note/discourse/directives.ts'

/** Ever had that? Had it at Christmas, fine. Then five hundred, twice a day: what was asked about is ordered. */
const THEN = /^(?:(?:okay|ok|ja|fint|bra|right|хорошо),? )?(?:then|so|da|så|då|тогда|значит)(?!\p{L})/iu

function isThenDosed(statement: Statement): boolean {
  return statement.folded === 'none' && isClinicianVoice(statement) && THEN.test(statement.text) && hasNumber(statement) && has(statement, 'frequency') && !has(statement, 'past', 'negation')
}

/** Furix I have at home too. That's my mother's: what was only just named is none of the patient's. */
function dropOthers(statement: Statement, { courses, focus, last, listing }: Ledger): boolean {
  const course = last ?? (focus?.age === 0 ? focus.course : undefined)
  if (course === undefined || course.spans.length > 1 || course.status === 'allergy' || !tellsOwner(statement, listing.language)) return false
  for (const [key, one] of courses) if (one === course) courses.delete(key)
  return true
}

/** A statement that names no medicine may tell of the one before: she had it two months ago · she came off it. */
export function readAfterthought(statement: Statement, ledger: Ledger): void {
  const { former, courses, listing } = ledger
  if (dropOthers(statement, ledger)) {
    ledger.last = undefined
    ledger.focus = undefined
    return
  }
  const changed = applyFromTo(statement, courses)
  if (changed !== undefined) {
    ledger.last = changed
    return
  }
  if (readExchange(statement, ledger)) return
  if (ledger.focus !== undefined && (addStep(statement, ledger.focus, listing.language) || applyLaterDose(statement, ledger.focus, listing.language))) {
    ledger.last = ledger.focus.course
    return
  }
  if (former !== undefined && ledger.last === undefined) {
    // you gave her sixty, didn't you? Then we go down to thirty
    const course: Course = { ...courseOf(former.mention, former.statement), regimen: former.alone ?? regimenOf(former.statement, former.mention) }
    if (applyLaterDose(statement, { course, age: former.age }, listing.language)) {
      ledger.last = merge(courses, { ...former, statement, told: { status: course.status, isExplicit: true }, regimen: course.regimen })
      ledger.former = undefined
      return
    }
  }
  if (former !== undefined && ledger.last === undefined && isStopping(statement, listing.talk)) {
    merge(courses, { ...former, told: { status: 'stopped', isExplicit: true }, regimen: former.alone ?? regimenOf(former.statement, former.mention) })
    ledger.former = undefined
    return
  }
  const isTold = isToldToDo(statement) || isThenDosed(statement)
  const dose = doseAlone(statement, isTold)
  if (former !== undefined && isTold && dose !== undefined && ledger.last === undefined) {
    // I gave her a sachet this morning. Give one twice a day: ordered from now on
    ledger.last = merge(courses, { ...former, statement, told: { status: 'started', isExplicit: true }, regimen: dose })
    ledger.former = undefined
    return
  }
  const alone = former !== undefined && ledger.last === undefined ? dose : undefined
  if (dose !== undefined && (alone !== undefined || (ledger.last !== undefined && !ledger.last.regimen.hasDose))) {
    ledger.doses.add(statement)
    ledger.last?.spans.push({ start: statement.start, end: statement.end })
  }
  if (former !== undefined && alone !== undefined && !former.isNamed) former.alone = alone
  if (former !== undefined && alone !== undefined && former.isNamed) {
    ledger.last = merge(courses, { ...former, told: { status: former.isPlanned && statement.speaker !== 'patient' ? 'started' : 'continued', isExplicit: false }, regimen: alone })
    ledger.former = undefined
    return
  }
  if (former !== undefined && (++former.age > LONGEST_FORMER || clinicalWeight(statement) > 1.5)) ledger.former = undefined
  if (ledger.last?.status === 'allergy' && isToldByAllergyLine(statement)) {
    ledger.last.spans.push({ start: statement.start, end: statement.end })
  }
  if (ledger.last === undefined && ledger.former === undefined) stopOldOne(statement, ledger)
  if (!applyBackward(statement, ledger.last, listing.talk)) ledger.last = undefined
}
