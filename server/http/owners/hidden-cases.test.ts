import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseStore } from '#server/cases/store.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Transaction } from '#server/database/connect.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
let ownerId = ''
const [due, cancelled] = [{ patientId: randomUUID(), caseId: randomUUID() }, { patientId: randomUUID(), caseId: randomUUID() }]
type Place = typeof due

beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  const [row] = await server.sql<{ id: string }[]>`select id from app_user where subject = 'doctor'`
  ownerId = row!.id
  await server.call('POST', `/patients/${due.patientId}/cases`, { body: { id: due.caseId, manualNote: 'x' } })
  const recordingId = randomUUID()
  const at = `/patients/${cancelled.patientId}/cases/${cancelled.caseId}`
  await server.call('POST', `${at}/audio-chunk`, { form: { index: '1', recordingId, audioFile: Buffer.from('group 1:Hoste.') } })
  await server.jobs.settled()
  await server.call('POST', `${at}/recording/${recordingId}/cancel`)
})
afterAll(() => server.stop())

type Read = (tx: Transaction, place: Place) => Promise<unknown>
const LISTS: Record<string, Read> = {
  'a patient': async (tx, { patientId, caseId }) => (await caseStore.ofPatient(tx, { patientId, ownerId }))?.cases.filter(({ id }) => id === caseId),
  'the sidebar': async (tx, { caseId }) => (await caseStore.anonymous(tx, ownerId)).filter(({ id }) => id === caseId),
  'the picker': async (tx, { caseId }) => (await caseStore.page(tx, { ownerId, before: undefined, limit: 50 })).filter(({ id }) => id === caseId),
}
const READS: Record<string, Read> = {
  ...LISTS,
  'a case': (tx, { caseId }) => caseStore.find(tx, { caseId, ownerId }),
  'a key': (tx, { caseId }) => caseStore.findKey(tx, { caseId, ownerId }),
  'a case, held': (tx, { caseId }) => caseStore.lock(tx, { caseId, ownerId }),
  'what a save rests on': (tx, { caseId }) => caseStore.base(tx, { caseId, ownerId, replacesReport: false }, { actorId: ownerId, keepDays: 1 }),
}

const isNothing = (found: unknown): boolean => found === undefined || (Array.isArray(found) && found.length === 0)
const read = (ask: Read, place: Place) => inTransaction(server.sql, ALONE, async (tx) => isNothing(await ask(tx, place)))

describe('spec 4: what is due for deletion is hidden before anybody deletes it', () => {
  test.each(Object.entries(READS))('%s', async (_, ask) => {
    expect(await read(ask, due)).toBe(false)
    await server.sql`update consultation_case set expires_at = now() - interval '1 minute' where id = ${due.caseId}`
    expect(await read(ask, due)).toBe(true)
    await server.sql`update consultation_case set expires_at = now() + interval '1 hour' where id = ${due.caseId}`
  })
})

describe('REL-9 a case of a cancelled recording alone is shown in no list', () => {
  test.each(Object.entries(LISTS))('%s', async (_, ask) => {
    expect(await read(ask, cancelled)).toBe(true)
    await server.sql`update recording set state = 'open' where case_id = ${cancelled.caseId}`
    expect(await read(ask, cancelled)).toBe(false)
    await server.sql`update recording set state = 'cancelled' where case_id = ${cancelled.caseId}`
  })
})
