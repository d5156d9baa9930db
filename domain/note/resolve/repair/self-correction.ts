import { drugAt } from '#domain/terminology/drugs.ts'
import { applyCorrections } from './corrections.ts'
import type { Tongue } from '#domain/language/language.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber, reworded } from '#domain/note/annotate/statement.ts'

/** Somebody who dictates has the last words struck out, in all languages at once. */
const STRIKE = new RegExp(
  String.raw`(?:^|[,.]\s*)(?:(?:nei|nej|no|нет)[\s,]+)?(?:stryk (?:det|den|dette)|slett (?:det|siste setning)|stryk siste setning|` +
    'radera (?:det|sista meningen)|slet det|streg det|(?:scratch|strike|delete) that|вычеркните это|зачеркните это|' +
    String.raw`сотрите это)(?![\p{L}])[\s,.:;]*`,
  'iu',
)
/** What only takes back is so short: no, she sat askew. */
const LONGEST_TAKING_BACK = 9
/** And what is right is said so shortly behind it. */
const LONGEST_REPAIR = 8

const mend = (text: string, tongue: Tongue) => applyCorrections(text, tongue, (tokens, at) => drugAt(tokens, at)?.end ?? 0)

/** A statement with what its speaker takes back within it mended, or struck out. */
export function corrected(statement: Statement, tongue: Tongue): Statement {
  const strike = STRIKE.exec(statement.text)
  const kept = strike === null || strike.index === 0 ? statement.text : statement.text.slice(strike.index + strike[0].length)
  const text = mend(kept, tongue)
  return text === statement.text || text === '' ? statement : reworded(statement, text, tongue)
}

function takesBack(statement: Statement): boolean {
  return statement.hits.some((hit) => hit.mark === 'correction' && hit.start === 0)
}

/** Nothing but the taking back itself, perhaps with its reason. */
function onlyTakesBack(statement: Statement): boolean {
  return (
    takesBack(statement) &&
    !statement.isQuestion &&
    statement.tokens.length <= LONGEST_TAKING_BACK &&
    !hasNumber(statement) &&
    !has(statement, 'left', 'right', 'both') &&
    clinicalWeight(statement) < 1
  )
}

/** The number with the word it counts: the same twice, or none the second time. */
function isSameMeasure(wrong: Statement, right: Statement): boolean {
  const unitOf = ({ tokens }: Statement) => tokens[tokens.findIndex(isNumber) + 1]?.lower
  return (
    wrong.tokens.filter(isNumber).length === 1 &&
    right.tokens.filter(isNumber).length === 1 &&
    (has(wrong, 'vital', 'test') || wrong.tokens.length === 1 || unitOf(wrong) === unitOf(right))
  )
}

/** What is right, said in a sentence of its own: five point one kilos, I mean the left. */
function isRepair(wrong: Statement, right: Statement): boolean {
  if (right.isQuestion || right.turn !== wrong.turn || right.tokens.length > LONGEST_REPAIR) return false
  return takesBack(right) || (isNumber(right.tokens[0]) && isSameMeasure(wrong, right))
}

/** Words that only take back: sorry, I read the wrong line. A bare no may as well answer. */
const PLAIN_CORRECTION = 2

/** Two sentences or more as one, in which the later takes back what the earlier said; undefined when nothing is mended. */
function mended(parts: readonly Statement[], tongue: Tongue): Statement | undefined {
  const [first] = parts
  const last = parts.at(-1)
  if (first === undefined || last === undefined) return undefined
  const joined = parts.map(({ text }, at) => (at < parts.length - 1 ? text.replace(/(?<![.!?…])[.!?…]+$/, ',') : text)).join(' ')
  const text = mend(joined, tongue)
  return text === joined ? undefined : { ...reworded(first, text, tongue), end: last.end }
}

/** The statement after one that is struck out with it: nothing of the command stays. */
function afterStrike(statement: Statement, tongue: Tongue): Statement | undefined {
  const rest = statement.text.replace(STRIKE, '')
  return /\p{L}/u.test(rest) ? reworded(statement, rest, tongue) : undefined
}

/** Whether what is right may stand in the sentence after one that takes back. */
function mayFollow(previous: Statement, taking: Statement, next: Statement | undefined): next is Statement {
  if (next === undefined || next.isQuestion || next.turn !== taking.turn || next.drugs.length > 0) return false
  const corrections = taking.hits.filter((hit) => hit.mark === 'correction')
  const first = corrections.filter((hit) => hit.start <= 1).toSorted((a, b) => b.end - a.end)[0]
  if (first === undefined) return false
  const isPlain = first.end - first.start >= PLAIN_CORRECTION || corrections.some((hit) => hit.start > 0 && hit.end > first.end)
  return isPlain || (onlyTakesBack(taking) && isRepair(previous, next))
}

function isBareNo(statement: Statement | undefined): boolean {
  return statement?.tokens.length === 1 && takesBack(statement)
}

/** A word that is no bare no: I lie, sorry, wait. */
function takesBackPlainly({ hits }: Statement): boolean {
  return hits.some(({ mark, start }) => mark === 'correction' && start === 0) && !hits.some(({ mark, start }) => mark === 'no' && start === 0)
}

/** No, the left one is fine: found there is something else. */
function findsOtherSide(statement: Statement): boolean {
  return has(statement, 'left', 'right') && has(statement, 'normal') && !takesBackPlainly(statement)
}

/** For three days. We say five: the number that is agreed on, though no word takes the first one back. */
const SAYS_INSTEAD = /^(?:vi (?:siger|sier|säger|seier)|let's say|let us say|скажем),? \d/iu

/** Strikes out the sentence before in the same turn, and leaves what is said behind the command. */
function strikeOut(out: Statement[], statement: Statement, tongue: Tongue): void {
  if (out.at(-1)?.turn === statement.turn) out.pop()
  const rest = afterStrike(statement, tongue)
  if (rest !== undefined) out.push(rest)
}

/** Opens with what takes the sentence before back. */
function opensAnew(statement: Statement): boolean {
  return (SAYS_INSTEAD.test(statement.text) || statement.hits.some((hit) => hit.mark === 'correction' && hit.start <= 1)) && !findsOtherSide(statement)
}

/** A bare no between the slip and its correction says nothing more: three days · no · sorry, four. */
function dropBareNo(out: Statement[], statement: Statement): void {
  const isPlain = SAYS_INSTEAD.test(statement.text) || takesBackPlainly(statement)
  if (isPlain && out.length > 1 && isBareNo(out.at(-1)) && out.at(-2)?.isQuestion !== true) out.pop()
}

/** The sentence before as it is meant, and whether the one after was needed to tell what is right. */
function repairOf(
  previous: Statement,
  statement: Statement,
  { next, tongue }: { next: Statement | undefined; tongue: Tongue },
): { statement: Statement; tookNext: boolean } | undefined {
  const heard = SAYS_INSTEAD.test(statement.text) ? { ...statement, text: `${tongue.pack.style.words.no}, ${statement.text}` } : statement
  const own = mended([previous, heard], tongue)
  if (own !== undefined) return { statement: own, tookNext: false }
  const later = mayFollow(previous, statement, next) ? mended([previous, statement, next], tongue) : undefined
  return later === undefined ? undefined : { statement: later, tookNext: true }
}

const isTold = (previous: Statement, statement: Statement): boolean => !previous.isQuestion && !statement.isQuestion && previous.turn === statement.turn

/**
 * A correction that opens a new sentence mends the one before: `My left ear is blocked. No, hang on, it is the right.`
 * What it is instead may stand in the sentence after: `Sorry, I was looking at the old picture. It is the left.` What is struck out is gone.
 */
export function joinCorrections(statements: readonly Statement[], tongue: Tongue): Statement[] {
  const out: Statement[] = []
  for (let at = 0; at < statements.length; at++) {
    const statement = statements[at]
    if (statement === undefined) continue
    if (STRIKE.exec(statement.text)?.index === 0) {
      strikeOut(out, statement, tongue)
      continue
    }
    const isAnew = opensAnew(statement)
    if (isAnew) dropBareNo(out, statement)
    const previous = out.at(-1)
    const repair =
      isAnew && previous !== undefined && isTold(previous, statement) ? repairOf(previous, statement, { next: statements[at + 1], tongue }) : undefined
    if (repair === undefined) {
      out.push(statement)
      continue
    }
    out[out.length - 1] = repair.statement
    if (repair.tookNext) at++
  }
  return out
}
