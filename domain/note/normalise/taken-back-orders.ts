import type { Language } from '#contract/vertical.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Token } from '#domain/language/tokens.ts'
import { readsAsNumber } from './numbers/spoken-numbers.ts'
import { tokenise } from '#domain/language/tokens.ts'
import { TAKEN_BACK_PATTERNS } from '#domain/terminology/doses/given-instead.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import { drugAt } from '#domain/terminology/drugs.ts'

/** The medicine that is taken back stands so few words before, that which is given instead so few behind. */
const [REACH_BACK, REACH_ON] = [14, 26]
/** What takes back has so many words at most. */
const LONGEST_TAKING = 5
/** The order so many before its medicine. */
const LONGEST_ORDER = 7
/** Words that lead to what is given instead stand so near before it, or so near behind it and its dose. */
const [LEAD, BEHIND] = [5, 16]
/** Leaves it as it is, in so many words. */
const LONGEST_LEAVING = 7
/** What puts an order off has so many words at most. */
const LONGEST_PUTTING_OFF = 12
/** A reason of more words tells something of its own. */
const LONGEST_REASON = 12

type Talk = { readonly text: string; readonly tokens: readonly Token[]; readonly language: Language; readonly tongue: Tongue }
/** Words, by their places among the tokens. */
type Span = { readonly from: number; readonly to: number }
/** Letters of the text. */
type Stretch = { readonly start: number; readonly end: number }

const wordsOf = ({ tokens }: Talk, from: number, to: number): string => ` ${tokens.slice(Math.max(0, from), to).map(({ lower }) => lower).join(' ')} `

/** How many words from here on take an order back; none where they do not. */
function takingAt(talk: Talk, at: number): number {
  const found = TAKEN_BACK_PATTERNS[talk.language].takes.exec(wordsOf(talk, at, at + LONGEST_TAKING))?.[0]
  return found === undefined ? 0 : found.trim().split(' ').length
}

/** One voice says all of it; behind a question a no answers. */
const isOneBreath = ({ text, tokens }: Talk, from: number, to: number): boolean => !/[\n?]/u.test(text.slice(tokens[from]?.start, tokens[to]?.start))

/** The last medicine named before, and the first one behind. */
function lastBefore({ tokens }: Talk, at: number): DrugMention | undefined {
  for (let one = at - 1; one >= Math.max(0, at - REACH_BACK); one--) {
    const mention = drugAt(tokens, one)
    if (mention?.isExact === true) return mention
  }
  return undefined
}

function firstBehind({ tokens }: Talk, at: number): DrugMention | undefined {
  for (let one = at; one < Math.min(tokens.length, at + REACH_ON); one++) {
    const mention = drugAt(tokens, one)
    if (mention?.isExact === true) return mention
  }
  return undefined
}

/** Whether a medicine is given in the place of another: we take B, B instead. */
function isGivenInstead(talk: Talk, { start, end }: DrugMention, from: number): boolean {
  const { leads, behind } = TAKEN_BACK_PATTERNS[talk.language]
  return leads.test(wordsOf(talk, Math.max(from, start - LEAD), start)) || behind.test(wordsOf(talk, end, end + BEHIND))
}

/** Where the order of a medicine begins: I'll give you some. */
function beginOfOrder({ tokens, language }: Talk, { start }: DrugMention): number {
  const isOfOrder = (at: number): boolean => tokens[at + 1]?.gap === '' && TAKEN_BACK_PATTERNS[language].order.test(tokens[at]?.lower ?? '')
  let from = start
  while (from > 0 && start - from < LONGEST_ORDER && isOfOrder(from - 1)) from--
  return from
}

/** Where the words that lead to the medicine given instead begin. */
function beginOfInstead(talk: Talk, { start }: DrugMention, from: number): number {
  const words = wordsOf(talk, Math.max(from, start - LEAD), start)
  const found = TAKEN_BACK_PATTERNS[talk.language].leads.exec(words)
  return found === null ? start : start - (words.slice(found.index).trim().split(' ').length)
}

/** The order that is taken back at a place, with its dose, what takes it back, and a reason that tells nothing of its own. */
function orderTakenBack(talk: Talk, at: number, taking: number): Span | undefined {
  const [first, second] = [lastBefore(talk, at), firstBehind(talk, at + taking)]
  if (first === undefined || second === undefined || first.substance === second.substance || !isOneBreath(talk, first.start, second.start)) return undefined
  const from = at + taking
  // seventy-five, no wait, a hundred: a number is put right
  if ([from, from + 1].some((one) => readsAsNumber(talk.tokens[one]?.lower ?? '', talk.tongue.pack))) return undefined
  if (!isGivenInstead(talk, second, from)) return undefined
  const order = beginOfOrder(talk, first)
  if (!TAKEN_BACK_PATTERNS[talk.language].orders.test(wordsOf(talk, order, first.start))) return undefined
  const begin = beginOfInstead(talk, second, from)
  const opens = [from - 1, from].some((one) => TAKEN_BACK_PATTERNS[talk.language].reason.test(talk.tokens[one]?.lower ?? ''))
  const isBare = begin <= from || (begin - from <= LONGEST_REASON && opens)
  return { from: order, to: isBare ? begin : from }
}

/** A change of dose that is taken back before it is left as it was: we raise it to 100, or no, leave it at 50. */
function changeTakenBack(talk: Talk, at: number, taking: number): Span | undefined {
  const { changes, leaves, order } = TAKEN_BACK_PATTERNS[talk.language]
  if (!leaves.test(wordsOf(talk, at + taking, at + taking + LONGEST_LEAVING))) return undefined
  const isChange = (one: number): boolean => changes.test(talk.tokens[one]?.lower ?? '')
  let from = at - 1
  while (from > at - REACH_BACK && from >= 0 && !isChange(from)) from--
  if (from < 0 || !isChange(from) || !isOneBreath(talk, from, at + taking)) return undefined
  while (from > 0 && order.test(talk.tokens[from - 1]?.lower ?? '') && talk.tokens[from]?.gap === '') from--
  return { from, to: at + taking }
}

/** Where words stand in the text, up to the word behind them. */
const stretchOf = ({ text, tokens }: Talk, { from, to }: Span): Stretch => ({ start: tokens[from]?.start ?? 0, end: tokens[to]?.start ?? text.length })

/** An order that is put off in the same breath: we start X 5 mg, no, that one we wait with. What is left is X and that it waits. */
function orderPutOff(talk: Talk, at: number): readonly Stretch[] {
  const { putsOff, orders } = TAKEN_BACK_PATTERNS[talk.language]
  const [, taking] = putsOff.exec(wordsOf(talk, at, at + LONGEST_PUTTING_OFF)) ?? []
  const ordered = taking === undefined ? undefined : lastBefore(talk, at)
  if (taking === undefined || ordered === undefined || !isOneBreath(talk, ordered.start, at)) return []
  const order = beginOfOrder(talk, ordered)
  if (order === ordered.start || !orders.test(wordsOf(talk, order, ordered.start))) return []
  const behind = stretchOf(talk, { from: ordered.end, to: at + taking.split(' ').length })
  return [stretchOf(talk, { from: order, to: ordered.start }), { ...behind, start: talk.tokens[ordered.end - 1]?.end ?? behind.start }]
}

/** What is taken back at a place: nothing, mostly. */
function takenBackAt(talk: Talk, at: number): readonly Stretch[] {
  if (!TAKEN_BACK_PATTERNS[talk.language].opens.has(talk.tokens[at]?.lower ?? '')) return []
  const taking = takingAt(talk, at)
  const gone = taking === 0 ? undefined : (orderTakenBack(talk, at, taking) ?? changeTakenBack(talk, at, taking))
  return gone === undefined ? orderPutOff(talk, at) : [stretchOf(talk, gone)]
}

/**
 * Blanks out a medicine that is ordered and taken back before another is ordered in its place: `you get naproxen, no hang on, not with your kidneys, let's do
 * paracetamol` tells of paracetamol. So of a change of dose that is taken back, and of an order that is put off. Every other letter keeps its place.
 * Linear in the text.
 */
export function withoutTakenBackOrders(text: string, tongue: Tongue): string {
  const talk: Talk = { text, tokens: tokenise(text), language: tongue.pack.language, tongue }
  let out = ''
  let done = 0
  for (const { start, end } of talk.tokens.flatMap((_, at) => takenBackAt(talk, at))) {
    if (start < done) continue
    out += text.slice(done, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ')
    done = end
  }
  return done === 0 ? text : out + text.slice(done)
}
