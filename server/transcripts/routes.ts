import type { Handlers } from '#server/http/handler.ts'
import { correctTranscript } from './correct-transcript.ts'
import type { CorrectTranscript } from './correct-transcript.ts'

/** The calls on what was said: its correction. */
export function transcriptRoutes(wiring: CorrectTranscript): Handlers<'correctTranscript'> {
  return { correctTranscript: (call) => correctTranscript(wiring, call) }
}
