import { Refusal } from '#contract/refusal.ts'
import type { RequestReport } from '#server/cases/save-case.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import { reportStore } from './store.ts'

/**
 * Marks a case as being written, in the caller's transaction; the answer wakes the workers once that has committed. Should the
 * process die between the two, the sweep finds the mark. @throws case.empty when nothing was said, typed or noted
 */
export function makeRequestReport(jobs: JobQueue): RequestReport {
  return async (sql, caseId, engine) => {
    const asked = await reportStore.request(sql, caseId, engine ?? null)
    if (!asked?.hasSource) throw new Refusal('case.empty')
    return () => wake(jobs, { caseId, ...asked })
  }
}

/** A case waits for its recordings first; the last of them to be transcribed wakes the writer. */
async function wake(jobs: JobQueue, { caseId, ownerId, recordingIds }: { caseId: string; ownerId: string; recordingIds: string[] }): Promise<void> {
  for (const id of recordingIds) await jobs.enqueue('transcribe-recording', id, ownerId)
  if (recordingIds.length === 0) await jobs.enqueue('write-report', caseId, ownerId)
}
