import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeAudioDecoder } from '#server/adapters/audio-decoding/audio-decoder.ts'
import type { Transcriber } from '#server/ports/transcriber.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const SAID = 'Jeg har hatt vondt i halsen og feber i tre dager.'

/** Hears the same in whatever could be decoded: what is tried here is the decoding. */
const listener: Transcriber = {
  transcribe: ({ audio: { length } }) =>
    Promise.resolve({
      text: SAID,
      segments: [{ startMs: 0, endMs: 5_000, text: SAID, confidence: 0.9 }],
      isTimed: true,
      speechMs: 5_000,
      durationMs: length / 16,
      quality: 'good',
      noSpeech: false,
      engine: 'listener',
    }),
  readiness: () => Promise.resolve({ status: 'ready', speechGate: 'level' }),
  stop: () => Promise.resolve(),
}

let server: TestServer
beforeAll(async () => {
  const decoder = makeAudioDecoder({ module: new URL('../../adapters/audio-decoding/testing/falling-child.ts', import.meta.url) })
  server = await startTestServer({ powers: { decoder, transcriber: listener } })
  await Promise.all(['attacker', 'colleague'].map((as) => server.subscribe(as)))
})
afterAll(() => server.stop())

const fixture = (name: string): Buffer => readFileSync(new URL(`../../../domain/audio/fixtures/${name}`, import.meta.url))
const good = fixture('spoken.webm')

/** A head of a real recording, and a run of four thousand million samples of no bytes. */
function endlessRun(): Buffer {
  const real = fixture('spoken-fragments.mp4')
  const number = (value: number): Buffer => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return bytes
  }
  const box = (type: string, ...content: Buffer[]): Buffer => Buffer.concat([number(8 + Buffer.concat(content).length), Buffer.from(type), ...content])
  const track = number(real.readUInt32BE(real.indexOf('tfhd') + 8))
  const run = box('trun', number(0), number(0xffffffff))
  return Buffer.concat([
    real.subarray(0, real.indexOf('moof') - 4),
    box('moof', box('mfhd', number(0), number(1)), box('traf', box('tfhd', number(0x10), track, number(0)), run)),
  ])
}

async function record(as: string, part: Buffer) {
  const [patientId, caseId, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
  const path = `/patients/${patientId}/cases/${caseId}`
  expect((await server.call('POST', `${path}/audio-chunk`, { as, form: { audioFile: part, index: '1', recordingId } })).statusCode).toBe(200)
  expect((await server.call('POST', path, { as, form: { recordingId } })).statusCode).toBe(200)
  return { as, patientId, caseId }
}

async function outcomeOf({ as, patientId, caseId }: Awaited<ReturnType<typeof record>>) {
  const found = await server.readCase(patientId, caseId, as)
  const [recording] = found?.audioRecordings ?? []
  return { status: recording?.status, code: recording?.failure?.code, hasReport: found?.textReport !== null }
}

describe('REL-14 one person’s broken part is nobody else’s', () => {
  test.each([
    ['parts that end the decoding process', Buffer.from('FALL! and nothing else')],
    ['parts that claim samples without end', endlessRun()],
  ])('%s: ten recordings of a colleague end with their reports', async (_, broken) => {
    const bad = []
    const well = []
    for (let at = 0; at < 10; at += 1) {
      if (at < 6) bad.push(await record('attacker', broken))
      well.push(await record('colleague', good))
      expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    }
    await server.jobs.settled()
    expect(server.jobs.failures).toEqual([])
    for (const visit of well) expect(await outcomeOf(visit)).toEqual({ status: 'Done', code: undefined, hasReport: true })
    for (const visit of bad) expect(await outcomeOf(visit)).toMatchObject({ status: 'Error', code: 'recording.unreadable' })
  }, 120_000)

  test('a process that the system killed says nothing of the part: it is tried again by itself, and is no unreadable one at the last', async () => {
    const visit = await record('attacker', Buffer.from('TAKEN by the system'))
    await vi.waitFor(async () => expect(await outcomeOf(visit)).toMatchObject({ status: 'Error', code: 'internal.error' }), { timeout: 50_000, interval: 500 })
    await server.jobs.settled()
    expect(server.jobs.failures.length, 'tries before the last').toBe(4)
  }, 60_000)
})
