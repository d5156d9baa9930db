import { ownWords } from '#domain/answers/own-words.ts'
import type { CaseRow } from '#server/cases/case-row.ts'
import { openKeepers } from '#server/cases/descriptor/people-of-case.ts'
import { openField, readStoredReport } from '#server/cases/present-case.ts'
import { readStored } from '#server/cases/read-stored.ts'
import { openSpared } from '#server/cases/spared-words.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Sql } from '#server/database/connect.ts'
import { knownPeople } from '#server/patients/known-people.ts'
import type { KnownOwner } from '#server/patients/known-people.ts'
import type { CaseText } from '#server/ports/text-work.ts'
import { collectSources } from '#server/reports/collect-sources.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'

export type CaseTexts = { sources: CaseText[]; spared: string[]; known: string[] }

/** What stands in the report and was neither said nor noted; nothing where the report cannot be read. */
function reportTexts(at: { vault: Vault; key: DataKey; id: string }, row: Pick<CaseRow, 'report_sealed'>): CaseText[] {
  const report = readStored(() => readStoredReport(openField(at, 'report', row.report_sealed)))
  const text = report ? ownWords(report) : ''
  return text === '' ? [] : [{ kind: 'report', text }]
}

/** The texts of one case of this owner, what the clinician wrote into its report among them, and by what they are masked; undefined when it is gone. */
export async function loadCaseTexts(
  { sql, vault }: { sql: Sql; vault: Vault },
  { caseId, owner }: { caseId: string; owner: KnownOwner },
): Promise<CaseTexts | undefined> {
  const row = await caseStore.find(sql, { caseId, ownerId: owner.id })
  if (!row) return undefined
  const at = { vault, key: vault.keyOf(row), id: row.id }
  const [recordings, known] = await Promise.all([
    caseStore.recordingsOf(sql, { caseIds: [caseId], ownerId: owner.id }),
    knownPeople({ sql, vault }, { patientId: row.patient_id, owner, keepers: openKeepers(at, row) }),
  ])
  return { sources: [...collectSources(row, recordings, vault), ...reportTexts(at, row)], spared: openSpared(at, row.spared_words_sealed), known }
}
