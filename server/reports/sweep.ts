import type { Sql } from '#server/database/connect.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import { reportStore } from './store.ts'

/**
 * Has every case that is said to be updating worked on: a job lost with a killed process costs seconds, not a report (REL-1, REL-15). A case waits for
 * its recordings first; the last of them to be transcribed wakes the writer.
 */
export async function sweepUnfinished(sql: Sql, jobs: Pick<JobQueue, 'remind'>): Promise<void> {
  const cases = await reportStore.unfinished(sql)
  await jobs.remind('transcribe-recording', cases.flatMap((row) => row.recording_ids.map((id) => ({ id, ownerId: row.owner_id }))))
  await jobs.remind('write-report', cases.filter((row) => row.recording_ids.length === 0).map((row) => ({ id: row.id, ownerId: row.owner_id })))
}
