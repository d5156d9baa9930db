import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { multipart } from '#server/testing/multipart-form.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

const newVisit = () => ({ patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() })
type Visit = ReturnType<typeof newVisit>
const pathOf = ({ patientId, caseId }: Visit) => `/patients/${patientId}/cases/${caseId}`
const audioFile = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('group 1: Hei, jeg har vondt i halsen.')])
const upload = (visit: Visit, form: Record<string, string | Uint8Array>) => server.call('POST', `${pathOf(visit)}/manual-audio`, { form })

async function traces({ patientId, caseId }: Visit) {
  const cases = await server.sql`select 1 from consultation_case where id = ${caseId}`
  const patients = await server.sql`select 1 from patient where id = ${patientId}`
  const keys = await server.sql`select 1 from data_key where id = ${caseId}`
  const blobs = await readdir(`${server.folder}/cases/${caseId}`).catch(() => [])
  return { cases: cases.length, patients: patients.length, keys: keys.length, blobs: blobs.length }
}
const NONE = { cases: 0, patients: 0, keys: 0, blobs: 0 }

describe('an upload that is refused leaves nothing, and takes nothing that was there', () => {
  const nested = Buffer.concat([
    Buffer.from('\u0000\u0000\u0000\u0010ftypM4A \u0000\u0000\u0000\u0000', 'latin1'),
    ...Array.from({ length: 1_500 }, () => Buffer.from('\u0000\u0000\u0000\u0000moov', 'latin1')),
  ])

  test.each<[string, Record<string, string | Uint8Array>, number]>([
    ['an age nobody has, before the file', { ageYears: '121', kind: 'human', audioFile }, 400],
    ['an age nobody has, behind the file', { audioFile, ageYears: '121', kind: 'human' }, 400],
    ['a field that is no identifier, behind the file', { audioFile, recordingId: 'x' }, 400],
    ['the other edition’s patient', { audioFile, kind: 'animal' }, 422],
    ['nothing that is sound', { audioFile: Buffer.from('<html>') }, 415],
  ])('%s', async (_, form, status) => {
    const visit = newVisit()
    expect((await upload(visit, form)).statusCode).toBe(status)
    expect(await traces(visit)).toEqual(NONE)
    expect((await upload(visit, { audioFile, recordingId: visit.recordingId })).statusCode, 'the same ids again').toBe(200)
    await server.jobs.settled()
    expect(await server.readCase(visit.patientId, visit.caseId)).toMatchObject({ audioRecordings: [{ status: 'Done' }] })
  })

  test('SEC-4 boxes that nest without end are refused in words, and leave nothing', async () => {
    const visit = newVisit()
    const { payload, headers } = multipart({ audioFile: nested }, 'sound.m4a', 'audio/mp4')
    const answer = await server.app.inject({
      method: 'POST',
      url: `${BASE_PATH}${pathOf(visit)}/manual-audio`,
      payload,
      headers: { ...headers, host: 'localhost', authorization: 'Bearer test:doctor' },
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([415, { code: 'recording.unsupported_media' }])
    expect(await traces(visit)).toEqual(NONE)
  })

  test('a case that was there stays, with what it holds', async () => {
    const visit = newVisit()
    expect((await upload(visit, { audioFile, recordingId: visit.recordingId })).statusCode).toBe(200)
    await server.jobs.settled()
    expect((await upload(visit, { audioFile, ageYears: '121' })).statusCode).toBe(400)
    expect(await traces(visit)).toMatchObject({ cases: 1, patients: 1, keys: 1 })
    expect(await server.readCase(visit.patientId, visit.caseId)).toMatchObject({ audioRecordings: [{ status: 'Done' }] })
  })

  test.each([
    ['a bad index', { audioFile, index: '0', recordingId: randomUUID() }, 400],
    ['no bytes', { audioFile: Buffer.alloc(0), index: '1', recordingId: randomUUID() }, 422],
  ])('a part of a recording with %s', async (_, form, status) => {
    const visit = newVisit()
    const answer = await server.call('POST', `${pathOf(visit)}/audio-chunk`, { form })
    expect(answer.statusCode).toBe(status)
    expect(await traces(visit)).toEqual(NONE)
  })
})
