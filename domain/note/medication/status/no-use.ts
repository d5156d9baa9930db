import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { WASHED_WITH } from '#domain/language/tables/medicines/denied-nouns.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** What is told of a medicine that is used. */
const USED: readonly Mark[] = ['unit', 'frequency', 'takes', 'start', 'given', 'stop', 'continue', 'raise', 'lower', 'allergy', 'route', 'doseForm', 'planCue']

/** B12 and thyroid are normal: what was found in a sample, and no medicine that anybody takes. */
export function isLabValue(statement: Statement, mention: DrugMention): boolean {
  if (statement.speaker === 'patient' || statement.isQuestion || has(statement, ...USED)) return false
  const isTest = statement.hits.some(({ mark, start, end }) => mark === 'test' && start <= mention.start && end >= mention.end)
  return isTest && (has(statement, 'normal') || statement.phase === 'examination')
}

/** So many words may stand between the washing and what it was done with. */
const WASH_REACH = 7

/** I flushed the wound with saline: used then and there. */
export const isUsedUp = (statement: Statement, { start }: DrugMention): boolean =>
  !has(statement, 'frequency', 'condition') && WASHED_WITH.test(wordsOf(statement, Math.max(0, start - WASH_REACH), start))
