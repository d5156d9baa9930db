import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, reworded } from '#domain/note/annotate/statement.ts'

/** A side told so shortly belongs to what was told before. */
const SIDE_WORDS = 8
/** And so far back. */
const SIDE_REACH = 3
/** The left one: so few words can be of nothing but what was just told. */
const ELLIPTICAL_WORDS = 3
/** What the visit is for is still spoken of. */
const REASON_REACH = 4

const TERMS: readonly Mark[] = ['symptom', 'finding', 'diagnosis', 'test', 'imaging', 'procedure', 'vital', 'planCue']

function tellsOnlySide(statement: Statement): boolean {
  const hasPart = statement.folded === 'none' || statement.folded === 'answered' ? has(statement, 'body') && statement.asked === undefined : true
  return (
    has(statement, 'left', 'right', 'both') &&
    !hasPart &&
    // not the right one: it says of none which it is
    !has(statement, 'negation') &&
    !statement.isQuestion &&
    statement.tokens.length <= SIDE_WORDS &&
    !has(statement, ...TERMS) &&
    statement.drugs.length === 0
  )
}

/** What a side may be of: the nearest that names a part; right behind it however much it tells, further back only a complaint. */
function takesSide(one: Statement, isLast: boolean): boolean {
  if (!has(one, 'body') || one.isQuestion || one.folded === 'denied') return false
  return isLast || has(one, 'symptom', 'event') || one.tokens.length <= SIDE_WORDS
}

/** Where the side belongs: to what the visit is for, if that was said shortly before, else to the nearest that takes one; -1 where nothing does. */
function whoseSide(out: readonly Statement[], isElliptical: boolean): number {
  const reason = out.findLastIndex((one) => one.isVisitReason === true && has(one, 'body') && !has(one, 'left', 'right', 'both'))
  if (reason >= 0 && out.length - reason <= REASON_REACH) return reason
  const from = Math.max(0, out.length - SIDE_REACH)
  const near = out.slice(from).findLastIndex((one, order, all) => takesSide(one, isElliptical && order === all.length - 1))
  return near < 0 ? -1 : from + near
}

/** Told by the same person, or said to whoever comes with it: it was you with the shoulder. */
const isOfSame = (told: Statement, statement: Statement): boolean => told.speaker === statement.speaker || told.isVisitReason === true

/** A side in a sentence or answer of its own joins the complaint before it: my shoulder hurts. The right one. */
export function joinSides(statements: readonly Statement[], tongue: Tongue): Statement[] {
  const out: Statement[] = []
  for (const statement of statements) {
    const at = tellsOnlySide(statement) ? whoseSide(out, statement.tokens.length <= ELLIPTICAL_WORDS) : -1
    const told = out[at]
    const side = statement.hits.findLast((hit) => hit.mark === 'left' || hit.mark === 'right' || hit.mark === 'both')
    if (told === undefined || side === undefined || has(told, 'left', 'right', 'both') || !isOfSame(told, statement)) {
      out.push(statement)
      continue
    }
    const word = statement.tokens
      .slice(side.start, side.end)
      .map((token) => token.lower)
      .join(' ')
    out[at] = { ...reworded(told, `${told.text.replace(/(?<![.!?…])[.!?…]+$/, '')} (${word}).`, tongue), end: Math.max(told.end, statement.end) }
  }
  return out
}
