const MINUTE_MS = 60_000

/** Takes a duration; gives it as mm:ss, minutes going on past an hour (spec 2). */
export function clockText(durationMs: number): string {
  const minutes = Math.floor(durationMs / MINUTE_MS)
  const seconds = Math.floor((durationMs % MINUTE_MS) / 1000)
  return `${String(minutes).padStart(2, '0')}:${String(seconds).padStart(2, '0')}`
}
