import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const TAG = Buffer.from('Kanarifugl Navnesen, 59.91N 10.75E')
const SOUND = Buffer.from('Jeg har hatt vondt i venstre kne i tre uker.')

function chunk(id: string, content: Uint8Array): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(id), size, content, Buffer.alloc(content.length % 2)])
}

/** A sound file that names somebody and the place where it was made, before its sound and behind it. */
const tagged = chunk(
  'RIFF',
  Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', Buffer.alloc(16, 1)), chunk('LIST', TAG), chunk('data', SOUND), chunk('id3 ', TAG)]),
)

test('SEC-63 an uploaded file is kept and given back without what it says of people and places, and under no name of the sender’s', async () => {
  const [patientId, caseId, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
  const path = `/patients/${patientId}/cases/${caseId}`
  await server.call('PUT', `/patients/${patientId}`, { body: { name: 'Kari Prøve' } })
  const { payload, headers } = multipart({ recordingId, audioFile: tagged }, 'Kanarifugl Navnesen.wav', 'audio/wav')
  const sent = await server.app.inject({
    method: 'POST',
    url: `${BASE_PATH}${path}/manual-audio`,
    payload,
    headers: { ...headers, host: 'localhost', authorization: 'Bearer test:doctor' },
  })
  expect(sent.statusCode).toBe(200)
  await server.jobs.settled()
  const kept = await server.call('GET', `${path}/recordings/${recordingId}/audio`)
  expect(kept.statusCode).toBe(200)
  expect(kept.rawPayload.length).toBe(tagged.length)
  expect(kept.rawPayload.includes(SOUND)).toBe(true)
  for (const word of ['Kanarifugl', 'Navnesen', '59.91N']) expect(kept.rawPayload.includes(word)).toBe(false)
  expect(JSON.stringify(kept.headers)).not.toContain('Kanarifugl')
  expect(await readdir(`${server.folder}/cases/${caseId}`)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
})
