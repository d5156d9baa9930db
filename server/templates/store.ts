import type { Sql, Transaction } from '#server/database/connect.ts'
import { keyStore } from '#server/vault/store.ts'

export type TemplateRow = { id: string; content_sealed: Uint8Array; key_id: string; wrapped_key: Uint8Array }

type Own = { id: string; ownerId: string }

/** Tables: report_template. An id is its owner's alone: the same one may be another user's too, and tells neither of them anything. */
export const templateStore = {
  /** In the order they were made. */
  async list(sql: Sql, ownerId: string): Promise<TemplateRow[]> {
    return sql`
      select t.id, t.content_sealed, t.key_id, k.wrapped as wrapped_key from report_template t join data_key k on k.id = t.key_id
      where t.owner_id = ${ownerId} order by t.created_at, t.id`
  },

  async find(sql: Sql, { id, ownerId }: Own): Promise<TemplateRow | undefined> {
    const [row] = await sql<TemplateRow[]>`
      select t.id, t.content_sealed, t.key_id, k.wrapped as wrapped_key from report_template t join data_key k on k.id = t.key_id
      where t.owner_id = ${ownerId} and t.id = ${id}`
    return row
  },

  /** One change of a user's list at a time, so that its bound holds. */
  async lock(tx: Transaction, ownerId: string): Promise<void> {
    await tx`select 1 from app_user where id = ${ownerId} for no key update`
  },

  /** How many others the user has beside this one. */
  async countOthers(tx: Transaction, { id, ownerId }: Own): Promise<number> {
    const [row] = await tx<{ others: number }[]>`select count(*)::int as others from report_template where owner_id = ${ownerId} and id <> ${id}`
    return row?.others ?? 0
  },

  async save(tx: Transaction, { id, ownerId }: Own, { sealed, keyId }: { sealed: Uint8Array; keyId: string }): Promise<void> {
    await tx`
      insert into report_template (owner_id, id, content_sealed, key_id) values (${ownerId}, ${id}, ${sealed}, ${keyId})
      on conflict (owner_id, id) do update set content_sealed = excluded.content_sealed, key_id = excluded.key_id`
  },

  /** Key and row in one commit; false when there is none. */
  async remove(tx: Transaction, { id, ownerId }: Own): Promise<boolean> {
    const gone = await tx<{ key_id: string }[]>`delete from report_template where owner_id = ${ownerId} and id = ${id} returning key_id`
    await keyStore.destroy(tx, gone.map((row) => row.key_id))
    return gone.length > 0
  },
}
