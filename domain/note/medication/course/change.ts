import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { regimenIn } from './dose-repairs.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import type { Course } from './courses.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** The dose, said as such. */
const DOSE = /^(?:dos(?:e|en|is|isen)|доз\p{L}*)$/u
/** Let's double that to forty: the dose of what was named just before is changed, and said again by a number. */
export function applyChange(statement: Statement, last: Course, talk: DrugTalk): boolean {
  if (last.status === 'stopped' || last.status === 'allergy' || has(statement, 'negation', 'denyPlan', 'condition')) return false
  const isOfIt = talk.pronoun.test(wordsOf(statement, 0, statement.tokens.length)) || statement.tokens.some((token) => DOSE.test(token.lower))
  if (!isOfIt) return false
  const cue = statement.hits.find((hit) => hit.mark === 'raise' || hit.mark === 'lower')
  if (cue === undefined || !statement.tokens.some(isNumber) || has(statement, 'vital', 'test')) return false
  const regimen = regimenIn(statement, { from: cue.start, to: statement.tokens.length }, true)
  if (!/\d/.test(regimen.text)) return false
  last.status = cue.mark === 'raise' ? 'raised' : 'lowered'
  last.regimen = { ...regimen, hasDose: true }
  last.spans.push({ start: statement.start, end: statement.end })
  return true
}
