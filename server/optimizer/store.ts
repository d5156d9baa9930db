import type { Sql, Transaction } from '#server/database/connect.ts'
import { keyStore } from '#server/vault/store.ts'

export type CustomPromptRow = { id: string; content_sealed: Uint8Array; key_id: string; wrapped_key: Uint8Array }

/** Tables: custom_prompt, one row of a user at the most; and the column of app_user that it came out of. */
export const customPromptStore = {
  async find(sql: Sql, userId: string): Promise<CustomPromptRow | undefined> {
    const [row] = await sql<CustomPromptRow[]>`
      select p.id, p.content_sealed, p.key_id, k.wrapped as wrapped_key from custom_prompt p join data_key k on k.id = p.key_id where p.user_id = ${userId}`
    return row
  },

  /** One change of a user's prompt at a time. */
  async lock(tx: Transaction, userId: string): Promise<void> {
    await tx`select 1 from app_user where id = ${userId} for no key update`
  },

  async save(tx: Transaction, { id, userId }: { id: string; userId: string }, { sealed, keyId }: { sealed: Uint8Array; keyId: string }): Promise<void> {
    await tx`
      insert into custom_prompt (id, user_id, content_sealed, key_id) values (${id}, ${userId}, ${sealed}, ${keyId})
      on conflict (user_id) do update set id = excluded.id, content_sealed = excluded.content_sealed, key_id = excluded.key_id`
  },

  /** Key and row in one commit. */
  async remove(tx: Transaction, userId: string): Promise<void> {
    const gone = await tx<{ key_id: string }[]>`delete from custom_prompt where user_id = ${userId} returning key_id`
    await keyStore.destroy(tx, gone.map((row) => row.key_id))
  },

  /** Users whose prompt stands in clear, from before prompts were sealed. */
  async inClear(sql: Sql): Promise<{ id: string }[]> {
    return sql`select id from app_user where optimization is distinct from '{"instructions":"","examples":[],"acceptCustomPrompt":false}'::jsonb order by id`
  },

  /** Takes what stands in clear out of its column; undefined when another server was faster. */
  async takeClear(tx: Transaction, userId: string): Promise<unknown> {
    const [row] = await tx<{ optimization: unknown }[]>`select optimization from app_user where id = ${userId} for no key update`
    await tx`update app_user set optimization = '{"instructions":"","examples":[],"acceptCustomPrompt":false}' where id = ${userId}`
    return row?.optimization
  },
}
