import type { Sql } from '#server/database/connect.ts'
import type { Topic } from './topic.ts'

/** Told to every listener of the channel, inside a transaction when that commits. */
export async function notify(sql: Sql, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`
}

export async function notifyAll(sql: Sql, channel: string, payloads: string[]): Promise<void> {
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`
}

export type StoredTicket = { userId: string; topic: Topic; tokenDigest: string; sessionExpiresAt: Date; providerSession?: string | undefined }

/** Nobody opens more sockets at once than this; of more tickets the oldest goes. */
const TICKETS_PER_USER = 40

/** Tables: socket_ticket. Only the digest of a ticket is kept. */
export function makeTicketStore(sql: Sql) {
  return {
    async add(ticket: StoredTicket & { digest: string; lifeMs: number }): Promise<Date> {
      const [row] = await sql<{ expires_at: Date }[]>`
        with old as (delete from socket_ticket where expires_at < now() - interval '1 minute'),
        beyond as (
          delete from socket_ticket where digest in (
            select digest from socket_ticket where user_id = ${ticket.userId} order by expires_at desc, digest offset ${TICKETS_PER_USER - 1}))
        insert into socket_ticket (digest, user_id, topic, token_digest, session_expires_at, provider_session, expires_at)
        values (${ticket.digest}, ${ticket.userId}, ${ticket.topic}, ${ticket.tokenDigest}, ${ticket.sessionExpiresAt}, ${ticket.providerSession ?? null},
                now() + ${ticket.lifeMs} * interval '1 millisecond')
        returning expires_at`
      return row?.expires_at ?? new Date(0)
    },
    /** Single use: whoever takes it first has it (WS-1). Of somebody who was blocked meanwhile it opens nothing. */
    async take(digest: string): Promise<StoredTicket | undefined> {
      const [row] = await sql<
        { user_id: string; topic: Topic; token_digest: string; session_expires_at: Date; provider_session: string | null; is_live: boolean }[]
      >`
        delete from socket_ticket t using app_user u where t.digest = ${digest} and u.id = t.user_id
        returning t.user_id, t.topic, t.token_digest, t.session_expires_at, t.provider_session, t.expires_at > now() and not u.is_blocked as is_live`
      if (!row?.is_live) return undefined
      return {
        userId: row.user_id,
        topic: row.topic,
        tokenDigest: row.token_digest,
        sessionExpiresAt: row.session_expires_at,
        providerSession: row.provider_session ?? undefined,
      }
    },
    /** Those of these users who are blocked. */
    async blockedAmong(userIds: readonly string[]): Promise<string[]> {
      const rows = await sql<{ id: string }[]>`select id from app_user where id = any(${[...userIds]}::uuid[]) and is_blocked`
      return rows.map(({ id }) => id)
    },

    async caseIsOwned(caseId: string, userId: string): Promise<boolean> {
      const rows = await sql`select 1 from consultation_case where id = ${caseId} and owner_id = ${userId}`
      return rows.length > 0
    },
  }
}

export type TicketStore = ReturnType<typeof makeTicketStore>
