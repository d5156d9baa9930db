import type { HeardWord } from '#contract/recording.ts'
import { SPEAKER_LABELS } from '#domain/language/pack/speaker-labels.ts'
import { readUtterances } from '#domain/note/segment/utterances.ts'
import type { Speaker } from '#domain/note/segment/utterances.ts'

/** A piece of a talk short enough to be read, heard and corrected by itself. Offsets are into the whole text. */
export type Stretch = { readonly start: number; readonly end: number; readonly speaker: Speaker; readonly startMs?: number; readonly endMs?: number }

/** From so many characters on a turn is cut; at a stop where there is one, else between words. */
const LONG = 320
const LEAST = 160

const STOP = /[.!?…]\s+/g

function trimmed(text: string, start: number, end: number): { start: number; end: number } | undefined {
  const words = text.slice(start, end)
  const from = start + words.length - words.trimStart().length
  const to = start + words.trimEnd().length
  return to > from ? { start: from, end: to } : undefined
}

/** Where a long turn is cut: after the last stop within reach, else before the word that would be too much. */
function cutAfter(text: string, start: number, end: number): number {
  if (end - start <= LONG) return end
  const reach = text.slice(start, start + LONG)
  const stops = [...reach.matchAll(STOP)].map((match) => match.index + match[0].length).filter((at) => at >= LEAST)
  const last = stops.at(-1)
  if (last !== undefined) return start + last
  const blank = reach.lastIndexOf(' ')
  return start + (blank > 0 ? blank + 1 : LONG)
}

/** Cuts a talk into stretches by who speaks, as far as it is marked, and long turns into readable pieces. */
function cut(text: string): Omit<Stretch, 'startMs' | 'endMs'>[] {
  return readUtterances(text, Object.values(SPEAKER_LABELS)).flatMap(({ speaker, start, end }) => {
    const pieces: Omit<Stretch, 'startMs' | 'endMs'>[] = []
    for (let from = start; from < end; ) {
      const to = cutAfter(text, from, end)
      const piece = trimmed(text, from, to)
      if (piece) pieces.push({ ...piece, speaker })
      from = to
    }
    return pieces
  })
}

export type PlacedWord = HeardWord & { readonly start: number; readonly end: number }

/** The words of a recording with their places in its text, which is the words with a blank between. */
export function placeHeard(words: readonly HeardWord[]): PlacedWord[] {
  let at = 0
  return words.map((word) => {
    const start = at
    at += word.text.length + 1
    return { ...word, start, end: start + word.text.length }
  })
}

/** The stretches of a talk; with its words, when each begins and ends in the audio. Linear in the length of the text. */
export function stretchesOf(text: string, words: readonly PlacedWord[] = []): Stretch[] {
  let next = 0
  return cut(text).map((stretch) => {
    while ((words[next]?.end ?? Infinity) <= stretch.start) next++
    const first = words[next]
    let last = first
    while ((words[next]?.start ?? Infinity) < stretch.end) last = words[next++]
    return first === undefined || last === undefined || first.start >= stretch.end ? stretch : { ...stretch, startMs: first.startMs, endMs: last.endMs }
  })
}

/** Below this an engine was not sure of what it heard. */
const SURE = 0.6

/** The words an engine was not sure of. */
export function uncertainWords(words: readonly PlacedWord[]): PlacedWord[] {
  return words.filter(({ confidence }) => confidence !== null && confidence < SURE)
}
