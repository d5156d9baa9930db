import * as z from 'zod/mini'
import { Case } from './case.ts'

/**
 * Other words in the place of some that were said or typed. `heard` is what stands there now: a correction of a text that has
 * changed meanwhile is refused. Without a recording it is of the typed transcription.
 */
export type TranscriptCorrection = z.infer<typeof TranscriptCorrection>
export const TranscriptCorrection = z.object({
  revision: z.int().check(z.minimum(1)),
  recordingId: z.optional(z.uuid()),
  start: z.int().check(z.minimum(0)),
  heard: z.string().check(z.maxLength(20_000)),
  words: z.string().check(z.maxLength(20_000)),
})

/** A sentence of the report, or of another document of the case, that lost or gained what it rests on. */
export type SupportChange = z.infer<typeof SupportChange>
export const SupportChange = z.object({ blockId: z.string(), text: z.string(), kind: z.enum(['lost', 'gained']), documentId: z.optional(z.uuid()) })

/** The case with its evidence moved to where the words lie now, and what that means for its texts; no word of them is changed. */
export type CorrectedTranscript = z.infer<typeof CorrectedTranscript>
export const CorrectedTranscript = z.object({ case: Case, changes: z.array(SupportChange) })
