import { ASKS_FOR_ANY } from '#domain/language/tables/order/asking-clauses.ts'
import { isDeclarative, lowerFirst, topicOf } from '#domain/note/annotate/question-forms.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber, readMarks } from '#domain/note/annotate/statement.ts'
import { affirmationOf } from './asked-clauses.ts'
import type { Exchange } from './exchange.ts'
import { answerOnly, fold, sharesWord } from './exchange.ts'
import { foldOther } from './open-answer.ts'

/** A rest of at most so many words after a plain yes adds nothing of its own. */
const LITTLE = 1
/** When it was may be told in so many words. */
const LONGEST_TIME = 14

const FOR_ANY = new RegExp(`^${ASKS_FOR_ANY}(?!\\p{L})`, 'iu')

/** What a question and the `yes` to it tell. */
export function foldAffirmed(exchange: Exchange): Statement[] {
  const { question, rest, tongue } = exchange
  const reading = readMarks(rest, tongue)
  const asks = clinicalWeight(question) > 0 || has(question, 'secondPerson') || isDeclarative(question)
  const saysMore = reading.tokens.length > LITTLE || clinicalWeight(reading) > 0 || hasNumber(reading) || has(reading, 'timeWord')
  // allergic to anything? Yes, peanuts: one word may be all
  if (!saysMore && rest !== '' && has(question, 'allergy')) return foldOther(exchange)
  if (!saysMore) return asks ? [fold(exchange, affirmationOf(question, tongue), 'affirmed')] : []
  const isOwnMatter = FOR_ANY.test(question.text) && clinicalWeight(reading) >= 1
  if (isOwnMatter || sharesWord(exchange) || clinicalWeight(question) === 0) return [answerOnly(exchange, rest)]
  const isOfTime = clinicalWeight(reading) < 1 && has(reading, 'timeWord', 'past') && reading.tokens.length <= LONGEST_TIME && question.drugs.length === 0
  if (isDeclarative(question) && !isOfTime) return [fold(exchange, affirmationOf(question, tongue), 'affirmed'), answerOnly(exchange, rest)]
  return [fold(exchange, `${affirmationOf(question, tongue)}, ${lowerFirst(rest)}`, 'affirmed')]
}

/** Are you tired? Like a wet rag: how much of it says that it is so. */
export function foldDegree(exchange: Exchange): Statement {
  const { question, rest, tongue } = exchange
  const told = affirmationOf(question, tongue)
  const isNamed = told.endsWith(`: ${tongue.pack.style.words.yes}`)
  return fold(exchange, isNamed ? `${topicOf(question, tongue)}: ${lowerFirst(rest)}` : `${told}, ${lowerFirst(rest)}`, 'affirmed')
}
