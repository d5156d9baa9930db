import type { Worded } from '../salience.ts'
import { settingsOf } from '../salience.ts'
import type { Talk } from './value-features.ts'
import { valueFeatures } from './value-features.ts'
import { VALUE_WEIGHTS } from './value-weights.generated.ts'

/** Weights are written in steps. */
export const WEIGHT_STEP = 0.02

let weights: ReadonlyMap<string, number> | undefined

function readWeights(): ReadonlyMap<string, number> {
  return new Map(VALUE_WEIGHTS.split('\n').map((line) => {
    const [name = '', steps] = line.split('\t')
    return [name, Number(steps) * WEIGHT_STEP]
  }))
}

/** Gives each statement the odds, as a logarithm, that a reader would let it stand in a note. Learnt by eval/worth/value/learn-value.ts. */
export function valued(worded: readonly Worded[], talk: Talk, listed: ReadonlySet<string>): Worded[] {
  const known = (weights ??= readWeights())
  const settings = settingsOf(worded, listed)
  return worded.map((one, at) => {
    const setting = settings[at] ?? { words: 0, place: 0, listed }
    return { ...one, value: valueFeatures({ ...one, setting, talk }).reduce((sum, [name, amount]) => sum + amount * (known.get(name) ?? 0), 0) }
  })
}
