import { openKeepers } from '#server/cases/descriptor/people-of-case.ts'
import { openSpared } from '#server/cases/spared-words.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Sql } from '#server/database/connect.ts'
import { knownPeople } from '#server/patients/known-people.ts'
import type { KnownOwner } from '#server/patients/known-people.ts'
import type { SourceText } from '#server/ports/source-text.ts'
import { collectSources } from '#server/reports/collect-sources.ts'
import type { Vault } from '#server/vault/vault.ts'

export type CaseTexts = { sources: SourceText[]; spared: string[]; known: string[] }

/** The texts of one case of this owner, and by what they are masked; undefined when it is gone. */
export async function loadCaseTexts({ sql, vault }: { sql: Sql; vault: Vault }, { caseId, owner }: { caseId: string; owner: KnownOwner }): Promise<CaseTexts | undefined> {
  const row = await caseStore.find(sql, { caseId, ownerId: owner.id })
  if (!row) return undefined
  const at = { vault, key: vault.open(row.id, row.wrapped_key), id: row.id }
  const [recordings, known] = await Promise.all([
    caseStore.recordingsOf(sql, { caseIds: [caseId], ownerId: owner.id }),
    knownPeople({ sql, vault }, { patientId: row.patient_id, owner, keepers: openKeepers(at, row) }),
  ])
  return { sources: collectSources(row, recordings, vault), spared: openSpared(at, row.spared_words_sealed), known }
}
