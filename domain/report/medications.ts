import type { Vertical } from '#contract/vertical.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import { drugTalkOf } from '#domain/terminology/drug-talk.ts'
import { drugTurnsOf } from '#domain/terminology/drug-turns.ts'
import type { Mark } from '#domain/text/language-pack.ts'
import type { Tongue } from '#domain/text/language.ts'
import { isNumber } from '#domain/text/tokens.ts'
import { allergensIn } from './allergens.ts'
import { isBroughtPatient } from './brought-patient.ts'
import { asksAllergy, isSameAgain, isToldByAllergyLine, toldByAllergyLines } from './allergy-told.ts'
import { applyLaterDose } from './medicine-later-dose.ts'
import type { Manner } from './medicine-told.ts'
import { statusOf } from './medication-status.ts'
import { applyBackward, doseAlone, isBannedInUse, isForbidden, isStopping, isTakenBack, isToBeStopped, notTolerated } from './medicine-afterthoughts.ts'
import { splitByMedicine, wordsOf } from './medicine-clauses.ts'
import type { Ledger } from './medicine-ledger.ts'
import { LONGEST_FORMER, NO_REGIMEN, regimenOf } from './medicine-ledger.ts'
import { readAnsweredDose, readExchange, readGranted, takeUpAsked } from './medicine-dialogue.ts'
import { applyFromTo, asksDose } from './medicine-exchange.ts'
import { readAllergy, stopMadeWay, stopOldOne } from './medicine-followups.ts'
import type { Course, MedicationLine } from './medicine-courses.ts'
import { courseOf, lineOf, merge, noteReaction } from './medicine-courses.ts'
import { addStep, orderedInSteps } from './medicine-steps.ts'
import { madeWay, placeInSwitch } from './medicine-turns.ts'
import { isHearsayOfMedicine } from './hearsay.ts'
import type { Listing } from './medicine-owner.ts'
import { followsOtherAnimal, isForeign, isOfSomebody, isTellers, namesNobody, tellsOwner } from './medicine-owner.ts'
import { otherPets } from './pet-names.ts'
import { isClinicianVoice } from './phases.ts'
import type { Statement } from './statement.ts'
import { clinicalWeight, has, hasNumber } from './statement.ts'
import type { Subject } from './subjects.ts'
import { subjectsOf } from './subjects.ts'
import { isOrdering, isToldToDo } from './told-to-do.ts'

export type { MedicationLine } from './medicine-courses.ts'

/** And ibuprofen: so few words go on with the list before them; with a dose, so few beside it and the small words. */
const LIST_ITEM = 3
const LIST_ITEM_WORDS = 1
const SMALL: readonly Mark[] = ['joiner', 'opener', 'filler', 'yes', 'backchannel', 'unit', 'frequency', 'doseForm', 'route', 'asNeeded', 'timeWord']
/** Names a medicine and perhaps how it is taken, and nothing else: and metoprolol, fifty. */
function isListItem(statement: Statement): boolean {
  if (statement.tokens.length <= LIST_ITEM) return true
  const idle = new Set([...statement.drugs, ...statement.hits.filter(({ mark }) => SMALL.includes(mark))].flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)))
  return statement.tokens.filter((token, at) => !idle.has(at) && !isNumber(token)).length <= LIST_ITEM_WORDS && hasNumber(statement) && !has(statement, 'negation', 'condition')
}

/** Drops for the ear? No, I'll go gentle, a cleaner twice a day: who asks and answers so is the clinician. */
function isOrderInAnswer(statement: Statement): boolean {
  return statement.speaker === 'unknown' && statement.phase === 'plan' && statement.folded === 'answered' && has(statement, 'planCue', 'start') && has(statement, 'unit', 'frequency') && !has(statement, 'takes')
}

function mannerOf(statement: Statement, { language, talk, turns }: Listing): Manner {
  const isClinician = isClinicianVoice(statement) || isOrderInAnswer(statement)
  return { language, talk, turns, isClinician, isPlanned: isClinician && (statement.phase !== 'history' || statement.speaker === 'clinician' || isOrdering(statement)) }
}

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
function readAfterthought(statement: Statement, ledger: Ledger): void {
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

/** The allergy told of just before. */
function focusedAllergy({ focus }: Ledger): Course | undefined {
  return focus !== undefined && focus.age <= LONGEST_FORMER && focus.course.status === 'allergy' ? focus.course : undefined
}

/** Reads what one part of a statement tells of a medicine it names. */
function readMention(statement: Statement, mention: DrugMention, { whole, manner, ledger }: { whole: Statement; manner: Manner; ledger: Ledger }): void {
  const { courses, once, listing } = ledger
  const planned = courses.get(mention.substance)
  const isSame = (ledger.last ?? focusedAllergy(ledger))?.status === 'allergy' && !manner.isClinician && isSameAgain(statement, listing.language)
  const told = isSame ? ({ status: 'allergy', isExplicit: true } as const) : statusOf(statement, mention, manner)
  if (told.status === 'beside') {
    if (isForbidden(statement, listing.talk)) applyBackward(statement, ledger.last, listing.talk)
    return
  }
  if (told.status === 'supposed') {
    // what is told next is of no plan that hangs on something
    ledger.former = undefined
    ledger.last = undefined
    return
  }
  const steps = planned === undefined || planned.status === 'started' ? orderedInSteps(statement, mention, { manner, status: told.status }) : undefined
  if (steps !== undefined) {
    ledger.last = merge(courses, { mention, told: { status: 'started', isExplicit: true }, regimen: steps, statement })
    return
  }
  if (placeInSwitch(statement, mention, listing.turns) === 'new') stopMadeWay(statement, mention, ledger)
  if (told.status === 'named' && planned !== undefined && applyLaterDose(statement, { course: planned, age: 0 }, listing.language)) {
    ledger.last = planned
    return
  }
  // it tops it off, ibuprofen, no: that I have not dared
  if (told.status === 'refused' && planned?.status === 'continued' && !planned.regimen.hasDose && !manner.isClinician && listing.talk.declined.test(wordsOf(statement, 0, statement.tokens.length))) planned.isDropped = true
  // X, I had thought of, but that we leave: what nobody takes is not stopped
  const isUnknown = planned === undefined && !once.has(mention.substance) && ledger.former?.mention.substance !== mention.substance
  if (told.status === 'stopped' && manner.isClinician && isUnknown && listing.talk.considered.test(wordsOf(statement, 0, statement.tokens.length))) return
  if (told.status === 'past' || told.status === 'named') ledger.former = { mention, statement, isNamed: told.status === 'named', isPlanned: manner.isPlanned, age: 0 }
  if (told.status === 'past') once.set(mention.substance, { mention, statement })
  if (told.status === 'refused' && planned !== undefined && isTakenBack(statement, planned, manner)) planned.isDropped = true
  if (told.status !== 'stopped' && told.status !== 'allergy' && told.status !== 'continued' && manner.isClinician && planned?.status === 'continued' && isBannedInUse(statement, mention, listing.talk)) {
    ledger.last = merge(courses, { mention, told: { status: 'stopped', isExplicit: true }, regimen: NO_REGIMEN, statement })
    return
  }
  // asked what is taken, each medicine named is taken until something else is spoken of
  const goesOn = told.status === 'named' && ledger.last !== undefined && isListItem(whole)
  const isOfList = told.status === 'named' && ledger.isListing && !manner.isClinician && !has(whole, 'past', 'hypothetical', 'given', 'start', 'no')
  if (told.status === 'refused' || told.status === 'past' || (told.status === 'named' && !goesOn && !isOfList)) {
    // what is told next of `it` is of this one
    ledger.last = undefined
    return
  }
  if (whole.folded === 'denied' && !manner.isClinician) return
  const status = told.status === 'named' ? (isOfList ? 'continued' : (ledger.last?.status ?? 'continued')) : told.status
  const own = regimenOf(statement, mention, status === 'raised' || status === 'lowered')
  const earlier = status === 'stopped' && own.text === '' && !courses.has(mention.substance) ? once.get(mention.substance) : undefined
  const regimen = earlier === undefined ? own : regimenOf(earlier.statement, earlier.mention)
  ledger.last = merge(courses, { mention, told: { status, isExplicit: told.isExplicit }, regimen, statement })
  if (ledger.last.status === 'allergy') noteReaction(ledger.last, statement, listing.talk)
}

function readMedicines(whole: Statement, subject: Subject | undefined, ledger: Ledger): void {
  const { listing } = ledger
  const manner = mannerOf(whole, listing)
  let isOthersStill = false
  for (const statement of splitByMedicine(whole, listing.talk)) {
    if (statement.drugs.length === 0) readAfterthought(statement, ledger)
    isOthersStill = (isOthersStill && namesNobody(statement, listing.talk)) || followsOtherAnimal(whole, statement, listing.talk)
    for (const mention of statement.drugs) {
      // a person named in the statement itself is looked for beside each medicine
      const isCarried = subject !== 'patient' && !has(whole, 'kin', 'otherPerson') && !listing.talk.self.test(wordsOf(statement, 0, statement.tokens.length))
      if (isOthersStill || isForeign(statement, mention, listing) || isCarried) {
        isOthersStill = true
        ledger.last = undefined
        continue
      }
      readMention(statement, mention, { whole, manner, ledger })
    }
  }
}

/** The medicines of a talk: the lines to list, what was ordered and taken back, which is neither listed nor told, and the statements that a line says all of. */
export type Medications = { readonly lines: readonly MedicationLine[]; readonly dropped: ReadonlySet<string>; readonly told: ReadonlySet<Statement> }

/** A question of so few words goes on asking for medicines: anything for the stomach? */
const SHORT_QUESTION = 5

/** Whether what is said answers what medicines are taken: from the question on, until something else is told or asked. */
function isStillListing(whole: Statement, { isListing, listing: { language } }: Ledger): boolean {
  const { asked } = whole
  if (asked !== undefined) {
    if (asksDose(asked) && asked.drugs.length === 0) return isListing
    if (has(asked, 'takes', 'drugClass') && !has(asked, 'past', 'allergy') && !asksAllergy(asked, language)) return true
    return isListing && !has(asked, 'allergy', 'question') && asked.tokens.length <= SHORT_QUESTION && whole.drugs.length > 0
  }
  if (whole.isQuestion || isClinicianVoice(whole)) return false
  return isListing && (whole.drugs.length > 0 || clinicalWeight(whole) < 1)
}

/** Reads a statement for medicines and for what else is not borne. */
function readWhole(whole: Statement, subject: Subject | undefined, ledger: Ledger): void {
  const { talk } = ledger.listing
  if (readAllergy(whole, subject, ledger) || isHearsayOfMedicine(whole)) return
  ledger.isListing = isStillListing(whole, ledger)
  const harmful = notTolerated(whole, ledger.former, ledger.listing)
  if (harmful !== undefined) {
    ledger.last = merge(ledger.courses, { ...harmful, told: { status: 'allergy', isExplicit: true }, regimen: NO_REGIMEN })
    noteReaction(ledger.last, whole, talk)
    ledger.former = undefined
    if (whole.drugs.length === 0 || whole.folded === 'denied') return
  }
  const isTeller = ledger.listing.isBrought && isTellers(whole, talk)
  for (const mention of subject === 'patient' && !isTeller ? allergensIn(whole, ledger.listing) : []) {
    const allergen = merge(ledger.courses, { mention, statement: whole, told: { status: 'allergy', isExplicit: true }, regimen: NO_REGIMEN })
    noteReaction(allergen, whole, talk)
    if (whole.drugs.length === 0) ledger.last = allergen
  }
  // then my lips swell: told next, of what was named here
  if (whole.drugs.length === 0 && ledger.last?.spans.some(({ start }) => start === whole.start) === true) return
  const somebodys = isOfSomebody(whole, ledger.listing.language)
  if (somebodys !== undefined) {
    ledger.courses.delete(somebodys.substance)
    ledger.last = undefined
    ledger.former = undefined
    return
  }
  const replaced = madeWay(whole, ledger.listing.turns)
  if (replaced !== undefined) merge(ledger.courses, { mention: replaced, statement: whole, told: { status: 'stopped', isExplicit: true }, regimen: NO_REGIMEN })
  takeUpAsked(whole, ledger)
  const granted = readGranted(whole, ledger)
  if (granted !== undefined) {
    ledger.last = granted
    ledger.former = undefined
    keepFocus(ledger)
    return
  }
  const asked = isToBeStopped(whole, talk)
  if (asked !== undefined) merge(ledger.courses, { mention: asked, statement: whole, told: { status: 'stopped', isExplicit: true }, regimen: NO_REGIMEN })
  else if (whole.drugs.length === 0) readAfterthought(whole, ledger)
  else {
    readMedicines(whole, subject, ledger)
    readAnsweredDose(whole, ledger)
  }
  keepFocus(ledger)
}

/** What was told of last stays in focus until another medicine is. */
function keepFocus(ledger: Ledger): void {
  const { last, focus } = ledger
  ledger.focus = last !== undefined ? { course: last, age: 0 } : focus === undefined ? undefined : { ...focus, age: focus.age + 1 }
}

/** An allergy that was none is not told; only that it was none. */
function ofDismissed(statements: readonly Statement[], dropped: readonly Course[]): Statement[] {
  const starts = new Set(dropped.filter(({ status }) => status === 'allergy').flatMap(({ spans }) => spans.map(({ start }) => start)))
  return statements.filter(({ start }) => starts.has(start))
}

/** Lists every medicine of the patient once, with how it is taken and whether it is started, continued, changed, stopped or not tolerated. */
export function listMedications(statements: readonly Statement[], tongue: Tongue, vertical: Vertical): Medications {
  const isBrought = vertical === 'vet' || isBroughtPatient(statements)
  const ledger: Ledger = { listing: { language: tongue.pack.language, vertical, talk: drugTalkOf(tongue.pack.language), turns: drugTurnsOf(tongue.pack.language), isBrought, others: vertical === 'vet' ? otherPets(statements) : new Set() }, courses: new Map(), once: new Map(), doses: new Set(), isListing: false, last: undefined, former: undefined, focus: undefined, unnamed: Infinity }
  const subjects = subjectsOf(statements, vertical)
  for (const [at, whole] of statements.entries()) readWhole(whole, subjects[at], ledger)
  const courses = [...ledger.courses.values()]
  const kept = courses.filter((course) => !course.isDropped)
  const dropped = courses.filter((course) => course.isDropped)
  return { lines: kept.map((course) => lineOf(course, tongue)), dropped: new Set(dropped.map((course) => course.substance)), told: new Set([...ledger.doses, ...toldByAllergyLines(statements, kept), ...ofDismissed(statements, dropped)]) }
}
