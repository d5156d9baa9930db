import type { DocumentKind } from '#contract/document.ts'
import type { Sql, Transaction } from '#server/database/connect.ts'
import { tombstoneStore } from '#server/tombstones/store.ts'
import { keyStore } from '#server/vault/store.ts'

export type DocumentRow = {
  id: string
  /** Who asks for the row: its key unwraps for nobody else (SEC-53). */
  owner_id: string
  case_id: string
  kind: string
  revision: number
  content_sealed: Uint8Array
  /** Null for one from before documents had keys of their own: it lies under the key of its case until it is next written. */
  key_id: string | null
  wrapped_key: Uint8Array
  created_at: Date
  updated_at: Date
}

type Own = { id: string; caseId: string; ownerId: string }
type Content = { sealed: Uint8Array; keyId: string }

const columns = (sql: Sql, ownerId: string) =>
  sql`d.id, ${ownerId}::uuid as owner_id, d.case_id, d.kind, d.revision, d.content_sealed, d.key_id, k.wrapped as wrapped_key, d.created_at, d.updated_at`

/** Tables: case_document. What a row holds is sealed under a key of its own, which goes with it or with the key of the case. */
export const documentStore = {
  async list(sql: Sql, { caseId, ownerId }: Omit<Own, 'id'>): Promise<DocumentRow[]> {
    return sql<DocumentRow[]>`
      select ${columns(sql, ownerId)} from case_document d join data_key k on k.id = coalesce(d.key_id, d.case_id)
      where d.case_id = ${caseId} and d.owner_id = ${ownerId} order by d.created_at, d.id`
  },

  async find(sql: Sql, { id, caseId, ownerId }: Own): Promise<DocumentRow | undefined> {
    const [row] = await sql<DocumentRow[]>`
      select ${columns(sql, ownerId)} from case_document d join data_key k on k.id = coalesce(d.key_id, d.case_id)
      where d.id = ${id} and d.case_id = ${caseId} and d.owner_id = ${ownerId}`
    return row
  },

  /** Makes the row unless the id is taken, by whomever, or was deleted; true when it was made. */
  async insert(sql: Transaction, { id, caseId, ownerId }: Own, { kind, sealed, keyId }: Content & { kind: DocumentKind }): Promise<boolean> {
    const made = await sql`
      insert into case_document (id, case_id, owner_id, kind, content_sealed, key_id)
      select ${id}, ${caseId}, ${ownerId}, ${kind}, ${sealed}, ${keyId} where ${tombstoneStore.isNone(sql, id)}
      on conflict (id) do nothing returning 1`
    return made.length > 0
  },

  async update(sql: Transaction, { id, caseId, ownerId }: Own, { sealed, keyId }: Content): Promise<void> {
    await sql`
      update case_document set content_sealed = ${sealed}, key_id = ${keyId}, revision = revision + 1, updated_at = now()
      where id = ${id} and case_id = ${caseId} and owner_id = ${ownerId}`
  },

  /** Key and row in one commit, with a tombstone: a save that comes late makes it no second time. False when there is none. */
  async remove(sql: Transaction, { id, caseId, ownerId }: Own): Promise<boolean> {
    const gone = await sql<
      { key_id: string | null }[]
    >`delete from case_document where id = ${id} and case_id = ${caseId} and owner_id = ${ownerId} returning key_id`
    await keyStore.destroy(sql, gone.flatMap((row) => row.key_id ?? []))
    await tombstoneStore.keep(sql, gone.map(() => id))
    return gone.length > 0
  },
}
