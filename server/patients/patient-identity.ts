import { PatientIdentity } from '#contract/patient.ts'
import type { Sql } from '#server/database/connect.ts'
import type { Vault } from '#server/vault/vault.ts'
import { patientStore } from './store.ts'
import type { PatientRow } from './store.ts'

/** Who the patient is, or nothing for a temporary one. The identity lies sealed under the patient's own key. */
export function openIdentity(row: Pick<PatientRow, 'id' | 'owner_id' | 'identity_sealed' | 'wrapped_key'>, vault: Vault): PatientIdentity | null {
  if (row.identity_sealed === null || row.wrapped_key === null) return null
  const key = vault.open({ id: row.id, ownerId: row.owner_id }, row.wrapped_key)
  return PatientIdentity.parse(JSON.parse(vault.openText(key, { id: row.id, field: 'identity' }, row.identity_sealed)))
}

/** What of an identity points at a person, and is masked wherever it stands: an animal's owner and chip as well. */
export const tellingParts = ({ name, ownerName, chipNumber }: PatientIdentity): string[] => [name, ownerName, chipNumber].flatMap((told) => told ?? [])

/** Who the patient of this id is, or nothing for a temporary or unknown one. */
export async function readIdentity(sql: Sql, vault: Vault, own: { id: string; ownerId: string }): Promise<PatientIdentity | null> {
  const row = await patientStore.find(sql, own)
  return row ? openIdentity(row, vault) : null
}
