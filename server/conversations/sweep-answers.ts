import type { Sql } from '#server/database/connect.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import { messageStore } from './messages/store.ts'

/** Has every answer that nobody is at taken up again: one lost with a killed process costs seconds. */
export async function sweepAnswers(sql: Sql, jobs: Pick<JobQueue, 'remind'>): Promise<void> {
  await jobs.remind('answer-question', (await messageStore.waiting(sql)).map(({ id, owner_id: ownerId }) => ({ id, ownerId })))
}
