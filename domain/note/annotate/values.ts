import { isNumber } from '#domain/language/tokens.ts'
import type { Reading } from './statement.ts'

const TIMES = /^(?:gang(?:er|e)?|gong(?:er)?|ganga|gång(?:er)?|times|раза?)$/u

/** Where a number stands that tells no time and no how often: of `the pressure is taken twice a week` none does. */
export function valuesOf({ tokens, hits }: Reading): number[] {
  const counting = new Set(hits.filter((hit) => hit.mark === 'timeWord' || hit.mark === 'frequency').map((hit) => hit.start))
  return tokens.flatMap((token, at) => (isNumber(token) && !counting.has(at) && !counting.has(at + 1) && !TIMES.test(tokens[at + 1]?.lower ?? '') ? [at] : []))
}
