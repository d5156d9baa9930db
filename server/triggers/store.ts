import type { Sql, Transaction } from '#server/database/connect.ts'
import { keyStore } from '#server/vault/store.ts'

/** `key_id` is null for one from before phrases had keys of their own: it lies under the key of its owner until it is next written. */
export type TriggerRow = { id: string; content_sealed: Uint8Array; key_id: string | null; wrapped_key: Uint8Array }

/** Tables: trigger_phrase. An id is its owner's alone: the same one may be another user's too, and tells neither of them anything. */
export const triggerStore = {
  /** In the order they were made. */
  async list(sql: Sql, ownerId: string): Promise<TriggerRow[]> {
    return sql`
      select t.id, t.content_sealed, t.key_id, k.wrapped as wrapped_key
      from trigger_phrase t join data_key k on k.id = coalesce(t.key_id, t.owner_id)
      where t.owner_id = ${ownerId} order by t.created_at, t.id`
  },

  /** One change of a user's list at a time, so that its bound holds. */
  async lock(sql: Transaction, ownerId: string): Promise<void> {
    await sql`select 1 from app_user where id = ${ownerId} for no key update`
  },

  /** How many others the user has beside this one. */
  async countOthers(sql: Transaction, { id, ownerId }: { id: string; ownerId: string }): Promise<number> {
    const [row] = await sql<{ others: number }[]>`select count(*)::int as others from trigger_phrase where owner_id = ${ownerId} and id <> ${id}`
    return row?.others ?? 0
  },

  /** The phrase's own key, wrapped; undefined when it has none yet. */
  async findKey(sql: Transaction, { id, ownerId }: { id: string; ownerId: string }): Promise<{ id: string; wrapped: Uint8Array } | undefined> {
    const [row] = await sql<{ id: string; wrapped: Uint8Array }[]>`
      select k.id, k.wrapped from trigger_phrase t join data_key k on k.id = t.key_id where t.owner_id = ${ownerId} and t.id = ${id}`
    return row
  },

  async save(sql: Transaction, { id, ownerId }: { id: string; ownerId: string }, { sealed, keyId }: { sealed: Uint8Array; keyId: string }): Promise<void> {
    await sql`
      insert into trigger_phrase (owner_id, id, content_sealed, key_id) values (${ownerId}, ${id}, ${sealed}, ${keyId})
      on conflict (owner_id, id) do update set content_sealed = excluded.content_sealed, key_id = excluded.key_id`
  },

  /** Key and row in one commit; false when there is none. */
  async remove(sql: Transaction, { id, ownerId }: { id: string; ownerId: string }): Promise<boolean> {
    const gone = await sql<{ key_id: string | null }[]>`delete from trigger_phrase where owner_id = ${ownerId} and id = ${id} returning key_id`
    await keyStore.destroy(sql, gone.flatMap((row) => row.key_id ?? []))
    return gone.length > 0
  },
}
