import { z } from 'zod'
import type { ErrorCode } from './error-code.ts'
import { isErrorCode } from './error-code.ts'

/** Why a case or recording could not be finished: a stable code and a sentence in the caller's language. */
export type Failure = z.infer<typeof Failure>
export const Failure = z.object({
  code: z.string().refine((code): code is ErrorCode => isErrorCode(code)),
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
  transcription: z.string().nullable(),
  failure: Failure.nullable(),
  durationMs: z.int().nullable(),
  hasAudio: z.boolean(),
  /** True when stretches were left out because the user finished without parts that never arrived (REL-7). */
  missingParts: z.array(z.int()),
})

/** The server's word that a chunk lies durable on disk. */
export type ChunkReceipt = z.infer<typeof ChunkReceipt>
export const ChunkReceipt = z.object({
  recordingId: z.uuid(),
  index: z.int(),
  bytes: z.int(),
  sha256: z.string(),
})

/** Chunks are numbered from 1; the bound is a day of recording. */
export const ChunkIndex = z.coerce.number().int().min(1).max(4_000)

export const UPLOAD_EXTENSIONS = ['.m4a', '.mp3', '.webm', '.mp4', '.mpga', '.wav', '.mpeg'] as const
