type Forgetful = { clear: () => void }

const all = new Set<Forgetful>()

/** What is kept of the words of a text and must go with it; for makers that live as long as the process. */
export function untilForgotten<Kept extends Forgetful>(kept: Kept): Kept {
  all.add(kept)
  return kept
}

/**
 * What has been worked out of the words of a text, by word: gives it, and works it out where it is not known yet.
 * So many words at most are kept, and all of them only until `forgetKeptWords`: they may be names of people.
 */
export function keepByWord<Value>(most: number, workOut: (word: string) => Value): (word: string) => Value {
  const known = untilForgotten(new Map<string, { readonly found: Value }>())
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before.found
    if (known.size >= most) known.clear()
    const found = workOut(word)
    known.set(word, { found })
    return found
  }
}

let keepsTexts = false

/**
 * A thread that calls `forgetKeptWords` after each text may keep whole sentences in between.
 * No other does, since what is erased must not lie in its memory.
 */
export function keepTexts(does: boolean): void {
  keepsTexts = does
}

/** As `keepByWord`, of sentences: kept only where the thread has said that it forgets. */
export function keepByText<Value>(most: number, workOut: (text: string) => Value): (text: string) => Value {
  const kept = keepByWord(most, workOut)
  return (text) => (keepsTexts ? kept(text) : workOut(text))
}

/** Empties what is kept of the texts read so far; a thread does so after each, lest one case's words lie in memory through the next ones. */
export function forgetKeptWords(): void {
  for (const known of all) known.clear()
}
