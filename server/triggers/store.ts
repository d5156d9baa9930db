import type { Sql, Transaction } from '#server/database/connect.ts'

export type TriggerRow = { id: string; content_sealed: Uint8Array; wrapped_key: Uint8Array }

/** Tables: trigger_phrase. An id is its owner's alone: the same one may be another user's too, and tells neither of them anything. */
export const triggerStore = {
  /** In the order they were made. */
  async list(sql: Sql, ownerId: string): Promise<TriggerRow[]> {
    return sql`
      select t.id, t.content_sealed, k.wrapped as wrapped_key
      from trigger_phrase t join data_key k on k.id = t.owner_id
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

  async save(sql: Transaction, { id, ownerId }: { id: string; ownerId: string }, content: Uint8Array): Promise<void> {
    await sql`
      insert into trigger_phrase (owner_id, id, content_sealed) values (${ownerId}, ${id}, ${content})
      on conflict (owner_id, id) do update set content_sealed = excluded.content_sealed`
  },

  async remove(sql: Sql, { id, ownerId }: { id: string; ownerId: string }): Promise<boolean> {
    const gone = await sql`delete from trigger_phrase where owner_id = ${ownerId} and id = ${id} returning 1`
    return gone.length > 0
  },
}
