import { tellsOneOrSome, tellsOnset } from '#domain/note/annotate/amounts-of-time.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber } from '#domain/note/annotate/statement.ts'
import { isDeclared, isOutrightAssessment, isResult } from '#domain/note/discourse/assessment.ts'
import { isOrdering } from '#domain/note/discourse/directives.ts'
import { isMeasured } from './measures.ts'
import type { PlaceRule } from './place-rules.ts'
import { always, decide } from './place-rules.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { isArrangedByUs } from './small-orders.ts'

/** It has been about four months: a time told by itself is how long it has lasted. */
const SHORT_TIME = 10
/** What is told first is kept from so many words on, whatever the lexicon knows of it. */
export const LEAST_OPENING = 5
/** Who says I in so many words confides. */
const LEAST_CONFIDED = 4
/** A question that tells so much of the trade gives its answer a meaning. */
const TELLING_QUESTION = 0.5

const isHistory = ({ phase }: Statement): boolean => phase === 'history'
const isPlan = ({ phase }: Statement): boolean => phase === 'plan'
/** Folded from a question and its answer. */
const isAnswer = ({ folded }: Statement): boolean => folded !== 'none'
/** Said without a mark of who speaks, before the examination was announced: a finding, a result or a judgement is the clinician's all the same. */
const isUnmarked = (one: Statement): boolean => one.speaker === 'unknown' && isHistory(one) && !isAnswer(one)

const isDeclaredByNobody = (one: Statement): boolean => isDeclared(one) && !has(one, 'firstPerson', 'thirdPerson', 'timeWord', 'symptom')

function confides(one: Statement): boolean {
  return isAnswer(one) && isHistory(one) && has(one, 'firstPerson') && one.tokens.length >= LEAST_CONFIDED && !has(one, 'smallTalk')
}

function opensTalk(one: Statement): boolean {
  if (one.asked === undefined || !has(one.asked, 'openingQuestion')) return false
  return one.tokens.length >= LEAST_OPENING || (isHistory(one) && has(one, 'body', 'symptom'))
}

function tellsWhen(one: Statement): boolean {
  if (!isHistory(one) || !has(one, 'timeWord') || one.tokens.length > SHORT_TIME) return false
  return hasNumber(one) || tellsOneOrSome(one) || tellsOnset(one)
}

const answersTellingQuestion = (one: Statement): boolean => isAnswer(one) && one.asked !== undefined && clinicalWeight(one.asked) >= TELLING_QUESTION

/** Nothing in it is of the trade, and nothing around it gives it a meaning. */
function saysNothing(one: Statement): boolean {
  if (clinicalWeight(one) >= 1 || one.folded === 'labelled') return false
  return !answersTellingQuestion(one) && !tellsWhen(one) && !opensTalk(one) && !confides(one)
}

/** A value that nobody calls their own. */
function isMeasuredOfNobody(one: Statement): boolean {
  if (!isHistory(one) || isAnswer(one) || one.speaker === 'patient') return false
  return isMeasured(one) && hasNumber(one) && !has(one, 'firstPerson', 'secondPerson', 'past')
}

/** Asked for, and answered with no, while the plan is made. */
function isRefusedInPlan(one: Statement): boolean {
  if (!isPlan(one) || !isAnswer(one) || has(one, 'firstPerson')) return false
  return has(one, 'imaging', 'procedure', 'drugClass') && has(one, 'negation', 'denyPlan')
}

const isAsideInPlan = (one: Statement): boolean =>
  isPlan(one) && !has(one, 'symptom', 'diagnosis', 'allergy', 'kin') && one.drugs.length === 0 && clinicalWeight(one) <= 1

const isSupposedInPlan = (one: Statement): boolean => isPlan(one) && (has(one, 'hypothetical') || (!isAnswer(one) && clinicalWeight(one) < 2))

/** What the patient says, or whoever speaks without a mark. */
export const PATIENT_RULES: readonly PlaceRule[] = [
  {
    id: 'patient/ordered-by-somebody',
    when: (one) => isHistory(one) && one.speaker === 'unknown' && (isOrdering(one) || isArrangedByUs(one)),
    place: (one) => decide(PLAN_RULES, one),
  },
  {
    id: 'unmarked/seen',
    when: (one) => isUnmarked(one) && has(one, 'examCue') && has(one, 'finding', 'sign') && has(one, 'negation', 'normal'),
    place: { section: 'physicalExamination', group: 1 },
  },
  { id: 'unmarked/result', when: (one) => isUnmarked(one) && isResult(one) && !has(one, 'timeWord'), place: { section: 'physicalExamination', group: 2 } },
  {
    id: 'unmarked/judged',
    when: (one) => isUnmarked(one) && (isOutrightAssessment(one) || isDeclaredByNobody(one)),
    place: { section: 'diagnoses', group: 0 },
  },
  { id: 'patient/closing', when: ({ phase }) => phase === 'closing', place: 'out' },
  { id: 'patient/administrative', when: (one) => has(one, 'admin'), place: { section: 'additionalNotes', group: 2 } },
  { id: 'patient/measured', when: isMeasuredOfNobody, place: (one) => ({ section: 'physicalExamination', group: has(one, 'vital') ? 0 : 2 }) },
  { id: 'patient/animal', when: (one) => has(one, 'animal') && isHistory(one) && !has(one, 'symptom'), place: { section: 'complaints', group: 0 } },
  { id: 'patient/refused', when: isRefusedInPlan, place: { section: 'treatmentPlans', group: 1 } },
  { id: 'patient/nothing', when: saysNothing, place: 'out' },
  { id: 'patient/aside-in-plan', when: isAsideInPlan, place: 'out' },
  { id: 'patient/supposed-in-plan', when: isSupposedInPlan, place: 'out' },
  { id: 'patient/family', when: (one) => has(one, 'kin'), place: { section: 'complaints', group: 3 } },
  { id: 'patient/social', when: (one) => has(one, 'social') && !has(one, 'symptom'), place: { section: 'complaints', group: 3 } },
  { id: 'patient/past-illness', when: (one) => has(one, 'past') && has(one, 'diagnosis'), place: { section: 'complaints', group: 2 } },
  { id: 'patient/told', when: always, place: { section: 'complaints', group: 1 } },
]
