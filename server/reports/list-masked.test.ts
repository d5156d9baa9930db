import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Masked } from '#contract/masked.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
const TALK = 'Lege: God dag, Tjostolv Rugås, tlf 934 55 018. Pasient: Jeg har vondt i venstre kne og bruker Paracet.'
const HEARD = 'hei Gunhild Sørvik jeg har hatt feber'
const [patientId, caseId, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
const path = `/patients/${patientId}/cases/${caseId}`

beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  await server.subscribe('other')
  await server.call('POST', `${path}/audio-chunk`, { form: { audioFile: Buffer.from(`group 1:${HEARD}`), index: '1', recordingId } })
  await server.call('POST', path, { form: { recordingId } })
  await server.jobs.settled()
  const kase = (await server.readCase(patientId, caseId))!
  await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, revision: kase.revision, transcription: TALK } })
  await server.jobs.settled()
})
afterAll(() => server.stop())

describe('what is masked of a case', () => {
  test('is told by kind and place: for good where it was heard, on its way out where it was typed', async () => {
    const masked = (await server.call('GET', `${path}/masked`)).json<Masked[]>()
    const heard = (await server.readCase(patientId, caseId))!.audioRecordings[0]!.transcription!
    expect(masked.map(({ kind, isForGood, evidence: { start, end, recordingId: heardIn } }) => [kind, isForGood, (heardIn ? heard : TALK).slice(start, end)])).toEqual([
      ['name', true, '[navn 1]'],
      ['name', false, 'Tjostolv Rugås'],
      ['contact', false, '934 55 018'],
    ])
  })

  test('is nobody else’s to see', async () => {
    expect((await server.call('GET', `${path}/masked`, { as: 'other' })).statusCode).toBe(404)
  })
})
