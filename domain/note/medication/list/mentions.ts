import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { isSameAgain } from '#domain/note/medication/status/allergy-told.ts'
import { applyLaterDose } from '#domain/note/medication/course/later-dose.ts'
import type { Manner } from '#domain/note/medication/mention/told.ts'
import { statusOf } from '#domain/note/medication/status/status.ts'
import { applyBackward, isBannedInUse, isForbidden, isTakenBack } from './afterthoughts.ts'
import { splitByMedicine, wordsOf } from '#domain/note/medication/mention/clauses.ts'
import type { Ledger } from './ledger.ts'
import { isNoted } from '#domain/note/medication/mention/past-use.ts'
import { isNextTold } from './listing.ts'
import { LONGEST_FORMER, NO_REGIMEN, regimenOf } from './ledger.ts'
import { stopMadeWay } from './followups.ts'
import { isPause } from '#domain/note/medication/mention/temporary-holds.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import { merge, noteReaction } from '#domain/note/medication/course/courses.ts'
import { orderedInSteps } from '#domain/note/medication/course/steps.ts'
import { placeInSwitch } from '#domain/note/medication/mention/switches.ts'
import { followsOtherAnimal, isForeign, namesNobody } from '#domain/note/medication/mention/owner.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'
import type { Subject } from '#domain/note/context/experiencer.ts'
import { isOrdering } from '#domain/note/discourse/directives.ts'
import { readAfterthought } from './unnamed.ts'

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

/** Dictated after the diagnosis, of whom the report is about: she gets X. */
function isDictatedPlan(statement: Statement, isJudged: boolean): boolean {
  return isJudged && statement.speaker === 'unknown' && statement.folded === 'none' && has(statement, 'takes', 'given') && !has(statement, 'firstPerson', 'secondPerson', 'past')
}

function mannerOf(statement: Statement, { listing: { language, talk, turns }, isTelling: isListed, isJudged }: Ledger): Manner {
  const isDictated = isDictatedPlan(statement, isJudged)
  const isTelling = isListed && !isDictated
  const isClinician = isDictated || (!isTelling && (isClinicianVoice(statement) || isOrderInAnswer(statement)))
  return { language, talk, turns, isTelling, isClinician, isPlanned: isClinician && (isDictated || statement.phase !== 'history' || statement.speaker === 'clinician' || isOrdering(statement)) }
}

/** The allergy told of just before. */
function focusedAllergy({ focus }: Ledger): Course | undefined {
  return focus !== undefined && focus.age <= LONGEST_FORMER && focus.course.status === 'allergy' ? focus.course : undefined
}

/** Reads what one part of a statement tells of a medicine it names. */
function readMention(statement: Statement, mention: DrugMention, { whole, subject, manner, ledger }: { whole: Statement; subject: Subject; manner: Manner; ledger: Ledger }): void {
  const { courses, once, listing } = ledger
  const planned = courses.get(mention.substance)
  const isSame = (ledger.last ?? focusedAllergy(ledger))?.status === 'allergy' && !manner.isClinician && isSameAgain(statement, listing.language)
  const told = isSame ? ({ status: 'allergy', isExplicit: true } as const) : statusOf(statement, mention, manner)
  ledger.heard.push({ mention, clause: statement, whole, subject, told })
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
  const isOfList = told.status === 'named' && (ledger.isListing || isNextTold(whole, ledger)) && !isNoted(whole, listing.language) && !manner.isClinician && !has(whole, 'past', 'hypothetical', 'given', 'start', 'no')
  if (told.status === 'refused' || told.status === 'past' || (told.status === 'named' && !goesOn && !isOfList)) {
    // what is told next of `it` is of this one
    ledger.last = undefined
    return
  }
  if (whole.folded === 'denied' && !manner.isClinician) return
  const status = told.status === 'named' ? (isOfList ? 'continued' : (ledger.last?.status ?? 'continued')) : told.status
  const isPaused = status === 'continued' && manner.isClinician && isPause(statement, mention, listing.talk)
  const own = isPaused ? NO_REGIMEN : regimenOf(statement, mention, status === 'raised' || status === 'lowered')
  const earlier = status === 'stopped' && own.text === '' && !courses.has(mention.substance) ? once.get(mention.substance) : undefined
  const regimen = earlier === undefined ? own : regimenOf(earlier.statement, earlier.mention)
  ledger.last = merge(courses, { mention, told: { status, isExplicit: told.isExplicit }, regimen, statement })
  if (ledger.last.status === 'allergy') noteReaction(ledger.last, statement, listing.talk)
}

/** Reads the medicines a statement names, clause by clause; one of somebody else's hides those named with it. */
export function readMedicines(whole: Statement, subject: Subject | undefined, ledger: Ledger): void {
  const { listing } = ledger
  const manner = mannerOf(whole, ledger)
  let isOthersStill = false
  for (const statement of splitByMedicine(whole, listing.talk)) {
    if (statement.drugs.length === 0) readAfterthought(statement, ledger)
    isOthersStill = (isOthersStill && namesNobody(statement, listing.talk)) || followsOtherAnimal(whole, statement, listing.talk)
    for (const mention of statement.drugs) {
      // a person named in the statement itself is looked for beside each medicine
      const isCarried = subject !== 'patient' && !has(whole, 'kin', 'otherPerson') && !listing.talk.self.test(wordsOf(statement, 0, statement.tokens.length))
      if (isOthersStill || isForeign(statement, mention, listing) || isCarried) {
        isOthersStill = true
        ledger.heard.push({ mention, clause: statement, whole, subject: subject ?? 'patient', told: 'foreign' })
        ledger.last = undefined
        continue
      }
      readMention(statement, mention, { whole, subject: subject ?? 'patient', manner, ledger })
    }
  }
}
