import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const TALK = 'Jeg har hatt vondt i venstre kne i tre uker. Ingen feber. Jeg bruker paracetamol 1 g fire ganger om dagen.'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  await server.subscribe('other')
})
afterAll(() => server.stop())

/** Takes the template named at the end of a recording; gives the one its case has, and the heading of what the patient told. */
async function record(template: string): Promise<[chosen: string | undefined, heading: string | undefined]> {
  const [patientId, caseId, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
  const path = `/patients/${patientId}/cases/${caseId}`
  await server.call('POST', `${path}/audio-chunk`, { form: { audioFile: Buffer.from(`group 1:${TALK}`), index: '1', recordingId } })
  expect((await server.call('POST', path, { form: { reportType: 'text', recordingId, chunkCount: '1', template } })).statusCode).toBe(200)
  await server.jobs.settled()
  const kase = await server.readCase(patientId, caseId)
  return [kase?.template, kase?.textReport?.sections.find(({ type }) => type === 'complaints')?.heading]
}

test('a recording is written by the template chosen before its end, and as usual where that is not this user’s', async () => {
  const made = await server.call('POST', '/templates', { as: 'other', body: { name: 'Andres', sections: [{ type: 'complaints', heading: 'Sykehistorie' }] } })
  const ofOther = made.json<{ id: string; isOwn: boolean }[]>().find(({ isOwn }) => isOwn)?.id ?? ''
  expect(await record('telephone')).toEqual(['telephone', 'Henvendelsen'])
  for (const template of [ofOther, randomUUID()]) expect(await record(template)).toEqual([undefined, 'Aktuelt'])
})
