import type { Sql, Transaction } from '#server/database/connect.ts'
import { keyStore } from '#server/vault/store.ts'

/** Long enough to be answered and learned from. */
const KEEP_DAYS = 365
/** Nobody reads more in a day; what is beyond was not written by people. */
const MOST_A_DAY = 2_000

export type FeedbackRow = { id: string; user_id: string | null; key_id: string; wrapped_key: Uint8Array; content_sealed: Uint8Array; created_at: Date }

/** Tables: feedback. What somebody said lies sealed under a key of its own, which goes with it, or with the user where one was signed in. */
export const feedbackStore = {
  /** False when there is no room for more today. */
  async insert(tx: Transaction, { id, userId, keyId, sealed }: { id: string; userId: string | null; keyId: string; sealed: Uint8Array }): Promise<boolean> {
    const made = await tx`
      insert into feedback (id, user_id, key_id, content_sealed) select ${id}, ${userId}, ${keyId}, ${sealed}
      where (select count(*) from feedback where created_at > now() - interval '1 day') < ${MOST_A_DAY} returning 1`
    return made.length > 0
  },

  async list(sql: Sql, days: number): Promise<FeedbackRow[]> {
    return sql`
      select f.id, f.user_id, f.key_id, k.wrapped as wrapped_key, f.content_sealed, f.created_at from feedback f join data_key k on k.id = f.key_id
      where f.created_at > now() - ${days} * interval '1 day' order by f.created_at, f.id`
  },

  /** Rows and keys in one commit. */
  async forgetOld(tx: Transaction): Promise<void> {
    const gone = await tx<{ key_id: string }[]>`delete from feedback where created_at < now() - ${KEEP_DAYS} * interval '1 day' returning key_id`
    await keyStore.destroy(tx, gone.map(({ key_id: id }) => id))
  },
}
