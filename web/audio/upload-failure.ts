import { Refusal } from '#contract/refusal.ts'

/** Why an upload waits. None of these loses anything: the audio stays on this device until the server has it. */
export type WaitingReason = 'network' | 'server' | 'signIn'

/** What to do after a failed upload: try again by itself, or stop and tell the user. */
export type UploadVerdict =
  | { readonly kind: 'retry'; readonly reason: WaitingReason; readonly atLeastMs: number }
  | { readonly kind: 'halt'; readonly refusal: Refusal }

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 429, 500, 503, 507])

/** Takes what an upload threw; anything but a refusal means that the server was not reached. */
export function judgeUploadFailure(error: unknown): UploadVerdict {
  if (!(error instanceof Refusal)) return { kind: 'retry', reason: 'network', atLeastMs: 0 }
  // Passes too, but at midnight: that is for a person to know now, not for the page to wait for.
  if (error.code === 'recording.quota_reached') return { kind: 'halt', refusal: error }
  const atLeastMs = (error.retryAfterSeconds ?? 0) * 1000
  if (error.status === 401) return { kind: 'retry', reason: 'signIn', atLeastMs }
  if (PASSING_STATUSES.has(error.status)) return { kind: 'retry', reason: 'server', atLeastMs }
  return { kind: 'halt', refusal: error }
}

/**
 * Takes the number of failures in a row and a number between 0 and 1; gives how long to pause: doubling up to half a
 * minute, spread by half so that a clinic's browsers do not all return in the same second, never before Retry-After.
 */
export function pauseBeforeRetry(failures: number, spread: number, atLeastMs: number): number {
  const doubled = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1))
  return Math.max(atLeastMs, doubled * (0.5 + spread / 2))
}
