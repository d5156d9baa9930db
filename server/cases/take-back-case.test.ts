import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { inTransaction } from '#server/database/connect.ts'
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
  await server.sql`insert into consultation_case (id, owner_id, patient_id, vertical, report_language) values (${caseId}, ${ownerId}, ${patientId}, 'med', 'nb')`
  return caseId
}
const stands = async (caseId: string) => (await server.sql`select from consultation_case where id = ${caseId}`).length === 1

describe('a case made for sound that did not come whole', () => {
  test.each<[string, unknown]>([
    ['a connection that was cut', new Error('aborted')],
    ['a body that came too slowly', new Refusal('request.too_slow')],
    ['a disk that refused', new Refusal('storage.unavailable')],
  ])('REL-3 stays after %s: the same part comes again, perhaps at this moment', async (_, why) => {
    const caseId = await awaitingSound()
    await takeBackCase(server.sql, { caseId, ownerId }, why)
    expect(await stands(caseId)).toBe(true)
  })

  test('goes where the sound itself is refused, and only for its owner', async () => {
    const caseId = await awaitingSound()
    await takeBackCase(server.sql, { caseId, ownerId: randomUUID() }, new Refusal('recording.unsupported_media'))
    expect(await stands(caseId)).toBe(true)
    await takeBackCase(server.sql, { caseId, ownerId }, new Refusal('recording.unsupported_media'))
    expect(await stands(caseId)).toBe(false)
  })

  test('REL-2 a part that is being kept in it at that moment is not taken along', async () => {
    const caseId = await awaitingSound()
    const { promise: isKept, resolve: keep } = Promise.withResolvers<void>()
    const keeping = inTransaction(server.sql, async (tx) => {
      await tx`insert into recording (id, owner_id, case_id, origin) values (${randomUUID()}, ${ownerId}, ${caseId}, 'recorded')`
      await isKept
    })
    const takingBack = takeBackCase(server.sql, { caseId, ownerId }, new Refusal('request.malformed'))
    // It waits for whoever is keeping.
    await new Promise((resolve) => setTimeout(resolve, 300))
    keep()
    await Promise.all([keeping, takingBack])
    expect(await stands(caseId)).toBe(true)
  })
})
