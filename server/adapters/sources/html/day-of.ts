import { z } from 'zod'

const Day = z.iso.date()

/** Takes a moment as a source writes it (`2024-01-09T14:47`, without a zone); gives its day as it stands there, null where there is none. */
export function dayOf(moment: string): string | null {
  const day = Day.safeParse(moment.trim().slice(0, 10))
  return day.success ? day.data : null
}
