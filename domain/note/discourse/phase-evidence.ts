import { isDatedAhead } from '#domain/note/context/future-temporality.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { count, has } from '#domain/note/annotate/statement.ts'
import { isToldToDo } from './directives.ts'
import { valuesOf } from '#domain/note/annotate/values.ts'

function upTo(most: number, amount: number): number {
  return Math.min(most, amount)
}

/** A value stands so near the name of what was measured. */
const VALUE_REACH = 5

/** A measure with its value; a time, as the result comes in ten days, is none. */
function isMeasure(statement: Statement): boolean {
  const measures = statement.hits.filter((hit) => hit.mark === 'vital' || hit.mark === 'test')
  return valuesOf(statement).some((at) => measures.some((hit) => hit.start <= at + 1 && at - hit.end <= VALUE_REACH))
}

/** A finding told by its size, angle or grade. */
const GRADED = new RegExp(
  String.raw`\d ?(?:grader|degrees?|градус\p{L}*|°|mm|cm|mm2|millimet\p{L}*|centimet\p{L}*|миллиметр\p{L}*|сантиметр\p{L}*|мм|см)(?!\p{L})|` +
    String.raw`(?<!\p{L})(?:grad|grade|степен[ьи]) \d|(?<![\d.,])[0-6] (?:av|of|ud af|out of|из|av de) [3-6](?!\d)`,
  'iu',
)
/** What is looked at is named so early: the left knee is warm. */
const NAMED_EARLY = 3

/** The part of the body is what is told of, and nobody says it of himself. */
function describesPart(statement: Statement): boolean {
  if (statement.folded !== 'none' || statement.isQuestion || has(statement, 'firstPerson', 'past', 'takes', 'timeWord', 'event', 'diagnosis')) return false
  return statement.hits.some(({ mark, start }) => mark === 'body' && start <= NAMED_EARLY)
}

/** Does it hurt here? Asked with the hand on it. */
const PRESSED = new RegExp(
  String.raw`(?<!\p{L})(?:her|her da|here|här|der|there|där|hit|nå|now|nu|тут|здесь|сюда|так|(?:når|when|när|da) (?:jeg|eg|jag|i) (?:\p{L}+)|` +
    String.raw`trykker|press\p{L}*|trycker|klemmer|klämmer|нажима\p{L}*|давлю)(?!\p{L})`,
  'iu',
)

function isAskedWhilePressing({ asked, speaker }: Statement): boolean {
  return (
    asked !== undefined &&
    speaker !== 'patient' &&
    asked.tokens.length <= PRESSED_WORDS &&
    has(asked, 'symptom', 'finding') &&
    !has(asked, 'past', 'timeWord') &&
    PRESSED.test(asked.text)
  )
}
const PRESSED_WORDS = 8

/** A measure is what is told of, whoever counted it: the pulse is 48, I counted twice. */
export function opensWithMeasure(statement: Statement): boolean {
  const name = statement.hits.find((hit) => hit.mark === 'vital' && hit.start <= 1)
  return (
    name !== undefined &&
    statement.folded === 'none' &&
    !has(statement, 'past', 'takes') &&
    valuesOf(statement).some((at) => at >= name.end && at - name.end <= VALUE_REACH)
  )
}

/** Eighty degrees on the left, sixty on the right: both sides measured. */
export function comparesSides(statement: Statement): boolean {
  return (
    statement.folded === 'none' &&
    has(statement, 'left') &&
    has(statement, 'right') &&
    valuesOf(statement).length > 1 &&
    !has(statement, 'past', 'event') &&
    statement.drugs.length === 0
  )
}

/** How much an answered question speaks for the history: less where nobody is marked, for there the patient may be the one who asks. */
function answerWeight(statement: Statement): number {
  if (statement.folded === 'none' || isAskedWhilePressing(statement)) return 0
  return statement.speaker === 'unknown' ? 0.6 : 1
}

/** Told of a patient by who dictates: how long it has lasted, what is used. */
function toldOf(statement: Statement): number {
  if (statement.speaker !== 'unknown' || has(statement, 'planCue', 'advice', 'condition', 'followUp', 'secondPerson', 'firstPerson')) return 0
  const lasts = has(statement, 'symptom') && has(statement, 'timeWord') && !has(statement, 'finding', 'sign')
  const uses = statement.drugs.length > 0 && has(statement, 'takes') && !has(statement, 'start', 'raise', 'lower', 'given')
  return lasts || uses ? 0.8 : 0
}

/** Of whom a dictated complaint is told, at the very beginning of the sentence. */
const OF_PATIENT = new RegExp(
  '^(?:pasienten|hun|han|hen|barnet|jenta|gutten|patienten|hon|flickan|pojken|pigen|drengen|the patient|patient|she|he|the child|' +
    String.raw`у (?:пациентки|пациента|больной|больного|ребёнка|ребенка|неё|нее|него)|пациентка|пациент|она|он)(?!\p{L})`,
  'iu',
)
/** A dictation of a few words says no more of it than this. */
const MOST_TOLD_WORDS = 14
const TELLS_COMPLAINT = 2.2

/**
 * She has a cough, dictated: what ails the patient, though nobody marks it as told. In a dictation of a few words nothing else says that the history
 * is not over yet.
 */
function tellsOfPatient(statement: Statement): number {
  if (
    statement.speaker !== 'unknown' ||
    statement.folded !== 'none' ||
    statement.isQuestion ||
    statement.tokens.length > MOST_TOLD_WORDS ||
    !OF_PATIENT.test(statement.text)
  )
    return 0
  const isMore =
    isMeasure(statement) ||
    has(
      statement, 'finding', 'examStart', 'vital', 'test', 'imaging', 'normal', 'advice', 'planCue', 'condition', 'followUp', 'referral', 'firstPerson',
      'secondPerson',
    ) ||
    statement.drugs.length > 0
  return has(statement, 'symptom') && !isMore ? TELLS_COMPLAINT : 0
}

/** Told by the patient, or asked of the patient. */
export function historyScore(statement: Statement): number {
  const told = statement.speaker === 'unknown' && has(statement, 'firstPerson') && !has(statement, 'examCue', 'planCue') ? 0.35 : 0
  const back = 0.15 * upTo(3, count(statement, 'past', 'kin', 'otherPerson', 'social', 'animal', 'event', 'course', 'allergy'))
  return (
    0.4 * answerWeight(statement) +
    (statement.speaker === 'patient' ? 0.65 : 0) +
    told +
    Math.max(toldOf(statement), tellsOfPatient(statement)) +
    (statement.speaker === 'clinician' ? back / 2 : back)
  )
}

/** Seen, heard, felt, measured. */
export function examinationScore(statement: Statement): number {
  if (statement.speaker === 'patient') return -1
  const measured = isMeasure(statement) || comparesSides(statement) ? 2.5 : 0
  const seen = upTo(3, count(statement, 'finding', 'sign')) + (has(statement, 'body') && has(statement, 'normal', 'finding') ? 0.6 : 0)
  const begun = has(statement, 'examStart') ? 3 : 0
  const shown =
    (has(statement, 'examCue') ? 1 : 0) + (describesPart(statement) ? 0.6 : 0) + (GRADED.test(statement.text) && statement.folded === 'none' ? 1.5 : 0)
  const asked = -1.35 * answerWeight(statement)
  const told =
    has(statement, 'firstPerson') && !opensWithMeasure(statement) && !has(statement, 'examCue', 'examStart') && statement.speaker === 'unknown' ? -0.85 : 0
  return measured + seen + begun + shown + asked + told - (has(statement, 'condition') ? 2.25 : 0)
}

/** An order speaks for the plan. */
const TOLD_TO_DO = 1.5
/** What lies some days ahead is planned. */
const AHEAD = 1.5

const ME = /^(?:meg|mæ|mig|mej|me|мне|меня)$/u

/** Tells of what one was given or offered oneself: they wanted to put me on it. */
function wasGiven(statement: Statement): boolean {
  return (
    has(statement, 'start', 'given', 'takes') &&
    !has(statement, 'secondPerson') &&
    statement.drugs.length > 0 &&
    statement.tokens.some(({ lower }) => ME.test(lower))
  )
}

const isUnasked = ({ folded }: Statement) => folded === 'none'

/** A diagnosis that is only named: of nobody else, of no other time, and not as the answer to a question. */
const namesDiagnosis = (statement: Statement) =>
  has(statement, 'diagnosis') && isUnasked(statement) && !has(statement, 'kin', 'otherPerson', 'otherAnimal', 'past', 'takes')

function judgedScore(statement: Statement): number {
  if (has(statement, 'diagnosis') && has(statement, 'assessmentCue', 'judged', 'uncertain')) return 2.5
  return has(statement, 'judged') ? 1 : namesDiagnosis(statement) ? 0.5 : 0
}

/** What the clinician has done, or who does not say who they are and tells of nothing before. */
function isDone(statement: Statement): boolean {
  if (!has(statement, 'procedure', 'measure') || !has(statement, 'firstPerson')) return false
  const isOfNow = has(statement, 'measure') && !has(statement, 'past', 'takes', 'timeWord', 'symptom')
  return statement.speaker === 'clinician' || (statement.speaker === 'unknown' && isOfNow)
}

const isOrdered = (statement: Statement) =>
  statement.drugs.length > 0 && has(statement, 'start', 'raise', 'lower', 'stop', 'continue', 'unit', 'frequency') && isUnasked(statement)

/** What somebody unknown tells of themselves is history. */
function ownScore(statement: Statement): number {
  if (statement.speaker !== 'unknown') return 0
  return wasGiven(statement) ? -2 : has(statement, 'firstPerson') && has(statement, 'takes', 'past') ? -0.75 : 0
}

/** What speaks for the plan and against it, and how much. */
const PLAN_EVIDENCE: readonly { readonly id: string; readonly score: (statement: Statement) => number }[] = [
  { id: 'judged', score: judgedScore },
  {
    id: 'planned',
    score: (statement) => upTo(3, 1.2 * count(statement, 'planCue', 'advice', 'denyPlan') + 2.3 * count(statement, 'followUp', 'referral', 'sickLeave')),
  },
  { id: 'done', score: (statement) => (isDone(statement) ? 1 : 0) },
  { id: 'ordered', score: (statement) => (isOrdered(statement) ? 1 : 0) },
  { id: 'warned', score: (statement) => (has(statement, 'condition') && has(statement, 'contact', 'planCue') ? 3 : 0) },
  { id: 'answer', score: (statement) => (isAnswerToPatient(statement) ? 1.5 : -2 * answerWeight(statement)) },
  { id: 'directive', score: (statement) => (isToldToDo(statement) ? TOLD_TO_DO : 0) },
  { id: 'dated-ahead', score: (statement) => (isDatedAhead(statement) && isUnasked(statement) && !has(statement, 'past', 'symptom') ? AHEAD : 0) },
  { id: 'own-use', score: ownScore },
  { id: 'measured', score: (statement) => (isMeasure(statement) ? -1 : 0) },
]

/** Judged, decided, explained. */
export function planScore(statement: Statement): number {
  if (statement.speaker === 'patient') return statement.asked === undefined && has(statement, 'hypothetical') ? 1 : 0
  return PLAN_EVIDENCE.reduce((sum, { score }) => sum + score(statement), 0)
}

function isAnswerToPatient(statement: Statement): boolean {
  return statement.asked !== undefined && statement.folded === 'none'
}
