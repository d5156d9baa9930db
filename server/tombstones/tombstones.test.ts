import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetNow } from '#server/testing/forget-now.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { tombstoneStore } from './store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  await server.subscribe('other')
})
afterAll(() => server.stop())

type Visit = { patientId: string; caseId: string; recordingId: string }
const newVisit = (): Visit => ({ patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() })
const pathOf = ({ patientId, caseId }: Visit) => `/patients/${patientId}/cases/${caseId}`
const sound = Buffer.from('group 2:Hun har feber.')
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3])

async function recorded(name?: string, as = 'doctor'): Promise<Visit> {
  const visit = newVisit()
  if (name) await server.call('PUT', `/patients/${visit.patientId}`, { as, body: { name } })
  const answer = await server.call('POST', `${pathOf(visit)}/audio-chunk`, {
    as,
    form: { index: '1', recordingId: visit.recordingId, audioFile: Buffer.from('group 1:Hun har hodepine.') },
  })
  expect(answer.statusCode).toBe(200)
  await server.jobs.settled()
  return visit
}

/** Everything that a page, a device or a proxy may still send of a visit. */
const LATE: Record<string, (visit: Visit, as: string) => Promise<{ statusCode: number }>> = {
  'the next part': (visit, as) =>
    server.call('POST', `${pathOf(visit)}/audio-chunk`, { as, form: { index: '2', recordingId: visit.recordingId, audioFile: sound } }),
  'the first part again': (visit, as) =>
    server.call('POST', `${pathOf(visit)}/audio-chunk`, {
      as,
      form: { index: '1', recordingId: visit.recordingId, audioFile: Buffer.from('group 1:Hun har hodepine.') },
    }),
  'a part of a new recording': (visit, as) =>
    server.call('POST', `${pathOf(visit)}/audio-chunk`, { as, form: { index: '1', recordingId: randomUUID(), audioFile: sound } }),
  'a file': (visit, as) => server.call('POST', `${pathOf(visit)}/manual-audio`, { as, form: { recordingId: visit.recordingId, audioFile: WEBM } }),
  'a file without an id': (visit, as) => server.call('POST', `${pathOf(visit)}/manual-audio`, { as, form: { audioFile: WEBM } }),
  'the end of the recording': (visit, as) => server.call('POST', pathOf(visit), { as, form: { recordingId: visit.recordingId } }),
  'a new text': (visit, as) =>
    server.call('POST', `/patients/${visit.patientId}/cases`, { as, body: { id: visit.caseId, transcription: 'Hun har hodepine.' } }),
  'a save of a text': (visit, as) =>
    server.call('POST', `/patients/${visit.patientId}/cases`, { as, body: { id: visit.caseId, revision: 1, manualNote: 'x' } }),
  'a cancel': (visit, as) => server.call('POST', `${pathOf(visit)}/recording/${visit.recordingId}/cancel`, { as }),
}

async function leftOf({ patientId, caseId, recordingId }: Visit): Promise<number[]> {
  const rows = await Promise.all([
    server.sql`select from consultation_case where id = ${caseId}`,
    server.sql`select from patient where id = ${patientId} and is_temporary`,
    server.sql`select from recording where id = ${recordingId}`,
    server.sql`select from data_key where id = ${caseId}`,
  ])
  return rows.map(({ length }) => length)
}

const NOTHING = [0, 0, 0, 0]

describe('REL-9 GDPR-2 what was deleted is made again by nothing that comes late', () => {
  const WAYS: Record<string, () => Promise<Visit>> = {
    'a case of nobody named': async () => {
      const visit = await recorded()
      expect((await server.call('DELETE', pathOf(visit))).statusCode).toBe(204)
      return visit
    },
    'a case of a named patient': async () => {
      const visit = await recorded('Kari Prøve')
      expect((await server.call('DELETE', pathOf(visit))).statusCode).toBe(204)
      return visit
    },
    'a patient': async () => {
      const visit = await recorded('Kari Prøve')
      expect((await server.call('DELETE', `/patients/${visit.patientId}`)).statusCode).toBe(204)
      return visit
    },
    'a case past its hour': async () => {
      const visit = await recorded()
      await server.sql`update consultation_case set expires_at = expires_at - interval '13 hours' where id = ${visit.caseId}`
      await forgetNow(server)
      return visit
    },
  }

  for (const [way, deleted] of Object.entries(WAYS)) {
    test.each(Object.entries(LATE))(`${way}: %s`, async (_, send) => {
      const visit = await deleted()
      for (const as of ['doctor', 'other']) {
        expect([as, (await send(visit, as)).statusCode]).toEqual([as, 404])
        expect(await leftOf(visit)).toEqual(NOTHING)
      }
    })
  }

  test('a deleted patient is not named again', async () => {
    const visit = await recorded('Kari Prøve')
    await server.call('DELETE', `/patients/${visit.patientId}`)
    for (const as of ['doctor', 'other'])
      expect((await server.call('PUT', `/patients/${visit.patientId}`, { as, body: { name: 'Kari Prøve' } })).statusCode).toBe(404)
    expect(await server.sql`select from patient where id = ${visit.patientId}`).toHaveLength(0)
    expect(await server.sql`select from data_key where id = ${visit.patientId}`).toHaveLength(0)
  })

  test('a recording of a deleted case is begun in no other', async () => {
    const [gone, other] = [await recorded(), newVisit()]
    await server.call('DELETE', pathOf(gone))
    const answer = await server.call('POST', `${pathOf(other)}/audio-chunk`, { form: { index: '1', recordingId: gone.recordingId, audioFile: sound } })
    expect(answer.statusCode).toBe(404)
    expect(await server.sql`select from recording where id = ${gone.recordingId}`).toHaveLength(0)
  })

  test('a new case and a new patient are made as ever, and the same call twice makes one', async () => {
    const visit = await recorded()
    expect((await LATE['the first part again']?.(visit, 'doctor'))?.statusCode).toBe(200)
    expect((await LATE['the next part']?.(visit, 'doctor'))?.statusCode).toBe(200)
    expect(await leftOf(visit)).toEqual([1, 1, 1, 1])
  })

  test('a case deleted while a part of it is on its way takes that part along', async () => {
    const visit = await recorded()
    const [removed] = await Promise.all([
      server.call('DELETE', pathOf(visit)),
      ...Array.from({ length: 6 }, (_, at) =>
        server.call('POST', `${pathOf(visit)}/audio-chunk`, {
          form: { index: '1', recordingId: at % 2 ? randomUUID() : visit.recordingId, audioFile: Buffer.from(`group 1:${at}`) },
        }),
      ),
    ])
    expect(removed.statusCode).toBe(204)
    expect(await leftOf(visit)).toEqual(NOTHING)
  })
})

test('a tombstone tells no id, and goes when nothing can send what it stands for', async () => {
  const visit = await recorded()
  await server.call('DELETE', pathOf(visit))
  const told = await server.sql<{ text: string }[]>`select t::text as text from tombstone t`
  expect(told.length).toBeGreaterThan(1)
  for (const id of Object.values(visit)) expect(told.some(({ text }) => text.includes(id))).toBe(false)
  await server.sql`update tombstone set deleted_at = now() - interval '179 days'`
  await tombstoneStore.forgetOld(server.sql)
  expect(await server.sql`select from tombstone`).toHaveLength(told.length)
  await server.sql`update tombstone set deleted_at = now() - interval '181 days'`
  await tombstoneStore.forgetOld(server.sql)
  expect(await server.sql`select from tombstone`).toHaveLength(0)
})
