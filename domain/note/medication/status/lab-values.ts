import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
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
