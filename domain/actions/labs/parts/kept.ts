const MOST_KEPT = 5_000
const all: { clear(): void }[] = []

/** The same words are asked for again and again by each way to read a line: what was found is kept while one printout is read. */
export function keeping<Found>(find: (text: string) => Found): (text: string) => Found {
  const kept = new Map<string, { readonly found: Found }>()
  all.push(kept)
  return (text) => {
    const before = kept.get(text)
    if (before !== undefined) return before.found
    if (kept.size >= MOST_KEPT) kept.clear()
    const found = find(text)
    kept.set(text, { found })
    return found
  }
}

/** Nothing of a printout stays in memory once it is read: its cells hold names and numbers of persons. */
export function forgetKept(): void {
  for (const kept of all) kept.clear()
}
