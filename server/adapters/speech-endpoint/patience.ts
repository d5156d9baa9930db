import type { Patience } from '../endpoint/patience.ts'

/** How long and how often an engine is tried for one piece of audio. */
export type SpeechPatience = Patience & {
  attemptMs: (durationMs: number) => number
  deadlineMs: (durationMs: number) => number
}

/** Engines run faster than speech or a little slower on a small machine; half a minute covers a cold start. */
export const USUAL_PATIENCE: SpeechPatience = {
  attempts: 4,
  firstPauseMs: 1000,
  longestPauseMs: 30_000,
  attemptMs: (durationMs) => 30_000 + 2 * durationMs,
  deadlineMs: (durationMs) => 120_000 + 3 * durationMs,
}
