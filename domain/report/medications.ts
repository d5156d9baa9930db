import type { Vertical } from '#contract/vertical.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import { drugTalkOf } from '#domain/terminology/drug-talk.ts'
import type { Tongue } from '#domain/text/language.ts'
import { isNumber } from '#domain/text/tokens.ts'
import { allergensIn } from './allergens.ts'
import { isBroughtPatient } from './brought-patient.ts'
import type { Regimen } from './dose.ts'
import { regimenBefore, regimenIn } from './dose.ts'
import type { Manner } from './medication-status.ts'
import { statusOf } from './medication-status.ts'
import type { Named } from './medicine-afterthoughts.ts'
import { applyBackward, doseAlone, isForbidden, isStopping, isTakenBack, isToBeStopped, notTolerated } from './medicine-afterthoughts.ts'
import { splitByMedicine, wordsOf } from './medicine-clauses.ts'
import type { Course, MedicationLine } from './medicine-courses.ts'
import { lineOf, merge, noteReaction } from './medicine-courses.ts'
import type { Listing } from './medicine-owner.ts'
import { followsOtherAnimal, isForeign, isTellers, namesNobody } from './medicine-owner.ts'
import { isClinicianVoice } from './phases.ts'
import type { Statement } from './statement.ts'
import { clinicalWeight, has } from './statement.ts'
import type { Subject } from './subjects.ts'
import { subjectsOf } from './subjects.ts'

export type { MedicationLine } from './medicine-courses.ts'

/** And ibuprofen: a few words go on with the list before them. */
const LIST_ITEM = 3
/** So many statements without a medicine may pass before `stop that` is of something else. */
const LONGEST_FORMER = 2

const NO_REGIMEN: Regimen = { text: '', hasDose: false, hasFrequency: false }

/** A medicine named before: was it only named, by whom, and how many statements ago. */
type Former = Named & { readonly isNamed: boolean; readonly isPlanned: boolean; /** A dose said by itself after it. */ alone?: Regimen; age: number }

/** What the reading of the medicines has come to. */
type Ledger = {
  readonly listing: Listing
  readonly courses: Map<string, Course>
  /** Taken or given once, by substance: what a later `no more of it` is about. */
  readonly once: Map<string, Named>
  last: Course | undefined
  former: Former | undefined
}

/** The words that may tell how a medicine is taken: up to the next medicine. */
function windowEnd(statement: Statement, mention: DrugMention): number {
  return statement.drugs.find((drug) => drug.start >= mention.end && drug.substance !== mention.substance)?.start ?? statement.tokens.length
}

/** You're on five, let's go up to ten: of a changed dose counts what is said from the word of change on. */
function changeFrom(statement: Statement, mention: DrugMention): number {
  const to = windowEnd(statement, mention)
  const cue = statement.hits.findLast((hit) => (hit.mark === 'raise' || hit.mark === 'lower') && hit.start >= mention.end && hit.end < to && statement.tokens.slice(hit.start, to).some(isNumber))
  return cue?.start ?? mention.end
}

function regimenOf(statement: Statement, mention: DrugMention, isChange = false): Regimen {
  const after = regimenIn(statement, { from: isChange ? changeFrom(statement, mention) : mention.end, to: windowEnd(statement, mention) }, isChange)
  const isFirst = statement.drugs.every((drug) => drug.start >= mention.start)
  const before = after.hasDose || !isFirst ? undefined : regimenBefore(statement, mention.start)
  if (before === undefined) return after
  return { text: after.text === '' ? before.text : `${before.text} ${after.text}`, hasDose: true, hasFrequency: after.hasFrequency }
}

function mannerOf(statement: Statement, talk: DrugTalk): Manner {
  const isClinician = isClinicianVoice(statement)
  return { talk, isClinician, isPlanned: isClinician && (statement.phase !== 'history' || statement.speaker === 'clinician') }
}

/** A statement that names no medicine may tell of the one before: she had it two months ago · she came off it. */
function readAfterthought(statement: Statement, ledger: Ledger): void {
  const { former, courses, listing } = ledger
  if (former !== undefined && ledger.last === undefined && isStopping(statement, listing.talk)) {
    merge(courses, { ...former, told: { status: 'stopped', isExplicit: true }, regimen: former.alone ?? regimenOf(former.statement, former.mention) })
    ledger.former = undefined
    return
  }
  const alone = former !== undefined && ledger.last === undefined ? doseAlone(statement) : undefined
  if (former !== undefined && alone !== undefined && !former.isNamed) former.alone = alone
  if (former !== undefined && alone !== undefined && former.isNamed) {
    ledger.last = merge(courses, { ...former, told: { status: former.isPlanned ? 'started' : 'continued', isExplicit: false }, regimen: alone })
    ledger.former = undefined
    return
  }
  if (former !== undefined && (++former.age > LONGEST_FORMER || clinicalWeight(statement) > 1.5)) ledger.former = undefined
  if (!applyBackward(statement, ledger.last, listing.talk)) ledger.last = undefined
}

/** Reads what one part of a statement tells of a medicine it names. */
function readMention(statement: Statement, mention: DrugMention, { whole, manner, ledger }: { whole: Statement; manner: Manner; ledger: Ledger }): void {
  const { courses, once, listing } = ledger
  const told = statusOf(statement, mention, manner)
  if (told.status === 'beside') {
    if (isForbidden(statement, listing.talk)) applyBackward(statement, ledger.last, listing.talk)
    return
  }
  if (told.status === 'past' || told.status === 'named') ledger.former = { mention, statement, isNamed: told.status === 'named', isPlanned: manner.isPlanned, age: 0 }
  if (told.status === 'past') once.set(mention.substance, { mention, statement })
  const planned = courses.get(mention.substance)
  if (told.status === 'refused' && planned !== undefined && isTakenBack(statement, planned, manner)) planned.isDropped = true
  const goesOn = told.status === 'named' && ledger.last !== undefined && whole.tokens.length <= LIST_ITEM
  if (told.status === 'refused' || told.status === 'past' || (told.status === 'named' && !goesOn)) {
    // what is told next of `it` is of this one
    ledger.last = undefined
    return
  }
  if (whole.folded === 'denied' && !manner.isClinician) return
  const status = told.status === 'named' ? (ledger.last?.status ?? 'continued') : told.status
  const own = regimenOf(statement, mention, status === 'raised' || status === 'lowered')
  const earlier = status === 'stopped' && own.text === '' && !courses.has(mention.substance) ? once.get(mention.substance) : undefined
  const regimen = earlier === undefined ? own : regimenOf(earlier.statement, earlier.mention)
  ledger.last = merge(courses, { mention, told: { status, isExplicit: told.isExplicit }, regimen, statement })
  if (ledger.last.status === 'allergy') noteReaction(ledger.last, statement, listing.talk)
}

function readMedicines(whole: Statement, subject: Subject | undefined, ledger: Ledger): void {
  const { listing } = ledger
  const manner = mannerOf(whole, listing.talk)
  let isOthersStill = false
  for (const statement of splitByMedicine(whole, listing.talk)) {
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

/** The medicines of a talk: the lines to list, and what was ordered and taken back, which is neither listed nor told. */
export type Medications = { readonly lines: readonly MedicationLine[]; readonly dropped: ReadonlySet<string> }

/** Lists every medicine of the patient once, with how it is taken and whether it is started, continued, changed, stopped or not tolerated. */
export function listMedications(statements: readonly Statement[], tongue: Tongue, vertical: Vertical): Medications {
  const listing = { vertical, talk: drugTalkOf(tongue.pack.language), isBrought: vertical === 'vet' || isBroughtPatient(statements) }
  const ledger: Ledger = { listing, courses: new Map(), once: new Map(), last: undefined, former: undefined }
  const subjects = subjectsOf(statements, vertical)
  for (const [at, whole] of statements.entries()) {
    const harmful = notTolerated(whole, ledger.former, listing.talk)
    if (harmful !== undefined) {
      ledger.last = merge(ledger.courses, { ...harmful, told: { status: 'allergy', isExplicit: true }, regimen: NO_REGIMEN })
      noteReaction(ledger.last, whole, listing.talk)
      ledger.former = undefined
      if (whole.drugs.length === 0 || whole.folded === 'denied') continue
    }
    for (const mention of subjects[at] === 'patient' && !(listing.isBrought && isTellers(whole, listing.talk)) ? allergensIn(whole, listing.talk) : []) {
      noteReaction(merge(ledger.courses, { mention, statement: whole, told: { status: 'allergy', isExplicit: true }, regimen: NO_REGIMEN }), whole, listing.talk)
    }
    const asked = isToBeStopped(whole, listing.talk)
    if (asked !== undefined) merge(ledger.courses, { mention: asked, statement: whole, told: { status: 'stopped', isExplicit: true }, regimen: NO_REGIMEN })
    else if (whole.drugs.length === 0) readAfterthought(whole, ledger)
    else readMedicines(whole, subjects[at], ledger)
  }
  const courses = [...ledger.courses.values()]
  const kept = courses.filter((course) => !course.isDropped)
  const dropped = courses.filter((course) => course.isDropped)
  return { lines: kept.map((course) => lineOf(course, tongue)), dropped: new Set(dropped.map((course) => course.substance)) }
}
