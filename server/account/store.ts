import type { Sql } from '#server/database/connect.ts'

/** Refuses a token until it would have expired anyway, with the leeway of verification; rows past that go. */
export async function refuseToken(sql: Sql, { digest, expiresAt }: { digest: string; expiresAt: Date }): Promise<void> {
  await sql`
    with past as (delete from refused_token where expires_at < now() - interval '1 hour')
    insert into refused_token (digest, expires_at) values (${digest}, ${expiresAt}) on conflict (digest) do nothing`
}
