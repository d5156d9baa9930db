import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_AUDIT } from '#server/access-log/access-log.ts'
import { makeIdentityStore } from '#server/adapters/identity-embedded/store.ts'
import type { Database } from '#server/database/connect.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { makeLoadUser } from '#server/profile/load-user.ts'
import { eraseAccountRoutes } from './erase-account.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.stop())

/** The database as it is for a process that is killed before its nth statement in a transaction; counts those it has sent. */
function cutBefore(sql: Database, fatal: number): { sql: Database; sent: () => number } {
  let sent = 0
  const begin: Database['begin'] = (work) =>
    sql.begin((tx) => {
      const cut = new Proxy(tx, {
        apply(target, self, given: [unknown]) {
          const isStatement = Array.isArray(given[0]) && !/^\s*(not exists|sha256)/.test(String(given[0][0]))
          if (isStatement && ++sent === fatal) throw new Error('killed')
          return Reflect.apply(target, self, given) as unknown
        },
      })
      return work(cut)
    })
  return { sql: new Proxy(sql, { get: (target, name) => (name === 'begin' ? begin : Reflect.get(target, name) as unknown) }), sent: () => sent }
}

test('GDPR-2 an erasure cut off before any of its statements leaves all, asked again it leaves nothing', async () => {
  const { sql } = server
  const as = 'cut_leaver'
  await server.subscribe(as)
  const identity = makeIdentityStore(sql)
  await identity.keepPerson({ subject: as, email: 'cut@klinikk.example', name: 'Cut Leaver' })
  const visit = { patientId: randomUUID(), caseId: randomUUID() }
  await server.call('PUT', `/patients/${visit.patientId}`, { as, body: { name: 'Kari Prøve' } })
  await server.call('POST', `/patients/${visit.patientId}/cases`, { as, body: { id: visit.caseId, manualNote: 'x' } })
  const user = await makeLoadUser(sql)(await server.verifier.verify(`test:${as}`))
  const closed: string[] = []
  const counted = async () => {
    const rows = await Promise.all([
      sql`select from app_user where subject = ${as}`,
      sql`select from identity_account where subject = ${as}`,
      sql`select from consultation_case where id = ${visit.caseId}`,
      sql`select from data_key where id = any(${[visit.caseId, visit.patientId]}::uuid[])`, sql`select from deletion_receipt`, sql`select from tombstone`,
    ])
    return rows.map(({ length }) => length)
  }
  const before = await counted()
  const eraseCutBefore = async (fatal: number) => {
    const cut = cutBefore(sql, fatal)
    const { eraseAccount } = eraseAccountRoutes({
      sql: cut.sql, payments: server.payments, accessLog: server.accessLog, removeBlobs: () => undefined, receiptDays: 1,
        personOf: () => Promise.resolve('nobody'),
      forgetPerson: (tx, { subject }) => identity.forgetPerson(tx, subject),
      closeSockets: async (tx, userId) => {
        await tx`select ${userId}::text`
        closed.push(userId)
      },
    })
    const call = { user, requestId: randomUUID(), audit: NO_AUDIT } as Parameters<typeof eraseAccount>[0]
    const outcome = await eraseAccount(call).then(() => 'done', (error: unknown) => (error instanceof Error ? error.message : 'unknown'))
    return { outcome, sent: cut.sent() }
  }
  let fatal = 1
  for (; ; fatal += 1) {
    const { outcome } = await eraseCutBefore(fatal)
    if (outcome === 'done') break
    expect([fatal, outcome]).toEqual([fatal, 'killed'])
    expect(await counted()).toEqual(before)
  }
  // Keys, tombstones, rows, the sign-in's two tables, sockets, receipt and log: each is a statement of that one commit.
  expect(fatal).toBeGreaterThan(12)
  expect((await counted()).slice(0, 4)).toEqual([0, 0, 0, 0])
  expect(await identity.findPerson(as)).toBeUndefined()
})
