import type { Reading } from '#domain/note/annotate/statement.ts'
import { negatedTokens } from '#domain/note/context/negation.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { keysOfTokens } from '#domain/answers/words/terms.ts'
import { claimWordsIn } from './claim-words.ts'
import type { Quantity } from './quantities.ts'
import { quantitiesOf } from './quantities.ts'

/** What a sentence claims, taken apart. */
export type Claim = {
  readonly reading: Reading
  /** Each telling word by its keys, and whether a denial covers it. */
  readonly words: readonly { readonly keys: ReadonlySet<string>; readonly isDenied: boolean; /** Its place among the tokens. */ readonly at: number }[]
  readonly keys: ReadonlySet<string>
  readonly quantities: readonly Quantity[]
  readonly substances: ReadonlySet<string>
  readonly groups: ReadonlySet<string>
  /** Ends of opposed pairs: `up:down:0`. */
  readonly poles: ReadonlySet<string>
  /** All that a claim turns on, by its id. */
  readonly said: ReadonlySet<string>
  /** Those of them, and words of advice, that a denial covers: not recommended. */
  readonly denied: ReadonlySet<string>
  readonly absolutes: ReadonlySet<string>
  /** 0 where nothing says how strongly, 1 may, 2 should, 3 must. */
  readonly strength: number
  readonly denials: number
}

/** Names of medicines as they were written, by their beginnings: penicillinallergi names penicillin. */
export const beginningsOf = ({ reading }: Claim): string[] => reading.drugs.map(({ start }) => (reading.tokens[start]?.lower ?? '').slice(0, 6))

const STRENGTHS: Readonly<Record<string, number>> = { 'strength:may': 1, 'strength:should': 2, 'strength:must': 3 }

const withPrefix = (ids: readonly string[], prefix: string): Set<string> =>
  new Set(ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length)))

/** Takes a reading apart, in one pass. */
export function claimOf(reading: Reading): Claim {
  const hits = claimWordsIn(reading.language).find(reading.tokens)
  const ids = hits.map(({ id }) => id)
  const denials = hits.filter(({ id }) => id.startsWith('deny:'))
  const denied = negatedTokens({
    tokens: reading.tokens,
    language: reading.language,
    hits: [...reading.hits, ...denials.map(({ start, end }) => ({ mark: 'negation' as const, start, end }))],
  })
  const turning = new Set(
    hits.filter(({ id }) => !id.startsWith('group:')).flatMap(({ start, end }) => Array.from({ length: end - start }, (_, step) => start + step)),
  )
  const isCovered = ({ id, start }: { id: string; start: number }): boolean => (id.startsWith('pole:') || id.startsWith('strength:')) && denied.has(start)
  const keysOf = keysOfTokens(reading)
  const words = keysOf.flatMap((keys, at) =>
    keys === undefined || isNumber(reading.tokens[at]) || turning.has(at) ? [] : [{ keys, isDenied: denied.has(at), at }],
  )
  return {
    reading, words, keys: new Set(keysOf.flatMap((keys) => [...(keys ?? [])])),
    quantities: quantitiesOf(reading), substances: new Set(reading.drugs.map(({ substance }) => substance)),
    groups: withPrefix(ids, 'group:'), poles: withPrefix(ids, 'pole:'), absolutes: withPrefix(ids, 'absolute:'),
    said: new Set(ids), denied: new Set(hits.filter(isCovered).map(({ id }) => id)),
    strength: Math.max(0, ...ids.map((id) => STRENGTHS[id] ?? 0)),
    denials: new Set(denials.map(({ start }) => start)).size,
  }
}

/** Words that open a condition or tell what comes before what. */
const OPENS = /^(?:hvis|dersom|når|om|ifall|if|when|unless|once|если|когда|før|etter|före|efter|before|after|innan|inden|перед|после|til|than|enn|än|end|чем)$/u

type Parted = { readonly inside: Claim['words']; readonly outside: Claim['words'] }

/** The words of a claim's condition, from what opens it to the next comma, and the others; undefined without one. */
export function conditionOf({ reading: { tokens }, words }: Claim): Parted | undefined {
  const from = tokens.findIndex(({ lower }) => OPENS.test(lower))
  if (from < 0) return undefined
  const stop = tokens.findIndex(({ gap }, at) => at > from && /[,;:–—]/.test(gap))
  const to = stop < 0 ? tokens.length : stop
  const isInside = ({ at }: { at: number }): boolean => at > from && at < to
  return { inside: words.filter(isInside), outside: words.filter((word) => !isInside(word)) }
}
