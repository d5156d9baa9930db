import type { AnonymousCase, PatientListItem } from '#contract/patient.ts'

const MOST_ENTRIES = 3
/** Until then nobody is back at work. */
const MORNING_HOUR = 7

export type Entry = { kind: 'case'; of: AnonymousCase } | { kind: 'patient'; of: PatientListItem }

/** Takes both lists of the sidebar; gives what was worked on last, newest first. */
export function lastEntries(cases: readonly AnonymousCase[], patients: readonly PatientListItem[]): Entry[] {
  const entries: Entry[] = [...cases.map((of): Entry => ({ kind: 'case', of })), ...patients.map((of): Entry => ({ kind: 'patient', of }))]
  return entries.toSorted((one, other) => other.of.lastUpdated.localeCompare(one.of.lastUpdated)).slice(0, MOST_ENTRIES)
}

/** Takes the cases as they were when loaded; gives how many wait for an engine, and how many are gone when work begins tomorrow. */
export function countsOfToday(
  cases: readonly AnonymousCase[],
  { now, loadedAtMs }: { now: number; loadedAtMs: number },
): { waiting: number; deletedTonight: number } {
  const morning = new Date(now)
  if (morning.getHours() >= MORNING_HOUR) morning.setDate(morning.getDate() + 1)
  morning.setHours(MORNING_HOUR, 0, 0, 0)
  return {
    waiting: cases.filter(({ progress }) => progress === 'waiting').length,
    deletedTonight: cases.filter(({ timeRemaining }) => timeRemaining !== null && loadedAtMs + timeRemaining * 1000 < morning.getTime()).length,
  }
}
