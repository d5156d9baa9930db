import { eachLine, weightsByTongue } from '#domain/language/weights-by-tongue.ts'
import type { Worded } from '../salience.ts'
import { settingsOf, worthOf } from '../salience.ts'
import type { Talk } from './value-features.ts'
import { valueFeatures } from './value-features.ts'
import { VALUE_WEIGHTS } from './value-weights.generated.ts'

/** Weights are written in steps. */
export const WEIGHT_STEP = 0.02

/** Where no stops were written even what counts comes in lumps: there a statement is given the benefit of so much doubt. */
const BARE_ALLOWANCE = 0.6

/** So few words tell little beside what counts, and no reader has judged talks as short. */
const SHORTEST_TALK = 80

/** What a statement is worth counts so much beside the odds: a lump that tells what counts is let in sooner than one that tells nothing. */
const SHARE_OF_WORTH = 3

const weightsIn = weightsByTongue(VALUE_WEIGHTS, eachLine((line): [string, number] => {
  const [name = '', steps] = line.split('\t')
  return [name, Number(steps) * WEIGHT_STEP]
}))

/** Gives each statement the odds, as a logarithm, that a reader would let it stand in a note. Learnt by eval/worth/value/learn-value.ts. */
export function valued(worded: readonly Worded[], talk: Talk, listed: ReadonlySet<string>): Worded[] {
  if ((talk.text.match(/\S+/g) ?? []).length < SHORTEST_TALK) return [...worded]
  const known = weightsIn(talk.language)
  const settings = settingsOf(worded, listed)
  return worded.map((one, at) => {
    const setting = settings[at] ?? { words: 0, place: 0, listed }
    const odds = valueFeatures({ ...one, setting, talk }).reduce((sum, [name, amount]) => sum + amount * (known.get(name) ?? 0), 0)
    return { ...one, value: odds + SHARE_OF_WORTH * worthOf(one.statement, setting) + (talk.isBare ? BARE_ALLOWANCE : 0) }
  })
}
