import type { HeardWord } from '#contract/recording.ts'
import { placeWords } from './place-words.ts'
import type { SpokenSpan } from './transcript.ts'

/** Times and certainty of each word of a text, without the words: an hour of talk holds nine thousand of them. */
export type WordPlaces = [startMs: number, endMs: number, confidence: number | null][]

const twoPlaces = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100)

/** Takes words; gives what the text itself does not say of them. */
export function packWords(words: readonly HeardWord[]): WordPlaces {
  return words.map(({ startMs, endMs, confidence }) => [startMs, endMs, twoPlaces(confidence)])
}

/** Takes a stitched text and the places of its words; gives the words. */
export function unpackWords(text: string, places: WordPlaces): HeardWord[] {
  const written = text.split(/\s/)
  return places.map(([startMs, endMs, confidence], index) => ({ text: written[index] ?? '', startMs, endMs, confidence }))
}

/** Takes a transcript kept without its words' places; gives the words spread over the stretches they stand in. */
export function spreadWords({ text, segments }: { text: string; segments: readonly SpokenSpan[] }): HeardWord[] {
  return segments.flatMap(({ start, end, startMs, endMs }) =>
    placeWords({ text: text.slice(start, end), startMs, endMs }, '').map((word) => ({
      text: word.text,
      startMs: Math.round(word.startMs),
      endMs: Math.round(word.endMs),
      confidence: null,
    })),
  )
}
