import { createHash } from 'node:crypto'
import type { Database, Sql } from '#server/database/connect.ts'
import type { Person } from './person.ts'

export type Kept = { payload: Record<string, unknown>; consumedAt: Date | undefined }
export type Keeping = { kind: string; id: string; payload: Record<string, unknown>; expiresInSeconds: number | undefined }

/** Only digests of ids are kept: whoever reads the table can open no session with it. */
const digest = (id: string) => createHash('sha256').update(id).digest('base64url')

export type IdentityStore = ReturnType<typeof makeIdentityStore>

/** Tables identity_account and identity_record. */
export const makeIdentityStore = (sql: Database) => ({ ...makePersonStore(sql), ...makeRecordStore(sql) })

function makePersonStore(sql: Database) {
  return {
    async keepPerson({ subject, email, name }: Person): Promise<void> {
      await sql`
        insert into identity_account (subject, email, name) values (${subject}, ${email}, ${name})
        on conflict (subject) do update set email = excluded.email, name = excluded.name, updated_at = now()`
    },

    /** The person and all sign-ins of theirs, in the transaction that erases the account: a subject is a digest that stands in no other record. */
    async forgetPerson(tx: Sql, subject: string): Promise<void> {
      await tx`delete from identity_record where position(${subject} in payload::text) > 0`
      await tx`delete from identity_account where subject = ${subject}`
    },

    async findPerson(subject: string): Promise<Person | undefined> {
      const [row] = await sql<Person[]>`select subject, email, name from identity_account where subject = ${subject}`
      return row
    },
  }
}

function makeRecordStore(sql: Database) {
  const one = (rows: readonly { payload: Record<string, unknown>; consumedAt: Date | null }[]): Kept | undefined =>
    rows[0] && { payload: rows[0].payload, consumedAt: rows[0].consumedAt ?? undefined }

  return {
    async keep({ kind, id, payload, expiresInSeconds }: Keeping): Promise<void> {
      const { jti: _kept, ...rest } = payload
      const [grantId, uid] = [payload['grantId'], payload['uid']].map((value) => (typeof value === 'string' ? value : null))
      await sql`
        insert into identity_record (kind, id, payload, grant_id, uid, expires_at)
        values (${kind}, ${digest(id)}, ${sql.json(rest)}, ${grantId ?? null}, ${uid ?? null},
          now() + make_interval(secs => ${expiresInSeconds ?? null}))
        on conflict (kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`
    },

    async find(kind: string, id: string): Promise<Kept | undefined> {
      return one(await sql`select payload || jsonb_build_object('jti', ${id}::text) as payload, consumed_at as "consumedAt"
        from identity_record where kind = ${kind} and id = ${digest(id)}`)
    },

    async findByUid(kind: string, uid: string): Promise<Kept | undefined> {
      return one(await sql`select payload, consumed_at as "consumedAt" from identity_record where kind = ${kind} and uid = ${uid}`)
    },

    async consume(kind: string, id: string): Promise<void> {
      await sql`update identity_record set consumed_at = coalesce(consumed_at, now()) where kind = ${kind} and id = ${digest(id)}`
    },

    async remove(kind: string, id: string): Promise<void> {
      await sql`delete from identity_record where kind = ${kind} and id = ${digest(id)}`
    },

    async removeByGrant(grantId: string): Promise<void> {
      await sql`delete from identity_record where grant_id = ${grantId}`
    },

    /** A session in use lives on, but not for ever (SEC-46). */
    async extendSession(uid: string, { idleSeconds, absoluteSeconds }: { idleSeconds: number; absoluteSeconds: number }): Promise<void> {
      await sql`
        with ending as (
          select kind, id, least(extract(epoch from now())::bigint + ${idleSeconds}::bigint,
            (payload->>'loginTs')::bigint + ${absoluteSeconds}::bigint) as seconds
          from identity_record where kind = 'Session' and uid = ${uid}
        )
        update identity_record record set expires_at = to_timestamp(ending.seconds), payload = jsonb_set(record.payload, '{exp}', to_jsonb(ending.seconds))
        from ending where record.kind = ending.kind and record.id = ending.id and to_timestamp(ending.seconds) > record.expires_at`
    },

    async removeExpired(): Promise<void> {
      await sql`delete from identity_record where expires_at < now() - interval '1 hour'`
    },
  }
}
