import type { Transaction } from '#server/database/connect.ts'
import type { PatientChange } from '#contract/patient.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Vertical } from '#contract/vertical.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Vault } from '#server/vault/vault.ts'
import { patientStore } from './store.ts'

/**
 * Gives a patient a name, making patient and key when they are new. @throws patient.not_found for somebody else's id; edition.mismatch for a person
 * with a chip, an owner or a species
 */
export async function namePatient(
  sql: Transaction,
  { id, ownerId, vertical }: { id: string; ownerId: string; vertical: Vertical },
  { change, vault }: { change: PatientChange; vault: Vault },
): Promise<void> {
  const isOwn = await caseStore.ensurePatient(sql, { id, ownerId, kind: vertical === 'vet' ? 'animal' : 'human' })
  const row = isOwn ? await patientStore.find(sql, { id, ownerId }) : undefined
  if (!row) throw new Refusal('patient.not_found')
  if (row.kind === 'human' && (change.species ?? change.ownerName ?? change.chipNumber ?? null) !== null) throw new Refusal('edition.mismatch')
  const key = row.wrapped_key === null ? await vault.create(sql, { id, ownerId }) : vault.open({ id, ownerId }, row.wrapped_key)
  await patientStore.name(sql, { id, ownerId }, vault.sealText(key, { id, field: 'identity' }, JSON.stringify(change)))
}
