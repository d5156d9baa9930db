import type { PatientDescriptor } from '#contract/patient.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Report } from '#contract/report.ts'
import { withoutQuestions } from '#domain/note/questions/without-questions.ts'
import type { CaseRow } from '#server/cases/case-row.ts'
import { openKeepers } from '#server/cases/descriptor/people-of-case.ts'
import { openDescriptor } from '#server/cases/descriptor/stored-descriptor.ts'
import { requireCase } from '#server/cases/load-case.ts'
import type { CasePath } from '#server/cases/load-case.ts'
import { presentCase } from '#server/cases/present-case.ts'
import { openSpared } from '#server/cases/spared-words.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Database } from '#server/database/connect.ts'
import type { SignedIn } from '#server/http/handler.ts'
import type { User } from '#server/http/user.ts'
import { knownPeople } from '#server/patients/known-people.ts'
import type { SourceText } from '#server/ports/source-text.ts'
import type { Vault } from '#server/vault/vault.ts'
import { collectSources } from './collect-sources.ts'

/** What a report of a case is written from. */
export type CaseTexts = { row: CaseRow; descriptor: PatientDescriptor | null; sources: SourceText[]; spared: string[]; known: string[] }
export type Material = CaseTexts & { current: Report }

type Wiring = { sql: Database; vault: Vault }

/** The texts of a case, whether or not it has a report. @throws case.not_found, case.empty, case.unreadable */
export async function loadTexts({ sql, vault }: Wiring, user: User, path: CasePath): Promise<CaseTexts> {
  const row = await requireCase(sql, path, user.id)
  const recordings = await caseStore.recordingsOf(sql, { caseIds: [row.id], ownerId: user.id })
  const sources = collectSources(row, recordings, vault)
  if (sources.length === 0) throw new Refusal('case.empty')
  const at = { vault, key: vault.keyOf(row), id: row.id }
  const known = await knownPeople({ sql, vault }, { patientId: row.patient_id, owner: user, keepers: openKeepers(at, row) })
  return { row, descriptor: openDescriptor(at, row), sources, spared: openSpared(at, row.spared_words_sealed), known }
}

/** The report as it stands and the texts it rests on. @throws case.not_found, report.none, report.unreadable, case.empty, case.unreadable */
export async function loadMaterial({ sql, vault }: Wiring, { user, language }: SignedIn, path: CasePath): Promise<Material> {
  const row = await requireCase(sql, path, user.id)
  const recordings = await caseStore.recordingsOf(sql, { caseIds: [row.id], ownerId: user.id })
  const { textReport } = presentCase(row, recordings, { vault, language })
  if (!textReport) throw new Refusal(row.report_sealed === null ? 'report.none' : 'report.unreadable')
  return { ...(await loadTexts({ sql, vault }, user, path)), current: withoutQuestions(textReport) }
}
