import { flatFeatures, mayBeFlatName, neighbourFeatures } from './flat-features.ts'
import { FLAT_WEIGHTS } from './lists/flat-weights.generated.ts'
import type { Reading } from './reading.ts'

/** What a feature weighs when a word is weighed by itself, and when its neighbours have been. */
export type Weight = { first: number; second: number }
export type Weights = ReadonlyMap<string, Weight>

/** How likely each token is a name, as log odds; undefined for one not worth weighing. */
export type Scores = readonly (number | undefined)[]

type Weighing = { readonly first: (number | undefined)[]; readonly second: (number | undefined)[] }

/** Weighs every word by itself and its surroundings: the first weighing whole, of the second the part without neighbours. */
function weigh(reading: Reading, weights: Weights): Weighing {
  const count = reading.tokens.length
  const weighing: Weighing = { first: Array.from({ length: count }), second: Array.from({ length: count }) }
  for (let at = 0; at < count; at++) {
    if (!mayBeFlatName(reading, at)) continue
    let [first, second] = [0, 0]
    for (const feature of flatFeatures(reading, at)) {
      const weight = weights.get(feature)
      if (weight === undefined) continue
      first += weight.first
      second += weight.second
    }
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
  const scoreAt = (at: number) => first[at]
  return second.map((score, at) => {
    if (score === undefined || score < HOPELESS) return undefined
    return neighbourFeatures(reading, at, scoreAt).reduce((sum, feature) => sum + (weights.get(feature)?.second ?? 0), score)
  })
}

let shipped: Weights | undefined

/** The weights learnt by eval/deid/learn-flat-names.ts, in hundredths in the file. */
export function shippedWeights(): Weights {
  shipped ??= new Map(FLAT_WEIGHTS.split('\n').filter((line) => line !== '').map((line) => {
    const [first = '0', second = '0', feature = ''] = line.split('\t')
    return [feature, { first: Number(first) / 100, second: Number(second) / 100 }]
  }))
  return shipped
}
