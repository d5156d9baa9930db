import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { makeAudioDecoder } from '#server/adapters/audio-decoding/audio-decoder.ts'
import { makeFolderBlobs } from '#server/adapters/blobs-folder/folder-blobs.ts'
import { writeWav } from '#server/adapters/speech-endpoint/wav.ts'
import { PIECE_SAMPLES, SAMPLE_RATE_HZ } from '#server/ports/sound.ts'
import type { Transcriber } from '#server/ports/transcriber.ts'
import { multipart } from '#server/testing/multipart-form.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const SECONDS = 50

/** Reads each sound twice, as the gate and an engine do, and keeps count of what it was given at a time. */
const given = { largest: 0, samples: 0, hearings: 0 }
const reader: Transcriber = {
  async transcribe({ audio }) {
    for (const _ of [1, 2]) {
      for await (const piece of audio.read()) {
        given.largest = Math.max(given.largest, piece.length)
        given.samples += piece.length
      }
    }
    given.hearings += 1
    return {
      text: 'Hei.',
      segments: [{ startMs: 0, endMs: 5_000, text: 'Hei.', confidence: 0.9 }],
      isTimed: true,
      speechMs: 5_000,
      durationMs: audio.length / 16,
      quality: 'good',
      noSpeech: false,
      engine: 'reader',
    }
  },
  readiness: () => Promise.resolve({ status: 'ready', speechGate: 'level' }),
  stop: () => Promise.resolve(),
}

let folder: string
let largestRead = 0
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epikrise-heavy-'))
  const blobs = makeFolderBlobs({ root: folder })
  const counted = {
    ...blobs,
    async *read(...asked: Parameters<typeof blobs.read>) {
      for await (const piece of blobs.read(...asked)) {
        largestRead = Math.max(largestRead, piece.length)
        yield piece
      }
    },
  }
  server = await startTestServer({ powers: { decoder: makeAudioDecoder(), transcriber: reader, blobs: counted } })
  await server.subscribe('doctor')
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('REL-33 heavy files sent and heard at once pass through in pieces, and the server answers meanwhile', async () => {
  const tone = Float32Array.from({ length: SECONDS * SAMPLE_RATE_HZ }, (_, at) => 0.3 * Math.sin(at / 20))
  const audioFile = Buffer.from(writeWav(tone, SAMPLE_RATE_HZ))
  const visits = [1, 2, 3].map(() => ({ patientId: randomUUID(), caseId: randomUUID() }))
  const sent = visits.map(async ({ patientId, caseId }) => {
    const form = multipart({ audioFile }, 'visit.wav', 'audio/wav')
    const headers = { ...form.headers, host: 'localhost', authorization: 'Bearer test:doctor' }
    return (await server.app.inject({ method: 'POST', url: `${BASE_PATH}/patients/${patientId}/cases/${caseId}/manual-audio`, payload: form.payload, headers }))
      .statusCode
  })
  expect(await Promise.all(sent)).toEqual([200, 200, 200])
  while (given.hearings < visits.length) {
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    await delay(50)
  }
  await server.jobs.settled()
  for (const { patientId, caseId } of visits) expect(await server.readCase(patientId, caseId)).toMatchObject({ audioRecordings: [{ status: 'Done' }] })
  expect(given.samples).toBe(visits.length * 2 * tone.length)
  expect(given.largest, 'samples in hand at a time').toBe(PIECE_SAMPLES)
  expect(largestRead, 'bytes of a stored file in hand at a time').toBeLessThanOrEqual(1024 * 1024)
}, 120_000)
