import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isSmallTalk } from './non-clinical-speech.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, readMarks, reworded } from '#domain/note/annotate/statement.ts'

/** Where one breath goes over to something else, in speech without stops. */
const TURNS = /^(?:men|og|och|så|da|då|nå|nu|and|but|so|now|anyway|и|а|но|так|ну)$/u
/** What is worth keeping beside the terms of the trade. */
const TELLING: readonly Mark[] = ['measure', 'advice', 'condition', 'followUp', 'planCue', 'function', 'device']
const LEAST_KEPT = 2

function tells(part: Reading): boolean {
  return clinicalWeight(part) >= 1 || has(part, ...TELLING)
}

/** The stretches between the turns, as token positions. */
function stretches({ tokens }: Reading): (readonly [from: number, to: number])[] {
  const starts = [0, ...tokens.flatMap((token, at) => (at > 0 && TURNS.test(token.lower) ? [at] : [])), tokens.length]
  return starts.slice(1).map((to, at) => [starts[at] ?? 0, to] as const)
}

/** What is left of a stretch: its beginning up to the chat, where that tells something; all of it where nothing is chat. */
function keptOf(statement: Statement, [from, to]: readonly [number, number], tongue: Tongue): string {
  const chats = statement.hits.filter(({ mark, start }) => mark === 'smallTalk' && start >= from && start < to)
  const until = chats.reduce((least, { start }) => Math.min(least, start), to)
  if (until - from < LEAST_KEPT) return ''
  const text = statement.tokens.slice(from, until).map((token) => token.text).join(' ')
  return chats.length === 0 || tells(readMarks(text, tongue)) ? text : ''
}

/** In speech without stops chat stands in one breath with what counts: it is a common athlete's foot, shut the door. What counts is kept. */
export function withoutChat(statement: Statement, tongue: Tongue): Statement {
  if (statement.speaker !== 'unknown' || statement.folded !== 'none' || /[,.;:!?]/.test(statement.text.slice(0, -1)) || !isSmallTalk(statement))
    return statement
  const kept = stretches(statement).map((stretch) => keptOf(statement, stretch, tongue)).filter((text) => text !== '').join(' ')
  const reading = readMarks(kept, tongue)
  return kept !== '' && tells(reading) ? reworded(statement, kept, tongue) : statement
}
