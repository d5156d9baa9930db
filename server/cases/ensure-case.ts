import type { Transaction } from '#server/database/connect.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import type { User } from '#server/http/user.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { CaseRow, RecordingRow } from './case-row.ts'
import type { CasePath } from './load-case.ts'
import { caseStore } from './store.ts'

/** `audioDays` is how long sound that the case is given stays. */
export type CaseMaker = { vault: Vault; anonymousHours: number; audioDays: number }
export type CaseOrigin = { user: User; vertical: Vertical; language: Language; createdFrom: string | null }

/**
 * Gives the case of this path, locked; makes it, its key and its temporary patient when the ids are new (contract: the case
 * saved or recorded first makes the patient). @throws case.not_found, patient.not_found for ids of somebody else
 */
export async function ensureCase(
  sql: Transaction,
  path: CasePath,
  { maker, origin }: { maker: CaseMaker; origin: CaseOrigin },
): Promise<{ row: CaseRow; isNew: boolean }> {
  const existing = await caseStore.lock(sql, { caseId: path.caseId, ownerId: origin.user.id })
  if (existing) {
    if (existing.patient_id !== path.patientId) throw new Refusal('case.not_found')
    return { row: existing, isNew: false }
  }
  const patient = { id: path.patientId, ownerId: origin.user.id, kind: origin.vertical === 'vet' ? 'animal' : 'human' } as const
  if (!(await caseStore.ensurePatient(sql, patient))) throw new Refusal('patient.not_found')
  const isNew = await caseStore.insert(sql, {
    id: path.caseId,
    ownerId: origin.user.id,
    patientId: path.patientId,
    vertical: origin.vertical,
    reportLanguage: origin.user.language ?? origin.language,
    createdFrom: origin.createdFrom,
    anonymousHours: maker.anonymousHours,
  })
  if (isNew) await maker.vault.create(sql, { id: path.caseId, ownerId: origin.user.id })
  const row = await caseStore.lock(sql, { caseId: path.caseId, ownerId: origin.user.id })
  // An id taken by somebody else, or an own case due for deletion whose row still stands.
  if (row?.patient_id !== path.patientId) throw new Refusal('case.not_found')
  return { row, isNew }
}

/** The same with its recordings. */
export async function ensureWhole(
  sql: Transaction,
  path: CasePath,
  making: { maker: CaseMaker; origin: CaseOrigin },
): Promise<{ row: CaseRow; isNew: boolean; recordings: RecordingRow[] }> {
  const made = await ensureCase(sql, path, making)
  return { ...made, recordings: await caseStore.recordingsOf(sql, { caseIds: [path.caseId], ownerId: making.origin.user.id }) }
}
