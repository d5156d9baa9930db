import type { Identifier } from './identifier.ts'
import type { WordToken } from './word-tokens.ts'

/** Which tokens a finder may no longer take, because one before it has. */
export type Claims = { readonly isTaken: (at: number) => boolean; readonly take: (found: readonly Identifier[]) => void }

/** Starts with no token taken; findings may come in any order but lie on token borders. */
export function makeClaims(tokens: readonly WordToken[]): Claims {
  const taken = new Uint8Array(tokens.length)
  return {
    isTaken: (at) => taken[at] === 1,
    take: (found) => {
      let near = 0
      for (const { start, end } of found) {
        near = firstEndingAfter(tokens, start, near)
        for (let at = near; at < tokens.length && (tokens[at]?.start ?? end) < end; at++) taken[at] = 1
      }
    },
  }
}

/** The first token that ends behind an offset; looked for in ever wider steps from `near` on when that is before it, as it is for findings in order. */
export function firstEndingAfter(tokens: readonly WordToken[], offset: number, near = 0): number {
  const isBehind = (at: number) => (tokens[at]?.end ?? 0) > offset
  let low = near > 0 && !isBehind(near - 1) ? near : 0
  let high = Math.min(low + 1, tokens.length)
  for (let step = 1; high < tokens.length && !isBehind(high - 1); step *= 2) {
    low = high
    high = Math.min(high + step, tokens.length)
  }
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBehind(middle)) high = middle
    else low = middle + 1
  }
  return low
}
