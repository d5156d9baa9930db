import { Language } from '#contract/vertical.ts'
import type { RequestReport } from '#server/cases/save-case.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Transcriber } from '#server/ports/transcriber.ts'
import { recordingStore } from './store.ts'

/** Recordings kept for want of an engine go on by themselves once one can serve their language (design, "Speech"). */
export async function resumeWaiting({
  sql,
  transcriber,
  requestReport,
}: {
  sql: Database
  transcriber: Transcriber
  requestReport: RequestReport
}): Promise<void> {
  const waiting = await recordingStore.waiting(sql)
  for (const language of new Set(waiting.map((row) => row.language))) {
    const { status } = await transcriber.readiness(Language.parse(language))
    if (status !== 'ready') continue
    for (const row of waiting.filter((one) => one.language === language)) {
      const wake = await inTransaction(sql, ALONE, async (tx) => {
        await recordingStore.reopen(tx, row.id)
        return requestReport(tx, row.case_id)
      })
      await wake()
    }
  }
}
