import type { Sql } from '#server/database/connect.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import { wake } from './request-report.ts'
import { reportStore } from './store.ts'

/** Wakes the workers of every case said to be updating: a job lost with a killed process costs seconds, not a report (REL-1, REL-15). */
export async function sweepUnfinished(sql: Sql, jobs: JobQueue): Promise<void> {
  for (const row of await reportStore.unfinished(sql)) await wake(jobs, { caseId: row.id, ownerId: row.owner_id, recordingIds: row.recording_ids })
}
