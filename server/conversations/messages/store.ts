import type { Sql, Transaction } from '#server/database/connect.ts'
import { reachedHour } from '#server/database/reached-hour.ts'
import { tombstoneStore } from '#server/tombstones/store.ts'

export type MessageRow = {
  id: string
  conversation_id: string
  position: number
  role: 'User' | 'Assistant'
  state: 'done' | 'answering' | 'failed'
  content_sealed: Uint8Array | null
  failure_code: string | null
  is_human: boolean
  /** The question that this answers. */
  answers: string | null
  /** The answer whose place it took. */
  replaces: string | null
  language: string
  created_at: Date
}

export type NewMessage = Pick<MessageRow, 'id' | 'position' | 'role' | 'state' | 'language'> & {
  conversationId: string
  ownerId: string
  keyId: string
  content: Uint8Array | null
  answers?: string
  replaces?: string
}

/** An answer that is to be made, with what it takes. */
export type AnswerWork = {
  id: string
  conversation_id: string
  case_id: string | null
  owner_id: string
  owner_name: string
  owner_called: string
  llm_provider: string
  key_id: string
  wrapped_key: Uint8Array
  vertical: string
  country: string
  language: string
  position: number
  answers: string | null
}

export type Outcome = { content: Uint8Array; isHuman: boolean; failureCode: string | null }

const columns = (sql: Sql) =>
  sql`m.id, m.conversation_id, m.position, m.role, m.state, m.content_sealed, m.failure_code, m.is_human, m.answers, m.replaces, m.language, m.created_at`

/** Tables: message. Every statement that serves a person is given a conversation that was found by its owner. */
export const messageStore = {
  async list(sql: Sql, conversationId: string): Promise<MessageRow[]> {
    return sql<MessageRow[]>`select ${columns(sql)} from message m where m.conversation_id = ${conversationId} order by m.position`
  },

  async find(sql: Sql, conversationId: string, id: string): Promise<MessageRow | undefined> {
    const [row] = await sql<MessageRow[]>`select ${columns(sql)} from message m where m.conversation_id = ${conversationId} and m.id = ${id}`
    return row
  },

  /** Makes the row unless its id was deleted or is taken in this conversation; gives it when it was made. */
  async insert(sql: Transaction, row: NewMessage): Promise<MessageRow | undefined> {
    const [made] = await sql<MessageRow[]>`
      insert into message as m (conversation_id, id, owner_id, key_id, position, role, state, content_sealed, answers, replaces, language)
      select ${row.conversationId}, ${row.id}, ${row.ownerId}, ${row.keyId}, ${row.position}, ${row.role}, ${row.state}, ${row.content},
        ${row.answers ?? null}, ${row.replaces ?? null}, ${row.language}
      where ${tombstoneStore.isNone(sql, row.id)}
      on conflict do nothing returning ${columns(sql)}`
    return made
  },

  async remove(sql: Transaction, conversationId: string, id: string): Promise<void> {
    await sql`delete from message where conversation_id = ${conversationId} and id = ${id}`
  },

  /** Counts the attempt before it begins; undefined when nobody waits for this answer any more. */
  async begin(sql: Sql, id: string): Promise<(AnswerWork & { attempt: number }) | undefined> {
    const [row] = await sql<(AnswerWork & { attempt: number })[]>`
      update message m set attempts = m.attempts + 1, updated_at = now()
      from conversation v left join consultation_case c on c.id = v.case_id, data_key k, app_user u
      where m.id = ${id} and m.state = 'answering' and v.id = m.conversation_id and k.id = v.key_id and u.id = m.owner_id
        and (c.expires_at is null or c.expires_at > ${reachedHour(sql)})
      returning m.id, m.conversation_id, v.case_id, m.owner_id, u.name as owner_name, coalesce(u.professional->>'name', '') as owner_called, u.llm_provider,
        v.key_id, k.wrapped as wrapped_key, v.vertical, v.country, m.language, m.position, m.answers, m.attempts as attempt`
    return row
  },

  /** Takes an attempt back that a stop of the server ended, or that has not begun for want of room. */
  async takeBack(sql: Sql, id: string): Promise<void> {
    await sql`update message set attempts = greatest(0, attempts - 1), updated_at = now() where id = ${id} and state = 'answering'`
  },

  /** Takes effect once, and only while the answer is waited for. */
  async finish(
    sql: Transaction,
    { id, conversation_id: conversationId }: Pick<AnswerWork, 'id' | 'conversation_id'>,
    { content, isHuman, failureCode }: Outcome,
  ): Promise<boolean> {
    const rows = await sql`
      update message set state = ${failureCode === null ? 'done' : 'failed'}, content_sealed = ${content}, is_human = ${isHuman},
        failure_code = ${failureCode}, attempts = 0, updated_at = now()
      where conversation_id = ${conversationId} and id = ${id} and state = 'answering' returning 1`
    return rows.length > 0
  },

  /** Answers that nobody is at: their server is gone, or had no room for them. */
  async waiting(sql: Sql): Promise<{ id: string; owner_id: string }[]> {
    return sql`
      select m.id, m.owner_id from message m
      where m.state = 'answering' and m.updated_at < now() - interval '3 seconds'
      order by m.updated_at limit 500`
  },
}
