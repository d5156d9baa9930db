import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, count, has, hasNumber } from '#domain/note/annotate/statement.ts'
import { isDatedAhead } from '#domain/note/context/future-temporality.ts'
import { tellsReferredHere } from '#domain/note/context/past-history.ts'
import { isAssessed, isDeclared, isOutrightAssessment, isResult } from '#domain/note/discourse/assessment.ts'
import { isWeighedAndLeft } from '#domain/note/discourse/set-aside.ts'
import { isOrdering } from '#domain/note/discourse/directives.ts'
import { EXAMINATION_RULES } from './examination-rules.ts'
import { hasValue, isMeasured, isMeasuredAhead, OBSERVED, ordersMedicine, planned } from './measures.ts'
import type { PlaceRule } from './place-rules.ts'
import { always, decide } from './place-rules.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { isSmallOrder } from './small-orders.ts'

const isClinician = ({ speaker }: Statement): boolean => speaker === 'clinician'

/** A change of treatment or an arrangement, though the history is still taken. */
function isOrderedEarly(statement: Statement): boolean {
  if (has(statement, 'start', 'raise', 'lower') || planned(statement) > 1) return true
  return planned(statement) > 0 && has(statement, 'imaging') && !has(statement, 'past', 'secondPerson')
}

/** Said by whoever treats, of nobody and of no other time: what is so now. */
const isOfNow = (one: Statement): boolean =>
  isClinician(one) && one.folded === 'none' && planned(one) === 0 && !has(one, 'secondPerson', 'firstPerson', 'past', 'timeWord', 'hypothetical', 'condition')

/** It is an ear infection, it looks like a fungus: with no examination before it, it is a judgement all the same. */
const isJudgedEarly = (one: Statement): boolean => isOfNow(one) && (isDeclared(one) || isAssessed(one)) && one.drugs.length === 0

/** The dipstick is negative, the ECG shows sinus rhythm. */
const isShownEarly = (one: Statement): boolean => isOfNow(one) && has(one, 'test', 'imaging') && has(one, 'finding', 'normal', 'examCue') && has(one, 'copula')

/** What is looked at is named so early. */
const NAMED_EARLY = 2

/** The knee is swollen: told of a part by whoever treats, it was seen. */
const isSeenEarly = (one: Statement): boolean =>
  isOfNow(one) && has(one, 'copula') && has(one, 'symptom', 'finding') && one.hits.some(({ mark, start }) => mark === 'body' && start < NAMED_EARLY)

/** What whoever treats says while the history is taken. */
const HISTORY_RULES: readonly PlaceRule[] = [
  {
    id: 'history/measured',
    when: (one) => isMeasured(one) && hasValue(one) && !has(one, 'past', 'firstPerson'),
    place: (one) => ({ section: 'physicalExamination', group: has(one, 'vital') ? 0 : 2 }),
  },
  { id: 'history/observed', when: (one) => count(one, ...OBSERVED) > 1 && planned(one) === 0, place: { section: 'physicalExamination', group: 1 } },
  { id: 'history/ordered-by-somebody', when: (one) => one.speaker === 'unknown' && isOrdering(one), place: (one) => decide(PLAN_RULES, one) },
  {
    id: 'history/seen',
    when: (one) => isClinician(one) && planned(one) === 0 && has(one, 'body') && has(one, 'normal', 'finding'),
    place: { section: 'physicalExamination', group: 1 },
  },
  { id: 'history/judged', when: isJudgedEarly, place: { section: 'diagnoses', group: 0 } },
  { id: 'history/shown', when: isShownEarly, place: { section: 'physicalExamination', group: 2 } },
  { id: 'history/part-seen', when: isSeenEarly, place: { section: 'physicalExamination', group: 1 } },
  { id: 'history/ordered', when: (one) => isClinician(one) && isOrderedEarly(one), place: (one) => decide(PLAN_RULES, one) },
  { id: 'history/dated-ahead', when: (one) => isClinician(one) && isDatedAhead(one), place: (one) => decide(PLAN_RULES, one) },
  { id: 'history/small-order', when: isSmallOrder, place: (one) => decide(PLAN_RULES, one) },
  { id: 'history/of-nobody', when: (one) => isClinician(one) && !has(one, 'secondPerson', 'past', 'animal', 'thirdPerson'), place: 'out' },
  { id: 'history/of-weight', when: (one) => clinicalWeight(one) >= 1, place: { section: 'complaints', group: 0 } },
  { id: 'history/nothing', when: always, place: 'out' },
]

/** It will be an X-ray, place: said of what is to be done. */
const TO_BE = new RegExp(
  String.raw`^(?:(?:da|så|då|og|och|so|then|ja|ok|okay),? )*(?:det )?(?:blir|bliver)(?: det)?(?!\p{L})|^(?:(?:so|then|okay),? )*(?:it'll be|` +
    String.raw`that'll be|we're looking at) |^(?:(?:так|ну|значит),? )*будет `,
  'iu',
)

function isToCome(statement: Statement): boolean {
  if (has(statement, 'past', 'symptom') || hasValue(statement)) return false
  return TO_BE.test(statement.text) ? has(statement, 'imaging', 'test', 'procedure', 'referral') : isDatedAhead(statement) && !has(statement, 'finding')
}

/** A medicine raised, lowered or stopped in the middle of the examination is decided, not found. */
function changesMedicine(statement: Statement): boolean {
  if (has(statement, 'finding', 'vital')) return false
  const isOrdered = has(statement, 'firstPerson', 'future', 'planCue') && ordersMedicine(statement) && !has(statement, 'takes', 'given')
  return isOrdered || (statement.drugs.length > 0 && has(statement, 'stop', 'lower', 'raise') && !has(statement, 'test', 'symptom'))
}

const isSafetyNet = (statement: Statement): boolean => has(statement, 'condition') && has(statement, 'contact', 'planCue', 'referral', 'imaging')

/** If this, then that medicine or advice. */
function isConditionalOrder(statement: Statement): boolean {
  if (!has(statement, 'condition') || statement.phase === 'history' || has(statement, 'examStart')) return false
  return statement.drugs.length > 0 || has(statement, 'start', 'stop', 'advice')
}

/** Sick leave is granted for so long or so much, whenever it is said; spoken of while the history is taken, it is what one comes for. */
const isSickLeave = (statement: Statement): boolean => has(statement, 'sickLeave') && (statement.phase !== 'history' || hasNumber(statement))

/** Not needed, not now: nothing was granted. */
const isLeaveDenied = (statement: Statement): boolean => isSickLeave(statement) && has(statement, 'negation') && !hasNumber(statement)

/** I did think of X, or of having you in, but it is not needed: what was weighed and left is told with what is done. */
function isSetAside(statement: Statement): boolean {
  if (statement.isQuestion || !isWeighedAndLeft(statement.tokens, statement.language)) return false
  return statement.drugs.length > 0 || has(statement, 'imaging', 'referral')
}

/** What whoever treats says, by the phase of the visit; what settles itself by its own words comes first. */
export const CLINICIAN_RULES: readonly PlaceRule[] = [
  {
    id: 'clinician/administrative',
    when: (one) => has(one, 'admin') && !has(one, 'symptom', 'finding', 'vital'),
    place: { section: 'additionalNotes', group: 2 },
  },
  { id: 'clinician/referred-here', when: tellsReferredHere, place: { section: 'complaints', group: 0 } },
  { id: 'clinician/safety-net', when: isSafetyNet, place: { section: 'treatmentPlans', group: 3 } },
  { id: 'clinician/conditional-order', when: isConditionalOrder, place: { section: 'treatmentPlans', group: 3 } },
  {
    id: 'clinician/request-turned-down',
    when: (one) => one.asked !== undefined && has(one, 'denyPlan') && /^[^:]{2,40}: /u.test(one.text),
    place: { section: 'treatmentPlans', group: 1 },
  },
  { id: 'clinician/set-aside', when: isSetAside, place: { section: 'treatmentPlans', group: 1 } },
  { id: 'clinician/no-sick-leave', when: isLeaveDenied, place: { section: 'treatmentPlans', group: 2 } },
  { id: 'clinician/sick-leave', when: isSickLeave, place: { section: 'treatmentMeasures', group: 2 } },
  { id: 'clinician/measured-ahead', when: (one) => isMeasuredAhead(one) && one.phase !== 'history', place: { section: 'treatmentPlans', group: 1 } },
  { id: 'clinician/to-come', when: (one) => one.phase === 'examination' && isToCome(one), place: { section: 'treatmentPlans', group: 1 } },
  { id: 'clinician/result', when: isResult, place: { section: 'physicalExamination', group: 2 } },
  { id: 'clinician/changes-medicine', when: (one) => one.phase === 'examination' && changesMedicine(one), place: (one) => decide(PLAN_RULES, one) },
  { id: 'clinician/examines', when: (one) => one.phase === 'examination', place: (one) => decide(EXAMINATION_RULES, one) },
  { id: 'clinician/outright-assessment', when: (one) => one.phase === 'history' && isOutrightAssessment(one), place: { section: 'diagnoses', group: 0 } },
  { id: 'clinician/takes-history', when: (one) => one.phase === 'history', place: (one) => decide(HISTORY_RULES, one) },
  { id: 'clinician/plans', when: always, place: (one) => decide(PLAN_RULES, one) },
]
