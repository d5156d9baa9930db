import type { Mark } from './language-pack.ts'
import type { Hit } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** Limits told with a "no", which denies nothing and stops nothing: no more than four times a day. */
const DENYING = 'ikke mer enn|ikke over|inte mer än|inte över|ikke mere end|ikke over|no more than|not more than|не более|не больше'
const PLAIN = 'høyst|maks(?:imalt)?|inntil|opptil|opp til|högst|max(?:imalt)?|upp till|højst|op til|at most|up to|maximum|максимум'
const LIMIT = new RegExp(`^(?:${PLAIN}|${DENYING})$`, 'u')
const DENYING_LIMIT = new RegExp(`^(?:${DENYING})$`, 'u')
const LONGEST = 3
const SHORTEST_DENYING = 2

const wordsOf = (tokens: readonly Token[], from: number, to: number): string | undefined => {
  const words = tokens.slice(from, to)
  return words.length === to - from && words.slice(1).every(({ gap }) => gap.trim() === '') ? words.map(({ lower }) => lower).join(' ') : undefined
}

/**
 * A dose that must not be exceeded is another dose without the word that says so. Takes the tokens and where a run of dose words opens (`to`),
 * with the first token that may belong to it (`from`); gives where the run opens with its limit.
 */
export function withLimit(tokens: readonly Token[], { from, to }: { from: number; to: number }): number {
  if (tokens[to]?.gap.trim() !== '') return to
  for (let start = Math.max(from, to - LONGEST); start < to; start++) if (LIMIT.test(wordsOf(tokens, start, to) ?? '')) return start
  return to
}

const DENIALS: ReadonlySet<Mark> = new Set<Mark>(['stop', 'negation', 'denyPlan', 'correction', 'no'])

/** Whether a mark of denial is only the beginning of a limit. */
export function isOfLimit({ mark, start }: Hit, tokens: readonly Token[]): boolean {
  if (!DENIALS.has(mark)) return false
  for (let length = SHORTEST_DENYING; length <= LONGEST; length++) if (DENYING_LIMIT.test(wordsOf(tokens, start, start + length) ?? '')) return true
  return false
}
