import { AGAINST, againstAnswer, bestOf, signsOfAnswer, sumsOf } from '#domain/answers/weigh-places.ts'
import type { PlaceWeights } from '#domain/answers/weigh-places.ts'
import type { PairWeights } from '#domain/answers/pair-weights.ts'
import { SHOWN } from '#domain/answers/shown.ts'
import { learnJudging } from '../../learning/learn-weights.ts'
import type { Lesson } from './lessons.ts'

const WIDTH = SHOWN.length
const PASSES = 5
const STEP = 0.05
/** Steps for what speaks against an answer are longer: there is little of it. */
const AGAINST_STEP = 0.15
/** Pairs are held near nought: what few answers show counts little. Their first steps are short. */
const HOLD = 2
const FIRST = 10
/** Pairs met in the answers of fewer talks are left out. */
const LEAST_TALKS = 2
/** What is off by less teaches nothing. */
const SLIGHT = 1e-4
const PARTS = 3
const JUDGING = { hold: 0.01 }

type Tables = ReadonlyMap<string, ReadonlyMap<string, number>>
type Prepared = { readonly lesson: Lesson; readonly rows: Float64Array; /** Where the pairs of each sentence begin. */ readonly from: Int32Array;
  readonly pairs: Int32Array; readonly against: readonly number[] }
/** Weights while they are learnt, each with the sum of its squared slopes (Adagrad, Duchi and others 2011). */
type Learning = { readonly values: Float64Array; readonly squares: Float64Array; readonly step: number }

const learning = (size: number, step: number, first: number): Learning => ({ values: new Float64Array(size), squares: new Float64Array(size).fill(first),
  step })

function descend({ values, squares, step }: Learning, at: number, slope: number): void {
  const square = (squares[at] ?? 0) + slope * slope
  squares[at] = square
  values[at] = (values[at] ?? 0) - (step * slope) / Math.sqrt(square)
}

type Scale = { readonly means: Float64Array; readonly spreads: Float64Array }

function scaleOf(lessons: readonly Lesson[]): Scale {
  const rows = lessons.flatMap(({ beside }) => beside.rows)
  const mean = (of: (row: Float64Array) => number): number => rows.reduce((sum, row) => sum + of(row), 0) / Math.max(1, rows.length)
  const means = Float64Array.from(SHOWN, (_name, at) => mean((row) => row[at] ?? 0))
  return { means, spreads: means.map((middle, at) => Math.sqrt(mean((row) => ((row[at] ?? 0) - middle) ** 2)) || 1) }
}

/** The pairs of keys met in the right answers of several talks, numbered. */
function pairsIn(lessons: readonly Lesson[]): { tables: Tables; size: number } {
  const talks = new Map<string, Map<string, Set<string>>>()
  for (const { talk, beside, right } of lessons) {
    const told = new Set(beside.sentenceKeys.flatMap((keys, at) => (right[at] === true ? keys : [])))
    for (const asked of beside.questionKeys) {
      const own = talks.get(asked) ?? new Map<string, Set<string>>()
      talks.set(asked, own)
      for (const key of told) own.set(key, (own.get(key) ?? new Set()).add(talk))
    }
  }
  let size = 0
  const several = (own: ReadonlyMap<string, ReadonlySet<string>>): string[] => [...own].flatMap(([key, seen]) => (seen.size < LEAST_TALKS ? [] : [key]))
  const tables = new Map([...talks].map(([asked, own]) => [asked, new Map(several(own).map((key) => [key, size++]))]))
  return { tables, size }
}

function prepare(lesson: Lesson, all: Tables, { means, spreads }: Scale): Prepared {
  const { rows: shown, questionKeys, sentenceKeys } = lesson.beside
  const rows = new Float64Array(shown.length * WIDTH)
  shown.forEach((row, one) => row.forEach((value, at) => (rows[one * WIDTH + at] = (value - (means[at] ?? 0)) / (spreads[at] ?? 1))))
  const tables = questionKeys.flatMap((key) => all.get(key) ?? [])
  const from = new Int32Array(shown.length + 1)
  const met: number[] = []
  const known = new Map<string, readonly number[]>()
  const pairsOf = (key: string): readonly number[] => {
    const own = known.get(key) ?? tables.flatMap((table) => table.get(key) ?? [])
    known.set(key, own)
    return own
  }
  sentenceKeys.forEach((keys, at) => {
    for (const key of keys) for (const pair of pairsOf(key)) met.push(pair)
    from[at + 1] = met.length
  })
  return { lesson, rows, from, pairs: Int32Array.from(met), against: againstAnswer(lesson.beside) }
}

/** The same order every time. */
function shuffled(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, at) => at)
  let state = seed
  for (let at = length - 1; at > 0; at--) {
    state = (state * 48_271) % 2_147_483_647
    const other = state % (at + 1)
    const [one = 0, two = 0] = [order[at], order[other]]
    order[at] = two
    order[other] = one
  }
  return order
}

type Weights = { readonly shown: Learning; readonly pairs: Learning; readonly none: Learning }

function sumAt({ rows, from, pairs }: Prepared, { shown, pairs: ofPairs }: Weights, one: number): number {
  let sum = 0
  for (let at = 0; at < WIDTH; at++) sum += (shown.values[at] ?? 0) * (rows[one * WIDTH + at] ?? 0)
  for (let at = from[one] ?? 0; at < (from[one + 1] ?? 0); at++) sum += ofPairs.values[pairs[at] ?? 0] ?? 0
  return sum
}

/** Raises what answers above all else of its talk; where nothing does, what speaks for no answer above the whole talk. */
function learnFrom(one: Prepared, weights: Weights): void {
  const { right, hasAnswer } = one.lesson
  const sums = right.map((_is, at) => sumAt(one, weights, at))
  const none = one.against.reduce((sum, value, at) => sum + value * (weights.none.values[at] ?? 0), 0)
  const most = Math.max(none, ...sums)
  const likely = sums.map((sum) => Math.exp(sum - most))
  const aside = Math.exp(none - most)
  const whole = likely.reduce((sum, value) => sum + value, aside)
  const good = likely.reduce((sum, value, at) => sum + (right[at] === true ? value : 0), hasAnswer ? 0 : aside)
  const slopes = new Float64Array(WIDTH)
  likely.forEach((value, at) => {
    const off = value / whole - (right[at] === true ? value / good : 0)
    if (Math.abs(off) < SLIGHT) return
    for (let column = 0; column < WIDTH; column++) slopes[column] = (slopes[column] ?? 0) + off * (one.rows[at * WIDTH + column] ?? 0)
    for (let next = one.from[at] ?? 0; next < (one.from[at + 1] ?? 0); next++) {
      const pair = one.pairs[next] ?? 0
      descend(weights.pairs, pair, off + HOLD * (weights.pairs.values[pair] ?? 0) * Math.abs(off))
    }
  })
  slopes.forEach((slope, at) => descend(weights.shown, at, slope))
  const offNone = aside / whole - (hasAnswer ? 0 : 1)
  one.against.forEach((value, at) => descend(weights.none, at, offNone * value))
}

type Placing = Pick<PlaceWeights, 'shown' | 'pairs' | 'none'>

/** Learns which sentence answers. */
export function fitPlaces(lessons: readonly Lesson[]): Placing {
  const scale = scaleOf(lessons)
  const { tables, size } = pairsIn(lessons.filter(({ isFlat }) => !isFlat))
  const weights = { shown: learning(WIDTH, STEP, 1e-6), pairs: learning(size, STEP, FIRST), none: learning(AGAINST, AGAINST_STEP, 1e-2) }
  const prepared = lessons.filter(({ right, hasAnswer }) => right.includes(true) || !hasAnswer).map((lesson) => prepare(lesson, tables, scale))
  for (let pass = 1; pass <= PASSES; pass++) for (const at of shuffled(prepared.length, pass)) {
    const one = prepared[at]
    if (one !== undefined) learnFrom(one, weights)
  }
  const shown = [...weights.shown.values].map((weight, at) => weight / (scale.spreads[at] ?? 1))
  // all sentences of a talk are shifted alike: the shift belongs to what stands beside them
  const shift = shown.reduce((sum, weight, at) => sum + weight * (scale.means[at] ?? 0), 0)
  const pairs: PairWeights = new Map([...tables].map(([asked, own]) => [asked, new Map([...own].map(([key, at]) => [key, weights.pairs.values[at] ?? 0]))]))
  return { shown, pairs, none: [...weights.none.values].map((weight, at) => (at === 0 ? weight + shift : weight)) }
}

/** Learns which sentence answers, and from talks it was not learnt from whether any does. */
export function fitAll(lessons: readonly Lesson[], kept: ReadonlySet<string> = new Set()): PlaceWeights {
  const talks = [...new Set(lessons.map(({ talk }) => talk))].filter((talk) => !kept.has(talk))
  const partOf = new Map(talks.map((talk, at) => [talk, at % PARTS]))
  const examples = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const placing = fitPlaces(lessons.filter(({ talk }) => partOf.get(talk) !== part))
    const own = lessons.filter(({ talk }) => partOf.get(talk) === part)
    return own.map(({ beside, hasAnswer }) => ({ row: signsOfAnswer(placing, beside), isRight: hasAnswer, counts: 1 }))
  })
  return { ...fitPlaces(lessons), answered: learnJudging(examples, JUDGING) }
}

/** The first places shown for a lesson, and whether each answers. */
export function placesShown(weights: Placing, { beside, right }: Lesson, most = 3): boolean[] {
  return bestOf(beside.places, sumsOf(weights, beside).sums, most).map((at) => right[at] === true)
}
