import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import { isNumber } from '#domain/text/tokens.ts'
import type { Regimen } from './dose.ts'
import { regimenIn } from './dose.ts'
import { wordsOf } from './medicine-clauses.ts'
import type { Course } from './medicine-courses.ts'
import type { Statement } from './statement.ts'
import { has } from './statement.ts'

/** Asks for a dose: which strength, how much, сколько. */
const DOSE_ASKED = /^(?:dos(?:e|en|is|ering)?|styrke|styrka|strength|mye|mykje|mycket|meget|much|many|доз\p{L}*|сколько)$/u
const DOSE = /^(?:dos(?:e|en|is|isen)|доз\p{L}*)$/u
/** Twenty, I think: an answer of so few words with one number is the dose that was asked for. */
const BARE_ANSWER = 4

/** A number said by itself where the dose of the medicine named just before was asked for. */
export function doseAnswered(statement: Statement): Regimen | undefined {
  const { asked, tokens } = statement
  const numbers = tokens.filter(isNumber)
  const [number] = numbers
  if (asked === undefined || number === undefined || numbers.length > 1 || tokens.length > BARE_ANSWER + 1 || has(statement, 'timeWord', 'vital', 'test')) return undefined
  return asked.tokens.some((token) => DOSE_ASKED.test(token.lower)) ? { text: number.text, hasDose: true, hasFrequency: false } : undefined
}

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
