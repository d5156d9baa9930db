import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import type { TimedSegment, TimedWord } from '#domain/audio/words/transcript.ts'
import { confidenceOf, confidencePerWord } from '#domain/audio/words/word-confidence.ts'

// The shapes servers send are alike, not the same: words stand beside the segments or inside them, under `word` or
// `text`, sometimes as pieces of words; segments may be missing; numbers may be null. Unknown fields are let be.

const Seconds = z.number().finite().nullish()
const Word = z.object({ word: z.string().nullish(), text: z.string().nullish(), start: Seconds, end: Seconds, probability: z.number().nullish() })
const Segment = z.object({
  text: z.string().nullish(),
  start: Seconds,
  end: Seconds,
  avg_logprob: z.number().nullish(),
  no_speech_prob: z.number().nullish(),
  words: z.array(Word).nullish(),
})
const Answer = z.object({
  text: z.string().nullish(),
  segments: z.array(Segment).nullish(),
  words: z.array(Word).nullish(),
  logprobs: z.array(z.object({ token: z.string(), logprob: z.number() })).nullish().catch(undefined),
})
type Answer = z.infer<typeof Answer>

type Word = z.infer<typeof Word>
type Segment = z.infer<typeof Segment>

export type ReadAnswer = { segments: TimedSegment[]; isTimed: boolean }

const NO_SPEECH = 0.8

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new Refusal('speech.unavailable', { cause: new Error('the answer is not JSON', { cause }) })
  }
}

type TimedPiece = { text: string; startMs: number; endMs: number; logprob: number | undefined }

/** Pieces of words (" Hei", "sa", "nn") become words; a server that sends pieces marks each beginning with a space. */
function joinPieces(pieces: readonly TimedPiece[]): TimedWord[] {
  const arePieces = pieces.slice(1).some(({ text }) => text.startsWith(' '))
  const joined: TimedPiece[][] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (arePieces && last && !piece.text.startsWith(' ')) last.push(piece)
    else joined.push([piece])
  }
  return joined.map(wordOf).filter(({ text }) => text !== '')
}

function wordOf(pieces: readonly TimedPiece[]): TimedWord {
  const likely = pieces.flatMap(({ text, logprob }) => (logprob === undefined ? [] : [{ text, logprob }]))
  const confidence = confidenceOf(likely)
  return {
    text: pieces.map(({ text }) => text).join('').trim(),
    startMs: pieces[0]?.startMs ?? 0,
    endMs: Math.max(...pieces.map(({ endMs }) => endMs)),
    ...(confidence !== undefined && { confidence }),
  }
}

function readWords(words: readonly Word[] | null | undefined): TimedWord[] {
  const timed = (words ?? []).flatMap(({ word, text, start, end, probability }) => {
    const written = word ?? text
    if (written === null || written === undefined || typeof start !== 'number') return []
    return [
      {
        text: written,
        startMs: start * 1000,
        endMs: Math.max(start, end ?? start) * 1000,
        logprob: typeof probability === 'number' ? Math.log(Math.max(probability, Number.MIN_VALUE)) : undefined,
      },
    ]
  })
  return joinPieces(timed)
}

const withWords = (words: readonly TimedWord[]): Pick<TimedSegment, 'words'> => (words.length > 0 ? { words } : {})

function withConfidences(text: string, logprobs: Answer['logprobs']): Pick<TimedSegment, 'confidence' | 'confidences'> {
  const pieces = (logprobs ?? []).map(({ token, logprob }) => ({ text: token, logprob }))
  const confidence = confidenceOf(pieces)
  if (confidence === undefined) return {}
  const confidences = confidencePerWord(text, pieces)
  return confidences ? { confidence, confidences } : { confidence }
}

/** Words beside the segments belong to the segment in which their middle lies. */
function wordsWithin(words: readonly TimedWord[], startMs: number, endMs: number): TimedWord[] {
  return words.filter((word) => (word.startMs + word.endMs) / 2 >= startMs && (word.startMs + word.endMs) / 2 <= endMs)
}

function readSegment(segment: Segment, words: readonly TimedWord[], durationMs: number): TimedSegment {
  const startMs = Math.min(durationMs, Math.max(0, (segment.start ?? 0) * 1000))
  const endMs = Math.min(durationMs, Math.max(startMs, (segment.end ?? durationMs / 1000) * 1000))
  const own = readWords(segment.words)
  const confidence = typeof segment.avg_logprob === 'number' ? Math.min(1, Math.exp(segment.avg_logprob)) : undefined
  return {
    startMs,
    endMs,
    text: (segment.text ?? own.map(({ text }) => text).join(' ')).trim(),
    ...(confidence !== undefined && { confidence }),
    ...withWords(own.length > 0 ? own : wordsWithin(words, startMs, endMs)),
  }
}

/**
 * Takes the body of an OpenAI-compatible transcription answer and how long the audio was; gives its segments.
 * @throws speech.unavailable when the body is not such an answer
 */
export function readTranscription(body: string, durationMs: number): ReadAnswer {
  return readAnswer(readJson(body), durationMs)
}

/** The same for an answer that is no text any more. @throws speech.unavailable */
export function readAnswer(answer: unknown, durationMs: number): ReadAnswer {
  const parsed = Answer.safeParse(answer)
  if (!parsed.success) throw new Refusal('speech.unavailable', { cause: new Error('the answer has another shape') })
  const { text, segments, words } = parsed.data
  if (typeof text !== 'string' && !segments) {
    throw new Refusal('speech.unavailable', { cause: new Error('the answer holds no text') })
  }
  const heard = segments ?? []
  const isSilence = heard.length > 0 && heard.every(({ no_speech_prob: none }) => typeof none === 'number' && none > NO_SPEECH)
  if (isSilence) return { segments: [], isTimed: true }
  const timedWords = readWords(words)
  const read = heard.map((segment) => readSegment(segment, timedWords, durationMs)).filter((segment) => segment.text !== '')
  if (read.length > 0) return { segments: read, isTimed: true }
  const whole = (text ?? '').trim()
  if (whole === '') return { segments: [], isTimed: true }
  return {
    segments: [{ startMs: 0, endMs: durationMs, text: whole, ...withWords(timedWords), ...withConfidences(whole, parsed.data.logprobs) }],
    isTimed: timedWords.length > 0,
  }
}
