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
/** Words that stand between the things a short question names: pain in the back or side. */
const BETWEEN = new Set(['eller', 'og', 'och', 'i', 'på', 'av', 'af', 'ved', 'vid', 'noe', 'noen', 'noko', 'nokon', 'något', 'några', 'någon', 'noget', 'nogen', 'or', 'and', 'in', 'of', 'any', 'the', 'your', 'или', 'и', 'в', 'на', 'при', 'siden', 'sidan', 'sida'])
/** What a short question names. */
const ASKED: ReadonlySet<Mark> = new Set<Mark>(['symptom', 'diagnosis', 'finding', 'body', 'drugClass', 'allergy', 'reaction'])
const LONGEST_TOPIC = 7
/** The side of the body, which mostly means since. */
const SIDE = new Set(['siden', 'sidan', 'sida'])
/** After these a verb before the one spoken to tells, or hangs on what stands before: so you have · that you have. */
const INVERTERS = new Set(['som', 'at', 'att', 'når', 'när', 'hvis', 'om', 'hva', 'vad', 'hvad', 'kva', 'hvor', 'kor', 'hur', 'var', 'hvordan', 'korleis', 'fordi', 'dersom', 'da', 'då', 'så', 'nå', 'nu', 'no', 'det', 'den', 'dette', 'detta', 'de', 'her', 'här', 'der', 'där', 'derfor', 'därför', 'ifall', 'eftersom', 'mens', 'medan', 'ellers', 'annars', 'hjemme', 'hemma', 'igjen', 'sedan', 'sen'])
/** May I, must I: the patient asks. */
const MAY = new Set(['får', 'kan', 'må', 'skal', 'ska', 'bør', 'bör', 'trenger', 'treng', 'behöver', 'behøver', 'måste'])
const SPOKEN_TO_ALL = new Set(['du', 'dere', 'ni', 'you', 'вы'])
const SUBJECTS = new Set(['det', 'den', 'han', 'hun', 'hon', 'ho'])
const AND = new Set(['og', 'och', 'and', 'и'])
/** Before a medicine these say what becomes of it. */
const GOVERNING: readonly Mark[] = ['joiner', 'start', 'continue', 'stop', 'raise', 'lower', 'takes', 'given', 'doseForm', 'unit']
const TELLER = new Set(['jeg', 'jag', 'eg'])
/** A condition waits so many words for what to do then. */
const CONDITION_REACH = 16

/** Tells whether a token is exactly the name of a medicine. */
export type IsMedicine = (tokens: readonly Token[], at: number) => boolean

/** Where marks stand in a row of tokens, and where pieces may open. */
type Places = {
  readonly tokens: readonly Token[]
  readonly starts: ReadonlyMap<Mark, ReadonlySet<number>>
  readonly ends: ReadonlyMap<Mark, ReadonlySet<number>>
  readonly opens: Set<number>
  /** Opens whatever small word stands before. */
  readonly strong: Set<number>
  readonly closing: ReadonlySet<number>
  readonly isMedicine: IsMedicine
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

/** Where the things named straight before a yes or no begin: chills · no, pain in the back or side · no. */
function topicStart(named: ReadonlyMap<number, number>, { tokens }: Places, answer: number): number | undefined {
  let at = answer
  let first: number | undefined
  while (at > 0 && answer - at < LONGEST_TOPIC) {
    const start = named.get(at)
    if (start !== undefined && start >= answer - LONGEST_TOPIC) {
      at = start
      first = at
    } else if (SIDE.has(tokens[at - 1]?.lower ?? '') || (first !== undefined && BETWEEN.has(tokens[at - 1]?.lower ?? ''))) {
      at--
      if (first === undefined) first = at
    }
    else break
  }
  return first
}

/** A question with its verb reaches up to its answer: have you lost hearing · no. */
function isAskedWithVerb(places: Places, first: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - LONGEST_TOPIC) && !isAnswer(places, at); at--) {
    if (SPOKEN_TO_ALL.has(places.tokens[at]?.lower ?? '') && !INVERTERS.has(places.tokens[at - 1]?.lower ?? '')) return true
  }
  return false
}

/** A short question without a verb, told by the answer behind it. */
function openTopics(hits: readonly Hit[], places: Places, numbers: ReadonlySet<number>): void {
  const named = new Map<number, number>()
  for (const hit of hits) if (ASKED.has(hit.mark)) named.set(hit.end, Math.min(hit.start, named.get(hit.end) ?? hit.start))
  places.tokens.forEach((_, at) => {
    if (!isAnswer(places, at)) return
    const first = topicStart(named, places, at)
    if (first === undefined || first === 0 || isAskedWithVerb(places, first)) return
    // governed by what stands before, it is part of a statement: I have a fever, no
    const isGoverned = endsAt(places, first, 'joiner', 'copula', 'takes', 'negation') && !isAnswer(places, first - 1) && !numbers.has(places.tokens[first - 1]?.start ?? -1)
    if (!isGoverned) {
      places.opens.add(first)
      places.strong.add(first)
    }
  })
}

/** A verb before the one spoken to, or before the teller who asks for leave, begins a question; a medicine before it is what it is about. */
function openTurns(places: Places, language: Language): void {
  const { tokens, opens } = places
  tokens.forEach((token, at) => {
    const isTold = SPOKEN_TO[language].has(token.lower)
    const isAsking = TELLER.has(token.lower) && MAY.has(tokens[at - 1]?.lower ?? '')
    if ((!isTold && !isAsking) || at === 0 || opens.has(at) || isJoined(places, at)) return
    if (isAsking && INVERTERS.has(tokens[at - 2]?.lower ?? '')) return
    // the medicine it is about stands before the verb: trombyl and alendronate you go on with
    const isDenied = starts(places, 'negation', at + 1) && endsAt(places, at - 1, 'symptom')
    const fronted = isTold ? (isDenied ? at - 2 : medicinesBefore(places, at - 1)) : at - 1
    opens.add(fronted)
    if (fronted < at - 1) places.strong.add(fronted)
  })
  // domnar det i fingrarna: a complaint as a verb before its subject
  tokens.forEach((token, at) => {
    if (SUBJECTS.has(token.lower) && at > 0 && starts(places, 'symptom', at - 1) && !isJoined(places, at - 1)) opens.add(at - 1)
  })
}

/** The first of the medicines that end where the verb stands, joined by and. */
function medicinesBefore({ tokens, isMedicine }: Places, verb: number): number {
  let at = verb
  while (at > 0) {
    if (isMedicine(tokens, at - 1)) at--
    else if (at < verb && AND.has(tokens[at - 1]?.lower ?? '') && isMedicine(tokens, at - 2)) at -= 2
    else break
  }
  return at
}

/** A medicine with its dose is an order of its own, unless a verb before it says what becomes of it. */
function openOrders({ tokens, opens, ends, isMedicine }: Places, numbers: ReadonlySet<number>): void {
  tokens.forEach((token, at) => {
    if (at === 0 || !numbers.has(tokens[at + 1]?.start ?? -1) || !isMedicine(tokens, at)) return
    const isGoverned = GOVERNING.some((mark) => ends.get(mark)?.has(at) === true) || numbers.has(tokens[at - 1]?.start ?? -1)
    if (!isGoverned && token.lower.length > 3) opens.add(at)
  })
}

function readPlaces(text: string, tongue: Tongue, isMedicine: IsMedicine): Places {
  const tokens = tokenise(text)
  const hits = tongue.lexicon.scan(tokens)
  const opens = new Set(hits.filter((hit) => hit.mark === 'opener' || hit.mark === 'examStart' || (hit.mark === 'question' && !QUANTIFIERS.has(tokens[hit.start]?.lower ?? ''))).map((hit) => hit.start))
  const closing = new Set(hits.filter((hit) => (hit.mark === 'symptom' || hit.mark === 'finding' || hit.mark === 'diagnosis') && POSTPOSED.has(tokens[hit.end]?.lower ?? '')).map((hit) => hit.end))
  const places: Places = { tokens, opens, closing, isMedicine, strong: new Set(), starts: placesOf(hits, (hit) => hit.start), ends: placesOf(hits, (hit) => hit.end) }
  const numbers = new Set([...spokenNumbers(text, tongue.pack).map((number) => number.start), ...tokens.filter(isNumber).map((token) => token.start)])
  openTurns(places, tongue.pack.language)
  openFindings(hits, places, numbers)
  openTopics(hits, places, numbers)
  openOrders(places, numbers)
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
  const before = places.tokens[at - 1]?.lower ?? ''
  const isLeave = MAY.has(places.tokens[at]?.lower ?? '') && TELLER.has(places.tokens[at + 1]?.lower ?? '')
  const asksOne = SPOKEN_TO_ALL.has(places.tokens[at + 1]?.lower ?? '') && !endsAt(places, at + 1, 'joiner')
  return (isLeave || asksOne || (starts(places, 'question', at) && starts(places, 'secondPerson', at + 1))) && (STRANDED.has(before) || !INVERTERS.has(before))
}

/** What to do stands after the condition it depends on: if it gets worse · you must call. */
function awaitsAct(places: Places, condition: number, at: number): boolean {
  if (condition < 0 || at - condition > CONDITION_REACH) return false
  for (let word = condition + 1; word < at; word++) if (starts(places, 'contact', word)) return false
  return true
}

/** The things up to the next yes or no were marked as a short question. */
function endsTopic(places: Places, at: number): boolean {
  for (let next = at + 1; next <= at + LONGEST_TOPIC; next++) if (isAnswer(places, next)) return true
  return false
}

/** A verb in the first place tells a condition when what to do follows: get you a fever · you shall call. */
function isVerbCondition(places: Places, first: number, at: number): boolean {
  if (at !== first || !starts(places, 'opensCondition', at)) return false
  for (let word = at + 1; word <= at + CONDITION_REACH; word++) {
    if (isAnswer(places, word)) return false
    if (starts(places, 'contact', word)) return true
  }
  return false
}

function opensAt(places: Places, first: number, at: number): boolean {
  const { tokens, opens, strong, closing } = places
  if (closing.has(at)) return false
  if (EXISTS.has(tokens[at]?.lower ?? '') && isAnswer(places, at + 1)) return false
  if (closing.has(at - 1) || isAnswer(places, at)) return true
  if (strong.has(at) && endsTopic(places, at)) return true
  if (strong.has(at) && OBJECTS.has(tokens[at - 1]?.lower ?? '')) return true
  return (opens.has(at) && (!isJoined(places, at) || asksAnew(places, at))) || endsQuestion(places, first, at)
}

/** May I, must I: the patient asks the clinician. */
export function asksLeave(text: string): boolean {
  const [verb, subject] = tokenise(text)
  return MAY.has(verb?.lower ?? '') && TELLER.has(subject?.lower ?? '')
}

/** True for a few things named without a verb: pain in the back or side. */
export function namesOnlyTopics(text: string, tongue: Tongue): boolean {
  const tokens = tokenise(text)
  if (tokens.length > LONGEST_TOPIC) return false
  const named = new Set(tongue.lexicon.scan(tokens).flatMap((hit) => (ASKED.has(hit.mark) ? Array.from({ length: hit.end - hit.start }, (_, at) => hit.start + at) : [])))
  return named.size > 0 && tokens.every((token, at) => named.has(at) || BETWEEN.has(token.lower))
}

/** Cuts speech without punctuation before phrases that open a statement. */
export function byOpeners(text: string, tongue: Tongue, isMedicine: IsMedicine): Span[] {
  const places = readPlaces(text, tongue, isMedicine)
  const { tokens } = places
  const spans: Span[] = []
  let first = 0
  let condition = -1
  for (let at = 1; at < tokens.length; at++) {
    if (condition < 0 && (starts(places, 'condition', at - 1) || isVerbCondition(places, first, at - 1))) condition = at - 1
    if (!opensAt(places, first, at) || (awaitsAct(places, condition, at) && !starts(places, 'followUp', at))) continue
    spans.push({ start: tokens[first]?.start ?? 0, end: tokens[at - 1]?.end ?? 0 })
    first = at
    condition = -1
  }
  const last = tokens.at(-1)
  if (last !== undefined) spans.push({ start: tokens[first]?.start ?? 0, end: last.end })
  return spans
}
