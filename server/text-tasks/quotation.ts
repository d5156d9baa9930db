/** So many words of ours in a row are no coincidence. */
const QUOTED_WORDS = 6

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function runsOf(words: readonly string[]): string[] {
  return words.slice(0, Math.max(0, words.length - QUOTED_WORDS + 1)).map((_, at) => words.slice(at, at + QUOTED_WORDS).join(' '))
}

/** Takes a text of ours; gives the judge of whether another quotes it: a report never repeats what the model was told (LLM-1). */
export function quotationsOf(ours: string): (text: string) => boolean {
  const runs = new Set(runsOf(wordsOf(ours)))
  return (text) => runsOf(wordsOf(text)).some((run) => runs.has(run))
}
