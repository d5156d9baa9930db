import { ageGroupOf } from '#domain/age-group.ts'

/** Takes the hour of a case; gives the clock of today and yesterday, and the day of what is older. */
export function caseClock(createdAt: string, { now, locale }: { now: number; locale: string }): string {
  const at = new Date(createdAt)
  const isRecent = ['today', 'yesterday'].includes(ageGroupOf(at, new Date(now)))
  return isRecent ? at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }) : at.toLocaleDateString(locale, { day: 'numeric', month: 'short' })
}
