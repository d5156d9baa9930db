import type { Tongue } from '#domain/language/language.ts'
import { ORDER_OPENS } from '#domain/language/tables/described.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, reworded } from '#domain/note/annotate/statement.ts'

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

function joined(danger: Statement, order: Statement, tongue: Tongue): Statement {
  const whole = reworded(danger, `${danger.text}, ${order.text}`, tongue)
  return { ...whole, end: order.end, folded: 'none', asked: undefined, isQuestion: false, phase: order.phase }
}

/**
 * In speech without stops a warning may be cut where its two halves meet: `blir fingrene blå eller numne` and `kom tilbake med en gang`.
 * Each half alone says nothing; they are one statement.
 */
export function joinWarnings(statements: readonly Statement[], tongue: Tongue): Statement[] {
  const out: Statement[] = []
  for (const statement of statements) {
    const before = out.at(-1)
    const isSecond = before !== undefined && before.turn === statement.turn && isBareOrder(statement) && tellsDanger(before, tongue)
    if (before === undefined || !isSecond) out.push(statement)
    else out[out.length - 1] = joined(before, statement, tongue)
  }
  return out
}
