import type { Sql } from '#server/database/connect.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import { messageStore } from './message-store.ts'

/** Has every answer that nobody is at taken up again: one lost with a killed process costs seconds. */
export async function sweepAnswers(sql: Sql, jobs: Pick<JobQueue, 'enqueue'>): Promise<void> {
  for (const { id, owner_id: ownerId } of await messageStore.waiting(sql)) await jobs.enqueue('answer-question', id, ownerId)
}
