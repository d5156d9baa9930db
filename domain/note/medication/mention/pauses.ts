import type { DrugMention } from '#domain/terminology/drugs.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { AND, FOR_SO_LONG, PAUSES_IT, SKIPS_UNTIL, UNTIL } from '#domain/terminology/doses/pause-words.ts'
import type { Manner } from './told.ts'
import { wordsOf } from './clauses.ts'
import { resumes } from './temporary-holds.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** How long it lasts is told so near before its unit of time. */
const NUMBER_REACH = 3

/** For four weeks: the words that tell how long, or none. */
function howLong({ text, tokens, hits }: Statement): string {
  const unit = hits.find(({ mark, start }) => mark === 'timeWord' && tokens.slice(Math.max(0, start - NUMBER_REACH), start).some(isNumber))
  if (unit === undefined) return ''
  const number = tokens.findLastIndex((token, at) => at < unit.start && isNumber(token))
  const from = FOR_SO_LONG.has(tokens[number - 1]?.lower ?? '') ? number - 1 : number
  return text.slice(tokens[from]?.start, tokens[unit.end - 1]?.end)
}

/** A clause of more words tells more than until when. */
const LONGEST_UNTIL = 9

/** Until when: til feberen er borte. */
function untilWhen({ text, tokens }: Statement): string {
  const from = tokens.findIndex(({ lower }) => UNTIL.has(lower))
  const stop = tokens.findIndex(({ gap, lower }, at) => at > from && (gap !== '' || AND.has(lower)))
  const to = Math.min(stop < 0 ? tokens.length : stop, from + LONGEST_UNTIL)
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end)
}

/** Leave it out until the vomiting has stopped: left out by the word of whoever treats, and not for good. */
function isLeftOutUntil(statement: Statement): boolean {
  return !has(statement, 'past', 'hypothetical', 'frequency', 'unit', 'procedure') && SKIPS_UNTIL.test(wordsOf(statement, 0, statement.tokens.length))
}

/**
 * Kept off for a while from now on, by the word of whoever treats: neither in use nor ended. What hangs on a condition, an operation or a course
 * that goes on behind it is told elsewhere (temporary-holds.ts). Gives how long, in the words it was said with.
 */
export function pauseOrdered(statement: Statement, mention: DrugMention, { isClinician, talk }: Manner): string | undefined {
  if (!isClinician || statement.isQuestion) return undefined
  if (isLeftOutUntil(statement)) return untilWhen(statement)
  if (resumes(statement, talk)) return undefined
  if (has(statement, 'condition', 'procedure', 'past', 'hypothetical', 'negation', 'denyPlan', 'continue')) return undefined
  // that one we pause till I see you, the others …: what is named behind it is another
  const before = wordsOf(statement, 0, mention.start)
  if (PAUSES_IT.test(before) && talk.pronoun.test(before)) return undefined
  return PAUSES_IT.test(wordsOf(statement, 0, statement.tokens.length)) && !has(statement, 'frequency', 'unit') ? howLong(statement) : undefined
}
