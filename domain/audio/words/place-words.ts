import type { TimedSegment, TimedWord } from './transcript.ts'

/** A word of the text with the best known place in the audio. */
export type PlacedWord = {
  readonly text: string
  /** What the word is compared by: no case, no punctuation. */
  readonly key: string
  readonly startMs: number
  readonly endMs: number
  /** How far off the place may be: 0 where the engine timed the word. */
  readonly uncertaintyMs: number
  /** How sure the engine is of the word, else of its stretch; null where it says nothing. */
  readonly confidence: number | null
  /** Which segment of which group it came from. */
  readonly source: string
}

/** Takes a word as written; gives the form two recognitions of it share. */
function wordKey(text: string): string {
  const bare = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  return bare === '' ? text : bare
}

/** Finds, in order, the engine's timed words in the segment's own text: engines often time words without punctuation. */
function matchTimes(tokens: readonly string[], words: readonly TimedWord[]): (TimedWord | undefined)[] {
  if (words.length === tokens.length) return [...words]
  let next = 0
  return tokens.map((token) => {
    const key = wordKey(token)
    const found = words.findIndex((word, index) => index >= next && index < next + 5 && wordKey(word.text) === key)
    if (found < 0) return undefined
    next = found + 1
    return words[found]
  })
}

/** Takes a segment; gives its words with times: the engine's where known, else spread by length over the segment. */
export function placeWords(segment: TimedSegment, source: string): PlacedWord[] {
  const tokens = segment.text.split(/\s+/).filter(Boolean)
  const times = matchTimes(tokens, segment.words ?? [])
  const lengthMs = segment.endMs - segment.startMs
  const letters = tokens.reduce((sum, token) => sum + token.length + 1, 0)
  let before = 0
  return tokens.map((text, index) => {
    const timed = times[index]
    const startMs = timed?.startMs ?? segment.startMs + (lengthMs * before) / letters
    before += text.length + 1
    const confidence = timed?.confidence ?? segment.confidences?.[index] ?? segment.confidence ?? null
    const endMs = timed?.endMs ?? segment.startMs + (lengthMs * before) / letters
    return { text, key: wordKey(text), startMs, endMs, uncertaintyMs: timed ? 0 : lengthMs / 2, confidence, source }
  })
}
