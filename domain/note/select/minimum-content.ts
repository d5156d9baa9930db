import type { Mark } from '#domain/language/pack/language-pack.ts'
import { clinicalWeight, has, hasNumber } from '#domain/note/annotate/statement.ts'
import type { Placed } from '#domain/note/annotate/statement.ts'

/** A talk owes at least so much of the trade: one telling statement in so many words, up to a number that any long visit reaches. */
const WORDS_PER_POINT = 50
const MOST_POINTS = 4
const POINTS_AFTER_TRIAL = 5
/** What who treats orders, named as the speaker, makes a visit of a talk however little else is told. */
const ORDER_POINTS = 2
/** A medicine given or used is talked of for a reason. */
const MEDICINE_POINTS = 1.5

/** What a clinician asks of the patient. */
const ASKED_OF: readonly Mark[] = ['symptom', 'diagnosis', 'allergy', 'kin', 'social', 'drugClass', 'function', 'body', 'procedure', 'test']

/** A question of the trade that got its answer. */
function isAnswerOfTrade({ folded, asked }: Placed): boolean {
  return folded !== 'none' && asked !== undefined && has(asked, ...ASKED_OF)
}

/** What is arranged in any visit of the trade; calls and advice are given in shops, too. */
const ARRANGED: readonly Mark[] = ['procedure', 'test', 'imaging', 'sickLeave', 'device']
const ARRANGED_ANYWHERE: readonly Mark[] = ['measure', 'advice', 'contact', 'diet', 'fluid']
/** By whom, when, or in what case. */
const ORDERED: readonly Mark[] = ['planCue', 'secondPerson', 'condition', 'timeWord', 'test', 'advice']

const isOrder = (statement: Placed, marks: readonly Mark[]): boolean =>
  (statement.section === 'treatmentPlans' || statement.section === 'treatmentMeasures') && statement.speaker !== 'patient' &&
  has(statement, ...marks) && has(statement, ...ORDERED) && !has(statement, 'otherPerson', 'admin', 'smallTalk', 'greeting', 'closing')

/** A complaint, a disease, a measure or a finding of an organ; a stray word of the trade (fine, hospital, Thursday) is none. */
function isTelling(statement: Placed): boolean {
  if (has(statement, 'smallTalk', 'unknown')) return false
  if (isAnswerOfTrade(statement) || isOrder(statement, ARRANGED)) return true
  if (has(statement, 'symptom', 'diagnosis', 'sign', 'drugClass', 'referral', 'followUp', 'sickLeave') && clinicalWeight(statement) >= 1)
    return !has(statement, 'otherPerson', 'otherAnimal', 'child')
  if (has(statement, 'imaging', 'finding') && has(statement, 'planCue', 'examCue')) return true
  if (has(statement, 'vital', 'test', 'imaging')) return hasNumber(statement) || has(statement, 'normal', 'negation', 'finding')
  // which side it is on, what is done about it, what is to be eaten every day
  if (has(statement, 'left', 'right', 'both') && has(statement, 'body', 'finding')) return true
  if ((has(statement, 'measure') && has(statement, 'firstPerson')) || (has(statement, 'diet', 'device') && has(statement, 'frequency')))
    return !has(statement, 'otherPerson', 'kin')
  return has(statement, 'body', 'finding') && (statement.phase === 'examination' || (has(statement, 'body') && has(statement, 'finding')))
}

/** What a statement tells by itself: the more of the trade, the more points. */
function pointsOf(statement: Placed): number {
  if (!isTelling(statement)) return 0
  return statement.speaker === 'clinician' && isOrder(statement, ARRANGED) ? ORDER_POINTS : 1
}

function evidencePoints(placed: readonly Placed[], medicines: number): number {
  const points = placed.reduce((sum, one) => sum + pointsOf(one), medicines * MEDICINE_POINTS)
  // where there is something of the trade, calls and advice are of it as well
  return points === 0 ? 0 : points + placed.filter((one) => pointsOf(one) === 0 && isOrder(one, ARRANGED_ANYWHERE)).length
}

/**
 * True when a talk holds so little of the patient that a report would be made of stray words. Where a recorder was tried out, what is told of
 * anybody's back or made up for the trial proves nothing: a visit must follow it.
 */
export function isNearEmpty({
  placed, medicines, wordsOfTalk, isTrial,
}: {
  placed: readonly Placed[]
  medicines: number
  wordsOfTalk: number
  isTrial: boolean
}): boolean {
  return evidencePoints(placed, medicines) < (isTrial ? POINTS_AFTER_TRIAL : Math.min(MOST_POINTS, wordsOfTalk / WORDS_PER_POINT))
}
