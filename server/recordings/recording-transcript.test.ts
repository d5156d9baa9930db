import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordingTranscript } from '#contract/recording.ts'
import { Refusal } from '#contract/refusal.ts'
import { makeEventBus } from '#server/stream/event-bus.ts'
import type { BusEvent } from '#server/stream/event-bus.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  await server.subscribe('other')
})
afterAll(() => server.stop())

const newVisit = () => ({ patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() })
type Visit = ReturnType<typeof newVisit>
const pathOf = ({ patientId, caseId }: Visit) => `/patients/${patientId}/cases/${caseId}`

async function send(visit: Visit, index: number, text: string): Promise<void> {
  await server.call('POST', `${pathOf(visit)}/audio-chunk`, {
    form: { audioFile: Buffer.from(`group ${index}:${text}`), index: String(index), recordingId: visit.recordingId },
  })
  await server.jobs.settled()
}
const ask = (visit: Visit, as = 'doctor', query = '') => server.call('GET', `${pathOf(visit)}/recordings/${visit.recordingId}/transcript${query}`, { as })
const heardOf = async (visit: Visit): Promise<RecordingTranscript> => (await ask(visit)).json()
async function finish(visit: Visit, fields: Record<string, string> = {}): Promise<void> {
  await server.call('POST', pathOf(visit), { form: { recordingId: visit.recordingId, ...fields } })
  await server.jobs.settled()
}

describe('the transcript of a recording', () => {
  test('grows while the talk goes on, and each group is told of on the socket', async () => {
    const visit = newVisit()
    const bus = makeEventBus(server.sql)
    await bus.start()
    const events: BusEvent[] = []
    bus.subscribe(`case:${visit.caseId}`, (event) => events.push(event))
    await send(visit, 1, 'vondt i halsen')
    expect(await heardOf(visit)).toMatchObject({
      recordingId: visit.recordingId,
      status: 'processing',
      isComplete: false,
      speech: 'ready',
      groupsHeard: 1,
      text: 'vondt i halsen',
    })
    await send(visit, 2, 'og feber')
    const soFar = await heardOf(visit)
    expect(soFar).toMatchObject({ isComplete: false, groupsHeard: 2, text: 'vondt i halsen og feber' })
    expect(soFar.words.map(({ text }) => text)).toEqual(['vondt', 'i', 'halsen', 'og', 'feber'])
    expect(soFar.words.every(({ startMs, endMs, confidence }) => startMs < endMs && confidence === 0.8)).toBe(true)
    const [, , halsen] = soFar.words
    const rest = (await ask(visit, 'doctor', `?fromMs=${halsen!.startMs}`)).json<RecordingTranscript>()
    expect(rest).toEqual({ ...soFar, words: soFar.words.slice(2), text: 'halsen og feber' })
    await expect.poll(() => events).toEqual([1, 2].map((groups) => ({ type: 'heard', caseId: visit.caseId, recordingId: visit.recordingId, groups })))
    await bus.stop()
  })

  test('stands when the recording is done, its audio gone, with the same words', async () => {
    const visit = newVisit()
    await send(visit, 1, 'hoste i')
    await send(visit, 2, 'tre uker')
    const before = await heardOf(visit)
    await finish(visit)
    expect((await server.call('GET', `${pathOf(visit)}/recordings/${visit.recordingId}/audio`)).statusCode).toBe(410)
    expect(await heardOf(visit)).toEqual({ ...before, status: 'Done', isComplete: true })
  })

  test('of before words were kept is spread over its stretches, without certainty', async () => {
    const visit = newVisit()
    await send(visit, 1, 'hoste i tre uker')
    await finish(visit)
    await server.sql`update recording set words_sealed = null where id = ${visit.recordingId}`
    const { text, words } = await heardOf(visit)
    expect([text, words.map((word) => word.text).join(' '), words.every(({ confidence }) => confidence === null)]).toEqual([
      'hoste i tre uker',
      'hoste i tre uker',
      true,
    ])
  })

  test('says while nothing here can hear it, so that nobody waits for words', async () => {
    const visit = newVisit()
    server.transcriber.failWith = new Refusal('speech.waiting_for_engine')
    await send(visit, 1, 'trett')
    expect(await heardOf(visit)).toMatchObject({ isComplete: false, speech: 'no_engine', groupsHeard: 0, words: [] })
    server.transcriber.failWith = undefined
  })

  test('tells what was heard before an engine failed', async () => {
    const visit = newVisit()
    await send(visit, 1, 'svimmel')
    server.transcriber.failWith = new Refusal('speech.unavailable')
    await send(visit, 2, 'kvalm')
    await finish(visit)
    server.transcriber.failWith = undefined
    expect(await heardOf(visit)).toMatchObject({ status: 'Error', isComplete: false, groupsHeard: 1, text: 'svimmel' })
  })

  test('is nobody else’s, and a cancelled one has none', async () => {
    const visit = newVisit()
    await send(visit, 1, 'utslett')
    expect((await ask(visit, 'other')).statusCode).toBe(404)
    expect((await ask({ ...visit, recordingId: randomUUID() })).statusCode).toBe(404)
    await server.call('POST', `${pathOf(visit)}/recording/${visit.recordingId}/cancel`)
    expect((await ask(visit)).statusCode).toBe(410)
  })
})

describe('REL-7 a recording finished without a part', () => {
  test('says from when to when, first by the usual step and then exactly', async () => {
    const visit = newVisit()
    await send(visit, 1, 'hodepine i dag')
    await send(visit, 3, 'kvalme også')
    server.jobs.hold()
    const ended = await server.call('POST', pathOf(visit), { form: { recordingId: visit.recordingId, acceptMissing: 'true' } })
    expect(ended.json()).toMatchObject({ audioRecordings: [{ missingParts: [2], missingStretches: [{ startMs: 30_000, endMs: 50_000 }] }] })
    await server.sql`update audio_chunk set transcript_sealed = null where recording_id = ${visit.recordingId} and chunk_index = 3`
    server.jobs.release()
    await server.jobs.settled()
    const found = (await server.readCase(visit.patientId, visit.caseId))!
    expect(found.audioRecordings).toMatchObject([
      { status: 'Done', missingParts: [2], missingStretches: [{ startMs: 30_000, endMs: 50_000 }], transcription: 'hodepine i dag\n[…]\nkvalme også' },
    ])
    expect(JSON.stringify(found.textReport)).toContain('0:30–0:50')
    const again = await server.call('POST', `${pathOf(visit)}/report/regenerate`, { body: {} })
    expect(again.body.match(/0:30–0:50/g)).toHaveLength(1)
    expect((await server.call('GET', `${pathOf(visit)}/export?format=txt`)).body).toContain('0:30–0:50')
    expect((await heardOf(visit)).words.map(({ text }) => text)).toEqual(['hodepine', 'i', 'dag', '[…]', 'kvalme', 'også'])
  })
})
