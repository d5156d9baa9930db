import type { Statement } from '#domain/note/annotate/statement.ts'
import { AFTER_ALL } from '#domain/language/tables/number-frames.ts'

/** A denial that its speaker turns round at once: `More than before? No, I don't think so. — Or yes, the bowl is empty` denies nothing. */
export function withoutReversedDenials(statements: readonly Statement[]): Statement[] {
  return statements.filter((statement, at) => {
    const next = statements[at + 1]
    const isDenied = statement.folded === 'denied' || (statement.folded === 'answered' && statement.counts.has('negation'))
    if (!isDenied || next === undefined || next.isQuestion || next.speaker === 'clinician') return true
    return next.turn !== turnOfAnswer(statement, next) || !AFTER_ALL.test(next.text)
  })
}

/** A folded answer bears the turn it was given in; where turns are not told, the next statement stands right behind it. */
const turnOfAnswer = (statement: Statement, next: Statement): number => (next.speaker === 'unknown' ? next.turn : statement.turn)
