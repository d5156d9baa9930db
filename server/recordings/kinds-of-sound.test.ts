import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { makeAudioDecoder } from '#server/adapters/audio-decoding/audio-decoder.ts'
import { writeWav } from '#server/adapters/speech-endpoint/wav.ts'
import { chooseTranscriber } from '#server/adapters/speech-gate/choose-transcriber.ts'
import { makeSpeechGate } from '#server/adapters/speech-gate/speech-gate.ts'
import { makeSpeechDetector } from '#server/adapters/speech-on-device/speech-detector.ts'
import { storedBytes } from '#server/ports/audio-decoder.ts'
import { collectSamples, SAMPLE_RATE_HZ } from '#server/ports/sound.ts'
import type { SpeechEngine } from '#server/ports/speech-engine.ts'
import { roomNoise, silence, softer } from '#server/testing/kinds-of-sound.ts'
import { multipart } from '#server/testing/multipart-form.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const SAID = 'Jeg har hatt vondt i halsen og feber i tre dager.'

/** Says the same of whatever it is given: what keeps silence out must be the gate before it. */
let asked = 0
const eager: SpeechEngine = {
  hear: ({ speech }) => {
    asked += 1
    return Promise.resolve({ segments: [{ startMs: speech[0]?.startMs ?? 0, endMs: speech.at(-1)?.endMs ?? 0, text: SAID }], isTimed: true, engine: 'eager' })
  },
  readiness: () => Promise.resolve({ status: 'ready' }),
  stop: () => Promise.resolve(),
}

let server: TestServer
let voice: Float32Array
beforeAll(async () => {
  const decoder = makeAudioDecoder()
  const transcriber = chooseTranscriber({ gate: makeSpeechGate({ detector: makeSpeechDetector() }), endpoint: eager })
  server = await startTestServer({ powers: { decoder, transcriber } })
  await server.subscribe('doctor')
  const bytes = new Uint8Array(readFileSync(new URL('../../domain/audio/fixtures/spoken.webm', import.meta.url)))
  const decoded = await decoder.decodeFile({ content: storedBytes(bytes), container: 'webm' }, AbortSignal.timeout(80_000))
  voice = await collectSamples(decoded.sound)
  await decoded.close()
})
afterAll(() => server.stop())

async function report(sound: Float32Array) {
  const [patientId, caseId, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
  const audioFile = Buffer.from(writeWav(sound, SAMPLE_RATE_HZ))
  const form = multipart({ recordingId, audioFile }, 'sound.wav', 'audio/wav')
  const sent = await server.app.inject({
    method: 'POST', url: `${BASE_PATH}/patients/${patientId}/cases/${caseId}/manual-audio`, payload: form.payload,
    headers: { ...form.headers, host: 'localhost', authorization: 'Bearer test:doctor' },
  })
  expect(sent.statusCode).toBe(200)
  await server.jobs.settled()
  return server.readCase(patientId, caseId)
}

describe('spec 8: noaudio through the real decoder and the real gate', () => {
  test.each([
    ['digital silence', () => silence(20)],
    ['a quiet room', () => roomNoise(20, -62)],
    ['a noisy room', () => roomNoise(20, -36)],
    ['a loud one', () => roomNoise(20, -28)],
  ])('%s gives no report, and no engine is asked', async (_, sound) => {
    const before = asked
    expect(await report(sound())).toMatchObject({
      isUpdating: false,
      isSuccess: false,
      textReport: null,
      failure: { code: 'speech.no_audio' },
      audioRecordings: [{ status: 'Error', failure: { code: 'speech.no_audio' } }],
    })
    expect(asked).toBe(before)
  })

  test.each([
    ['as it was spoken', 0],
    ['45 dB softer', 45],
  ])('a voice %s gives a report', async (_, decibel) => {
    const before = asked
    const found = await report(softer(voice, decibel))
    expect(found).toMatchObject({ isUpdating: false, isSuccess: true, failure: null, audioRecordings: [{ status: 'Done', transcription: SAID }] })
    expect(JSON.stringify(found?.textReport)).toContain('hals')
    expect(asked).toBe(before + 1)
  })
})
