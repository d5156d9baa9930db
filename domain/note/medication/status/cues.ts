import { DENIED_INFINITIVE } from '#domain/language/tables/medicines/forbidden-deeds.ts'
import { OF_HABITS } from '#domain/note/context/habits.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { borders } from '#domain/note/medication/mention/scope.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** True when a negation stands straight before a cue: don't stop. */
export function isNegated(statement: Statement, hit: Hit): boolean {
  const wordAt = (at: number): string => statement.tokens[at]?.lower ?? ''
  const isBehind = (other: Hit): boolean =>
    (DENIES_BEHIND.test(wordAt(other.start)) || DENIED_INFINITIVE.test(`${wordAt(hit.end - 1)} ${wordAt(other.start)}`)) &&
    other.start >= hit.end &&
    other.start - hit.end <= 1 &&
    borders(statement, hit.end, other.start) === 0
  return statement.hits.some(
    (other) =>
      other.mark === 'negation' &&
      ((other.end <= hit.start && hit.start - other.end <= 1 && borders(statement, other.end, hit.start) === 0) || isBehind(other)),
  )
}

/** Don't stop it: what is forbidden is to end it, and not to take it. */
export function isToGoOn(statement: Statement): boolean {
  const stops = statement.hits.filter(({ mark }) => mark === 'stop')
  return stops.length > 0 && !has(statement, 'past') && stops.every((stop) => isNegated(statement, stop))
}

/** We did not go up to sixty: the dose stays. */
export const isNoChange = (statement: Statement, hit: Hit): boolean =>
  isBareTo(statement, hit) || ((hit.mark === 'raise' || hit.mark === 'lower') && isNegated(statement, hit))

/** In the first place the verb stands before its denial: stopper vi ikke. */
const DENIES_BEHIND = /^(?:ikke|ikkje|inte|itj|itte)$/u

/** A change said with a preposition needs the number it goes to: up to date raises nothing. */
function isBareTo(statement: Statement, hit: Hit): boolean {
  const isTo = TO.has(statement.tokens[hit.end - 1]?.lower ?? '')
  return isTo && (hit.mark === 'raise' || hit.mark === 'lower') && !isNumber(statement.tokens[hit.end])
}

const TO = new Set(['to', 'til', 'till', 'до'])

/** What else is given up is named so near before the verb: the cigarettes I packed in. */
const TOPIC_REACH = 3

function isTopic({ tokens, drugs }: Statement, hit: Hit): boolean {
  const from = Math.max(0, hit.start - TOPIC_REACH, ...drugs.filter((drug) => drug.end <= hit.start).map((drug) => drug.end))
  return tokens.slice(from, hit.start).some(({ lower }) => OF_HABITS.test(lower))
}

/** Something else than a medicine is given up: stopped smoking. */
export function isOfHabit(statement: Statement, hit: Hit): boolean {
  if (hit.mark === 'stop' && isTopic(statement, hit)) return true
  if (hit.mark === 'stop' && statement.hits.some((other) => (other.mark === 'diet' || other.mark === 'fluid') && other.end === hit.start)) return true
  return (
    hit.mark === 'stop' &&
    statement.hits.some(
      (other) =>
        (other.mark === 'social' || other.mark === 'symptom' || other.mark === 'diet' || other.mark === 'fluid') &&
        other.start >= hit.end &&
        other.start - hit.end <= 2 &&
        borders(statement, hit.end, other.start) === 0,
    )
  )
}
