import { MOST_LISTED_PATIENTS } from '#contract/patient.ts'
import type { Sql, Transaction } from '#server/database/connect.ts'
import { tombstoneStore } from '#server/tombstones/store.ts'
import { keyStore } from '#server/vault/store.ts'

type Via = Sql

export type PatientRow = {
  id: string
  /** Who asks for the row. */
  owner_id: string
  kind: 'human' | 'animal'
  is_temporary: boolean
  identity_sealed: Uint8Array | null
  wrapped_key: Uint8Array | null
  updated_at: Date
}

type Own = { id: string; ownerId: string }

/** Tables: patient. */
export const patientStore = {
  async find(sql: Via, { id, ownerId }: Own): Promise<PatientRow | undefined> {
    const [row] = await sql<PatientRow[]>`
      select p.id, ${ownerId}::uuid as owner_id, p.kind, p.is_temporary, p.identity_sealed, p.updated_at, k.wrapped as wrapped_key
      from patient p left join data_key k on k.id = p.id where p.id = ${id} and p.owner_id = ${ownerId}`
    return row
  },

  async named(sql: Via, ownerId: string): Promise<(PatientRow & { case_count: number; last_updated: Date })[]> {
    return sql`
      select p.id, ${ownerId}::uuid as owner_id, p.kind, p.is_temporary, p.identity_sealed, p.updated_at, k.wrapped as wrapped_key,
             count(c.id)::int as case_count, greatest(p.updated_at, max(c.updated_at)) as last_updated
      from patient p join data_key k on k.id = p.id left join consultation_case c on c.patient_id = p.id
      where p.owner_id = ${ownerId} and not p.is_temporary
      group by p.id, k.wrapped order by last_updated desc limit ${MOST_LISTED_PATIENTS}`
  },

  /** A patient with a name is no longer temporary: its cases lose their early deletion. */
  async name(sql: Transaction, { id, ownerId }: Own, identity: Uint8Array): Promise<void> {
    await sql`
      update patient set identity_sealed = ${identity}, is_temporary = false, updated_at = now()
      where id = ${id} and owner_id = ${ownerId}`
    await sql`update consultation_case set expires_at = null where patient_id = ${id} and owner_id = ${ownerId}`
  },

  /** Held against every new case until the transaction ends; false when there is none. */
  async lock(sql: Transaction, { id, ownerId }: Own): Promise<boolean> {
    const own = await sql`select from patient where id = ${id} and owner_id = ${ownerId} for update`
    return own.length > 0
  },

  async caseIds(sql: Transaction, { id, ownerId }: Own): Promise<string[]> {
    const rows = await sql<{ id: string }[]>`
      select id from consultation_case where patient_id = ${id} and owner_id = ${ownerId} for update`
    return rows.map((row) => row.id)
  },

  async erase(sql: Transaction, { id, ownerId }: Own): Promise<void> {
    await sql`delete from patient where id = ${id} and owner_id = ${ownerId}`
    await tombstoneStore.keep(sql, [id])
    await keyStore.destroy(sql, [id])
  },
}
