import { ASKS_FOR_ANY, DENIALS, SAYS_AFTER_ALL } from '#domain/language/tables/order/asking-clauses.ts'
import { isDeclarative, lowerFirst, topicOf } from '#domain/note/annotate/question-forms.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
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

const CONTRADICTS = new RegExp(`^(?:${SAYS_AFTER_ALL})(?!\\p{L})`, 'iu')
const UP_TO_LAST_DENIAL = new RegExp(`^(.*) (?:${DENIALS})(?= )`, 'iu')

/** You have no X lying about? Yes I have, some powder: the yes that contradicts a denial says that it is so. */
function contradictedDenial(exchange: Exchange): Statement | undefined {
  const { question, answer, rest, tongue } = exchange
  if (!has(question, 'negation') || !CONTRADICTS.test(answer.text) || !isDeclarative(question)) return undefined
  const told = affirmationOf(question, tongue)
  const positive = told.replace(UP_TO_LAST_DENIAL, '$1')
  return positive === told ? undefined : fold(exchange, rest === '' ? positive : `${positive}: ${lowerFirst(rest)}`, 'affirmed')
}

/** What a question and the `yes` to it tell. */
export function foldAffirmed(exchange: Exchange): Statement[] {
  const contradicted = contradictedDenial(exchange)
  // that there is some of a medicine tells not that it is taken
  if (contradicted !== undefined) return exchange.question.drugs.length > 0 ? [answerOnly(exchange, exchange.rest)] : [contradicted]
  const { question, rest, tongue } = exchange
  const reading = readMarks(rest, tongue)
  if (saysMore(reading)) return foldAddition(exchange, reading)
  // allergic to anything? Yes, peanuts: one word may be all
  if (rest !== '' && has(question, 'allergy')) return foldOther(exchange)
  const asks = clinicalWeight(question) > 0 || has(question, 'secondPerson') || isDeclarative(question)
  return asks ? [fold(exchange, affirmationOf(question, tongue), 'affirmed')] : []
}

const saysMore = (reading: Reading): boolean =>
  reading.tokens.length > LITTLE || clinicalWeight(reading) > 0 || hasNumber(reading) || has(reading, 'timeWord')

/** A yes with what it adds. */
function foldAddition(exchange: Exchange, reading: Reading): Statement[] {
  const { question, rest, tongue } = exchange
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
