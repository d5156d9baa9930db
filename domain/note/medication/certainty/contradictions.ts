import type { MedicationStatus } from '#domain/note/medication/mention/told.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import type { Candidate } from './candidates.ts'
import type { Chances } from './outcomes.ts'

/** Beyond this likelihood what was said last is taken for what holds. */
const PLAIN = 0.85

/** Said of it in the plan by whoever treats. */
function toldInPlan({ heard }: Candidate): Set<string> {
  return new Set(
    heard.flatMap(({ told, whole }) =>
      told !== undefined && told !== 'foreign' && told.isExplicit && whole.phase === 'plan' && isClinicianVoice(whole) ? [told.status] : [],
    ),
  )
}

/** Whether a line would say of a medicine what the plan speaks against: in use and to be stopped, or stopped and ordered. */
export function contradictsPlan(candidate: Candidate, status: MedicationStatus, chances: Chances): boolean {
  if (status === 'allergy') return false
  const told = toldInPlan(candidate)
  if (status === 'stopped') return (told.has('started') || told.has('continued') || told.has('raised')) && chances.stopped < PLAIN
  return told.has('stopped') && chances.continued + chances.started < PLAIN
}
