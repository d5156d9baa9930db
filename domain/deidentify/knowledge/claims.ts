import type { FinderName, Identifier } from '#domain/deidentify/identifier.ts'
import type { WordToken } from './word-tokens.ts'

/** What the finders have found so far, and which tokens a later one may therefore no longer take. */
export type Claims = {
  readonly isTaken: (at: number) => boolean
  /** Marks the tokens of findings as taken; a finder does so itself where its own findings must not overlap. */
  readonly take: (found: readonly Identifier[]) => void
  /** Takes the findings and keeps them as those of a finder. */
  readonly record: (finder: FinderName, found: readonly Identifier[]) => void
  /** All recorded findings, in the order of the finders. */
  readonly found: () => readonly Identifier[]
  readonly foundBy: (finder: FinderName) => readonly Identifier[]
}

/** Starts with no token taken; findings may come in any order but lie on token borders. */
export function makeClaims(tokens: readonly WordToken[]): Claims {
  const taken = new Uint8Array(tokens.length)
  const all: Identifier[] = []
  const byFinder = new Map<FinderName, readonly Identifier[]>()
  const take = (found: readonly Identifier[]) => {
    let near = 0
    for (const { start, end } of found) {
      near = firstEndingAfter(tokens, start, near)
      for (let at = near; at < tokens.length && (tokens[at]?.start ?? end) < end; at++) taken[at] = 1
    }
  }
  return {
    isTaken: (at) => taken[at] === 1,
    take,
    record: (finder, found) => {
      if (found.length === 0) return
      take(found)
      all.push(...found)
      byFinder.set(finder, found)
    },
    found: () => all,
    foundBy: (finder) => byFinder.get(finder) ?? [],
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
