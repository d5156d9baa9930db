import type { Mark } from '#domain/language/pack/language-pack.ts'
import { negatedTokens } from './negation.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'

/** Terms whose denial or affirmation changes what a report says. */
const TURNABLE: readonly Mark[] = ['symptom', 'finding', 'diagnosis', 'imaging', 'procedure']
const SHORTEST_WORD = 4
/** X is not needed: what is denied stands before the negation. */
const NEEDED = new Set([
  'nødvendig', 'nødvendigt', 'aktuelt', 'aktuell', 'behövs', 'nödvändig', 'nödvändigt', 'trengs', 'trenges', 'påvist', 'needed', 'necessary', 'indicated',
  'required', 'нужна', 'нужен', 'нужно', 'нужны', 'требуется', 'показана', 'выявлено', 'обнаружено',
])
const NEEDED_REACH = 4

type Stemmer = (word: string) => string

/** A clinical term with whether it was denied. */
export type Turned = { readonly stem: string; readonly isDenied: boolean }

const PERSONS: readonly Mark[] = ['firstPerson', 'secondPerson', 'thirdPerson']

/** Where somebody begins anew after a comma, what was denied before is over: I cannot stand it, I got a rash. */
function isBegunAnew(reading: Reading, at: number): boolean {
  const negation = reading.hits.findLast(({ mark, end }) => (mark === 'negation' || mark === 'no') && end <= at)
  if (negation === undefined) return false
  return reading.hits.some(({ mark, start }) => PERSONS.includes(mark) && start >= negation.end && start <= at && /,/.test(reading.tokens[start]?.gap ?? ''))
}

function deniedTokens(reading: Reading): ReadonlySet<number> {
  const denied = new Set([...negatedTokens(reading)].filter((at) => !isBegunAnew(reading, at)))
  for (const { mark, start, end } of reading.hits) {
    if (mark !== 'negation' || !NEEDED.has(reading.tokens[end]?.lower ?? '')) continue
    for (let at = start - 1; at >= Math.max(0, start - NEEDED_REACH) && !/[.,;:!?]/.test(reading.tokens[at + 1]?.gap ?? ''); at--) denied.add(at)
  }
  return denied
}

/** Words so near behind a negation are what it denies, whether the lexicon knows them or not: cannot hold, will not drink. */
const DENIED_REACH = 3

/** The stems of what a reading denies outright; said in another order too, when asked for: that one I cannot stand. */
export function deniedStems(reading: Reading, stem: Stemmer, isEitherWay = false): string[] {
  return reading.hits.flatMap(({ mark, start, end }) => {
    if (mark !== 'negation') return []
    const next = reading.tokens.slice(end, end + DENIED_REACH)
    const before = isEitherWay ? reading.tokens.slice(Math.max(0, start - DENIED_REACH), start).map(({ lower }) => stem(lower)) : []
    const stop = next.findIndex(({ gap }, at) => at > 0 && /[.,;:!?]/.test(gap))
    return [...before, ...(stop < 0 ? next : next.slice(0, stop)).filter(({ lower }) => lower.length >= SHORTEST_WORD).map(({ lower }) => stem(lower))]
  })
}

/** The clinical terms of a reading with their polarity. */
export function polarities(reading: Reading, stem: Stemmer): Turned[] {
  const denied = deniedTokens(reading)
  const seen = new Map<number, Turned>()
  for (const hit of reading.hits) {
    if (!TURNABLE.includes(hit.mark)) continue
    const word = reading.tokens[hit.start]?.lower ?? ''
    if (word.length >= SHORTEST_WORD) seen.set(hit.start, { stem: stem(word), isDenied: denied.has(hit.start) })
  }
  return [...seen.values()]
}

/** The same of what was said: an answer of no denies what was asked, one of yes affirms it. */
export function saidPolarities(statement: Statement, stem: Stemmer): Turned[] {
  const own = polarities(statement, stem)
  if (statement.asked === undefined || (statement.folded !== 'denied' && statement.folded !== 'affirmed')) return own
  const isDenied = statement.folded === 'denied'
  return [...own, ...polarities(statement.asked, stem).map((turned) => ({ ...turned, isDenied }))]
}
