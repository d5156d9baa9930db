import type { Said } from './said-sentences.ts'

/** A turn so short is shown whole. */
const SHORT_TURN = 160
/** An answer is shown with what follows it up to so many letters. */
const LONGEST_ANSWER = 220
/** A sentence of fewer words leans on the one before it. */
const LEANING_WORDS = 4

const lengthOf = (said: readonly Said[], from: number, to: number): number => (said[to]?.end ?? 0) - (said[from]?.start ?? 0)

const isSameTurn = (one: Said | undefined, other: Said | undefined): boolean => one !== undefined && other !== undefined && one.turn === other.turn

/** In speech without stops so short a stretch is shown with its neighbours. */
const SHORT_STRETCH = 70

/** First and last sentence of the turn around one, when it is short enough to be shown whole; otherwise the one. */
function wholeTurn(said: readonly Said[], at: number): [number, number] {
  if (said[at]?.speaker === 'unknown') return [at, at]
  let [first, last] = [at, at]
  while (isSameTurn(said[first - 1], said[at]) && lengthOf(said, first - 1, last) <= SHORT_TURN) first--
  while (isSameTurn(said[last + 1], said[at]) && lengthOf(said, first, last + 1) <= SHORT_TURN) last++
  const isWhole = !isSameTurn(said[first - 1], said[at]) && !isSameTurn(said[last + 1], said[at])
  return isWhole ? [first, last] : [at, at]
}

/** Speech without stops: a short stretch is shown with what follows it in its turn, then with what comes before. */
function withNeighbours(said: readonly Said[], at: number, [from, to]: readonly [number, number]): [number, number] {
  let [first, last] = [from, to]
  while (isSameTurn(said[last + 1], said[at]) && said[last + 1]?.isQuestion === false && lengthOf(said, first, last) < SHORT_STRETCH) last++
  while (isSameTurn(said[first - 1], said[at]) && lengthOf(said, first, last) < SHORT_STRETCH) first--
  return [first, last]
}

/** The last of the sentences that answer the one at `at`, as far as they are short. */
function lastAnswer(said: readonly Said[], at: number, from: number): number {
  let last = from
  while (said[last + 1] !== undefined && said[last + 1]?.answers === at && lengthOf(said, at, last + 1) <= LONGEST_ANSWER) last++
  return last
}

const hasNoStop = ({ speaker, reading }: Said): boolean => speaker === 'unknown' && !/[.!?]$/.test(reading.text)

/** The stretch shown for a sentence that answers: the whole of a short turn, with its question before it and the answer behind a question. */
export function placeOf(said: readonly Said[], at: number, to = at): { start: number; end: number } {
  const own = said[at]
  if (own === undefined) return { start: 0, end: 0 }
  let [first, last] = wholeTurn(said, at)
  last = Math.max(last, to)
  if (own.reading.tokens.length < LEANING_WORDS && first === at && isSameTurn(said[at - 1], own)) first = at - 1
  const asked = said[first]?.answers ?? -1
  if (asked >= 0 && lengthOf(said, asked, last) <= LONGEST_ANSWER * 2) first = asked
  if (hasNoStop(own)) [first, last] = withNeighbours(said, at, [first, last])
  if (said[last]?.isQuestion === true) last = lastAnswer(said, at, last)
  return { start: said[first]?.start ?? own.start, end: said[last]?.end ?? own.end }
}
