import type { Case } from '#contract/case.ts'
import type { ErrorCode } from '#contract/error-code.ts'

/**
 * What the report page shows of a case.
 * listening  recordings are being turned into text
 * writing    the report is being written
 * waiting    a recording is safe, and no engine can hear it yet
 * failed     nothing came of it, or not all; a report written before may still stand
 * ready      a report stands
 */
export type CaseStage = { kind: 'listening' } | { kind: 'writing' } | { kind: 'ready' } | CaseTrouble

export type CaseTrouble = { kind: 'waiting' | 'failed'; code: ErrorCode | undefined; message: string | undefined }

/** Takes a case; gives the stage it is in (spec 4: a case that is not successful, or has no report and none coming, has failed). */
export function stageOf({ isUpdating, isSuccess, textReport, failure, audioRecordings }: Case): CaseStage {
  const unheard = audioRecordings.find((recording) => recording.failure?.code === 'speech.waiting_for_engine')?.failure
  const waiting = failure?.code === 'speech.waiting_for_engine' ? failure : unheard
  if (waiting && textReport === null) return { kind: 'waiting', ...waiting }
  if (isUpdating) return { kind: audioRecordings.some(({ status }) => status === 'processing') ? 'listening' : 'writing' }
  if (failure || !isSuccess || textReport === null) return { kind: 'failed', code: failure?.code, message: failure?.message }
  return { kind: 'ready' }
}

/** The case a page opens with: the newest, unless another was asked for. */
export function chosenCase(cases: readonly Case[], wanted: string | undefined): Case | undefined {
  const newest = cases.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
  return cases.find(({ id }) => id === wanted) ?? newest
}
