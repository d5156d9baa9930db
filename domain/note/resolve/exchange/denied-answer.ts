import { tellsEnd } from '#domain/note/medication/mention/discontinuations.ts'
import { tellsOld } from '#domain/note/medication/mention/past-use.ts'
import { asksOpenly, lowerFirst, topicOf } from '#domain/note/annotate/question-forms.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber, readMarks } from '#domain/note/annotate/statement.ts'
import { denialOf } from './asked-clauses.ts'
import type { Exchange } from './exchange.ts'
import { answerOnly, fold } from './exchange.ts'
import { TURN } from './exchange-words.ts'
import { sharesStem, tellsOther } from './leaning-answers.ts'

/** A rest of at most so many words after a plain no adds nothing of its own. */
const LITTLE = 1
const LONGEST_TOPIC_WORDS = 6
const SHORT_DENIAL_WORDS = 4
const SHORT_FUNCTION_WORDS = 4

/** Asked after a bodily function, no means nothing wrong with it. */
function isAboutFunction(question: Statement): boolean {
  const functions = new Set(question.hits.filter((hit) => hit.mark === 'function').map((hit) => hit.start))
  return (
    functions.size > 0 &&
    question.tokens.length <= SHORT_FUNCTION_WORDS &&
    question.hits.every((hit) => !(hit.mark === 'symptom' || hit.mark === 'diagnosis') || functions.has(hit.start))
  )
}

/** Any noise, or a cold? No noise: the answer takes up one of the things that were asked for, and denies that alone. */
function asksForSeveral({ question, rest, tongue }: Exchange): boolean {
  if (question.text.includes(` ${tongue.pack.style.words.or} `)) return true
  const things = question.text.split(',').map((thing) => readMarks(thing, tongue)).filter((thing) => clinicalWeight(thing) > 0)
  return things.length > 1 && things.filter((thing) => sharesStem(thing, readMarks(rest, tongue))).length === 1
}

/** `She has been scratching for two weeks? No, five`: what was asked of, before the number that was wrong. */
const BEFORE_NUMBER = /(?<![\s,])[\s,]*(?:\p{L}{1,4}[,\s]+){0,2}\d.*$/su

function otherTold(exchange: Exchange): Statement {
  const { question, rest } = exchange
  const matter = question.text.replace(BEFORE_NUMBER, '')
  if (question.drugs.length > 0 || matter === '' || matter.split(/\s+/).length > LONGEST_TOPIC_WORDS) return { ...answerOnly(exchange, rest), leans: true }
  return fold(exchange, `${matter}: ${lowerFirst(rest)}`, 'answered')
}

/** A question that was denied, read with what the answer adds behind `no` and behind a turn: no, *it was my father*. */
type Denial = {
  readonly exchange: Exchange
  readonly rest: string
  readonly reading: Reading
  readonly weight: number
  /** The question asks for something that can be denied. */
  readonly asks: boolean
  /** What was asked for, denied in words of its own; undefined where none are certain. */
  readonly denial: string | undefined
  /** The answer takes up a word of the question. */
  readonly shares: boolean
}

function readDenial(exchange: Exchange): Denial {
  const { question, tongue } = exchange
  const rest = exchange.rest.replace(TURN, '')
  const reading = readMarks(rest, tongue)
  const isWeighty = clinicalWeight(question) > 0
  // how long, since yesterday? No, the day before: a time that is put right is no thing denied
  const asksForTime = asksOpenly(question) && has(question, 'timeWord') && !has(question, 'symptom', 'diagnosis', 'finding')
  return {
    exchange, rest, reading, weight: clinicalWeight(reading), asks: isWeighty && !asksForTime,
    denial: isWeighty ? denialOf(question, tongue) : undefined, shares: sharesStem(question, reading),
  }
}

const knowsNothing = ({ reading, weight }: Denial): boolean => weight === 0 && has(reading, 'nothing', 'unknown')
const repeats = ({ reading, shares }: Denial): boolean => shares && has(reading, 'negation')
const isShort = ({ reading }: Denial): boolean => reading.tokens.length <= SHORT_DENIAL_WORDS

/** Asked in two questions, the answer alone says what is denied. */
function deniesOneOfTwo(denied: Denial): boolean {
  const { exchange: { question }, reading, weight } = denied
  return weight === 0 && !knowsNothing(denied) && question.tokens.length > LONGEST_TOPIC_WORDS && reading.tokens.length > 1 && repeats(denied)
}

/** Do you take it? No, that was long ago: it was taken. */
function tellsThatItIsOver({ exchange: { question, tongue: { pack } }, reading }: Denial): boolean {
  if (has(reading, 'stop')) return true
  return question.drugs.length > 0 && (tellsEnd(reading, pack.language) || tellsOld(reading, pack.language))
}

/** Fifty? No, a hundred. */
const putsNumberRight = ({ exchange: { question }, reading }: Denial): boolean =>
  reading.tokens.length <= LITTLE && hasNumber(reading) && hasNumber(question)

/** The answer says by itself what is so. */
const standsAlone = (denied: Denial): boolean =>
  deniesOneOfTwo(denied) || (denied.exchange.question.drugs.length > 0 && tellsThatItIsOver(denied)) || putsNumberRight(denied)

/** The answer adds nothing to what it denies. */
function addsNothing(denied: Denial): boolean {
  const { reading, weight, asks } = denied
  if (reading.tokens.length <= LITTLE || knowsNothing(denied)) return true
  if (weight === 0 && !hasNumber(reading) && !tellsThatItIsOver(denied)) return true
  return asks && isShort(denied) && repeats(denied)
}

/** What was asked for, as denied. Where that is not certain it is read by, and not told. */
function deniedMatter({ exchange, asks, denial }: Denial): Statement[] {
  if (!asks) return []
  const { question, tongue } = exchange
  return [{ ...fold(exchange, denial ?? topicOf(question, tongue), 'denied'), ...(denial === undefined && { leans: true as const }) }]
}

const deniesOneOfSeveral = (denied: Denial): boolean =>
  denied.asks && isShort(denied) && repeats(denied) && !has(denied.reading, 'nothing') && asksForSeveral(denied.exchange)

/** What a question and the `no` to it tell. */
export function foldDenied(exchange: Exchange): Statement[] {
  const denied = readDenial(exchange)
  const { rest, reading, weight, asks, denial } = denied
  const { question, tongue } = exchange
  if (isAboutFunction(question) && rest !== '') return [fold(exchange, `${topicOf(question, tongue)}: ${lowerFirst(rest)}`, 'answered')]
  if (standsAlone(denied)) return [answerOnly(exchange, rest)]
  if (tellsOther(question, reading) && !has(reading, 'symptom', 'finding', 'diagnosis')) return [otherTold(exchange)]
  if (deniesOneOfSeveral(denied)) return [answerOnly(exchange, rest)]
  if (addsNothing(denied)) return deniedMatter(denied)
  if (repeats(denied) || !asks) return [answerOnly(exchange, rest)]
  if (weight < 1 && rest === exchange.rest && denial !== undefined) return [fold(exchange, `${denial}, ${lowerFirst(rest)}`, 'denied')]
  return [...deniedMatter(denied), answerOnly(exchange, rest)]
}
