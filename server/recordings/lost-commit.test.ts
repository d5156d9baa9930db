import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.stop())

const SOUND = Buffer.from('group 1:Jeg har hatt vondt i venstre kne i tre uker.')

/** A named patient's case, so that its sound is kept. */
async function openVisit(): Promise<{ path: string; caseId: string }> {
  const [patientId, caseId] = [randomUUID(), randomUUID()]
  await server.call('PUT', `/patients/${patientId}`, { body: { name: 'Kari Prøve', birthDate: '1980-02-01', gender: 'female' } })
  await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId } })
  return { path: `/patients/${patientId}/cases/${caseId}`, caseId }
}

/** The first commit after which the case has a part succeeds, and its answer is lost: the database went away. Commits of others pass in between. */
function loseCommitOfPart({ caseId }: { caseId: string }): void {
  const begin = server.sql.begin
  let isLost = false
  vi.spyOn(server.sql, 'begin').mockImplementation(async (work) => {
    const result = await begin(work)
    const parts = await server.sql`select 1 from audio_chunk join recording on recording.id = recording_id where case_id = ${caseId}`
    if (isLost || parts.length === 0) return result
    isLost = true
    throw new Refusal('database.unavailable')
  })
}

const files = (caseId: string): Promise<string[]> => readdir(`${server.folder}/cases/${caseId}`)

test('REL-2 a part whose commit was not answered is still there when it is sent again', async () => {
  const { path, caseId } = await openVisit()
  const recordingId = randomUUID()
  const send = () => server.call('POST', `${path}/audio-chunk`, { form: { audioFile: SOUND, index: '1', recordingId } })
  loseCommitOfPart({ caseId })
  expect((await send()).statusCode).toBe(503)
  expect((await send()).statusCode).toBe(200)
  expect(await files(caseId)).toHaveLength(1)
  const heard = await server.call('GET', `${path}/recordings/${recordingId}/audio`)
  expect(heard.rawPayload).toEqual(SOUND)
})

test('REL-12 a file whose commit was not answered is still there when it is sent again', async () => {
  const { path, caseId } = await openVisit()
  const recordingId = randomUUID()
  const webm = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('file:Vondt i venstre kne i tre uker.')])
  const send = () => server.call('POST', `${path}/manual-audio`, { form: { audioFile: webm, recordingId } })
  loseCommitOfPart({ caseId })
  expect((await send()).statusCode).toBe(503)
  expect((await send()).statusCode).toBe(200)
  expect(await files(caseId)).toHaveLength(1)
})

test('a part that is refused leaves no file', async () => {
  const { path, caseId } = await openVisit()
  const recordingId = randomUUID()
  const send = (audioFile: Uint8Array) => server.call('POST', `${path}/audio-chunk`, { form: { audioFile, index: '1', recordingId } })
  await send(SOUND)
  expect((await send(Buffer.from('group 1:noe annet'))).statusCode).toBe(409)
  expect(await files(caseId)).toHaveLength(1)
})
