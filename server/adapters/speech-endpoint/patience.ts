/** How long and how often an engine is tried for one piece of audio. */
export type Patience = {
  attempts: number
  /** The pause before the second attempt; it doubles, and each is drawn between half and the whole of it. */
  firstPauseMs: number
  longestPauseMs: number
  attemptMs: (durationMs: number) => number
  deadlineMs: (durationMs: number) => number
}

/** Engines run faster than speech or a little slower on a small machine; half a minute covers a cold start. */
export const USUAL_PATIENCE: Patience = {
  attempts: 4,
  firstPauseMs: 1000,
  longestPauseMs: 30_000,
  attemptMs: (durationMs) => 30_000 + 2 * durationMs,
  deadlineMs: (durationMs) => 120_000 + 3 * durationMs,
}

export type Waiting = {
  now: () => number
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  random: () => number
}

export const REAL_WAITING: Waiting = {
  now: Date.now,
  random: Math.random,
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer)
        reject(signal.reason)
      }
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop)
        resolve()
      }, ms)
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
    }),
}

/** Takes a Retry-After header (seconds or a date); gives how long the server asks to be left alone. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/** How long to pause before the next attempt (numbered from 2). */
export function pauseBefore(attempt: number, patience: Patience, random: () => number): number {
  const whole = Math.min(patience.longestPauseMs, patience.firstPauseMs * 2 ** (attempt - 2))
  return whole / 2 + (random() * whole) / 2
}
