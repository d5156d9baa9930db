import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { forgetNow } from '#server/testing/forget-now.ts'

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
  await server.call('POST', `${path}/audio-chunk`, {
    form: { index: '1', recordingId: made.recordingId, audioFile: Buffer.from('group 1:Jeg har hatt hodepine i tre dager.') },
  })
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
    await forgetNow(server)
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
    await forgetNow(server)
    expect((await server.call('GET', `/patients/${due.patientId}`)).statusCode).toBe(404)
  })

  test('a named patient keeps the text; the audio goes after its days', async () => {
    const named = await visit('Kari Prøve')
    expect(await files(named.caseId)).toHaveLength(1)
    await server.sql`update recording set audio_due_at = now() - interval '1 minute' where id = ${named.recordingId}`
    await forgetNow(server)
    expect(await files(named.caseId)).toEqual([])
    expect(await server.readCase(named.patientId, named.caseId)).toMatchObject({
      isSuccess: true,
      audioRecordings: [{ hasAudio: false, transcription: expect.stringContaining('hodepine') }],
    })
  })

  test('a case moved to nobody after it was heard keeps its text for the period, and its audio no longer', async () => {
    const named = await visit('Kari Prøve')
    const kept = await visit('Ola Prøve')
    const { revision } = (await server.readCase(named.patientId, named.caseId)) ?? {}
    const back = randomUUID()
    expect((await server.call('POST', `/patients/${named.patientId}/cases/${named.caseId}/move`, { body: { patientId: back, revision } })).statusCode).toBe(200)
    await forgetNow(server)
    expect(await files(named.caseId)).toEqual([])
    expect(await server.readCase(back, named.caseId)).toMatchObject({
      audioRecordings: [{ hasAudio: false, transcription: expect.stringContaining('hodepine') }],
    })
    expect(await files(kept.caseId)).toHaveLength(1)
  })

  test('a file left by a round cut short is removed by the next', async () => {
    const named = await visit('Per Prøve')
    const [row] = await server.sql<{ blob_key: string }[]>`select blob_key from audio_chunk where recording_id = ${named.recordingId}`
    await server.sql`insert into blob_removal (prefix) values (${row?.blob_key ?? ''})`
    await forgetNow(server)
    expect(await files(named.caseId)).toEqual([])
    expect(await server.sql`select 1 from blob_removal`).toHaveLength(0)
  })

  test('REL-21 only the database’s clock counts: a process years ahead deletes nothing early', async () => {
    const young = await visit()
    const realNow = Date.now
    Date.now = () => realNow() + 365 * 24 * 3_600_000
    await forgetNow(server).finally(() => {
      Date.now = realNow
    })
    expect(await rowsOf(young.caseId)).toEqual([1, 1, 1])
  })
})

test('NORM-4 every key that a deletion destroys is counted, by whatever way it goes', async () => {
  const destroyed = async () =>
    (await server.sql<{ count: number }[]>`select coalesce(sum(count), 0)::int as count from key_use where kind = 'destroyed'`)[0]!.count
  const before = await destroyed()
  const [byHand, named, due] = [await visit(), await visit('Prøve Pasient'), await visit()]
  await server.call('DELETE', `/patients/${byHand.patientId}/cases/${byHand.caseId}`)
  expect(await destroyed()).toBe(before + 1)
  await server.call('DELETE', `/patients/${named.patientId}`)
  expect(await destroyed()).toBe(before + 3)
  await age(due.caseId, 13)
  await forgetNow(server)
  expect(await destroyed()).toBe(before + 4)
})

describe('NORM-6 the proof of a deletion', () => {
  test('is written in numbers, in a receipt and in the log of the server, and names neither case nor content', async () => {
    const { log, lines } = makeKeptLog({ level: 'info' })
    const [due, sounding] = [await visit(), await visit('Kanarifugl Navnesen')]
    await age(due.caseId, 12)
    await server.sql`update recording set audio_due_at = now() - interval '1 minute' where id = ${sounding.recordingId}`
    await forgetNow({ ...server, log })
    const [receipt] = await server.sql<
      { counts: object; files_gone_at: Date | null; text: string }[]
    >`select counts, files_gone_at, r::text as text from deletion_receipt r order by at desc limit 1`
    expect(receipt).toMatchObject({ counts: { cases: 1, audio: 1, abandoned: 0 }, files_gone_at: expect.any(Date) })
    expect(lines.join('')).toContain('"cases":1,"audio":1,"abandoned":0,"msg":"deleted what was due"')
    for (const named of [...Object.values(due), ...Object.values(sounding), 'Kanarifugl', 'hodepine'])
      expect((receipt?.text ?? '') + lines.join('')).not.toContain(named)
    // Which case it was stands in the log of accesses, which is read by those it concerns.
    const said = await server.sql<
      { case_id: string; basis: string }[]
    >`select case_id, basis from access_log where action = 'delete' and case_id = any(${[due.caseId, sounding.caseId]}::uuid[]) order by seq`
    expect(said).toEqual([{ case_id: due.caseId, basis: 'retention' }, { case_id: sounding.caseId, basis: 'retention' }])
  })
})

describe('GDPR-7 an animal’s case is its owner’s', () => {
  test('it is masked, sealed, counted down and deleted like any other', async () => {
    await server.call('GET', '/user-profile', { as: 'vet' })
    await server.subscribe('vet')
    const animal = { as: 'vet', headers: { host: 'vet.localhost' } }
    const [patientId, caseId, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
    const path = `/patients/${patientId}/cases/${caseId}`
    const words = 'group 1:Hei, jeg heter Gunhild Sørvik og nummeret mitt er 934 55 018. Hunden min har haltet på venstre bakbein i tre uker.'
    await server.call('POST', `${path}/audio-chunk`, { ...animal, form: { index: '1', recordingId, audioFile: Buffer.from(words) } })
    await server.call('POST', path, { ...animal, form: { recordingId, kind: 'animal', species: 'dog' } })
    await server.jobs.settled()
    const kept = await server.readCase(patientId, caseId, 'vet')
    expect(kept?.audioRecordings[0]?.transcription).toMatch(/venstre bakbein/)
    expect(JSON.stringify([kept?.textReport, kept?.audioRecordings, kept?.summaryReport])).not.toMatch(/gunhild|sørvik|934 55/i)
    expect(kept?.timeRemaining).toBeGreaterThan(11 * 3600)
    expect(await files(caseId)).toEqual([])
    const [row] = await server.sql<
      { text: string }[]
    >`select c::text || r::text as text from consultation_case c join recording r on r.case_id = c.id where c.id = ${caseId}`
    expect(row?.text.toLowerCase()).not.toContain(Buffer.from('bakbein').toString('hex'))
    const lines = await server.sql<{ action: string }[]>`select action from access_log where case_id = ${caseId}`
    expect(lines.length).toBeGreaterThan(0)
    await age(caseId, 12)
    await forgetNow(server)
    expect(await rowsOf(caseId)).toEqual([0, 0, 0])
  })
})
