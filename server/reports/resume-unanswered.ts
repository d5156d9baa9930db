import { LlmProvider } from '#contract/profile.ts'
import type { RequestReport } from '#server/cases/save-case.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { reportStore } from './store.ts'
import type { WriteReport } from './write-report.ts'

export type ResumeUnanswered = { sql: Database; writerFor: WriteReport['writerFor']; requestReport: RequestReport }

/** A report that fails so often while its model answers others is left to its reader. */
const MOST_RESUMES = 3

/**
 * Reports that no model answered for are asked for again by themselves once it may be back: one to try it, the rest when that one was
 * answered (REL-14). The built-in engine takes none of them over: nobody asked it to.
 */
export async function resumeUnanswered({ sql, writerFor, requestReport }: ResumeUnanswered): Promise<void> {
  const tried = new Set<string>()
  for (const row of await reportStore.unanswered(sql, MOST_RESUMES)) {
    const openness = writerFor({ provider: LlmProvider.parse(row.llm_provider), userId: row.owner_id }).openness?.() ?? 'none'
    if (openness === 'none' || (openness === 'one' && tried.has(row.llm_provider))) continue
    tried.add(row.llm_provider)
    const wake = await inTransaction(sql, ALONE, async (tx) => {
      const woken = await requestReport(tx, row.id)
      // Trying an endpoint that was down says nothing of the case itself.
      await reportStore.setResumes(tx, row.id, row.report_resumes + (openness === 'all' ? 1 : 0))
      return woken
    })
    await wake()
  }
}
