import type { AccessEntry } from '#contract/access-log.ts'

/** Lines that say the same one after the other, shown as one: fourteen saves of one case are one stretch of work. */
export type AccessGroup = { entry: AccessEntry; count: number; first: Date; last: Date }
export type AccessDay = { day: Date; when: 'today' | 'yesterday' | 'earlier'; groups: AccessGroup[] }

const sayOf = ({ actor, role, action, patientId, caseId, recordingId, result, code }: AccessEntry): string =>
  // One's own part may change meanwhile; another's tells one stranger from the next.
  [actor, actor === 'other' ? role : '', action, patientId, caseId, recordingId, result, code].join(' ')

/** Opening a case asks for its patient and for itself: one press, and one visit to whoever reads the log. */
function isOneVisit(one: AccessEntry, other: AccessEntry): boolean {
  const isOpening = ({ actor, action, result, recordingId }: AccessEntry) => actor === 'self' && action === 'read' && result === 'done' && recordingId === null
  return isOpening(one) && isOpening(other) && one.patientId !== null && one.patientId === other.patientId && (one.caseId === null || other.caseId === null)
}

/** Midnight of a day in the reader's own time zone, so many days off. */
const dayOf = (at: Date, days = 0): Date => new Date(at.getFullYear(), at.getMonth(), at.getDate() + days)

function whenOf(day: Date, now: Date): AccessDay['when'] {
  if (day.getTime() === dayOf(now).getTime()) return 'today'
  return day.getTime() === dayOf(now, -1).getTime() ? 'yesterday' : 'earlier'
}

/** Takes lines, newest first; gives them by day, with repetitions gathered. */
export function groupAccesses(entries: readonly AccessEntry[], now: Date): AccessDay[] {
  const days: AccessDay[] = []
  for (const entry of entries) {
    const [first, last] = [new Date(entry.span?.since ?? entry.at), new Date(entry.at)]
    const day = dayOf(last)
    if (days.at(-1)?.day.getTime() !== day.getTime()) days.push({ day, when: whenOf(day, now), groups: [] })
    const groups = days.at(-1)?.groups ?? []
    const before = groups.at(-1)
    if (before && sayOf(before.entry) === sayOf(entry)) {
      before.count += 1
      if (first < before.first) before.first = first
    } else if (before && isOneVisit(before.entry, entry)) {
      before.first = first
      if (before.entry.caseId === null) before.entry = entry
    } else groups.push({ entry, count: 1, first, last })
  }
  return days
}
