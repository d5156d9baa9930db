import type { Report } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { carryAnswers } from '#domain/note/questions/answer-question.ts'
import type { CallAudit } from '#server/access-log/access-log.ts'
import { lockCase } from '#server/cases/load-case.ts'
import type { CasePath } from '#server/cases/load-case.ts'
import { openQuestions, sealQuestions } from '#server/cases/questions/stored-questions.ts'
import { caseStore } from '#server/cases/store.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Vault } from '#server/vault/vault.ts'

export type OfferQuestions = { sql: Database; vault: Vault }
type Offer = { path: CasePath; ownerId: string; language: Language; audit: CallAudit }

/**
 * Takes a report that was written anew to be looked at; gives it with what was answered before, and with what is still asked. That is remembered
 * beside the case, its words and its revision untouched, and counts once this very text is saved.
 */
export async function offerQuestions({ sql, vault }: OfferQuestions, report: Report, { path, ownerId, language, audit }: Offer): Promise<Report> {
  // Only arranged otherwise, or written by an engine that asks nothing: what is asked stands.
  if (report.questions === undefined) return report
  return inTransaction(sql, audit, async (tx) => {
    const row = await lockCase(tx, path, ownerId)
    const at = { vault, key: vault.keyOf(row), id: row.id }
    const asked = openQuestions(at, row.questions_sealed)
    const { report: text, open, answered } = carryAnswers(report, asked?.answered ?? [], language)
    const offered = { generatedAt: report.generatedAt, open, answered }
    await caseStore.saveQuestions(tx, { caseId: row.id, ownerId }, sealQuestions(at, { open: [], answered: [], ...asked, offered }))
    return { ...text, questions: open }
  })
}
