import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { forgetWhatIsDue } from './forget.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

type Visit = { patientId: string; caseId: string; recordingId: string }

async function visit(name?: string): Promise<Visit> {
  const made = { patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() }
  if (name) await server.call('PUT', `/patients/${made.patientId}`, { body: { name } })
  const path = `/patients/${made.patientId}/cases/${made.caseId}`
  await server.call('POST', `${path}/audio-chunk`, { form: { index: '1', recordingId: made.recordingId, audioFile: Buffer.from('group 1:Jeg har hatt hodepine i tre dager.') } })
  await server.call('POST', path, { form: { recordingId: made.recordingId } })
  await server.jobs.settled()
  return made
}

const age = (caseId: string, hours: number) =>
  server.sql`update consultation_case set expires_at = expires_at - ${hours} * interval '1 hour' where id = ${caseId}`
const files = (caseId: string): Promise<string[]> => readdir(`${server.folder}/cases/${caseId}`).catch(() => [])
const rowsOf = async (caseId: string): Promise<number[]> => {
  const counts = await Promise.all([
    server.sql`select 1 from consultation_case where id = ${caseId}`,
    server.sql`select 1 from recording where case_id = ${caseId}`,
    server.sql`select 1 from data_key where id = ${caseId}`,
  ])
  return counts.map((rows) => rows.length)
}

describe('the deletion clock', () => {
  test('REL-22 a case nobody named goes at its twelfth hour: key, rows, files; one not yet due stays', async () => {
    const [due, young] = [await visit(), await visit()]
    await age(due.caseId, 12)
    await age(young.caseId, 11)
    await forgetWhatIsDue(server)
    expect(await rowsOf(due.caseId)).toEqual([0, 0, 0])
    expect(await files(due.caseId)).toEqual([])
    expect(await rowsOf(young.caseId)).toEqual([1, 1, 1])
    expect((await server.readCase(young.patientId, young.caseId))?.timeRemaining).toBeLessThanOrEqual(3600)
  })

  test('what is due is no longer shown, even before the round that deletes it', async () => {
    const due = await visit()
    await age(due.caseId, 13)
    expect(await server.readCase(due.patientId, due.caseId)).toBeUndefined()
    expect((await server.call('GET', '/patients/anonymous')).body).not.toContain(due.caseId)
    await forgetWhatIsDue(server)
    expect((await server.call('GET', `/patients/${due.patientId}`)).statusCode).toBe(404)
  })

  test('a named patient keeps the text; the audio goes after its days', async () => {
    const named = await visit('Kari Prøve')
    expect(await files(named.caseId)).toHaveLength(1)
    await server.sql`update recording set audio_due_at = now() - interval '1 minute' where id = ${named.recordingId}`
    await forgetWhatIsDue(server)
    expect(await files(named.caseId)).toEqual([])
    expect(await server.readCase(named.patientId, named.caseId)).toMatchObject({ isSuccess: true, audioRecordings: [{ hasAudio: false, transcription: expect.stringContaining('hodepine') }] })
  })

  test('a file left by a round cut short is removed by the next', async () => {
    const named = await visit('Per Prøve')
    const [row] = await server.sql<{ blob_key: string }[]>`select blob_key from audio_chunk where recording_id = ${named.recordingId}`
    await server.sql`insert into blob_removal (prefix) values (${row?.blob_key ?? ''})`
    await forgetWhatIsDue(server)
    expect(await files(named.caseId)).toEqual([])
    expect(await server.sql`select 1 from blob_removal`).toHaveLength(0)
  })

  test('REL-21 only the database’s clock counts: a process years ahead deletes nothing early', async () => {
    const young = await visit()
    const realNow = Date.now
    Date.now = () => realNow() + 365 * 24 * 3_600_000
    await forgetWhatIsDue(server).finally(() => {
      Date.now = realNow
    })
    expect(await rowsOf(young.caseId)).toEqual([1, 1, 1])
  })
})
