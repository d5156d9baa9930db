import { clockKind } from '#domain/language/days.ts'
import { ALL, HALF } from '#domain/language/tables/number-frames.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'

/** What may be said wrongly and put right: a number with what it counts, a side, a day, a month. */
export type ToldValue = {
  readonly kind: 'number' | 'side' | 'day' | 'month' | 'date'
  readonly at: number
  readonly end: number
  readonly word: string
  readonly unit: string | undefined
}

const SIDES: readonly Mark[] = ['left', 'right']
/** Words that may stand before the value in an answer that only tells it: no, it was the left; nej, det er fem. */
const PRELUDE: readonly Mark[] = ['yes', 'no', 'filler', 'backchannel', 'correction', 'opener', 'joiner', 'copula', 'greeting', 'uncertain']
const LONGEST_PRELUDE = 5
/** So much of a word tells which unit it is: uke, uker; недели, недель. */
const UNIT_STEM = 3
/** And so much of the name of a day or month. */
const CLOCK_STEM = 4

function unitAfter({ tokens, hits }: Reading, at: number): string | undefined {
  const next = tokens[at + 1]
  if (next === undefined || next.gap !== '' || isNumber(next)) return undefined
  const isSmall = hits.some(({ mark, start }) => start === at + 1 && PRELUDE.includes(mark))
  return isSmall ? undefined : next.lower.slice(0, UNIT_STEM)
}

/** A reading is asked for its values by each kind of repair. */
const known = new WeakMap<Reading, readonly ToldValue[]>()

/** All values of a reading in their order. */
export function valuesTold(reading: Reading): readonly ToldValue[] {
  const before = known.get(reading)
  if (before !== undefined) return before
  const values = readValues(reading)
  known.set(reading, values)
  return values
}

function readValues(reading: Reading): ToldValue[] {
  const values: ToldValue[] = []
  const sides = reading.hits.filter(({ mark }) => SIDES.includes(mark))
  reading.tokens.forEach((token, at) => {
    const before = reading.tokens[at - 1]?.lower ?? ''
    const isHalf = HALF.has(before)
    const [from, word] = isHalf ? [at - 1, `${token.text} ${before}`] : [at, token.text]
    if (isNumber(token) && !ALL.has(before)) values.push({ kind: 'number', at: from, end: at + 1, word, unit: unitAfter(reading, at) })
    const clock = clockKind(token.lower)
    // fredag, fredags, fredagen; пятница, пятницы
    if (clock !== undefined)
      values.push({ kind: clock, at, end: at + 1, word: clock === 'date' ? token.lower : token.lower.slice(0, CLOCK_STEM), unit: undefined })
    // of `the right ear` the word itself is the side
    const side = sides.find(({ mark, start, end }) => (end === start + 1 ? start === at : token.lower === mark && start <= at && end > at))
    if (side !== undefined) values.push({ kind: 'side', at, end: at + 1, word: side.mark, unit: undefined })
  })
  return values
}

/** The value a statement opens with, but for small words: `Nej, det er fem dage` opens with five. */
export function openingValue(reading: Reading): ToldValue | undefined {
  const small = new Set(
    reading.hits.flatMap(({ mark, start, end }) => (PRELUDE.includes(mark) ? Array.from({ length: end - start }, (_, at) => start + at) : [])),
  )
  const first = valuesTold(reading)[0]
  if (first === undefined || first.at > LONGEST_PRELUDE) return undefined
  for (let at = 0; at < first.at; at++) if (!small.has(at)) return undefined
  return first
}

/** How many words tell something beside a value: neither small ones nor its unit. */
export function wordsBeside(reading: Reading, value: ToldValue): number {
  const small = new Set(
    reading.hits.flatMap(({ mark, start, end }) => (PRELUDE.includes(mark) ? Array.from({ length: end - start }, (_, at) => start + at) : [])),
  )
  return reading.tokens.filter((_, at) => !small.has(at) && (at < value.at || at >= value.end) && !(at === value.end && value.unit !== undefined)).length
}

/** Whether the later value may stand for the earlier one: of the same kind, and counting the same. */
export function mayReplace(wrong: ToldValue, right: ToldValue): boolean {
  return wrong.kind === right.kind && (right.unit === undefined || right.unit === wrong.unit)
}

/** The text with one value in the place of another, written as it was said. */
export function withValue(reading: Reading, wrong: ToldValue, said: string): string {
  const from = reading.tokens[wrong.at]?.start ?? 0
  const to = reading.tokens[wrong.end - 1]?.end ?? from
  return `${reading.text.slice(0, from)}${said}${reading.text.slice(to)}`
}
