/** A piece of a word with how likely the engine found it, as a natural logarithm. */
export type LikelyPiece = { text: string; logprob: number }

const isSpoken = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** Takes the pieces of one word; gives 0 to 1, the mean over what was spoken of it: a comma says nothing of the word before it. */
export function confidenceOf(pieces: readonly LikelyPiece[]): number | undefined {
  const spoken = pieces.filter(({ text }) => isSpoken(text))
  if (spoken.length === 0) return undefined
  return Math.min(1, Math.exp(spoken.reduce((sum, { logprob }) => sum + logprob, 0) / spoken.length))
}

/** Takes a text and the pieces it was written in; gives a confidence for each of its words, or undefined when the pieces are of another text. */
export function confidencePerWord(text: string, pieces: readonly LikelyPiece[]): number[] | undefined {
  const words: LikelyPiece[][] = []
  for (const piece of pieces) {
    if (words.length === 0 || /^\s/.test(piece.text)) words.push([])
    words.at(-1)?.push(piece)
  }
  const written = words.filter((word) => word.some((piece) => piece.text.trim() !== ''))
  const whole = written.map((word) => word.map((piece) => piece.text).join('').trim())
  if (whole.join(' ') !== text.trim().split(/\s+/).join(' ')) return undefined
  return written.map((word) => confidenceOf(word) ?? 1)
}
