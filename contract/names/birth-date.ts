const EARLIEST = '1850-01-01'
const DAY_MS = 86_400_000

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Takes a day in ISO; true where somebody who is written about today may have been born on it. Where the sun is up already, today is a day further on. */
export const mayBeBirthDate = (iso: string, nowMs = Date.now()): boolean => iso >= EARLIEST && iso <= dayOf(nowMs + DAY_MS)
