import type { Identifier } from './identifier.ts'
import type { WordToken } from './word-tokens.ts'

/** Which tokens a finder may no longer take, because one before it has. */
export type Claims = { readonly isTaken: (at: number) => boolean; readonly take: (found: readonly Identifier[]) => void }

/** Starts with no token taken; findings must come in any order but lie on token borders. */
export function makeClaims(tokens: readonly WordToken[]): Claims {
  const taken = tokens.map(() => false)
  return {
    isTaken: (at) => taken[at] === true,
    take: (found) => {
      for (const { start, end } of found) {
        for (let at = firstEndingAfter(tokens, start); at < tokens.length && (tokens[at]?.start ?? end) < end; at++) taken[at] = true
      }
    },
  }
}

/** The first token that ends behind an offset. */
export function firstEndingAfter(tokens: readonly WordToken[], offset: number): number {
  let low = 0
  let high = tokens.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.end ?? 0) > offset) high = middle
    else low = middle + 1
  }
  return low
}
