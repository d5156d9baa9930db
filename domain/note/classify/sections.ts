import type { SectionType } from '#contract/report.ts'
import { ASKED_OF_OWNER } from '#domain/language/tables/opening/asked-of-owner.ts'
import type { Vertical } from '#contract/vertical.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Placed, Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has } from '#domain/note/annotate/statement.ts'
import { isBroughtPatient } from '#domain/note/context/brought-patient.ts'
import type { Subject } from '#domain/note/context/experiencer.ts'
import { subjectsOf } from '#domain/note/context/experiencer.ts'
import { isDatedAhead } from '#domain/note/context/future-temporality.ts'
import { tellsBygone } from '#domain/note/context/past-history.ts'
import type { Heading } from '#domain/note/discourse/dictated-headings.ts'
import { headingsOf, withoutHeading } from '#domain/note/discourse/dictated-headings.ts'
import { comparesSides, opensWithMeasure } from '#domain/note/discourse/phase-evidence.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import { placeOfWithdrawal } from '#domain/note/medication/withdrawal/withdrawal-periods.ts'
import type { Medicines } from './beside-medicines.ts'
import { isIdleMedicine, isOnlyMedicines } from './beside-medicines.ts'
import { CLINICIAN_RULES } from './clinician-rules.ts'
import { planned } from './measures.ts'
import { isNoise, isSomebodyElse } from './non-clinical-speech.ts'
import { LEAST_OPENING, PATIENT_RULES } from './patient-rules.ts'
import type { Decision } from './place-rules.ts'
import { decide } from './place-rules.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { settledPlace } from './settled-place.ts'
import { isDoneOnComing } from './telephone-triage.ts'

/** Says what one comes for, in a turn marked as one's own. */
function answersOpening(statement: Statement): boolean {
  return statement.asked !== undefined && has(statement.asked, 'openingQuestion') && statement.phase === 'history' && statement.speaker === 'patient'
}

/** What follows in the same breath belongs to it, whatever the lexicon knows of it. */
function goesOnTelling(statement: Statement): boolean {
  return (
    statement.speaker === 'patient' &&
    statement.phase === 'history' &&
    statement.folded === 'none' &&
    !statement.isQuestion &&
    statement.tokens.length >= LEAST_OPENING &&
    statement.drugs.length === 0 &&
    !has(statement, 'smallTalk', 'greeting', 'closing', 'otherPerson', 'otherAnimal', 'kin', 'hypothetical', 'identifier')
  )
}

/** So many of the first things told about body or mind are the reason for coming, though the lexicon knows no complaint in them. */
const FIRST_TOLD = 5

/** Where what was announced by its name belongs; a name alone says nothing. */
function placeUnder(statement: Statement, heading: Heading): Decision | undefined {
  if (withoutHeading(statement.text).trim() === '') return { place: 'out', rule: 'heading/alone' }
  if (heading === 'judgement') return { place: { section: 'diagnoses', group: 0 }, rule: 'heading/judgement' }
  if (heading === 'examination')
    return { place: { section: 'physicalExamination', group: has(statement, 'test', 'imaging') ? 2 : 1 }, rule: 'heading/examination' }
  return heading === 'plan' && clinicalWeight(statement) >= 0.5 ? decide(PLAN_RULES, statement) : undefined
}

function tellsComplaint(statement: Statement): boolean {
  if (statement.isQuestion || statement.folded === 'denied' || statement.tokens.length < 3 || statement.drugs.length > 0) return false
  return (
    clinicalWeight(statement) >= 0.5 &&
    has(statement, 'body', 'symptom', 'event', 'course', 'function', 'left', 'right') &&
    !has(statement, 'smallTalk', 'greeting', 'kin', 'otherPerson', 'otherAnimal', 'allergy')
  )
}

/** He got X: of somebody named before, a medicine without what it is for is no illness of the family. */
function tellsOnlyMedicine(statement: Statement): boolean {
  return statement.drugs.length > 0 && !has(statement, 'kin', 'symptom', 'diagnosis', 'finding')
}

/** What tells of health; that she took up riding does not. */
const OF_HEALTH: readonly Mark[] = [
  'symptom', 'finding', 'diagnosis', 'sign', 'vital', 'test', 'imaging', 'procedure', 'reaction', 'drugClass', 'allergy', 'social', 'body', 'event',
  'nothing',
]

/** An illness, with whose it is: he had it removed, told alone, would be the patient's. Of one who was brought, he is said as well. */
function isRelativeIllness(statement: Statement, isBrought: boolean): boolean {
  const { asked } = statement
  const isNamed = isBrought || has(statement, 'kin') || (asked !== undefined && has(asked, 'kin'))
  const isOfHealth = has(statement, ...OF_HEALTH) || statement.drugs.length > 0 || (asked !== undefined && has(asked, ...OF_HEALTH))
  return isNamed && isOfHealth && (clinicalWeight(statement) >= 1 || (asked !== undefined && clinicalWeight(asked) >= 1))
}

/** Mother had it removed, it was cancer: an illness of the family is told whenever it comes to mind, unasked and while the patient is examined. */
function isToldOfRelative(statement: Statement): boolean {
  return statement.speaker === 'patient' && statement.phase !== 'closing' && statement.folded === 'none' && statement.asked === undefined &&
    !statement.isQuestion && has(statement, 'kin') && has(statement, 'diagnosis', 'procedure')
}

/** A statement with what was decided of it. */
export type Decided = Decision & { readonly statement: Statement }

/** What the whole talk tells of the statement at a place. */
type Surroundings = {
  readonly statements: readonly Statement[]
  readonly vertical: Vertical
  readonly medicines: Medicines
  readonly subjects: readonly Subject[]
  readonly headings: readonly (Heading | undefined)[]
  readonly isBrought: boolean
}

const out = (rule: string): Decision => ({ place: 'out', rule })
const to = (section: SectionType, { group, rule }: { group: number; rule: string }): Decision => ({ place: { section, group }, rule })

/** What is in no report, whoever said it and whenever. */
function leaveOut(
  statement: Statement,
  { vertical, medicines, subject }: { vertical: Vertical; medicines: Medicines; subject: Subject },
): Decision | undefined {
  if (medicines.told.has(statement)) return out('medicine/told-by-list')
  if (vertical === 'vet' && asksOwner(statement)) return out('experiencer/owner')
  if (isNoise(statement, vertical)) return out('speech/not-clinical')
  if (isSomebodyElse(statement, subject) && !(subject === 'relative' && isToldOfRelative(statement))) return out('experiencer/somebody-else')
  if (isOnlyMedicines(statement, medicines.listed)) return out('medicine/only')
  return isIdleMedicine(statement, medicines) ? out('medicine/idle') : undefined
}

/** A measure that whoever examines opens with, or both sides compared. */
function opensExamination(statement: Statement): boolean {
  return statement.speaker !== 'patient' && (opensWithMeasure(statement) || comparesSides(statement)) && !isDatedAhead(statement) && planned(statement) === 0
}

/** What an earlier stage has found a statement to be settles it. */
function decideAsMarked(statement: Statement, vertical: Vertical): Decision | undefined {
  if (statement.isVisitReason === true) return to('complaints', { group: 0, rule: 'opening/visit' })
  if (placeOfWithdrawal(statement, vertical) !== undefined) return to('medications', { group: 0, rule: 'withdrawal-period' })
  if (statement.verdict !== undefined) return to('diagnoses', { group: 0, rule: 'answer/verdict' })
  return statement.isBan === true ? to('treatmentPlans', { group: 1, rule: 'ban' }) : undefined
}

const OF_OWNER = new RegExp(`^${ASKED_OF_OWNER}(?!\\p{L})`, 'iu')

/** Are you itching? No: whoever brings the animal was asked, and not of it. */
const asksOwner = ({ asked, folded, speaker }: Statement): boolean =>
  asked !== undefined && folded !== 'none' && speaker !== 'clinician' && OF_OWNER.test(asked.text)

/** What settles a statement before anybody asks who says it. */
function decideByItself(at: number, around: Surroundings): Decision | undefined {
  const { statements, vertical, medicines } = around
  const statement = statements[at]
  if (statement === undefined) return undefined
  const marked = decideAsMarked(statement, vertical)
  if (marked !== undefined) return marked
  const subject = around.subjects[at] ?? 'patient'
  if (subject === 'patient' && statement.drugs.length === 0 && isDoneOnComing(statements, at))
    return to('treatmentPlans', { group: 1, rule: 'telephone/done-on-coming' })
  const left = leaveOut(statement, { vertical, medicines, subject })
  if (left) return left
  if (subject === 'relative' && (statement.phase === 'history' || isToldOfRelative(statement))) {
    const isIllness = isRelativeIllness(statement, around.isBrought) && !tellsOnlyMedicine(statement)
    return isIllness ? to('complaints', { group: 3, rule: 'experiencer/relative' }) : out('experiencer/relative-not-ill')
  }
  const heading = around.headings[at]
  const announced = heading === undefined || statement.speaker === 'patient' ? undefined : placeUnder(statement, heading)
  if (announced !== undefined) return announced
  if (opensExamination(statement)) return to('physicalExamination', { group: has(statement, 'vital') ? 0 : 1, rule: 'examination/opened' })
  return tellsBygone(statement) ? to('complaints', { group: 2, rule: 'past-history' }) : undefined
}

/** By voice and phase, and by its own words where they settle it. */
function decideByVoice(statement: Statement): Decision {
  const decided = decide(isClinicianVoice(statement) ? CLINICIAN_RULES : PATIENT_RULES, statement)
  const place = settledPlace(statement, decided.place)
  return place === decided.place ? decided : { place, rule: `${decided.rule}, settled by its words` }
}

/**
 * Decides the place of each statement of a talk, in order, and names the rule. What answers the opening question is gone on with in the same turn;
 * of the first that is told about body or mind some is the reason for coming, though the lexicon knows no complaint in it.
 */
export function decideStatements(statements: readonly Statement[], vertical: Vertical, medicines: Medicines): Decided[] {
  const around: Surroundings = {
    statements, vertical, medicines, subjects: subjectsOf(statements, vertical), headings: headingsOf(statements), isBrought: isBroughtPatient(statements),
  }
  let told = 0
  let openingTurn = -1
  return statements.map((statement, at): Decided => {
    const settled = decideByItself(at, around)
    if (settled) return { statement, ...settled }
    const decided = decideByVoice(statement)
    if (answersOpening(statement)) openingTurn = statement.turn
    else if (decided.place === 'out' && statement.turn === openingTurn && goesOnTelling(statement))
      return { statement, ...to('complaints', { group: 1, rule: 'opening/gone-on' }) }
    if (!isClinicianVoice(statement) && statement.phase === 'history' && told < FIRST_TOLD && tellsComplaint(statement)) {
      told++
      if (decided.place === 'out') return { statement, ...to('complaints', { group: 1, rule: 'opening/first-told' }) }
    }
    return { statement, ...decided }
  })
}

/** Takes what was decided; gives the statements that have a place, with it. */
export function placed(decided: readonly Decided[]): Placed[] {
  return decided.flatMap(({ statement, place }) => (place === 'out' ? [] : [{ ...statement, ...place }]))
}
