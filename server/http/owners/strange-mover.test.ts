import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseStore } from '#server/cases/store.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import { audioUseStore } from '#server/recordings/audio-use/store.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
let stranger = ''
const visit = { patientId: randomUUID(), caseId: randomUUID() }

beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  await server.call('GET', '/user-profile', { as: 'stranger' })
  await server.call('POST', `/patients/${visit.patientId}/cases`, { body: { id: visit.caseId, manualNote: 'x' } })
  const [row] = await server.sql<{ id: string }[]>`select id from app_user where subject = 'stranger'`
  stranger = row!.id
})
afterAll(() => server.stop())

test('SEC-53 a stranger takes no case over by moving it to a patient of their own', async () => {
  const theirs = randomUUID()
  await inTransaction(server.sql, ALONE, async (tx) => {
    await caseStore.ensurePatient(tx, { id: theirs, ownerId: stranger, kind: 'human' })
    await caseStore.move(tx, { caseId: visit.caseId, ownerId: stranger }, { patientId: theirs, formerNames: null, anonymousHours: 1 })
  })
  expect(await server.sql`select patient_id from consultation_case where id = ${visit.caseId}`).toEqual([{ patient_id: visit.patientId }])
})

test('SEC-32 room put aside adds up: of three that come together the third finds none', async () => {
  const reserve = () => audioUseStore.reserve(server.sql, { userId: stranger, bytes: 60 }, { bytes: 100, ms: 1_000 })
  expect([typeof (await reserve()), typeof (await reserve()), await reserve()]).toEqual(['string', 'string', undefined])
})
