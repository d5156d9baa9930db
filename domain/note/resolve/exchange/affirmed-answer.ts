import { ASKED_AS_DENIED, ASKS_FOR_ANY, DENIALS, SAYS_AFTER_ALL, YES_AND_MORE } from '#domain/language/tables/order/asking-clauses.ts'
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

const CONTRADICTS = new RegExp(`^(?:(?:${SAYS_AFTER_ALL})(?!\\p{L})|${YES_AND_MORE})`, 'iu')
const DENIED_MATTER = new RegExp(ASKED_AS_DENIED, 'iu')
const UP_TO_LAST_DENIAL = new RegExp(`^(.*) (?:${DENIALS})(?= )`, 'iu')

/** What was asked as a denial, without it: no fever? Fever. Undefined where no denial can be taken off. */
function withoutDenial({ question, tongue }: Exchange): string | undefined {
  const [, before, behind] = DENIED_MATTER.exec(question.text.replace(/[?.!\s]+$/u, '')) ?? []
  const matter = before ?? behind
  if (matter !== undefined) return matter.charAt(0).toUpperCase() + matter.slice(1)
  if (!isDeclarative(question)) return undefined
  const told = affirmationOf(question, tongue)
  const positive = told.replace(UP_TO_LAST_DENIAL, '$1')
  return positive === told ? undefined : positive
}

/** You have no X lying about? Yes I have, some powder · no fever? Yes, 39: the yes that contradicts a denial says that it is so. */
function contradictedDenial(exchange: Exchange): Statement | undefined {
  const { question, answer, rest } = exchange
  if (!has(question, 'negation', 'no') || !CONTRADICTS.test(answer.text)) return undefined
  const positive = withoutDenial(exchange)
  return positive === undefined ? undefined : fold(exchange, rest === '' ? positive : `${positive}: ${lowerFirst(rest)}`, 'affirmed')
}

/** What a question and the `yes` to it tell. */
export function foldAffirmed(exchange: Exchange): Statement[] {
  const contradicted = contradictedDenial(exchange)
  // that there is some of a medicine tells not that it is taken
  const isOfUse = exchange.question.drugs.length > 0 && !has(exchange.question, 'allergy')
  if (contradicted !== undefined) return isOfUse ? [answerOnly(exchange, exchange.rest)] : [contradicted]
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
