import type { Tongue } from '#domain/language/language.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber, reworded } from '#domain/note/annotate/statement.ts'
import type { ToldValue } from './told-values.ts'
import { valuesTold, withValue } from './told-values.ts'
import { mayStandFor, withRight } from './value-substitution.ts'

/** What was measured wrongly is taken back, with a reason, within so many statements of so many words. */
const [LONGEST_RETRACTION, LONGEST_REASON] = [3, 7]
/** What is right is told so shortly: 1.90 kilos. */
const LONGEST_RIGHT = 5
/** The value that is denied is said again among the first words, and what it is instead within so many. */
const [OPENING_REACH, DENIAL_REACH] = [3, 12]
/** It was told so few statements before. */
const REACH_BACK = 3

const numbersOf = (statement: Statement): ToldValue[] => valuesTold(statement).filter(({ kind }) => kind === 'number')
const takes = ({ hits }: Statement) => hits.filter(({ mark }) => mark === 'correction')

/** Where a statement that measures takes back what it measured: weight 2.4, no, the cage, wait. */
function retractedWithin(statement: Statement, value: ToldValue): number | undefined {
  const first = takes(statement).find(({ start }) => start >= value.end)?.start
  return first === undefined || statement.tokens.length - first > LONGEST_REASON ? undefined : first
}

function isShortRight(statement: Statement | undefined, told: Statement): statement is Statement {
  if (statement === undefined || statement.isQuestion || statement.turn !== told.turn || statement.tokens.length > LONGEST_RIGHT) return false
  const [right, ...more] = numbersOf(statement)
  return right?.at === 0 && more.length === 0 && statement.drugs.length === 0 && !has(statement, 'vital', 'test', 'timeWord', 'followUp')
}

/** What is right as it was said; its unit only where the slip had none. */
function saidOf({ text, tokens }: Statement, right: ToldValue, unit: string | undefined): string {
  const isUnitTold = unit !== undefined && tokens[right.end]?.lower === unit
  return isUnitTold ? text.slice(tokens[right.at]?.start, tokens[right.end - 1]?.end) : text.replace(/(?<![.!…\s])[.!…\s]+$/u, '')
}

function isReason(statement: Statement | undefined, told: Statement): statement is Statement {
  if (statement === undefined || statement.isQuestion || statement.turn !== told.turn) return false
  return !hasNumber(statement) && statement.drugs.length === 0 && statement.tokens.length <= LONGEST_REASON
}

/** A measurement that is taken back with a reason and measured anew: `we weigh 3.1 · no · she hangs in the bag · 2.9 kilos`. */
function measuredAnew(statements: readonly Statement[], at: number, tongue: Tongue): { readonly told: Statement; readonly next: number } | undefined {
  const told = statements[at]
  const [value, ...more] = told === undefined ? [] : numbersOf(told)
  if (told === undefined || value === undefined || more.length > 0 || told.isQuestion || !has(told, 'vital', 'test')) return undefined
  const cut = retractedWithin(told, value)
  let isTaken = cut !== undefined
  for (let next = at + 1; next <= at + LONGEST_RETRACTION + 1; next++) {
    const statement = statements[next]
    if (isTaken && isShortRight(statement, told)) {
      const [right] = numbersOf(statement)
      if (right === undefined || !mayStandFor({ statement: told, value }, { statement, value: right })) return undefined
      const kept = cut === undefined ? told : reworded(told, told.text.slice(0, told.tokens[cut - 1]?.end), tongue)
      const text = withValue(kept, value, saidOf(statement, right, kept.tokens[value.end]?.lower))
      return { told: { ...reworded(kept, text, tongue), end: statement.end }, next }
    }
    if (!isReason(statement, told)) return undefined
    isTaken ||= takes(statement).some(({ start }) => start <= 1)
    if (!isTaken) return undefined
  }
  return undefined
}

/** Nothing but the value that is doubted: eight? */
const echoes = (statement: Statement, value: ToldValue): boolean =>
  statement.isQuestion && statement.tokens.length <= 2 && valuesTold(statement)[0]?.word === value.word

/** Where a value was told that is denied, and the one told in its place. */
type Denied = { readonly at: number; readonly wrong: ToldValue; readonly right: ToldValue }

/** Ten days · no, ten is too much said, eight it is: the value is said again to deny it, and another told in its place. */
function deniedAgain(statement: Statement, out: readonly Statement[]): Denied | undefined {
  const [denied, ...others] = numbersOf(statement)
  if (denied === undefined || statement.isQuestion || denied.at > OPENING_REACH || statement.drugs.length > 0) return undefined
  if (!takes(statement).some(({ start }) => start === 0)) return undefined
  const right = others.find(({ word, at }) => word !== denied.word && at - denied.end <= DENIAL_REACH)
  if (right === undefined) return undefined
  for (let at = out.length - 1; at >= Math.max(0, out.length - REACH_BACK); at--) {
    const told = out[at]
    if (told === undefined || (told.isQuestion && !echoes(told, denied))) return undefined
    if (told.isQuestion) continue
    const wrong = numbersOf(told).find(({ word }) => word === denied.word)
    if (wrong !== undefined) return mayStandFor({ statement: told, value: wrong }, { statement, value: right }) ? { at, wrong, right } : undefined
  }
  return undefined
}

/** Values that are taken back and told anew in statements after them stand right where they were told, and once. */
export function retractValues(statements: readonly Statement[], tongue: Tongue): Statement[] {
  const out: Statement[] = []
  for (let at = 0; at < statements.length; at++) {
    const statement = statements[at]
    if (statement === undefined) continue
    const anew = measuredAnew(statements, at, tongue)
    if (anew !== undefined) {
      out.push(anew.told)
      at = anew.next
      continue
    }
    const denied = deniedAgain(statement, out)
    const told = denied === undefined ? undefined : out[denied.at]
    if (denied === undefined || told === undefined) {
      out.push(statement)
      continue
    }
    out.splice(denied.at, out.length - denied.at, withRight(told, denied.wrong, { statement, value: denied.right, tongue }))
  }
  return out
}
