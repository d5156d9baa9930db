import * as z from 'zod/mini'
import type { RecordingIds } from '#web/audio/kept-recording.ts'

const Id = z.uuid()

export type RecordingTarget = {
  readonly ids: RecordingIds
  /** True when the recording goes into a case that is there already. */
  readonly isAddition: boolean
  /** The named patient that was chosen for a new recording. */
  readonly pickedId: string | undefined
  /** True when the address names only one of case and patient, or names it wrongly (spec 2). */
  readonly isIncomplete: boolean
}

/** Takes what the address says of case and patient; gives where the recording goes, with new ids for what is missing. */
export function recordingTarget(search: { c?: unknown; p?: unknown; for?: unknown }, makeId: () => string): RecordingTarget {
  const caseId = Id.safeParse(search.c).data
  const patientId = Id.safeParse(search.p).data
  const pickedId = search.c === undefined && search.p === undefined ? Id.safeParse(search.for).data : undefined
  const isNamed = search.c !== undefined || search.p !== undefined
  const isAddition = caseId !== undefined && patientId !== undefined
  return {
    ids: { recordingId: makeId(), caseId: caseId ?? makeId(), patientId: patientId ?? pickedId ?? makeId() },
    isAddition,
    pickedId,
    isIncomplete: isNamed && !isAddition,
  }
}
