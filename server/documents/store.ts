import type { DocumentKind } from '#contract/document.ts'
import type { Sql, Transaction } from '#server/database/connect.ts'

export type DocumentRow = { id: string; case_id: string; kind: string; revision: number; content_sealed: Uint8Array; created_at: Date; updated_at: Date }

type Own = { id: string; caseId: string; ownerId: string }

/** Tables: case_document. Rows go with their case; what they hold is sealed under the case's key. */
export const documentStore = {
  async list(sql: Sql, { caseId, ownerId }: Omit<Own, 'id'>): Promise<DocumentRow[]> {
    return sql<DocumentRow[]>`
      select id, case_id, kind, revision, content_sealed, created_at, updated_at from case_document
      where case_id = ${caseId} and owner_id = ${ownerId} order by created_at, id`
  },

  async find(sql: Sql, { id, caseId, ownerId }: Own): Promise<DocumentRow | undefined> {
    const [row] = await sql<DocumentRow[]>`
      select id, case_id, kind, revision, content_sealed, created_at, updated_at from case_document
      where id = ${id} and case_id = ${caseId} and owner_id = ${ownerId}`
    return row
  },

  /** Makes the row unless the id is taken, by whomever; true when it was made. */
  async insert(sql: Transaction, { id, caseId, ownerId }: Own, { kind, sealed }: { kind: DocumentKind; sealed: Uint8Array }): Promise<boolean> {
    const made = await sql`
      insert into case_document (id, case_id, owner_id, kind, content_sealed) values (${id}, ${caseId}, ${ownerId}, ${kind}, ${sealed})
      on conflict (id) do nothing returning 1`
    return made.length > 0
  },

  async update(sql: Transaction, { id, caseId, ownerId }: Own, sealed: Uint8Array): Promise<void> {
    await sql`
      update case_document set content_sealed = ${sealed}, revision = revision + 1, updated_at = now()
      where id = ${id} and case_id = ${caseId} and owner_id = ${ownerId}`
  },

  async remove(sql: Sql, { id, caseId, ownerId }: Own): Promise<boolean> {
    const gone = await sql`delete from case_document where id = ${id} and case_id = ${caseId} and owner_id = ${ownerId} returning 1`
    return gone.length > 0
  },
}
