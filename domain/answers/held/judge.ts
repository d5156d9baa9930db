import type { Features } from './features.ts'
import { FEATURES } from './features.ts'
import { HELD_BIAS, HELD_WEIGHTS } from './held-weights.generated.ts'

/** How little the passages carry a sentence, as a weighed sum; above 0 it is marked. */
function doubtOf(features: Features): number {
  return FEATURES.reduce((sum, name) => sum + HELD_WEIGHTS[name] * features[name], HELD_BIAS)
}

/** True where more speaks against a sentence than for it. */
export function isUnlikely(features: Features): boolean {
  return doubtOf(features) > 0
}
