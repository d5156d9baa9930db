import type { Language } from '#contract/vertical.ts'
import type { Tongue } from './language.ts'
import type { Mark } from './language-pack.ts'
import type { Hit } from './lexicon.ts'
import { spokenNumbers } from './spoken-numbers.ts'
import type { Token } from './tokens.ts'
import { isNumber, tokenise } from './tokens.ts'

/** A stretch of text. */
export type Span = { readonly start: number; readonly end: number }

/** The one spoken to, after the verb of a question. */
export const SPOKEN_TO: Readonly<Record<Language, ReadonlySet<string>>> = { nb: new Set(['du', 'dere']), sv: new Set(['du', 'ni']), da: new Set(['du']), en: new Set(), ru: new Set() }

/** These ask only at the head of a question; I don't hear any murmur is none. */
const QUANTIFIERS = new Set(['any', 'anything', 'ever', 'what', 'how', 'which', 'who', 'when', 'where'])
/** Said after what it denies (Russian): no fracture stands as `fracture none`. */
const POSTPOSED = new Set(['нет', 'нету'])
/** Confirms the noun before it when a yes follows (Russian): vomiting there was, yes, once. */
const EXISTS = new Set(['был', 'была', 'было', 'были', 'есть', 'бывает'])
/** Denies the word after it, not the noun: nodes not enlarged. */
const PARTICLES = new Set(['не', 'ikke', 'ikkje', 'inte', 'not'])
/** After these a measure opens a statement: let me examine you · blood pressure is. */
const OBJECTS = new Set(['you', 'deg', 'dig', 'dæ', 'вас', 'her', 'him', 'ham', 'henne', 'honom', 'hende'])
/** A statement may end on these though they mostly join: what do you do for work. */
const STRANDED = new Set(['av', 'af', 'med', 'på', 'i', 'til', 'till', 'ikke', 'inte', 'ikkje', 'det', 'den', 'du', 'dere', 'ni'])
/** What findings are told of. */
const NAMED: ReadonlySet<Mark> = new Set<Mark>(['sign', 'body', 'test', 'vital', 'imaging', 'finding'])
/** A condition waits so many words for what to do then. */
const CONDITION_REACH = 16

/** Where marks stand in a row of tokens, and where pieces may open. */
type Places = {
  readonly tokens: readonly Token[]
  readonly starts: ReadonlyMap<Mark, ReadonlySet<number>>
  readonly ends: ReadonlyMap<Mark, ReadonlySet<number>>
  readonly opens: Set<number>
  /** Opens whatever small word stands before. */
  readonly strong: Set<number>
  readonly closing: ReadonlySet<number>
}

function placesOf(hits: readonly Hit[], edge: (hit: Hit) => number): Map<Mark, Set<number>> {
  const places = new Map<Mark, Set<number>>()
  for (const hit of hits) {
    const known = places.get(hit.mark)
    if (known === undefined) places.set(hit.mark, new Set([edge(hit)]))
    else known.add(edge(hit))
  }
  return places
}

function starts(places: Places, mark: Mark, at: number): boolean {
  return places.starts.get(mark)?.has(at) ?? false
}

function endsAt(places: Places, at: number, ...marks: readonly Mark[]): boolean {
  return marks.some((mark) => places.ends.get(mark)?.has(at) ?? false)
}

function isAnswer(places: Places, at: number): boolean {
  return (starts(places, 'yes', at) || starts(places, 'no', at)) && !starts(places, 'filler', at)
}

/** The noun with the side told before it: the left knee. */
function nounStart(places: Places, at: number): number {
  return starts(places, 'left', at - 1) || starts(places, 'right', at - 1) ? at - 1 : at
}

/** A finding or denial with its own noun opens a statement: rovsing is positive psoas is positive. */
function openFindings(hits: readonly Hit[], places: Places, numbers: ReadonlySet<number>): void {
  const { tokens, opens, strong } = places
  for (const hit of hits) {
    const isNamed = NAMED.has(hit.mark)
    if (isNamed && starts(places, 'copula', hit.end)) opens.add(hit.start)
    if ((hit.mark === 'vital' || hit.mark === 'test') && (numbers.has(tokens[hit.end]?.start ?? -1) || starts(places, 'copula', hit.end))) {
      opens.add(hit.start)
      strong.add(hit.start)
    }
    const isDenied = (isNamed || hit.mark === 'symptom' || hit.mark === 'diagnosis') && starts(places, 'negation', hit.start - 1)
    if (isDenied) {
      const isOfNoun = PARTICLES.has(tokens[hit.start - 1]?.lower ?? '') && endsAt(places, hit.start - 1, 'body', 'test', 'vital')
      opens.add(isOfNoun ? nounStart(places, hit.start - 2) : hit.start - 1)
    }
    if ((hit.mark === 'symptom' || hit.mark === 'diagnosis') && POSTPOSED.has(tokens[hit.end]?.lower ?? '')) opens.add(hit.start)
    // the next organ after a finding, with its own predicate: abdomen soft left knee swollen
    const isNext = hit.mark === 'body' && (starts(places, 'finding', hit.end) || starts(places, 'normal', hit.end))
    const noun = nounStart(places, hit.start)
    if (isNext && endsAt(places, noun, 'finding', 'normal')) opens.add(noun)
  }
}

function readPlaces(text: string, tongue: Tongue): Places {
  const tokens = tokenise(text)
  const hits = tongue.lexicon.scan(tokens)
  const opens = new Set(hits.filter((hit) => hit.mark === 'opener' || hit.mark === 'examStart' || (hit.mark === 'question' && !QUANTIFIERS.has(tokens[hit.start]?.lower ?? ''))).map((hit) => hit.start))
  const closing = new Set(hits.filter((hit) => (hit.mark === 'symptom' || hit.mark === 'finding' || hit.mark === 'diagnosis') && POSTPOSED.has(tokens[hit.end]?.lower ?? '')).map((hit) => hit.end))
  const places: Places = { tokens, opens, closing, strong: new Set(), starts: placesOf(hits, (hit) => hit.start), ends: placesOf(hits, (hit) => hit.end) }
  const numbers = new Set([...spokenNumbers(text, tongue.pack).map((number) => number.start), ...tokens.filter(isNumber).map((token) => token.start)])
  // slog du hodet, har du: a verb before the one spoken to begins a question
  tokens.forEach((token, at) => {
    if (SPOKEN_TO[tongue.pack.language].has(token.lower) && at > 0 && !isJoined(places, at) && !opens.has(at)) opens.add(at - 1)
  })
  openFindings(hits, places, numbers)
  return places
}

function isJoined(places: Places, at: number): boolean {
  return starts(places, 'joiner', at - 1) && endsAt(places, at, 'joiner')
}

/** What the teller says of himself after a question ends it: what do you do · I am a painter. */
function endsQuestion(places: Places, first: number, at: number): boolean {
  const asks = starts(places, 'question', first) || starts(places, 'secondPerson', first + 1)
  return asks && at - first > 1 && starts(places, 'firstPerson', at) && STRANDED.has(places.tokens[at - 1]?.lower ?? '')
}

/** A verb before the one spoken to asks anew, though a small word ends what stands before: it hurts to lie on · do you smoke. */
function asksAnew(places: Places, at: number): boolean {
  return starts(places, 'question', at) && starts(places, 'secondPerson', at + 1) && STRANDED.has(places.tokens[at - 1]?.lower ?? '')
}

/** What to do stands after the condition it depends on: if it gets worse · you must call. */
function awaitsAct(places: Places, condition: number, at: number): boolean {
  if (condition < 0 || at - condition > CONDITION_REACH) return false
  for (let word = condition + 1; word < at; word++) if (starts(places, 'contact', word)) return false
  return true
}

function opensAt(places: Places, first: number, at: number): boolean {
  const { tokens, opens, strong, closing } = places
  if (closing.has(at)) return false
  if (EXISTS.has(tokens[at]?.lower ?? '') && isAnswer(places, at + 1)) return false
  if (closing.has(at - 1) || isAnswer(places, at)) return true
  if (strong.has(at) && OBJECTS.has(tokens[at - 1]?.lower ?? '')) return true
  return (opens.has(at) && (!isJoined(places, at) || asksAnew(places, at))) || endsQuestion(places, first, at)
}

/** Cuts speech without punctuation before phrases that open a statement. */
export function byOpeners(text: string, tongue: Tongue): Span[] {
  const places = readPlaces(text, tongue)
  const { tokens } = places
  const spans: Span[] = []
  let first = 0
  let condition = -1
  for (let at = 1; at < tokens.length; at++) {
    if (condition < 0 && starts(places, 'condition', at - 1)) condition = at - 1
    if (!opensAt(places, first, at) || (awaitsAct(places, condition, at) && !starts(places, 'followUp', at))) continue
    spans.push({ start: tokens[first]?.start ?? 0, end: tokens[at - 1]?.end ?? 0 })
    first = at
    condition = -1
  }
  const last = tokens.at(-1)
  if (last !== undefined) spans.push({ start: tokens[first]?.start ?? 0, end: last.end })
  return spans
}
