import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmedSessions, findSubscription, markEnding, openSessions, removeSubscription } from '#server/billing/store.ts'
import { patientStore } from '#server/patients/store.ts'
import { audioUseStore } from '#server/recordings/audio-use/store.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
let mine = ''
let stranger = ''
const visit = { patientId: randomUUID(), caseId: randomUUID() }

beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  await server.call('GET', '/user-profile', { as: 'stranger' })
  await server.call('POST', `/patients/${visit.patientId}/cases`, { body: { id: visit.caseId, manualNote: 'x' } })
  const people = await server.sql<{ id: string; subject: string }[]>`select id, subject from app_user`;
  [mine, stranger] = ['doctor', 'stranger'].map((subject) => people.find((person) => person.subject === subject)!.id) as [string, string]
  for (const status of ['open', 'confirmed']) await server.sql`
    insert into checkout_session (id, user_id, product_id, status, unit_amount, currency, vertical, confirmed_at)
      values (${randomUUID()}, ${mine}, 'med-monthly', ${status}, 79900, 'NOK', 'med', now())`
})
afterAll(() => server.stop())

test('SEC-53 what somebody has paid, or is about to, is found for nobody else', async () => {
  for (const find of [confirmedSessions, openSessions])
    expect([(await find(server.sql, mine)).length, (await find(server.sql, stranger)).length]).toEqual([1, 0])
  expect(await findSubscription(server.sql, mine)).toBeDefined()
  expect(await findSubscription(server.sql, stranger)).toBeUndefined()
})

test('SEC-53 nobody ends or removes the subscription of somebody else', async () => {
  const ending = async () =>
    (await server.sql<{ cancel_at_period_end: boolean }[]>`select cancel_at_period_end from subscription where user_id = ${mine}`).map(
      (row) => row.cancel_at_period_end,
    )
  await markEnding(server.sql, stranger)
  await removeSubscription(server.sql, stranger)
  expect(await ending()).toEqual([false])
  await markEnding(server.sql, mine)
  expect(await ending()).toEqual([true])
  await removeSubscription(server.sql, mine)
  expect(await ending()).toEqual([])
})

test('SEC-53 room put aside for sound is given back by whoever put it aside', async () => {
  const most = { bytes: 1_000, ms: 1_000 }
  const day = (await audioUseStore.reserve(server.sql, { userId: mine, bytes: 100 }, most))!
  await audioUseStore.release(server.sql, { userId: stranger, day, bytes: 60 })
  const reserved = async () =>
    (await server.sql<{ bytes: number }[]>`select reserved_bytes::int as bytes from audio_use where user_id = ${mine}`).map(({ bytes }) => bytes)
  expect(await reserved()).toEqual([100])
  await audioUseStore.release(server.sql, { userId: mine, day, bytes: 60 })
  expect(await reserved()).toEqual([40])
})

test('SEC-53 a name given by a stranger prolongs no case', async () => {
  const isKept = async () =>
    (await server.sql<{ kept: boolean }[]>`select expires_at is null as kept from consultation_case where id = ${visit.caseId}`)[0]?.kept
  const name = (ownerId: string) => inTransaction(server.sql, ALONE, (tx) => patientStore.name(tx, { id: visit.patientId, ownerId }, Buffer.from('sealed')))
  await name(stranger)
  expect(await isKept()).toBe(false)
  await name(mine)
  expect(await isKept()).toBe(true)
})
