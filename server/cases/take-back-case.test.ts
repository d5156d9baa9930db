import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { BASE_PATH } from '#contract/route.ts'
import { NO_AUDIT } from '#server/access-log/access-log.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import { multipart } from '#server/testing/multipart-form.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { takeBackCase } from './take-back-case.ts'

let server: TestServer
let ownerId: string
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  const [row] = await server.sql<{ id: string }[]>`select id from app_user limit 1`
  ownerId = row?.id ?? ''
})
afterAll(() => server.stop())

/** A case as it stands while the first part of its recording is still coming in. */
async function awaitingSound(): Promise<string> {
  const [patientId, caseId] = [randomUUID(), randomUUID()]
  await server.sql`insert into patient (id, owner_id, kind) values (${patientId}, ${ownerId}, 'human')`
  await server.sql`
    insert into consultation_case (id, owner_id, patient_id, vertical, report_language) values (${caseId}, ${ownerId}, ${patientId}, 'med', 'nb')`
  return caseId
}
const callOn = (caseId: string, id = ownerId) => ({ params: { caseId }, user: { id }, audit: NO_AUDIT })
const stands = async (caseId: string) => (await server.sql`select from consultation_case where id = ${caseId}`).length === 1

describe('a case made for sound that did not come whole', () => {
  test.each<[string, unknown]>([
    ['a connection that was cut', new Error('aborted')],
    ['a body that came too slowly', new Refusal('request.too_slow')],
    ['a disk that refused', new Refusal('storage.unavailable')],
  ])('REL-3 stays after %s: the same part comes again, perhaps at this moment', async (_, why) => {
    const caseId = await awaitingSound()
    await takeBackCase(server.sql, callOn(caseId), why)
    expect(await stands(caseId)).toBe(true)
  })

  test('goes where the sound itself is refused, and only for its owner', async () => {
    const caseId = await awaitingSound()
    await takeBackCase(server.sql, callOn(caseId, randomUUID()), new Refusal('recording.unsupported_media'))
    expect(await stands(caseId)).toBe(true)
    await takeBackCase(server.sql, callOn(caseId), new Refusal('recording.unsupported_media'))
    expect(await stands(caseId)).toBe(false)
  })

  test('REL-2 a part that is being kept in it at that moment is not taken along', async () => {
    const caseId = await awaitingSound()
    const [inserted, kept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const keeping = inTransaction(server.sql, ALONE, async (tx) => {
      await tx`insert into recording (id, owner_id, case_id, origin) values (${randomUUID()}, ${ownerId}, ${caseId}, 'recorded')`
      inserted.resolve()
      await kept.promise
    })
    await inserted.promise
    const takingBack = takeBackCase(server.sql, callOn(caseId), new Refusal('request.malformed'))
    // It waits for whoever is keeping.
    await new Promise((resolve) => setTimeout(resolve, 300))
    kept.resolve()
    await Promise.all([keeping, takingBack])
    expect(await stands(caseId)).toBe(true)
  })
})

test('REL-3 a first part whose connection was cut leaves the case to the next try', async () => {
  const [patientId, caseId, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
  const { port, hostname } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
  const path = `/patients/${patientId}/cases/${caseId}/audio-chunk`
  const { payload, headers } = multipart({ index: '1', recordingId, audioFile: Buffer.alloc(100_000, 'group 1: Hei.') })
  const head = [
    `POST ${BASE_PATH}${path} HTTP/1.1`,
    'Host: localhost',
    'Authorization: Bearer test:doctor',
    `Content-Type: ${headers['content-type']}`,
    `Content-Length: ${payload.length}`,
  ]
  const wire = connect(Number(port), hostname)
  wire.write(`${head.join('\r\n')}\r\n\r\n`)
  wire.write(payload.subarray(0, payload.length / 2))
  await expect.poll(() => stands(caseId)).toBe(true)
  wire.resetAndDestroy()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await stands(caseId)).toBe(true)
  expect((await server.call('POST', path, { form: { index: '1', recordingId, audioFile: Buffer.from('group 1: Hei.') } })).statusCode).toBe(200)
})
