const MOST_KEPT = 4_000

/** The same words are asked for again and again by each way to read a line: what was found is kept for a while. */
export function keeping<T>(find: (text: string) => T): (text: string) => T {
  const kept = new Map<string, { found: T }>()
  return (text) => {
    const before = kept.get(text)
    if (before) return before.found
    if (kept.size >= MOST_KEPT) kept.clear()
    const found = find(text)
    kept.set(text, { found })
    return found
  }
}
