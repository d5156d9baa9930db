import * as z from 'zod/mini'
import { ErrorCode } from './error-code.ts'

/** Why a case or recording could not be finished: a stable code and a sentence in the caller's language. */
export type Failure = z.infer<typeof Failure>
export const Failure = z.object({
  code: ErrorCode,
  message: z.string(),
})

export type RecordingStatus = z.infer<typeof RecordingStatus>
export const RecordingStatus = z.enum(['processing', 'Done', 'Error'])

/** One recording of a case. `segments` places stretches of the transcription in the audio. */
export type Recording = z.infer<typeof Recording>
export const Recording = z.object({
  id: z.uuid(),
  dateTime: z.iso.datetime(),
  status: RecordingStatus,
  transcription: z.nullable(z.string()),
  failure: z.nullable(Failure),
  durationMs: z.nullable(z.int()),
  hasAudio: z.boolean(),
  /** Parts that never arrived when the user finished without them (REL-7). */
  missingParts: z.array(z.int()),
  /** When in the recording nobody knows what was said, for want of those parts; exact once the parts around them have been heard. */
  missingStretches: z.array(z.object({ startMs: z.int(), endMs: z.int() })),
})

/** One word as it was heard; `confidence` is 0 to 1, null where the engine says nothing about it. */
export type HeardWord = z.infer<typeof HeardWord>
export const HeardWord = z.object({ text: z.string(), startMs: z.int(), endMs: z.int(), confidence: z.nullable(z.number().check(z.minimum(0), z.maximum(1))) })

/** Whether speech of a language can be turned into text here now. `no_engine`: nothing configured; `no_model`: no model for the language. */
export type SpeechStatus = z.infer<typeof SpeechStatus>
export const SpeechStatus = z.enum(['ready', 'downloading', 'no_model', 'unreachable', 'no_engine'])

/** What has been heard of a recording so far, each word once; `isComplete` when nothing more will come, `speech` tells whether more can. */
export type RecordingTranscript = z.infer<typeof RecordingTranscript>
export const RecordingTranscript = z.object({
  recordingId: z.uuid(),
  status: RecordingStatus,
  isComplete: z.boolean(),
  speech: SpeechStatus,
  groupsHeard: z.int(),
  words: z.array(HeardWord),
  text: z.string(),
})

/** The server's word that a chunk lies durable on disk. */
export type ChunkReceipt = z.infer<typeof ChunkReceipt>
export const ChunkReceipt = z.object({
  recordingId: z.uuid(),
  index: z.int(),
  bytes: z.int(),
  sha256: z.string(),
})

export const UPLOAD_EXTENSIONS = ['.m4a', '.mp3', '.webm', '.mp4', '.mpga', '.wav', '.mpeg'] as const
