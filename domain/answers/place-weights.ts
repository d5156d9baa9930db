import { readPairs } from './pair-weights.ts'
import { ANSWERED_BIAS, ANSWERED_WEIGHTS, NONE_WEIGHTS, PAIRS, SHOWN_WEIGHTS } from './place-weights.generated.ts'
import type { PlaceWeights } from './weigh-places.ts'

let known: PlaceWeights | undefined

/** The weights that were learnt (eval/answers/learn-places.ts), read once, when they are first asked for. */
export function placeWeights(): PlaceWeights {
  known ??= { shown: SHOWN_WEIGHTS, none: NONE_WEIGHTS, pairs: readPairs(PAIRS), answered: { bias: ANSWERED_BIAS, weights: ANSWERED_WEIGHTS } }
  return known
}
