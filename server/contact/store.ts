import { CONTACT_KEEP_DAYS } from '#contract/contact-bounds.ts'
import type { Sql, Transaction } from '#server/database/connect.ts'
import { keyStore } from '#server/vault/store.ts'

/** Nobody answers more in a day; what is beyond was not written by people. */
const MOST_A_DAY = 2_000

/** Whoever has taken a message up and is not heard of for so long has died. */
const LEASE_SECONDS = 300

export type MessageRow = {
  id: string
  kind: 'contact' | 'feedback' | 'offer'
  /** Nobody's where nobody was signed in. */ user_id: string | null
  key_id: string
  wrapped_key: Uint8Array
  content_sealed: Uint8Array
  attempts: number
  created_at: Date
}

type NewMessage = Pick<MessageRow, 'id' | 'kind'> & { userId: string | null; keyId: string; sealed: Uint8Array }

/** Tables: contact_message. What somebody wrote lies sealed under a key of its own, which goes with it, or with the user where one was signed in. */
export const contactStore = {
  /** False when there is no room for more today. */
  async insert(tx: Transaction, { id, kind, userId, keyId, sealed }: NewMessage): Promise<boolean> {
    const made = await tx`
      insert into contact_message (id, kind, user_id, key_id, content_sealed) select ${id}, ${kind}, ${userId}, ${keyId}, ${sealed}
      where (select count(*) from contact_message where created_at > now() - interval '1 day' and kind = ${kind}) < ${MOST_A_DAY} returning 1`
    return made.length > 0
  },

  /** Takes up the message that has waited longest, so that no other server mails it meanwhile. One that has lost its key waits for nothing. */
  async takeUp(sql: Sql): Promise<MessageRow | undefined> {
    const [row] = await sql<MessageRow[]>`
      update contact_message m set attempts = m.attempts + 1, next_try_at = now() + ${LEASE_SECONDS} * interval '1 second'
      from data_key k
      where k.id = m.key_id and m.id = (
        select w.id from contact_message w where w.sent_at is null and w.next_try_at <= now() and exists (select from data_key where id = w.key_id)
        order by w.created_at, w.id limit 1 for update skip locked)
      returning m.id, m.kind, m.user_id, m.key_id, k.wrapped as wrapped_key, m.content_sealed, m.attempts, m.created_at`
    return row
  },

  async noteSent(sql: Sql, id: string): Promise<void> {
    await sql`update contact_message set sent_at = now() where id = ${id}`
  },

  /** It is tried again after a while that doubles with each failure, up to an hour. */
  async noteFailed(sql: Sql, { id, attempts }: Pick<MessageRow, 'id' | 'attempts'>): Promise<void> {
    await sql`update contact_message set next_try_at = now() + least(3600, 20 * 2 ^ least(${attempts}::int, 10)) * interval '1 second' where id = ${id}`
  },

  /** Whatever waits is due now; gives how many there are. */
  async tryNow(sql: Sql): Promise<number> {
    const waiting = await sql`update contact_message set next_try_at = now() where sent_at is null returning 1`
    return waiting.length
  },

  /** All that are kept, oldest first. */
  async list(sql: Sql): Promise<(MessageRow & { sent_at: Date | null })[]> {
    return sql<(MessageRow & { sent_at: Date | null })[]>`
      select m.id, m.kind, m.user_id, m.key_id, k.wrapped as wrapped_key, m.content_sealed, m.attempts, m.created_at, m.sent_at
      from contact_message m join data_key k on k.id = m.key_id order by m.created_at, m.id`
  },

  /** Rows and keys in one commit: those past their period, and those that came back from an old copy without the key they had lost. */
  async forgetOld(tx: Transaction): Promise<void> {
    const gone = await tx<{ key_id: string }[]>`
      delete from contact_message m
      where created_at < now() - ${CONTACT_KEEP_DAYS} * interval '1 day' or not exists (select from data_key k where k.id = m.key_id) returning key_id`
    await keyStore.destroy(tx, gone.map(({ key_id: id }) => id))
  },
}
