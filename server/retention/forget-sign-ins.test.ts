import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { forgetNow } from '#server/testing/forget-now.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('GDPR-5 sign-ins that have ended, and what a provider said of them, go with no sign-in after them; what still counts stays', async () => {
  const { sql } = server
  for (const [name, age] of [['past', '-2 hours'], ['counts', '2 hours']] as const) {
    await sql`insert into sign_in_attempt (digest, sealed, expires_at) values (${name}, '\\x00', now() + ${age}::interval)`
    await sql`insert into sign_in_session (digest, person, sealed, ends_at) values (${name}, 'person', '\\x00', now() + ${age}::interval)`
    await sql`insert into ended_sign_in (digest, ended_at, expires_at) values (${name}, now(), now() + ${age}::interval)`
    await sql`insert into seen_logout_token (digest, expires_at) values (${name}, now() + ${age}::interval)`
  }
  await sql`insert into seen_logout_token (digest, expires_at) values ('just past', now() - interval '10 minutes')`
  const left = async () => {
    // The server's own first round may be at it, and then this one is not.
    await forgetNow(server)
    const rows = await sql<{ digest: string }[]>`
      select digest from sign_in_attempt union all select digest from sign_in_session union all select digest from ended_sign_in union all
        select digest from seen_logout_token`
    return rows.map(({ digest }) => digest).toSorted()
  }
  await expect.poll(left).toEqual(['counts', 'counts', 'counts', 'counts', 'just past'])
})
