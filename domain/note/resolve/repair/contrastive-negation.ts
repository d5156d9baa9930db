import type { Tongue } from '#domain/language/language.ts'
import type { Token } from '#domain/language/tokens.ts'
import { mayStandFor, unitOf, withRight } from './value-substitution.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, reworded } from '#domain/note/annotate/statement.ts'
import type { ToldValue } from './told-values.ts'
import { valuesTold } from './told-values.ts'

const DENIES = new Set(['ikke', 'ikkje', 'inte', 'not', 'не', "wasn't", "isn't"])
/** Small words that may stand between the denial and what is denied. */
const LITTLE = new Set([
  'det', 'den', 'de', 'var', 'er', 'i', 'på', 'är', 'om', 'it', 'was', 'is', 'the', 'on', 'in', 'a', 'в', 'во', 'на', 'по', 'с', 'со', 'это', 'mitt', 'min',
  'my', 'your', 'jeg', 'eg', 'jag', 'i', 'я', 'din', 'ditt', 'her', 'his',
])
const LONGEST_LITTLE = 2
/** These lead from what is not to what is. */
const BUT = new Set(['men', 'utan', 'uten', 'but', 'а', 'но', 'og', 'so', 'så', "it's", 'det', 'it', 'это', 'then', "that's", 'actually'])
/** What is right stands so near the denial. */
const REACH = 4
/** Said before: I said right, but it is the left. */
const SAID = new Set(['sa', 'say', 'si', 'sade',  'sagde', 'said', 'wrote', 'skrev', 'сказал', 'сказала', 'говорил', 'говорила', 'написал', 'написала'])
/** A number that counts nothing is looked for so far back, a side or a day so far, a number with its unit so far. */
const [NUMBER_REACH, WORD_REACH, MEASURE_REACH] = [4, 10, 80]
/** Nothing more is told than what is right. */
const LEAST_REST = 1

type Contrast = { readonly wrong: ToldValue; readonly right: ToldValue; readonly from: number; readonly to: number }

function denialBefore(tokens: readonly Token[], at: number): number | undefined {
  for (let one = at - 1; one >= Math.max(0, at - 1 - LONGEST_LITTLE); one--) {
    const word = tokens[one]?.lower ?? ''
    if (DENIES.has(word) || SAID.has(word)) return one
    if (!LITTLE.has(word) || tokens[one + 1]?.gap !== '') return undefined
  }
  return undefined
}

/** Five, not four; not four but five: what a statement denies beside what is right, and which words tell it. */
function contrastIn(statement: Statement): Contrast | undefined {
  const { tokens } = statement
  const values = valuesTold(statement)
  for (const [order, wrong] of values.entries()) {
    const denial = denialBefore(tokens, wrong.at)
    if (denial === undefined) continue
    const end = wrong.end + (unitOf(statement, wrong) === undefined ? 0 : 1)
    const fits = (value: ToldValue | undefined): value is ToldValue =>
      value !== undefined && (mayStandFor({ statement, value: wrong }, { statement, value }) || mayStandFor({ statement, value }, { statement, value: wrong }))
    const after = values[order + 1]
    if (fits(after) && after.at - end <= REACH && tokens.slice(end, after.at).some(({ lower }) => BUT.has(lower)))
      return { wrong, right: after, from: denial, to: after.at }
    const before = values.slice(0, order).findLast(fits)
    const isSaid = SAID.has(tokens[denial]?.lower ?? '')
    if (before !== undefined && !isSaid && denial - before.end <= REACH && !tokens.slice(before.end, denial + 1).some(({ gap }) => /[.;!?]/.test(gap)))
      return { wrong, right: before, from: BUT.has(tokens[denial - 1]?.lower ?? '') ? denial - 1 : denial, to: endOfClause(tokens, end) }
  }
  return undefined
}

/** What follows up to the next comma belongs to what is denied; where no commas stand, nothing does. */
function endOfClause(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ gap }, at) => at >= from && /[,.;!?]/.test(gap))
  const hasCommas = tokens.some(({ gap }) => gap.includes(','))
  return !hasCommas ? from : end < 0 ? tokens.length : end
}

function without(statement: Statement, { from, to }: Contrast, tongue: Tongue): Statement {
  const { tokens, text } = statement
  const before = text.slice(0, tokens[from]?.start ?? 0).replace(/(?<![\s,])[\s,]+$/u, ' ')
  const after = tokens[to] === undefined ? text.slice(tokens.at(-1)?.end ?? text.length) : text.slice(tokens[to].start)
  return reworded(statement, `${before}${after}`.replaceAll(/(?<!\s)\s+(?=[.,])/g, '').trim(), tongue)
}

/** Puts what is right in the place of what was told wrongly before; tells whether anything was. */
function putRightBefore(out: Statement[], statement: Statement, { wrong, right, tongue }: Contrast & { tongue: Tongue }): boolean {
  const unit = unitOf(statement, wrong) ?? unitOf(statement, right)
  const reach = wrong.kind !== 'number' ? WORD_REACH : unit === undefined ? NUMBER_REACH : MEASURE_REACH
  let isMended = false
  for (let at = out.length - 1; at >= Math.max(0, out.length - reach); at--) {
    const told = out[at]
    if (told === undefined || (wrong.kind === 'side' && has(told, 'normal', 'finding', 'sign'))) continue
    const value = valuesTold(told).find((one) => one.kind === wrong.kind && one.word === wrong.word && unitOf(told, one) === (unit ?? unitOf(told, one)))
    if (value === undefined || valuesTold(told).some(({ kind, word }) => kind === right.kind && word === right.word)) continue
    out[at] = withRight(told, value, { statement, value: right, tongue })
    isMended = true
  }
  return isMended
}

/** Not seven days · but ten: cut apart, the two are one. */
function wholeContrast(statement: Statement, next: Statement | undefined, tongue: Tongue): Statement {
  const last = valuesTold(statement).at(-1)
  if (last === undefined || next === undefined || next.turn !== statement.turn || next.isQuestion || statement.isQuestion || /[.!?]$/.test(statement.text))
    return statement
  const isLast = last.end >= statement.tokens.length - 1 && denialBefore(statement.tokens, last.at) !== undefined
  if (!isLast || !BUT.has(next.tokens[0]?.lower ?? '')) return statement
  const whole: Statement = { ...reworded(statement, `${statement.text} ${next.text}`, tongue), end: next.end }
  return contrastIn(whole) === undefined ? statement : whole
}

/** What is denied beside what is right is said no more, and stands nowhere before: `five days … not five but three` tells of three. */
export function settleContrasts(statements: readonly Statement[], tongue: Tongue): Statement[] {
  const out: Statement[] = []
  let isJoined = false
  for (const [at, said] of statements.entries()) {
    if (isJoined) {
      isJoined = false
      continue
    }
    const whole = wholeContrast(said, statements[at + 1], tongue)
    isJoined = whole !== said
    const statement = whole
    const contrast = statement.isQuestion ? undefined : contrastIn(statement)
    if (contrast === undefined) {
      out.push(statement)
      continue
    }
    const isMended = putRightBefore(out, statement, { ...contrast, tongue })
    const rest = without(statement, contrast, tongue)
    if (!isMended || clinicalWeight(rest) >= LEAST_REST) out.push(rest)
  }
  return out
}
