import { DONE_SO, MANNER } from '#domain/language/tables/exchange/told-answers.ts'
import { rewriteFirst } from '#domain/language/phrase.ts'
import { isDeclarative, lowerFirst, topicOf } from '#domain/note/annotate/question-forms.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, count, has, hasNumber, readMarks } from '#domain/note/annotate/statement.ts'
import { affirmationOf } from './asked-clauses.ts'
import type { Exchange } from './exchange.ts'
import { answerOnly, fold, sharesWord } from './exchange.ts'
import { countedAnswer } from './implicit-affirmation.ts'
import { isBare, pointsOnly, saysNothing, tellsOfMedicine } from './leaning-answers.ts'

const SHORT_ANSWER_WORDS = 12
const LONGEST_TOPIC_WORDS = 6
const SHORT_ASKED = 4
const LONGEST_CALLED = 2
const LONGEST_ASKED_OF_DOING = 8
/** What was asked after and how much of it there is. */
const LONGEST_COUNTED = 14
/** So short a denial leans on its question. */
const LEANING_WORDS = 6

/** The confirmed words of the question stand by themselves, resting on the question. */
function stated(exchange: Exchange): Statement {
  return fold({ ...exchange, answer: exchange.question }, affirmationOf(exchange.question, exchange.tongue), 'affirmed')
}

const isShort = ({ answer }: Exchange): boolean => answer.tokens.length <= SHORT_ANSWER_WORDS
const wordsOf = (text: string): number => text.split(/\s+/).length

const MANNERS = new Map(Object.entries(MANNER).map(([language, manner]) => [language, new RegExp(`^${manner}(?!\\p{L})`, 'iu')]))

/** How long have you coughed? I had pneumonia last year: another illness is told in a sentence of its own. */
const tellsOfAnother = (exchange: Exchange, reading: Reading): boolean =>
  has(reading, 'diagnosis') && has(exchange.answer, 'firstPerson', 'thirdPerson') && has(exchange.answer, 'past', 'timeWord') && !sharesWord(exchange)

/** How long? Two weeks: a short answer under what was asked for; undefined where the question gives no such label. */
function labelled(exchange: Exchange, reading: Reading): Statement | undefined {
  const { question, rest, tongue } = exchange
  if (saysNothing(reading) || !isShort(exchange) || tellsOfAnother(exchange, reading)) return undefined
  // speech without stops may ask no more than how long
  const asked = question.tokens.length <= SHORT_ASKED && !question.text.includes('?') ? `${question.text}?` : question.text
  const asksOf = rewriteFirst(asked, tongue.style.label)?.trim() ?? ''
  // how often is the inhaler taken: of which medicine is told with it
  const [drug, ...others] = question.drugs
  const label = asksOf.endsWith(':') && drug !== undefined && others.length === 0 ? `${drug.name.charAt(0).toUpperCase()}${drug.name.slice(1)}:` : asksOf
  // sleeps badly: a verb goes on with how, and with nothing else
  if (label !== '' && !label.endsWith(':') && !MANNERS.get(tongue.pack.language)?.test(rest)) return undefined
  const told = label.endsWith(':') ? lowerFirst(rest) : rest.charAt(0).toLowerCase() + rest.slice(1)
  return label === '' ? undefined : fold(exchange, `${label} ${told}`, 'labelled')
}

/** So it hurts at night. Mostly in the knee: what was put as a fact is so, unless the answer doubts it or one of two was offered. */
function toldOfFact(exchange: Exchange, reading: Reading): Statement[] {
  const { question, rest, tongue } = exchange
  const isOneOfTwo = question.text.includes(` ${tongue.pack.style.words.or} `)
  const isTaken = clinicalWeight(question) > 0 && !has(reading, 'unknown', 'negation') && !isOneOfTwo
  return isTaken ? [stated(exchange), answerOnly(exchange, rest)] : [answerOnly(exchange, rest)]
}

/** Not on that side: what was asked alone tells of what. */
const leansOnQuestion = ({ question, answer }: Exchange, reading: Reading): boolean =>
  answer.tokens.length <= LEANING_WORDS && clinicalWeight(reading) < 1 && has(reading, 'negation') && has(question, 'secondPerson')

/** The topic of the question says nothing that the answer lacks. */
function isTopicIdle(exchange: Exchange, { reading, topic }: { reading: Reading; topic: string }): boolean {
  return topic === '' || wordsOf(topic) > LONGEST_TOPIC_WORDS || (clinicalWeight(exchange.question) === 0 && !leansOnQuestion(exchange, reading))
}

/** The neck? A part or a function called out, and nothing asked of it but how it is. */
const namesOnly = (question: Statement): boolean => question.tokens.length <= LONGEST_CALLED && has(question, 'body', 'function') && question.text.includes('?')

/** The answer is a sentence of its own, or takes up the question, or tells of the medicine itself. */
function isWhole(exchange: Exchange, reading: Reading): boolean {
  const { question, answer } = exchange
  if (namesOnly(question) && !sharesWord(exchange) && isShort(exchange)) return false
  if (clinicalWeight(reading) >= 1 && (count(answer, 'firstPerson', 'thirdPerson') > 0 || !isShort(exchange))) return true
  return (answer.tokens.length > 1 && has(answer, 'thirdPerson', 'negation') && sharesWord(exchange)) || tellsOfMedicine(question, answer)
}

function countedWithin({ question, rest }: Exchange, topic: string): string | undefined {
  const counted = countedAnswer(question.text, rest, topic)
  return counted !== undefined && wordsOf(counted) <= LONGEST_COUNTED ? counted : undefined
}

const DOES_SO = new RegExp(`(?<!\\p{L})(?:${DONE_SO})(?!\\p{L})`, 'iu')

/** How long have you been doing that? What is done was said before: the time is of that, and no length of the complaint. */
const asksHowLongDone = ({ question }: Exchange): boolean =>
  question.tokens.length <= LONGEST_ASKED_OF_DOING && DOES_SO.test(question.text) && clinicalWeight(question) < 1

/** What a question and an answer tell that says neither yes nor no. */
export function foldOther(exchange: Exchange): Statement[] {
  const { question, rest, tongue } = exchange
  const reading = readMarks(rest, tongue)
  if (asksHowLongDone(exchange)) return [{ ...answerOnly(exchange, rest), leans: true }]
  const underLabel = labelled(exchange, reading)
  // since when? Since the holidays: asked of nothing but the time, its word in the answer is no matter of its own
  if (underLabel !== undefined && question.tokens.length <= SHORT_ASKED) return [underLabel]
  if (has(question, 'openingQuestion') || (clinicalWeight(reading) >= 1 && sharesWord(exchange))) return [answerOnly(exchange, rest)]
  if (underLabel !== undefined) return [underLabel]
  if (isDeclarative(question)) return toldOfFact(exchange, reading)
  const topic = topicOf(question, tongue)
  const counted = countedWithin(exchange, topic)
  if (counted !== undefined) return [fold(exchange, counted, 'labelled')]
  if (isTopicIdle(exchange, { reading, topic }) || isWhole(exchange, reading)) return [answerOnly(exchange, rest)]
  const isPointer = pointsOnly(topic) && !hasNumber(question) && !has(reading, 'timeWord')
  if (isPointer) return [{ ...answerOnly(exchange, rest), ...(isBare(reading) && { leans: true as const }) }]
  return [fold(exchange, `${topic}: ${lowerFirst(rest)}`, 'answered')]
}
