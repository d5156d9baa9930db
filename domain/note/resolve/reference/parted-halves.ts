import type { Tongue } from '#domain/language/language.ts'
import { ORDER_OPENS } from '#domain/language/tables/reference/described.ts'
import { ALTERNATIVE, HAD_SINCE, THEREUPON } from '#domain/language/tables/reference/bare-stops.ts'
import { REFERENCES } from '#domain/language/tables/reference/references.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, reworded } from '#domain/note/annotate/statement.ts'

/** What is done then is said in so many words. */
const LONGEST_THEN = 10
/** Whom to ring is said so shortly. */
const LONGEST_ORDER = 7

/** Ring us: to be done, with nothing of when. */
function isBareOrder(statement: Statement): boolean {
  if (statement.tokens.length > LONGEST_ORDER || statement.speaker === 'patient' || statement.isQuestion || statement.drugs.length > 0) return false
  return has(statement, 'contact') && !has(statement, 'condition', 'opensCondition') && ORDER_OPENS[statement.language].test(statement.text)
}

/** If the fingers turn blue or numb: a danger without what to do. No stop parts it from what is said next. */
function tellsDanger(statement: Statement, tongue: Tongue): boolean {
  if (has(statement, 'contact') || /[.!?…]["»”]?$/u.test(statement.text) || clinicalWeight(statement) === 0) return false
  return has(statement, 'condition', 'opensCondition') || statement.text.includes(` ${tongue.pack.style.words.or} `)
}

/** My head aches. Two weeks now: a complaint, of which nothing tells how long. */
function lacksTime(statement: Statement): boolean {
  if (statement.phase !== 'history' || statement.isQuestion || statement.folded === 'denied') return false
  return has(statement, 'symptom') && !has(statement, 'timeWord', 'negation', 'frequency', 'planCue', 'normal')
}

/** He pees everywhere. Or tries to: a word or two that put another in the place of what was just told. */
const LONGEST_ALTERNATIVE = 3
const isAlternative = ({ text, tokens, isQuestion, folded }: Statement): boolean =>
  !isQuestion && folded === 'none' && tokens.length <= LONGEST_ALTERNATIVE && ALTERNATIVE.test(text)

function isBareTime({ text, language, isQuestion, folded }: Statement): boolean {
  return !isQuestion && folded === 'none' && REFERENCES[language].bareTime.test(text.replace(STOP, ''))
}

/** That I have had for four days: so few words tell only how long. */
const LONGEST_SINCE = 10

/** A complaint, and right behind it how long it was had: as one, with the time alone. */
function joinedSince(before: Statement, statement: Statement, tongue: Tongue): Statement | undefined {
  if (statement.isQuestion || statement.folded !== 'none' || statement.tokens.length > LONGEST_SINCE || !lacksTime(before)) return undefined
  const found = HAD_SINCE.exec(statement.text)
  if (found === null || clinicalWeight(statement) >= 1) return undefined
  return joined(before, { ...statement, text: statement.text.slice(found[0].length) }, tongue)
}

const STOP = /(?<![.!…])[.!…]+$/u

function joined(first: Statement, second: Statement, tongue: Tongue): Statement {
  const whole = reworded(first, `${first.text.replace(STOP, '')}, ${second.text.charAt(0).toLowerCase()}${second.text.slice(1)}`, tongue)
  // an order is no answer, whatever its first half was taken for
  return { ...whole, end: second.end, phase: second.phase, isQuestion: false, ...(has(second, 'contact') && { folded: 'none', asked: undefined }) }
}

/** If she lies down, you ring at once. Then we change treatment: what is done then hangs on the same. */
const isThereupon = (before: Statement, statement: Statement): boolean =>
  has(before, 'condition', 'opensCondition') && has(before, 'contact') && !statement.isQuestion && statement.folded === 'none' &&
  statement.tokens.length <= LONGEST_THEN && THEREUPON.test(statement.text) && !has(statement, 'condition', 'opensCondition', 'timeWord')

function isSecondHalf(before: Statement, statement: Statement, tongue: Tongue): boolean {
  if (isBareOrder(statement) && tellsDanger(before, tongue)) return true
  if (isThereupon(before, statement)) return true
  return (isBareTime(statement) && lacksTime(before)) || (isAlternative(statement) && !before.isQuestion && before.folded === 'none')
}

/**
 * Two halves of one statement, each of which alone says nothing. In speech without stops a warning may be cut where they meet: `blir fingrene
 * blå eller numne` and `kom tilbake med en gang`; and how long it has lasted may be told as a sentence of its own.
 */
export function joinHalves(statements: readonly Statement[], tongue: Tongue): Statement[] {
  const out: Statement[] = []
  for (const statement of statements) {
    const before = out.at(-1)
    const near = before?.turn === statement.turn && before.speaker === statement.speaker ? before : undefined
    const whole = near && (joinedSince(near, statement, tongue) ?? (isSecondHalf(near, statement, tongue) ? joined(near, statement, tongue) : undefined))
    if (whole === undefined) out.push(statement)
    else out[out.length - 1] = whole
  }
  return out
}
