import type { Sql, Transaction } from '#server/database/connect.ts'
import { tombstoneStore } from '#server/tombstones/store.ts'
import { keyStore } from '#server/vault/store.ts'

export type ConversationRow = {
  id: string
  owner_id: string
  case_id: string | null
  key_id: string
  wrapped_key: Uint8Array
  title_sealed: Uint8Array | null
  vertical: string
  country: string
  updated_at: Date
}

export type NewConversation = { id: string; ownerId: string; caseId: string | null; keyId: string; vertical: string; country: string; title: Uint8Array | null }

/** Which one: a general conversation by its own id, one on a case by that of the case. */
export type Which = { ownerId: string } & ({ id: string } | { caseId: string })

/** Who asks, in the place of whose row it is: its key unwraps for nobody else (SEC-53). */
const columns = (sql: Sql, ownerId: string) =>
  sql`v.id, ${ownerId}::uuid as owner_id, v.case_id, v.key_id, k.wrapped as wrapped_key, v.title_sealed, v.vertical, v.country, v.updated_at`
const named = (sql: Sql, which: Which) => ('caseId' in which ? sql`v.case_id = ${which.caseId}` : sql`v.id = ${which.id} and v.case_id is null`)

/** Tables: conversation. Title and messages lie sealed under a key of its own, which goes with it, with its case or with its owner. */
export const conversationStore = {
  /** General ones in which something was asked, the one last asked in first. */
  async list(sql: Sql, ownerId: string): Promise<ConversationRow[]> {
    return sql<ConversationRow[]>`
      select ${columns(sql, ownerId)} from conversation v join data_key k on k.id = v.key_id
      where v.owner_id = ${ownerId} and v.case_id is null and exists (select from message m where m.conversation_id = v.id) order by v.updated_at desc, v.id`
  },

  async find(sql: Sql, which: Which): Promise<ConversationRow | undefined> {
    const [row] = await sql<ConversationRow[]>`
      select ${columns(sql, which.ownerId)} from conversation v join data_key k on k.id = v.key_id where ${named(sql, which)} and v.owner_id = ${which.ownerId}`
    return row
  },

  /** By the id under which it is told of, for a reader who was let in. */
  async ofTopic(sql: Sql, { id, readerId }: { id: string; readerId: string }): Promise<ConversationRow | undefined> {
    const [row] = await sql<ConversationRow[]>`
      select ${columns(sql, readerId)} from conversation v join data_key k on k.id = v.key_id
        where v.case_id = ${id} or (v.id = ${id} and v.case_id is null) order by v.case_id nulls last limit 1`
    return row
  },

  /** The same, held against other writers until the transaction ends. */
  async lock(sql: Transaction, which: Which): Promise<ConversationRow | undefined> {
    const [row] = await sql<ConversationRow[]>`
      select ${columns(sql, which.ownerId)} from conversation v join data_key k on k.id = v.key_id
        where ${named(sql, which)} and v.owner_id = ${which.ownerId} for update of v`
    return row
  },

  /** Makes the row unless the id is taken, by whomever, or was deleted; true when it was made. */
  async insert(sql: Transaction, { id, ownerId, caseId, keyId, vertical, country, title }: NewConversation): Promise<boolean> {
    const made = await sql`
      insert into conversation (id, owner_id, case_id, key_id, vertical, country, title_sealed)
      select ${id}, ${ownerId}, ${caseId}, ${keyId}, ${vertical}, ${country}, ${title} where ${tombstoneStore.isNone(sql, id)}
      on conflict do nothing returning 1`
    return made.length > 0
  },

  async count(sql: Sql, ownerId: string): Promise<number> {
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from conversation where owner_id = ${ownerId} and case_id is null`
    return row?.count ?? 0
  },

  /** The first question gives the title. */
  async touch(sql: Transaction, id: string, title: Uint8Array): Promise<void> {
    await sql`update conversation set updated_at = now(), title_sealed = coalesce(title_sealed, ${title}) where id = ${id}`
  },

  /**
   * Key and rows in one commit. Tombstones stand for the conversation, so that no question that comes late makes it again, and for the questions,
   * since a case may be asked anew. Gives the answers that were under way; undefined when there is no such conversation.
   */
  async remove(sql: Transaction, which: Which): Promise<{ underWay: string[] } | undefined> {
    const row = await conversationStore.lock(sql, which)
    if (!row) return undefined
    const messages = await sql<{ id: string; state: string }[]>`delete from message where conversation_id = ${row.id} returning id, state`
    await sql`delete from conversation where id = ${row.id}`
    await keyStore.destroy(sql, [row.key_id])
    await tombstoneStore.keep(sql, [row.id, ...messages.map(({ id }) => id)])
    return { underWay: messages.filter(({ state }) => state === 'answering').map(({ id }) => id) }
  },
}
