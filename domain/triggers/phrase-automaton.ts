/** All phrases as one machine over word numbers (Aho and Corasick, 1975): one step per word heard, however many phrases there are. */
export type PhraseAutomaton = {
  step: (state: number, word: number) => number
  /** The longest phrase that ends in a state, 0 for none. */
  longest: (state: number) => number
  /** The next shorter phrase that ends there too, 0 for none. */
  shorter: (phrase: number) => number
  /** How many words it has. */
  depth: (phrase: number) => number
  /** The state each given phrase ends in. */
  ends: readonly number[]
}

/** Takes phrases as word numbers from 1 to `words`; gives the machine. */
export function makePhraseAutomaton(phrases: readonly (readonly number[])[], words: number): PhraseAutomaton {
  const width = words + 1
  const next = new Map<number, number>()
  const parents = [0]
  const lastWords = [0]
  const depths = [0]
  const ends = phrases.map((phrase) =>
    phrase.reduce((state, word) => {
      const known = next.get(state * width + word)
      if (known !== undefined) return known
      next.set(state * width + word, parents.length)
      lastWords.push(word)
      depths.push((depths[state] ?? 0) + 1)
      return parents.push(state) - 1
    }, 0),
  )
  const isEnd = new Set(ends)
  const fallback = new Int32Array(parents.length)
  const shorter = new Int32Array(parents.length)
  const step = (from: number, word: number): number => {
    for (let state = from; ; state = fallback[state] ?? 0) {
      const found = next.get(state * width + word)
      if (found !== undefined) return found
      if (state === 0) return 0
    }
  }
  const longest = (state: number): number => (state !== 0 && isEnd.has(state) ? state : (shorter[state] ?? 0))
  // A state falls back to a shallower one, so the shallow ones come first.
  for (const state of parents.keys().toArray().toSorted((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0))) {
    if ((depths[state] ?? 0) < 2) continue
    fallback[state] = step(fallback[parents[state] ?? 0] ?? 0, lastWords[state] ?? 0)
    shorter[state] = longest(fallback[state] ?? 0)
  }
  return { step, longest, shorter: (phrase) => shorter[phrase] ?? 0, depth: (phrase) => depths[phrase] ?? 0, ends }
}
