import { untilForgotten } from '#domain/language/kept-words.ts'
import { CONTEXTS, looksOf, mayBeUncasedName, neighbourFeatures, neighbourLevels, ownFeatures, visitContext } from './uncased-features.ts'
import { LEVELS } from './uncased-features.ts'
import type { Context, Levels } from './uncased-features.ts'
import { FLAT_WEIGHTS } from '#domain/deidentify/lists/flat-weights.generated.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import type { WordKnowledge } from '#domain/deidentify/knowledge/word-knowledge.ts'
import { lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

/** What a feature weighs when a word is weighed by itself, and when its neighbours have been. */
export type Weight = { first: number; second: number }
export type Weights = ReadonlyMap<string, Weight>

/** How likely each token is a name, as log odds; undefined for one not worth weighing. */
export type Scores = readonly (number | undefined)[]

type Weighing = { readonly first: (number | undefined)[]; readonly second: (number | undefined)[] }

const LARGEST_TABLE = 20_000

function sumOf(weights: Weights, features: readonly string[]): Weight {
  const sum = { first: 0, second: 0 }
  for (const feature of features) {
    const weight = weights.get(feature)
    if (weight === undefined) continue
    sum.first += weight.first
    sum.second += weight.second
  }
  return sum
}

/** Weights looked up by the parts of a feature, so that the same words are not put together again and again. */
function makeScales(weights: Weights) {
  const own = new WeakMap<WordKnowledge, Weight>()
  const neighbours = new Map<number, number>()
  const tables = untilForgotten(new Map<Context, Map<string, Map<string, Weight>>>())
  return {
    ownOf(known: WordKnowledge, word: string, language: string): Weight {
      const before = own.get(known)
      if (before !== undefined) return before
      const sum = sumOf(weights, ownFeatures(known, word, language))
      own.set(known, sum)
      return sum
    },
    contextOf(context: Context, first: string, second: string): Weight {
      let table = tables.get(context)
      if (table === undefined) tables.set(context, (table = new Map()))
      let row = table.get(first)
      const before = row?.get(second)
      if (before !== undefined) return before
      const weight = sumOf(weights, CONTEXTS[context](first, second))
      if (row === undefined) {
        if (table.size >= LARGEST_TABLE) table.clear()
        table.set(first, (row = new Map()))
      }
      if (row.size >= LARGEST_TABLE) row.clear()
      row.set(second, weight)
      return weight
    },
    /** What the neighbours add; there are few sets of levels, and each is summed once. */
    neighbourSum(levels: Levels): number {
      const key = levels.reduce((sum, one) => sum * LEVELS + one, 0)
      const before = neighbours.get(key)
      if (before !== undefined) return before
      const { second } = sumOf(weights, neighbourFeatures(levels))
      neighbours.set(key, second)
      return second
    },
  }
}

type Scales = ReturnType<typeof makeScales>
const scales = new WeakMap<Weights, Scales>()

function scalesOf(weights: Weights): Scales {
  const made = scales.get(weights) ?? makeScales(weights)
  scales.set(weights, made)
  return made
}

/** Weighs every word by itself and its surroundings: the first weighing whole, of the second the part without neighbours. */
function weigh(reading: Reading, weights: Weights): Weighing {
  const count = reading.tokens.length
  const weighing: Weighing = { first: Array.from({ length: count }), second: Array.from({ length: count }) }
  const { ownOf, contextOf } = scalesOf(weights)
  let [first, second] = [0, 0]
  const add = ({ first: one, second: other }: Weight) => {
    first += one
    second += other
  }
  for (let at = 0; at < count; at++) {
    if (!mayBeUncasedName(reading, at)) continue
    ;[first, second] = [0, 0]
    add(ownOf(reading.know(at), lowerAt(reading.tokens, at), reading.language))
    visitContext(reading, at, (context, one, other) => add(contextOf(context, one, other)))
    weighing.first[at] = first
    weighing.second[at] = second
  }
  return weighing
}

/** The first weighing alone; the second learns from it. */
export const firstScores = (reading: Reading, weights: Weights): Scores => weigh(reading, weights).first

/** From here on the neighbours may still make a name of a word. */
const HOPELESS = -6

/** Both weighings: what the first says of the neighbours tells in the second. */
export function nameScores(reading: Reading, weights: Weights): Scores {
  const { first, second } = weigh(reading, weights)
  const looks = looksOf(reading, first)
  const { neighbourSum } = scalesOf(weights)
  return second.map((score, at) => {
    if (score === undefined || score < HOPELESS) return undefined
    return score + neighbourSum(neighbourLevels(reading, at, looks))
  })
}

let shipped: Weights | undefined

/** Weighs by others than the shipped weights from here on: for measuring texts that those were learnt from. */
export function weighBy(weights: Weights): void {
  shipped = weights
}

/** The weights learnt by eval/deid/learn-flat-names.ts, in hundredths in the file. */
export function shippedWeights(): Weights {
  shipped ??= new Map(FLAT_WEIGHTS.split('\n').filter((line) => line !== '').map((line) => {
    const [first = '0', second = '0', feature = ''] = line.split('\t')
    return [feature, { first: Number(first) / 100, second: Number(second) / 100 }]
  }))
  return shipped
}
