import type { Sql, Transaction } from '#server/database/connect.ts'
import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#contract/vertical.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { CaseRow, RecordingRow } from './case-row.ts'
import { presentCase } from './present-case.ts'
import { caseStore } from './store.ts'

/** A case as named in a path: the patient's id must fit too. */
export type CasePath = { patientId: string; caseId: string }

/** Takes the path and its user; gives the row. @throws case.not_found also for somebody else's (contract: never 403) */
export async function requireCase(sql: Sql, path: CasePath, ownerId: string): Promise<CaseRow> {
  const row = await caseStore.find(sql, { caseId: path.caseId, ownerId })
  if (row?.patient_id !== path.patientId) throw new Refusal('case.not_found')
  return row
}

/** The same, held against other writers until the transaction ends. @throws case.not_found */
export async function lockCase(sql: Transaction, path: CasePath, ownerId: string): Promise<CaseRow> {
  const row = await caseStore.lock(sql, { caseId: path.caseId, ownerId })
  if (row?.patient_id !== path.patientId) throw new Refusal('case.not_found')
  return row
}

/** The same with its recordings, asked for together: they are read once the case is held. @throws case.not_found */
export async function lockWhole(sql: Transaction, path: CasePath, ownerId: string): Promise<{ row: CaseRow; recordings: RecordingRow[] }> {
  const [row, recordings] = await Promise.all([lockCase(sql, path, ownerId), caseStore.recordingsOf(sql, { caseIds: [path.caseId], ownerId })])
  return { row, recordings }
}

export type Reading = { vault: Vault; language: Language }

/** Takes a path; gives the case as it is now, with its recordings. @throws case.not_found */
export async function readCase(sql: Sql, path: CasePath, { ownerId, ...reading }: Reading & { ownerId: string }): Promise<Case> {
  const row = await requireCase(sql, path, ownerId)
  return presentCase(row, await caseStore.recordingsOf(sql, { caseIds: [row.id], ownerId }), reading)
}
