import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, reworded } from '#domain/note/annotate/statement.ts'

/** A side told so shortly belongs to what was told before. */
const SIDE_WORDS = 8
/** And so far back. */
const SIDE_REACH = 3

const TERMS: readonly Mark[] = ['symptom', 'finding', 'diagnosis', 'test', 'imaging', 'procedure', 'vital', 'planCue']

function tellsOnlySide(statement: Statement): boolean {
  const hasPart = statement.folded === 'none' || statement.folded === 'answered' ? has(statement, 'body') && statement.asked === undefined : true
  return (
    has(statement, 'left', 'right', 'both') &&
    !hasPart &&
    !statement.isQuestion &&
    statement.tokens.length <= SIDE_WORDS &&
    !has(statement, ...TERMS) &&
    statement.drugs.length === 0
  )
}

/** Told by the same person, or said to whoever comes with it: it was you with the shoulder. */
const isOfSame = (told: Statement, statement: Statement): boolean => told.speaker === statement.speaker || told.isVisitReason === true

/** A side in a sentence or answer of its own joins the complaint before it: my shoulder hurts. The right one. */
export function joinSides(statements: readonly Statement[], tongue: Tongue): Statement[] {
  const out: Statement[] = []
  for (const statement of statements) {
    const back = tellsOnlySide(statement)
      ? out
          .slice(-SIDE_REACH)
          .findLastIndex(
            (one) => has(one, 'body') && (has(one, 'symptom', 'event') || one.tokens.length <= SIDE_WORDS) && !one.isQuestion && one.folded !== 'denied',
          )
      : -1
    const at = Math.max(0, out.length - SIDE_REACH) + back
    const told = back < 0 ? undefined : out[at]
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
