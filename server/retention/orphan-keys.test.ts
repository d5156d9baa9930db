import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import { Refusal } from '#contract/refusal.ts'
import { ensureCase } from '#server/cases/ensure-case.ts'
import { caseStore } from '#server/cases/store.ts'
import { makeLoadUser } from '#server/profile/load-user.ts'
import type { User } from '#server/http/user.ts'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { removeNamedBlobs } from './forget.ts'
import { makeStraySweep } from './sweep-strays.ts'

let server: TestServer
let user: User
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  user = await makeLoadUser(server.sql)(await server.verifier.verify('test:doctor'))
})
afterAll(() => server.stop())

const orphans = async (): Promise<string[]> => {
  const rows = await server.sql<{ id: string }[]>`
    select id from data_key k where id::text not like '00000000-0000-0000-0000-%' and not exists (select from consultation_case c where c.id = k.id)
      and not exists (select from patient p where p.id = k.id) and not exists (select from app_user u where u.id = k.id)
      and not exists (select from trigger_phrase t where t.key_id = k.id)`
  return rows.map(({ id }) => id)
}

/** Holds a case that is made in a patient open until somebody else waits for a lock, then lets it commit. */
async function caseBeside(path: { patientId: string; caseId: string }, other: () => Promise<unknown>): Promise<void> {
  const { sql, vault } = server
  const maker = { vault, anonymousHours: 12, audioDays: 30 }
  let others: Promise<unknown> = Promise.resolve()
  await inTransaction(sql, ALONE, async (tx) => {
    await ensureCase(tx, path, { maker, origin: { user, vertical: 'med', language: 'nb', createdFrom: null } })
    others = other()
    for (let looks = 0; looks < 400; looks += 1) {
      const waiting = await sql`select from pg_locks where not granted`
      if (waiting.length > 0) break
    }
  })
  await others
}

describe('GDPR-2 no key outlives what it sealed', () => {
  test('sixty patients deleted while a case of theirs is being made', async () => {
    for (let round = 0; round < 60; round += 1) {
      const path = { patientId: randomUUID(), caseId: randomUUID() }
      await server.call('PUT', `/patients/${path.patientId}`, { body: { name: 'Kari Prøve' } })
      await caseBeside(path, () => server.call('DELETE', `/patients/${path.patientId}`))
    }
    expect(await orphans()).toEqual([])
  })

  test('the last case of a patient nobody named deleted while the next is being made', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [patientId, first, next] = [randomUUID(), randomUUID(), randomUUID()]
      await server.call('POST', `/patients/${patientId}/cases`, { body: { id: first, manualNote: 'x' } })
      await caseBeside({ patientId, caseId: next }, () =>
        inTransaction(server.sql, ALONE, (tx) => caseStore.erase(tx, [first]).then(() => caseStore.eraseEmptyPatients(tx, [patientId]))),
      )
      expect(await server.sql`select from consultation_case where id = ${next}`).toHaveLength(1)
    }
    expect(await orphans()).toEqual([])
  })

  test('a key that names nothing goes with the sweep; those in use, and the product’s own, stay', async () => {
    const { sql, vault } = server
    const [old, young] = [randomUUID(), randomUUID()]
    await vault.create(sql, { id: old, ownerId: null })
    await vault.create(sql, { id: young, ownerId: null })
    await server.call('POST', '/settings/triggers', { body: { trigger: 'normal status', action: 'Normale funn.' } })
    await sql`update data_key set created_at = now() - interval '2 hours' where id <> ${young}`
    const before = await sql`select from data_key`
    await makeStraySweep(server)(new AbortController().signal)
    expect(await orphans()).toEqual([young])
    expect(await sql`select from data_key`).toHaveLength(before.length - 1)
    expect((await server.call('GET', '/settings/triggers')).json()).toHaveLength(1)
  })
})

test('NORM-6 one file that cannot be removed stops no other, is noted, and is tried again later', async () => {
  const { sql } = server
  await sql`delete from blob_removal`
  const prefixes = Array.from({ length: 5 }, () => `cases/${randomUUID()}/`)
  const stubborn = prefixes[1] ?? ''
  for (const [at, prefix] of prefixes.entries())
    await sql`insert into blob_removal (prefix, requested_at) values (${prefix}, now() - ${10 - at} * interval '1 minute')`
  await sql`insert into deletion_receipt (id, reason, counts, keep_until) values (${randomUUID()}, 'retention', '{}', now() + interval '1 day')`
  let refuses = true
  const tried: string[] = []
  const blobs = { ...server.blobs, removeFolder: async (prefix: string) => {
    tried.push(prefix)
    if (refuses && prefix === stubborn) throw new Refusal('storage.unavailable')
  } }
  const { log, lines } = makeKeptLog({ level: 'info' })
  const open = async () => (await sql`select from deletion_receipt where files_gone_at is null`).length
  await removeNamedBlobs({ sql, blobs, log })
  expect(tried.toSorted()).toEqual(prefixes.toSorted())
  expect(await sql<{ prefix: string; failures: number }[]>`select prefix, failures from blob_removal`).toEqual([{ prefix: stubborn, failures: 1 }])
  expect(await open()).toBe(1)
  expect(lines.join('')).toContain('could not be removed')
  expect(lines.join('')).not.toContain(stubborn)

  // Not at once again, and once it goes the receipt is whole.
  await removeNamedBlobs({ sql, blobs, log })
  expect(tried).toHaveLength(5)
  await sql`update blob_removal set next_try_at = now()`
  refuses = false
  await removeNamedBlobs({ sql, blobs, log })
  expect(await sql`select from blob_removal`).toHaveLength(0)
  expect(await open()).toBe(0)
})
