import type { Tongue } from '#domain/language/language.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, saysOnly } from '#domain/note/annotate/statement.ts'
import { joinQuestions } from './compound-questions.ts'
import { tellsWhose, wholeAnswer } from './elliptical-answers.ts'
import { foldOne, isOfExamination } from './exchanges.ts'

/** Speech without punctuation may hide an answer in what begins as a question; so long a one is kept. */
const LONG_QUESTION = 6

function isAnsweredBy(question: Statement, answer: Statement | undefined): answer is Statement {
  // what the visit is for answers nothing of how one is
  return answer !== undefined && !answer.isQuestion && answer.isVisitReason !== true && (question.speaker === 'unknown' || answer.speaker !== question.speaker)
}

/** A question that got no answer and names a medicine: the report does not tell it, but whether the medicine is taken must be found out. */
const passedOver = (question: Statement | undefined): Statement[] =>
  question === undefined || question.drugs.length === 0 ? [] : [{ ...question, leans: true }]

/** A question with the same speaker's question before it, if that was left without an answer, and what was said after it. */
type Turn = {
  readonly question: Statement
  readonly before: Statement | undefined
  readonly answer: Statement
  readonly next: Statement | undefined
  readonly isExamined: boolean
}

/** The statements that a question and its answer make, and whether what was said next went into them. */
function foldAnswered({ question, before, answer, next, isExamined }: Turn, tongue: Tongue): { readonly told: Statement[]; readonly tookNext: boolean } {
  if (tellsWhose({ question, answer, next })) return { told: [], tookNext: false }
  const { answer: whole, tookNext } = wholeAnswer({ question, answer, next }, tongue)
  const folds = foldOne({ question, answer: whole, isExamined }, tongue)
  if (folds.length === 0) return { told: [...passedOver(before), ...passedOver(question)], tookNext }
  // X, right? Five? Two questions in a row are of the medicine the first one named
  const isOfMedicine = before !== undefined && before.drugs.length > 0
  return { told: isOfMedicine ? folds.map((one) => ({ ...one, unanswered: before })) : folds, tookNext }
}

const hidesAnswer = (question: Statement): boolean => !question.text.includes('?') && question.tokens.length > LONG_QUESTION && clinicalWeight(question) >= 1

/** What brings you in? Hi. I want to go on the pill: a greeting between the question and its answer is none. */
function withoutGreetings(said: readonly Statement[]): readonly Statement[] {
  const isGreeting = (one: Statement): boolean =>
    !one.isQuestion && has(one, 'greeting') && !has(one, 'yes', 'no') && saysOnly(one, 'greeting', 'filler', 'backchannel')
  return said.filter((one, at) => said[at - 1]?.isQuestion !== true || !isGreeting(one))
}

/**
 * Joins each question of the clinician with its answer into one statement. Questions without an answer say nothing and are left out, but for those that name a
 * medicine, which lean on what was never said.
 */
export function foldExchanges(said: readonly Statement[], tongue: Tongue): Statement[] {
  const statements = joinQuestions(withoutGreetings(said), tongue)
  const out: Statement[] = []
  let unanswered: Statement | undefined
  let isExamined = false
  for (let at = 0; at < statements.length; at++) {
    const [question, answer, next] = [statements[at], statements[at + 1], statements[at + 2]]
    if (question === undefined) continue
    isExamined ||= isOfExamination(question)
    const before = unanswered?.speaker === question.speaker ? unanswered : undefined
    if (before === undefined) out.push(...passedOver(unanswered))
    unanswered = undefined
    if (!question.isQuestion) out.push(before === undefined ? question : { ...question, unanswered: before })
    else if (isAnsweredBy(question, answer)) {
      const { told, tookNext } = foldAnswered({ question, before, answer, next, isExamined }, tongue)
      out.push(...told)
      at += tookNext ? 2 : 1
    } else {
      out.push(...passedOver(before))
      if (hidesAnswer(question)) out.push({ ...question, isQuestion: false })
      else unanswered = question
    }
  }
  return [...out, ...passedOver(unanswered)]
}
