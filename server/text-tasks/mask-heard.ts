import { createHmac } from 'node:crypto'
import type { HeardWord } from '#contract/recording.ts'
import { GAP_MARK, stitchTranscripts } from '#domain/audio/stitch.ts'
import { placeWords } from '#domain/audio/words/place-words.ts'
import type { StitchedTranscript, TimedSegment } from '#domain/audio/words/transcript.ts'
import { LEAST_PASSING_NUMBER, maskWords, PASSING_NUMBERS, settleNumbers } from '#domain/deidentify/mask/mask-words.ts'
import type { MaskedWord, WordMasking } from '#domain/deidentify/mask/mask-words.ts'
import type { HeardMasking, HeardText, TextTasks } from '#server/ports/text-work.ts'

/** The same name wears the same number in every group of a case: a digest under the case's key, too short to tell a name by. */
function maskingOf({ language, vertical, key, spared = [], known = [] }: HeardMasking): WordMasking {
  return {
    language,
    vertical,
    spared,
    known,
    numberOf: (name) => LEAST_PASSING_NUMBER + (createHmac('sha256', key).update(name).digest().readUInt32BE(0) % PASSING_NUMBERS),
  }
}

const isWhole = ({ from, to }: MaskedWord) => to === from + 1

/** A segment with the masked words that begin in it; none when all of it went into a name of the one before. */
function maskedSegment(segment: TimedSegment, offset: number, masked: readonly MaskedWord[]): TimedSegment[] {
  const placed = placeWords(segment, '')
  const own = masked.filter(({ from }) => from >= offset && from < offset + placed.length)
  if (own.length === 0) return []
  const last = placed.length - 1
  const words = own.map((word) => {
    const [first, end] = [placed[word.from - offset], placed[Math.min(word.to - offset - 1, last)]]
    const confidence = isWhole(word) ? first?.confidence : undefined
    return {
      text: word.text,
      startMs: first?.startMs ?? segment.startMs,
      endMs: end?.endMs ?? segment.endMs,
      ...(typeof confidence === 'number' && { confidence }),
    }
  })
  const { words: timed, confidences, ...rest } = segment
  return [{
    ...rest,
    text: words.map(({ text }) => text).join(' '),
    ...(timed && { words }),
    ...(confidences && { confidences: own.map((word) => (isWhole(word) ? (confidences[word.from - offset] ?? 0) : 1)) }),
  }]
}

/** Takes what was heard in one group; gives it as an anonymous case may keep it (spec 4: anonymised text). */
export function maskGroup({ heard, masking }: TextTasks['maskGroup']['input']): HeardText {
  const texts = heard.segments.map(({ text }) => text.split(/\s+/).filter(Boolean))
  const said = texts.flat()
  const masked = maskWords(said, maskingOf(masking))
  if (masked.every(({ text, from }) => text === said[from])) return heard
  let offset = 0
  const segments = heard.segments.flatMap((segment, index) => {
    const own = maskedSegment(segment, offset, masked)
    offset += texts[index]?.length ?? 0
    return own
  })
  return { ...heard, segments: keptSegments(segments), text: heard.text === '' ? '' : segments.map(({ text }) => text).join(' ') }
}

const keptSegments = (segments: readonly TimedSegment[]): HeardText['segments'] =>
  segments.map(({ words, ...segment }) => ({ ...segment, ...(words && { words: words.map((word) => ({ ...word })) }) }))

/** Which stretch each word of a stitched text stands in. */
function stretchesOf({ words, segments }: StitchedTranscript): number[] {
  let [start, stretch] = [0, 0]
  return words.map(({ text }) => {
    while (stretch + 1 < segments.length && start >= (segments[stretch]?.end ?? 0)) stretch++
    start += text.length + 1
    return stretch
  })
}

/**
 * Takes the whole recording, masked group by group; gives it masked once more, since a name may lie across two groups, with the numbers
 * settled. Words keep their places in the audio, stretches theirs in the text. `worn` are the other texts of the case.
 */
export function maskStitched(stitched: StitchedTranscript, masking: HeardMasking, worn: readonly string[]): StitchedTranscript {
  const stretches = stretchesOf(stitched)
  const masked = maskWords(stitched.words.map(({ text }) => text), maskingOf(masking))
  const texts = settleNumbers(masked.map(({ text }) => text).join(' '), worn).split(' ')
  const words: HeardWord[] = masked.map((word, at) => ({
    text: texts[at] ?? word.text,
    startMs: stitched.words[word.from]?.startMs ?? 0,
    endMs: stitched.words[word.to - 1]?.endMs ?? 0,
    confidence: isWhole(word) ? (stitched.words[word.from]?.confidence ?? null) : null,
  }))
  const segments = stitched.segments.map((segment) => ({ ...segment, start: -1, end: -1 }))
  let start = 0
  words.forEach(({ text }, at) => {
    const segment = segments[stretches[masked[at]?.from ?? 0] ?? 0]
    if (segment) {
      if (segment.start < 0) segment.start = start
      segment.end = start + text.length
    }
    start += text.length + 1
  })
  const text = texts.reduce((whole, word, at) => `${whole}${at === 0 ? '' : word === GAP_MARK || texts[at - 1] === GAP_MARK ? '\n' : ' '}${word}`, '')
  return { text, segments: segments.filter((segment) => segment.start >= 0), words }
}

/** The groups of a recording as one text; of nobody in particular, masked. */
export function stitch({ groups, missing, masking, worn = [] }: TextTasks['stitch']['input']): StitchedTranscript {
  const stitched = stitchTranscripts(groups, missing)
  return masking ? maskStitched(stitched, masking, worn) : stitched
}
