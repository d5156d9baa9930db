/** Groups of a list by age, newest first (spec 9). */
export const AGE_GROUPS = ['today', 'yesterday', 'last7Days', 'last30Days', 'older'] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]

const DAY_MS = 86_400_000

/** Takes two moments; gives the group the first belongs to when seen from the second, by calendar days where the reader is. */
export function ageGroupOf(moment: Date, now: Date): AgeGroup {
  const days = calendarDay(now) - calendarDay(moment)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days <= 7) return 'last7Days'
  return days <= 30 ? 'last30Days' : 'older'
}

/** Takes a list and how to date its entries; gives the groups that have any, each in the order of the list. */
export function groupByAge<Entry>(entries: readonly Entry[], dateOf: (entry: Entry) => Date, now: Date): { group: AgeGroup; entries: Entry[] }[] {
  const groups = AGE_GROUPS.map((group) => ({ group, entries: entries.filter((entry) => ageGroupOf(dateOf(entry), now) === group) }))
  return groups.filter(({ entries: members }) => members.length > 0)
}

/** Days are counted by the local calendar: a day with a clock change is still one day. */
function calendarDay(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS)
}
