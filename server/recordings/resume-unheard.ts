import type { RequestReport } from '#server/cases/save-case.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Transcriber } from '#server/ports/transcriber.ts'
import { recordingStore } from './store.ts'

export type ResumeUnheard = { sql: Database; transcriber: Pick<Transcriber, 'openness'>; requestReport: RequestReport }

/** A recording that fails so often while its engine answers others is left to the person who made it. */
const MOST_RESUMES = 3

/**
 * Recordings that the speech engine did not answer for are sent again by themselves once it may be back: one to try it, the rest when that
 * one was answered (REL-14).
 */
export async function resumeUnheard({ sql, transcriber, requestReport }: ResumeUnheard): Promise<void> {
  const openness = transcriber.openness?.() ?? 'none'
  if (openness === 'none') return
  const unheard = await recordingStore.unheard(sql, MOST_RESUMES)
  for (const row of openness === 'one' ? unheard.slice(0, 1) : unheard) {
    const wake = await inTransaction(sql, ALONE, async (tx) => {
      // Trying an engine that was down says nothing of the recording itself.
      await recordingStore.goOn(tx, row.id, row.resumes + (openness === 'all' ? 1 : 0))
      return requestReport(tx, row.case_id)
    })
    await wake()
  }
}
