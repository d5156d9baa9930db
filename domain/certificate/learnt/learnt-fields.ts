import type { Ruled } from '../talk/by-rules.ts'
import type { ToldFields } from '../talk/told.ts'
import { toldByBoth } from './both.ts'
import { CERTIFICATE_CHAINS, CERTIFICATE_WAYS } from './certificate-weights.generated.ts'
import { readChains } from './chain-weights.ts'
import { learntPieces } from './learnt-pieces.ts'
import type { LearntChains } from './learnt-pieces.ts'
import { tokensOf } from './talk-tokens.ts'
import type { TalkRead } from './talk-tokens.ts'
import { featuresOf } from './token-features.ts'

let read: LearntChains | undefined
/** Read when the first certificate is filled. */
const chains = (): LearntChains => (read ??= readChains(CERTIFICATE_CHAINS))

/** Makes the fields that rules found whole by what was learnt. Linear in the length of the talk. */
export function withLearnt(ruled: Ruled, { text, language, lines }: Pick<TalkRead, 'text' | 'language' | 'lines'>): ToldFields {
  const talk = { text, language, lines, tokens: tokensOf(lines), byRules: ruled.fields }
  return toldByBoth(ruled, learntPieces(talk, featuresOf(talk), chains()), CERTIFICATE_WAYS)
}
