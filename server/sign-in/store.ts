import type { Sql, Transaction } from '#server/database/connect.ts'

/** Tables: ended_sign_in, seen_logout_token; the sessions that a provider ends. What is past goes with the rounds of forgetting. */
export const signInStore = {
  /** False when this word came before. */
  async noteToken(tx: Transaction, { digest, expiresAt }: { digest: string; expiresAt: Date }): Promise<boolean> {
    const rows = await tx`
      insert into seen_logout_token (digest, expires_at) values (${digest}, ${expiresAt}) on conflict (digest) do nothing returning digest`
    return rows.length > 0
  },

  /** Undefined for `endedAt`: whenever it began. Kept for as long as a token of it could still be renewed. */
  async noteEnd(tx: Transaction, { mark, endedAt }: { mark: string; endedAt: Date | undefined }): Promise<void> {
    await tx`
      insert into ended_sign_in (digest, ended_at, expires_at) values (${mark}, coalesce(${endedAt ?? null}::timestamptz, 'infinity'),
        now() + interval '60 days')
      on conflict (digest) do update set ended_at = greatest(ended_sign_in.ended_at, excluded.ended_at), expires_at = excluded.expires_at`
  },

  /** Ends the sessions that the server keeps of it; their digests, under which other servers may remember them. */
  async endSessions(sql: Sql, { person, providerSession }: { person: string | undefined; providerSession: string | undefined }): Promise<string[]> {
    const rows = await sql<{ digest: string }[]>`
      delete from sign_in_session
      where (provider_session = ${providerSession ?? null} or ${providerSession ?? null}::text is null)
        and (person = ${person ?? null} or ${person ?? null}::text is null)
        and (${providerSession ?? null}::text is not null or ${person ?? null}::text is not null)
      returning digest`
    return rows.map(({ digest }) => digest)
  },
}
