import type { PatientDescriptor } from '#contract/patient.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Report } from '#contract/report.ts'
import { withoutQuestions } from '#domain/report/questions/without-questions.ts'
import type { CaseRow } from '#server/cases/case-row.ts'
import { openKeepers } from '#server/cases/descriptor/people-of-case.ts'
import { requireCase } from '#server/cases/load-case.ts'
import type { CasePath } from '#server/cases/load-case.ts'
import { presentCase } from '#server/cases/present-case.ts'
import { openSpared } from '#server/cases/spared-words.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Database } from '#server/database/connect.ts'
import type { SignedIn } from '#server/http/handler.ts'
import { knownPeople } from '#server/patients/known-people.ts'
import type { SourceText } from '#server/ports/source-text.ts'
import type { Vault } from '#server/vault/vault.ts'
import { collectSources } from './collect-sources.ts'

export type Material = { row: CaseRow; current: Report; descriptor: PatientDescriptor | null; sources: SourceText[]; spared: string[]; known: string[] }

/** The report as it stands and the texts it rests on. @throws case.not_found, report.none, report.unreadable, case.empty, case.unreadable */
export async function loadMaterial({ sql, vault }: { sql: Database; vault: Vault }, { user, language }: SignedIn, path: CasePath): Promise<Material> {
  const row = await requireCase(sql, path, user.id)
  const recordings = await caseStore.recordingsOf(sql, { caseIds: [row.id], ownerId: user.id })
  const { textReport, descriptor } = presentCase(row, recordings, { vault, language })
  if (!textReport) throw new Refusal(row.report_sealed === null ? 'report.none' : 'report.unreadable')
  const current = withoutQuestions(textReport)
  const sources = collectSources(row, recordings, vault)
  if (sources.length === 0) throw new Refusal('case.empty')
  const at = { vault, key: vault.open(row.id, row.wrapped_key), id: row.id }
  const spared = openSpared(at, row.spared_words_sealed)
  const known = await knownPeople({ sql, vault }, { patientId: row.patient_id, owner: user, keepers: openKeepers(at, row) })
  return { row, current, descriptor, sources, spared, known }
}
