import { isNumber } from '#domain/language/tokens.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { ACHES, NO_NEED, WHENEVER, WHOM } from '#domain/terminology/doses/dose-words.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'

/** What one takes it against when it comes. */
const COMES: readonly Mark[] = ['symptom', 'diagnosis', 'event']
/** What is done then is no time of taking it: and when you come back, ring if you get a rash. */
const ELSE: readonly Mark[] = ['contact', 'followUp', 'stop', 'reaction', 'past', 'negation', 'imaging', 'test']
/** How often it is taken stands behind it, and not what to do then. */
const HOW_OFTEN: readonly Mark[] = ['frequency', 'unit', 'timeWord']
const THEN_DO: readonly Mark[] = ['contact', 'stop', 'followUp', 'secondPerson']
/** Such a clause has so many words at most. */
const LONGEST_CLAUSE = 8
const SHORTEST_CLAUSE = 2

const PAUSE = /[,.;:!?–—]/

/** Something comes that it is taken against, and nothing else is told. */
function tellsNeed({ tokens, hits }: Pick<Reading, 'tokens' | 'hits'>, at: number, end: number): boolean {
  const inside = (marks: readonly Mark[]): boolean => hits.some(({ mark, start, end: until }) => marks.includes(mark) && start >= at && until <= end)
  const words = tokens.slice(at, end)
  const comes = inside(COMES) || words.some(({ lower }) => ACHES.test(lower))
  return comes && !inside(ELSE) && !words.some(({ lower }) => NO_NEED.test(lower)) && !words.some(isNumber)
}

const opensClause = (tokens: Reading['tokens'], at: number): boolean =>
  WHENEVER.has(tokens[at]?.lower ?? '') && WHOM.has(tokens[at + 1]?.lower ?? '') && tokens[at + 1]?.gap === ''

/**
 * When you get the pain: the time when something taken as needed is taken, from its opening to the end of the clause. It ends what is said, or how often
 * at most follows; with what is to be done then behind it, it is a condition of that.
 */
export function whenClauseEnd({ tokens, hits }: Reading, at: number): number | undefined {
  if (!opensClause(tokens, at)) return undefined
  let end = at + 1
  while (end < tokens.length && end - at <= LONGEST_CLAUSE && !PAUSE.test(tokens[end]?.gap ?? '')) end++
  if (end - at > LONGEST_CLAUSE || end - at < SHORTEST_CLAUSE || !tellsNeed({ tokens, hits }, at, end)) return undefined
  return end === tokens.length || /[.;!?]/.test(tokens[end]?.gap ?? '') || isLimitBehind({ tokens, hits }, end) ? end : undefined
}

/** If she has a fever, give X: such a clause before what is given, up to its comma. */
export function frontClauseEnd({ tokens, hits }: Reading, at: number): number | undefined {
  if (!opensClause(tokens, at)) return undefined
  let end = at + 1
  while (end < tokens.length && end - at <= LONGEST_CLAUSE && !PAUSE.test(tokens[end]?.gap ?? '')) end++
  if (end - at > LONGEST_CLAUSE || tokens[end]?.gap.startsWith(',') !== true) return undefined
  return tellsNeed({ tokens, hits }, at, end) ? end : undefined
}

/** How much or how often at most stands behind it: when you get a migraine, at most two days a week. */
function isLimitBehind({ tokens, hits }: Pick<Reading, 'tokens' | 'hits'>, end: number): boolean {
  const next = tokens.findIndex((token, at) => at > end && /[,.;:!?–—]/.test(token.gap))
  const to = next < 0 ? tokens.length : next
  const behind = (marks: readonly Mark[]): boolean => hits.some(({ mark, start, end: until }) => marks.includes(mark) && start >= end && until <= to)
  return behind(HOW_OFTEN) && !behind(THEN_DO)
}
