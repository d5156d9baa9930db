import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  await server.subscribe('other')
})
afterAll(() => server.stop())

const spoken = (index: number, text: string): Uint8Array => Buffer.from(`group ${index}:${text}`)

type Visit = { patientId: string; caseId: string; recordingId: string }
const newVisit = (): Visit => ({ patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() })
const pathOf = ({ patientId, caseId }: Visit): string => `/patients/${patientId}/cases/${caseId}`

function sendChunk(visit: Visit, index: number | string, bytes: Uint8Array, as = 'doctor') {
  return server.call('POST', `${pathOf(visit)}/audio-chunk`, { as, form: { audioFile: bytes, index: String(index), recordingId: visit.recordingId } })
}
function finalize(visit: Visit, fields: Record<string, string> = {}, as = 'doctor') {
  return server.call('POST', pathOf(visit), { as, form: { reportType: 'text', recordingId: visit.recordingId, ...fields } })
}
async function settledCase(visit: Visit): Promise<Case> {
  await server.jobs.settled()
  const found = await server.readCase(visit.patientId, visit.caseId)
  if (!found) throw new Error('the case is gone')
  return found
}

const TALK = 'Jeg har hatt vondt i venstre kne i tre uker. Ingen feber. Jeg bruker paracetamol 1 g fire ganger om dagen.'

describe('a recording', () => {
  test('becomes a transcript and a report; nobody named, its audio is gone afterwards', async () => {
    const visit = newVisit()
    const stored = await sendChunk(visit, 1, spoken(1, TALK))
    expect(stored.statusCode).toBe(200)
    expect(stored.json()).toMatchObject({ recordingId: visit.recordingId, index: 1 })
    expect((await finalize(visit, { chunkCount: '1', gender: 'male', ageYears: '48' })).json()).toMatchObject({ isUpdating: true })
    const done = await settledCase(visit)
    expect(done).toMatchObject({ isUpdating: false, isSuccess: true, anonymous: true, failure: null })
    expect(done.audioRecordings).toMatchObject([{ status: 'Done', transcription: TALK, hasAudio: false }])
    expect(done.descriptor).toEqual({ kind: 'human', gender: 'male', ageYears: 48 })
    expect(JSON.stringify(done.textReport)).toContain('kne')
    const audio = await server.call('GET', `${pathOf(visit)}/recordings/${visit.recordingId}/audio`)
    expect(audio.statusCode).toBe(410)
    await expect.poll(() => readdir(`${server.folder}/cases/${visit.caseId}`).catch(() => [])).toEqual([])
  })

  test('of a named patient can be played whole and in ranges', async () => {
    const visit = newVisit()
    await server.call('PUT', `/patients/${visit.patientId}`, { body: { name: 'Kari Prøve', birthDate: '1980-02-01', gender: 'female' } })
    const bytes = spoken(1, TALK)
    await sendChunk(visit, 1, bytes)
    await finalize(visit)
    expect((await settledCase(visit)).anonymous).toBe(false)
    const path = `${pathOf(visit)}/recordings/${visit.recordingId}/audio`
    expect((await server.call('GET', path)).rawPayload).toEqual(Buffer.from(bytes))
    const part = await server.call('GET', path, { headers: { range: 'bytes=3-9' } })
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
      206,
      `bytes 3-9/${bytes.length}`,
      Buffer.from(bytes.subarray(3, 10)).toString(),
    ])
    expect((await server.call('GET', path, { headers: { range: 'bytes=999999-' } })).statusCode).toBe(416)
    expect((await server.call('GET', path, { as: 'other' })).statusCode).toBe(404)
  })

  test('of silence gives the noaudio failure and never a report', async () => {
    const visit = newVisit()
    await sendChunk(visit, 1, spoken(1, ''))
    await finalize(visit)
    const done = await settledCase(visit)
    expect(done).toMatchObject({ isUpdating: false, isSuccess: false, textReport: null, failure: { code: 'speech.no_audio' } })
    expect(done.audioRecordings[0]).toMatchObject({ status: 'Error', failure: { code: 'speech.no_audio' } })
  })

  test('waits, audio kept, while no engine can serve, and goes on by itself', async () => {
    const visit = newVisit()
    server.transcriber.failWith = new Refusal('speech.waiting_for_engine')
    const decode = vi.spyOn(server.decoder, 'decodeGroup')
    await sendChunk(visit, 1, spoken(1, TALK))
    await server.jobs.settled()
    expect(decode, 'while the talk goes on').not.toHaveBeenCalled()
    await finalize(visit)
    expect(await settledCase(visit)).toMatchObject({
      isUpdating: false,
      failure: { code: 'speech.waiting_for_engine' },
      audioRecordings: [{ status: 'Error', hasAudio: true }],
    })
    expect(decode, 'at its end, for silence is told all the same').toHaveBeenCalledOnce()
    decode.mockRestore()
    server.transcriber.failWith = undefined
    const retried = await server.call('POST', `${pathOf(visit)}/recordings/${visit.recordingId}/retry`)
    expect(retried.json()).toMatchObject({ isUpdating: true })
    expect(await settledCase(visit)).toMatchObject({ isSuccess: true, audioRecordings: [{ status: 'Done' }] })
  })
})

describe('REL-6 chunk disorder', () => {
  const permutations = (items: number[]): number[][] =>
    items.length < 2 ? [items] : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))

  test('all 24 orders of four chunks, each sent twice, give one text', async () => {
    for (const order of permutations([1, 2, 3, 4])) {
      const visit = newVisit()
      for (const index of [...order, ...order]) expect((await sendChunk(visit, index, spoken(index, `ord${index}`))).statusCode).toBe(200)
      await finalize(visit, { chunkCount: '4' })
      expect((await settledCase(visit)).audioRecordings[0]?.transcription).toBe('ord1 ord2 ord3 ord4')
    }
  })

  test('other bytes under the same index are refused and the first are kept', async () => {
    const visit = newVisit()
    const first = await sendChunk(visit, 1, spoken(1, 'første'))
    const second = await sendChunk(visit, 1, spoken(1, 'andre'))
    expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([409, 'recording.chunk_conflict'])
    expect((await sendChunk(visit, 1, spoken(1, 'første'))).json()).toEqual(first.json())
  })

  test.each(['0', '-1', '1000000000', 'NaN', '1.5', '', '1e1', '0x2', '٣', ' 1'])('index %j is refused', async (index) => {
    expect((await sendChunk(newVisit(), index, spoken(1, 'x'))).statusCode).toBe(400)
  })

  test('a missing index or file is refused', async () => {
    const visit = newVisit()
    const withoutIndex = await server.call('POST', `${pathOf(visit)}/audio-chunk`, { form: { audioFile: spoken(1, 'x'), recordingId: visit.recordingId } })
    const withoutFile = await server.call('POST', `${pathOf(visit)}/audio-chunk`, { form: { index: '1', recordingId: visit.recordingId } })
    expect([withoutIndex.statusCode, withoutFile.statusCode]).toEqual([400, 400])
  })

  test('any sequence keeps the first bytes of each index, once', async () => {
    const step = fc.record({ index: fc.integer({ min: 1, max: 4 }), version: fc.integer({ min: 0, max: 1 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const visit = newVisit()
        const first = new Map<number, number>()
        server.jobs.hold()
        for (const { index, version } of steps) {
          const kept = first.get(index) ?? version
          first.set(index, kept)
          expect((await sendChunk(visit, index, spoken(index, `v${version}`))).statusCode).toBe(kept === version ? 200 : 409)
        }
        const rows = await server.sql<{ chunk_index: number }[]>`select chunk_index from audio_chunk where recording_id = ${visit.recordingId} order by 1`
        expect(rows.map((row) => row.chunk_index)).toEqual([...first.keys()].toSorted((a, b) => a - b))
        expect((await readdir(`${server.folder}/cases/${visit.caseId}`)).length).toBe(first.size)
        server.jobs.release()
      }),
      { numRuns: 40 },
    )
  })
})

describe('REL-7 missing chunks', () => {
  test('are named, and nothing is reported without them', async () => {
    const visit = newVisit()
    for (const index of [1, 3]) await sendChunk(visit, index, spoken(index, `ord${index}`))
    const refused = await finalize(visit, { chunkCount: '4' })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'recording.chunks_missing', details: { missing: [2, 4] } }])
    for (const index of [2, 4]) await sendChunk(visit, index, spoken(index, `ord${index}`))
    expect((await finalize(visit, { chunkCount: '4' })).statusCode).toBe(200)
    expect((await settledCase(visit)).audioRecordings[0]?.transcription).toBe('ord1 ord2 ord3 ord4')
  })

  test('when the user insists the recording carries the mark', async () => {
    const visit = newVisit()
    for (const index of [1, 3]) await sendChunk(visit, index, spoken(index, `ord${index}`))
    await finalize(visit, { chunkCount: '3', acceptMissing: 'true' })
    expect((await settledCase(visit)).audioRecordings[0]?.missingParts).toEqual([2])
  })

  test('a recording without any chunk is not a recording (SEC-10)', async () => {
    const visit = newVisit()
    await server.call('POST', `/patients/${visit.patientId}/cases`, { body: { id: visit.caseId, manualNote: 'notat' } })
    expect((await finalize(visit)).statusCode).toBe(422)
  })
})

describe('REL-9 cancel', () => {
  const cancel = (visit: Visit) => server.call('POST', `${pathOf(visit)}/recording/${visit.recordingId}/cancel`)

  test('while recording: audio goes, late chunks and the end are refused, twice is once', async () => {
    const visit = newVisit()
    await sendChunk(visit, 1, spoken(1, TALK))
    expect([(await cancel(visit)).statusCode, (await cancel(visit)).statusCode]).toEqual([204, 204])
    expect((await sendChunk(visit, 2, spoken(2, 'sent'))).statusCode).toBe(410)
    expect((await finalize(visit)).statusCode).toBe(410)
    await server.jobs.settled()
    await expect.poll(() => readdir(`${server.folder}/cases/${visit.caseId}`).catch(() => [])).toEqual([])
    expect(await server.readCase(visit.patientId, visit.caseId)).toBeUndefined()
  })

  test('after the end, while it is being heard: no report', async () => {
    const visit = newVisit()
    await sendChunk(visit, 1, spoken(1, TALK))
    await server.jobs.settled()
    server.jobs.hold()
    await finalize(visit)
    expect((await cancel(visit)).statusCode).toBe(204)
    server.jobs.release()
    await server.jobs.settled()
    const rows = await server.sql`select 1 from consultation_case where id = ${visit.caseId} and (is_updating or report_sealed is not null)`
    expect(rows).toHaveLength(0)
  })

  test('what has become a transcript is not undone by it', async () => {
    const visit = newVisit()
    await sendChunk(visit, 1, spoken(1, TALK))
    await finalize(visit)
    await settledCase(visit)
    expect((await cancel(visit)).statusCode).toBe(409)
    expect((await settledCase(visit)).isSuccess).toBe(true)
  })
})

describe('REL-11 concurrent finalize', () => {
  test('20 equal calls make one report and give equal answers', async () => {
    const visit = newVisit()
    await sendChunk(visit, 1, spoken(1, TALK))
    await server.jobs.settled()
    server.jobs.hold()
    const answers = await Promise.all(Array.from({ length: 20 }, () => finalize(visit, { chunkCount: '1' })))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.json<Case>().revision)).size).toBe(1)
    server.jobs.release()
    const done = await settledCase(visit)
    const [row] = await server.sql<{ report_request: number }[]>`select report_request from consultation_case where id = ${visit.caseId}`
    expect([row?.report_request, done.isSuccess]).toEqual([1, true])
  })
})

describe('uploads', () => {
  const upload = (visit: Visit, bytes: Uint8Array) =>
    server.call('POST', `${pathOf(visit)}/manual-audio`, {
      form: { reportType: 'text', audioFile: bytes, recordingId: visit.recordingId, kind: 'human', gender: 'female', ageYears: '30' },
    })
  const webm = (text: string): Uint8Array => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(`file:${text}`)])

  test('a file becomes a report, and the same call again changes nothing (REL-12)', async () => {
    const visit = newVisit()
    expect((await upload(visit, webm(TALK))).statusCode).toBe(200)
    const done = await settledCase(visit)
    expect(done).toMatchObject({ isSuccess: true, audioRecordings: [{ status: 'Done', transcription: TALK }] })
    expect((await upload(visit, webm(TALK))).json()).toMatchObject({ revision: done.revision, isUpdating: false })
  })

  test('what is no sound is refused by its content, whatever its name (SEC-31)', async () => {
    for (const bytes of [Buffer.from('<!doctype html><script>'), Buffer.alloc(0), webm('<script>alert(1)</script>')]) {
      const refused = await upload(newVisit(), bytes)
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([415, 'recording.unsupported_media'])
    }
  })

  test.each<Record<string, string>>([
    { ageYears: '1e1' }, { ageYears: '0x19' }, { ageYears: ' ' }, { ageYears: '121' }, { ageYears: '-1' }, { gender: 'dragon' }, { kind: 'plant' },
    { kind: 'animal', ageYears: '51' }, { kind: 'animal', ageMonths: '12' }, { kind: 'animal', species: 'dragon' },
  ])('spec 5 bounds hold on the server: %j (SEC-9)', async (fields) => {
    const visit = newVisit()
    await sendChunk(visit, 1, spoken(1, TALK))
    expect((await finalize(visit, { kind: 'human', ...fields })).statusCode).toBe(400)
  })

  test('what nobody filled in is nothing told, not a zero', async () => {
    const visit = newVisit()
    await sendChunk(visit, 1, spoken(1, TALK))
    const ended = await finalize(visit, { kind: 'human', gender: '', ageYears: '', additionalNotes: '' })
    expect(ended.json()).toMatchObject({ descriptor: { kind: 'human', gender: 'unknown', ageYears: 25 }, additionalNotes: null })
  })

  test('a descriptor of the other edition is refused', async () => {
    const visit = newVisit()
    await sendChunk(visit, 1, spoken(1, TALK))
    expect((await finalize(visit, { kind: 'animal', species: 'dog' })).statusCode).toBe(422)
  })
})

describe('REL-32 a poisoned recording', () => {
  test('is given up in words after five falls, and can be tried again', async () => {
    const visit = newVisit()
    server.transcriber.failWith = new TypeError('a defect')
    await sendChunk(visit, 1, spoken(1, TALK))
    await server.jobs.settled()
    await finalize(visit)
    for (let fall = 1; fall < 5; fall += 1) {
      expect(await settledCase(visit)).toMatchObject({ isUpdating: true })
      await server.jobs.enqueue('transcribe-recording', visit.recordingId, 'doctor')
    }
    expect(await settledCase(visit)).toMatchObject({ isUpdating: false, failure: { code: 'internal.error' } })
    server.transcriber.failWith = undefined
    await server.call('POST', `${pathOf(visit)}/recordings/${visit.recordingId}/retry`)
    expect(await settledCase(visit)).toMatchObject({ isSuccess: true })
  })
})
