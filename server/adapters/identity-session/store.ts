import type { Database, Sql } from '#server/database/connect.ts'

export type KeptSession = {
  digest: string
  person: string
  providerSession: string | undefined
  sealed: Buffer
  lifeSeconds: number
  renewInSeconds: number | undefined
}

export type SeenSession = {
  sealed: Buffer
  beganAt: Date
  /** When it ends unless it is used before then. */
  expiresAt: Date
  isFirst: boolean
  isDue: boolean
  /** The provider should have been asked so long ago that its silence counts for no more. */
  isOverdue: boolean
}

export type SessionLimits = { idleSeconds: number; graceSeconds: number }

export type SessionStore = ReturnType<typeof makeSessionStore>

/** Tables: sign_in_session, sign_in_attempt. All times are the database's. */
export const makeSessionStore = (sql: Database) => ({ ...attempts(sql), ...sessions(sql) })

function attempts(sql: Database) {
  return {
    async keepAttempt({ digest, sealed, lifeSeconds }: { digest: string; sealed: Buffer; lifeSeconds: number }): Promise<void> {
      await sql`
        insert into sign_in_attempt (digest, sealed, expires_at) values (${digest}, ${sealed}, now() + make_interval(secs => ${lifeSeconds}))
        on conflict (digest) do nothing`
    },

    /** Once: whoever takes it first has it. */
    async takeAttempt(digest: string): Promise<Buffer | undefined> {
      const [row] = await sql<{ sealed: Buffer; isLive: boolean }[]>`
        delete from sign_in_attempt where digest = ${digest} returning sealed, expires_at > now() as "isLive"`
      return row?.isLive === true ? row.sealed : undefined
    },
  }
}

function sessions(sql: Database) {
  return {
    async keep({ digest, person, providerSession, sealed, lifeSeconds, renewInSeconds }: KeptSession): Promise<void> {
      await sql`
        insert into sign_in_session (digest, person, provider_session, sealed, ends_at, renew_at)
        values (${digest}, ${person}, ${providerSession ?? null}, ${sealed}, now() + make_interval(secs => ${lifeSeconds}),
          now() + make_interval(secs => ${renewInSeconds ?? null}))`
    },

    /** Gives the session and notes that it is used; undefined when there is none, or its idle or absolute end has come (SEC-46). */
    async see(digest: string, { idleSeconds, graceSeconds }: SessionLimits): Promise<SeenSession | undefined> {
      const [row] = await sql<SeenSession[]>`
        with before as (select seen_at from sign_in_session where digest = ${digest} for update)
        update sign_in_session s set seen_at = now() from before
        where s.digest = ${digest} and s.ends_at > now() and coalesce(s.seen_at, s.began_at) > now() - make_interval(secs => ${idleSeconds})
        returning s.sealed, s.began_at as "beganAt", least(s.ends_at, now() + make_interval(secs => ${idleSeconds})) as "expiresAt",
          before.seen_at is null as "isFirst", coalesce(s.renew_at <= now(), false) as "isDue",
          coalesce(s.renew_at <= now() - make_interval(secs => ${graceSeconds}), false) as "isOverdue"`
      return row
    },

    /** Gives what is sealed to one caller at a time, on whichever server; whoever gets it asks the provider, and alone. */
    async lease(digest: string, seconds: number): Promise<Buffer | undefined> {
      const [row] = await sql<{ sealed: Buffer }[]>`
        update sign_in_session set renewing_until = now() + make_interval(secs => ${seconds})
        where digest = ${digest} and renew_at <= now() and (renewing_until is null or renewing_until <= now()) returning sealed`
      return row?.sealed
    },

    /** False when the session was ended meanwhile: what the provider gave is of no use. */
    async renewed(digest: string, { sealed, renewInSeconds }: { sealed: Buffer; renewInSeconds: number | undefined }): Promise<boolean> {
      const rows = await sql`
        update sign_in_session set sealed = ${sealed}, renew_at = now() + make_interval(secs => ${renewInSeconds ?? null}), renewing_until = null
        where digest = ${digest} returning digest`
      return rows.length > 0
    },

    /** Gives what was sealed, once: whoever ends it has the tokens that the provider is to forget. */
    async end(digest: string): Promise<Buffer | undefined> {
      const [row] = await sql<{ sealed: Buffer }[]>`delete from sign_in_session where digest = ${digest} returning sealed`
      return row?.sealed
    },

    /** In the transaction that erases the account. */
    async endAllOf(tx: Sql, person: string): Promise<void> {
      await tx`delete from sign_in_session where person = ${person}`
    },
  }
}
