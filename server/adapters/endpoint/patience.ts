/** How often an endpoint is tried, and how long it is left alone between. */
export type Patience = {
  attempts: number
  /** The pause before the second attempt; it doubles, and each is drawn between half and the whole of it. */
  firstPauseMs: number
  longestPauseMs: number
}

/** Takes a Retry-After header (seconds or a date); gives how long the server asks to be left alone. */
export function readRetryAfter(header: string | null | undefined, now: number): number | undefined {
  if (header === null || header === undefined || header.trim() === '') return undefined
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/** How long to pause before the next attempt (numbered from 2). */
export function pauseBefore(attempt: number, patience: Patience, random: () => number): number {
  const whole = Math.min(patience.longestPauseMs, patience.firstPauseMs * 2 ** (attempt - 2))
  return whole / 2 + (random() * whole) / 2
}
