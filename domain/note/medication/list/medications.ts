import { noteTapers } from '#domain/note/medication/course/tapers.ts'
import type { Vertical } from '#contract/vertical.ts'
import { drugTalkOf } from '#domain/terminology/drug-talk.ts'
import { drugTurnsOf } from '#domain/terminology/drug-turns.ts'
import type { Tongue } from '#domain/language/language.ts'
import { allergensIn } from '#domain/note/medication/status/allergens.ts'
import { isBroughtPatient } from '#domain/note/context/brought-patient.ts'
import { toldByAllergyLines } from '#domain/note/medication/status/allergy-told.ts'
import { applyAlternation } from '#domain/note/medication/course/alternating-doses.ts'
import { asksDose } from '#domain/note/medication/course/dose-exchanges.ts'
import { isToBeStopped, notTolerated } from './afterthoughts.ts'
import type { Heard, Ledger } from './ledger.ts'
import { NO_REGIMEN } from './ledger.ts'
import { readAnsweredDose, readGranted, takeUpAsked } from './dialogue.ts'
import { readAllergy } from './followups.ts'
import { readBygone } from './bygone.ts'
import { isUseConfirmed, isUseGoneOver } from '#domain/note/medication/status/confirmed-use.ts'
import { isDictatedDiagnosis } from '#domain/note/medication/status/standing-use.ts'
import { withKindsTold } from './kinds-told.ts'
import { isStillListing, isStillTelling } from './listing.ts'
import type { Course, MedicationLine } from '#domain/note/medication/course/courses.ts'
import { lineOf, merge, noteReaction } from '#domain/note/medication/course/courses.ts'
import { madeWay } from '#domain/note/medication/mention/switches.ts'
import { isHearsayOfMedicine } from '#domain/note/context/reported-evidence.ts'
import { isOfSomebody, isTellers } from '#domain/note/medication/mention/owner.ts'
import { otherPets } from '#domain/note/context/pet-names.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import type { Subject } from '#domain/note/context/experiencer.ts'
import { subjectsOf } from '#domain/note/context/experiencer.ts'
import { readMedicines } from './mentions.ts'
import { readAfterthought } from './unnamed.ts'

export type { MedicationLine } from '#domain/note/medication/course/courses.ts'

/**
 * The medicines of a talk: the lines to list, what was ordered and taken back, which is neither listed nor told, and the statements that a line says
 * all of.
 */
export type Medications = { readonly lines: readonly MedicationLine[]; readonly dropped: ReadonlySet<string>; readonly told: ReadonlySet<Statement> }

/**
 * What the rules make of the medicines of a talk: the courses by their order, dropped ones among them, every mention, and the statements a line says
 * all of.
 */
export type ReadMedications = {
  readonly courses: readonly Course[]
  readonly heard: readonly Heard[]
  readonly told: ReadonlySet<Statement>
  /** As they were read: with the product where its kind was named. */
  readonly statements: readonly Statement[]
}

/** What is said next may be of this medicine. */
function goOnWith(course: Course, ledger: Ledger): void {
  ledger.last = course
  ledger.former = undefined
  keepFocus(ledger)
}

/** Reads a statement for medicines and for what else is not borne. */
function readWhole(whole: Statement, subject: Subject | undefined, ledger: Ledger): void {
  const { talk } = ledger.listing
  if (readAllergy(whole, subject, ledger) || isHearsayOfMedicine(whole)) return
  ledger.isJudged ||= isDictatedDiagnosis(whole)
  ledger.isListing = isStillListing(whole, ledger)
  ledger.isTelling = isStillTelling(whole, ledger)
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
  const bygone = readBygone(whole, ledger)
  if (bygone !== undefined) return goOnWith(bygone, ledger)
  takeUpAsked(whole, ledger)
  const granted = readGranted(whole, ledger)
  if (granted !== undefined) return goOnWith(granted, ledger)
  const asked = isToBeStopped(whole, talk)
  if (asked !== undefined) merge(ledger.courses, { mention: asked, statement: whole, told: { status: 'stopped', isExplicit: true }, regimen: NO_REGIMEN })
  else if (whole.drugs.length === 0) readAfterthought(whole, ledger)
  else {
    readMedicines(whole, subject, ledger)
    readAnsweredDose(whole, ledger)
    applyAlternation(whole, ledger.courses)
  }
  keepFocus(ledger, isOfElse(whole))
}

/** And work? I drive a bus: a question and its answer turn to something else, and what follows puts no dose right. */
function isOfElse({ asked, drugs }: Statement): boolean {
  return asked !== undefined && drugs.length === 0 && asked.drugs.length === 0 && !asksDose(asked)
}

/** What was told of last stays in focus until another medicine is. */
function keepFocus(ledger: Ledger, isElsewhere = false): void {
  const { last, focus } = ledger
  const older = focus === undefined ? undefined : { ...focus, age: focus.age + 1, isParted: focus.isParted || isElsewhere }
  ledger.focus = last === undefined ? older : { course: last, age: 0, isParted: false }
}

/** An allergy that was none is not told; only that it was none. */
function ofDismissed(statements: readonly Statement[], dropped: readonly Course[]): Statement[] {
  const starts = new Set(dropped.filter(({ status }) => status === 'allergy').flatMap(({ spans }) => spans.map(({ start }) => start)))
  return statements.filter(({ start }) => starts.has(start))
}

/** Reads every medicine of the patient once, with how it is taken and whether it is started, continued, changed, stopped or not tolerated. */
export function readMedications(statements: readonly Statement[], tongue: Tongue, vertical: Vertical): ReadMedications {
  const isBrought = vertical === 'vet' || isBroughtPatient(statements)
  const ledger: Ledger = {
    listing: {
      language: tongue.pack.language,
      vertical,
      talk: drugTalkOf(tongue.pack.language),
      turns: drugTurnsOf(tongue.pack.language),
      isBrought,
      others: vertical === 'vet' ? otherPets(statements) : new Set(),
    },
    courses: new Map(),
    once: new Map(),
    doses: new Set(),
    heard: [],
    isListing: false,
    isTelling: false,
    isInUse: false,
    isJudged: false,
    last: undefined,
    former: undefined,
    focus: undefined,
    unnamed: Infinity,
  }
  const subjects = subjectsOf(statements, vertical)
  const readAs = statements.map((whole, at) => {
    const told = withKindsTold(whole, ledger)
    const next = statements[at + 1]
    ledger.isInUse = isUseConfirmed(told, next, tongue.pack.language) || isUseGoneOver(told, next, tongue.pack.language)
    readWhole(told, subjects[at], ledger)
    return told
  })
  const courses = [...ledger.courses.values()]
  const kept = courses.filter((course) => !course.isDropped)
  const dropped = courses.filter((course) => course.isDropped)
  noteTapers(kept, readAs, ledger.listing.talk)
  const told = new Set([...ledger.doses, ...toldByAllergyLines(statements, kept), ...ofDismissed(statements, dropped)])
  return { courses, heard: ledger.heard, statements: readAs, told }
}

/** Lists what the rules read, each course a line. */
export function listMedications(statements: readonly Statement[], tongue: Tongue, vertical: Vertical): Medications {
  const { courses, told } = readMedications(statements, tongue, vertical)
  const dropped = new Set(courses.filter((course) => course.isDropped).map((course) => course.substance))
  return { lines: courses.filter((course) => !course.isDropped).map((course) => lineOf(course, tongue)), dropped, told }
}
