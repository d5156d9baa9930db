import type { HeardWord } from '#contract/recording.ts'

/** One recognised word and its place in the audio. */
export type TimedWord = {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  /** 0 to 1; absent when the engine says nothing about it. */
  readonly confidence?: number
}

/** A stretch of recognised speech; words are present only where the engine timed them. */
export type TimedSegment = {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
  /** 0 to 1; absent when the engine says nothing about it. */
  readonly confidence?: number
  readonly words?: readonly TimedWord[]
  /** One for each word of the text, where the engine is sure of words without placing them. */
  readonly confidences?: readonly number[]
}

/** The transcript of one uploaded group, its segments timed from the start of the recording. */
export type GroupTranscript = {
  readonly startMs: number
  readonly endMs: number
  readonly segments: readonly TimedSegment[]
  /** False when the engine gave text alone, so that segment times say only where the audio lay. */
  readonly isTimed: boolean
}

/** Where a stretch of the text was said: `start` and `end` are UTF-16 offsets into the text. */
export type SpokenSpan = {
  readonly start: number
  readonly end: number
  readonly startMs: number
  readonly endMs: number
}

/** The whole recording as one text, each stretch of it traceable to the audio; the text is the words with a space or a line break between. */
export type StitchedTranscript = { readonly text: string; readonly segments: readonly SpokenSpan[]; readonly words: readonly HeardWord[] }

/** Takes segments timed from the start of their own audio; gives them moved to the recording's time. */
export function shiftSegments(segments: readonly TimedSegment[], offsetMs: number): TimedSegment[] {
  return segments.map((segment) => ({
    ...segment,
    startMs: segment.startMs + offsetMs,
    endMs: segment.endMs + offsetMs,
    ...(segment.words && {
      words: segment.words.map((word) => ({
        ...word,
        startMs: word.startMs + offsetMs,
        endMs: word.endMs + offsetMs,
      })),
    }),
  }))
}
