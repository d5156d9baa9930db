import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { makeAudioDecoder } from '#server/adapters/audio-decoding/audio-decoder.ts'
import { makeSpeechEndpoint } from '#server/adapters/speech-endpoint/speech-endpoint.ts'
import { USUAL_PATIENCE } from '#server/adapters/speech-endpoint/patience.ts'
import { chooseTranscriber } from '#server/adapters/speech-gate/choose-transcriber.ts'
import { makeSpeechGate } from '#server/adapters/speech-gate/speech-gate.ts'
import { makeSpeechDetector } from '#server/adapters/speech-on-device/speech-detector.ts'
import { storedBytes } from '#server/ports/audio-decoder.ts'
import { soundOf } from '#server/ports/sound.ts'
import type { Sound } from '#server/ports/sound.ts'
import { findRealRecognizer } from './speech-recognizer.ts'
import { deltaEvents, startSpeechStandIn } from './speech.ts'
import type { SpeechDialect, SpeechFault, SpeechStandIn } from './speech.ts'

const patient = { ...USUAL_PATIENCE, attempts: 3, firstPauseMs: 5, longestPauseMs: 10, attemptMs: () => 30_000, deadlineMs: () => 60_000 }
/** For an endpoint that hangs: so short is waited that three times of it are no long test, and so long that a busy machine answers within it. */
const hurried = { ...patient, attemptMs: () => 2_000, deadlineMs: () => 20_000 }
const tone = (seconds: number): Sound => soundOf(Float32Array.from({ length: seconds * 16_000 }, (_, index) => 0.2 * Math.sin(index / 10)))
const whole = (audio: Sound) => [{ startMs: 0, endMs: audio.length / 16 }]

let standIn: SpeechStandIn | undefined
afterEach(async () => {
  await standIn?.stop()
  standIn = undefined
})

async function ask(options: Parameters<typeof startSpeechStandIn>[0], audio = tone(2), signal = AbortSignal.timeout(90_000)) {
  standIn = await startSpeechStandIn(options)
  const engine = makeSpeechEndpoint({ url: standIn.url, apiKey: 'key-canary', model: 'stand-in', patience: options.fault === undefined ? patient : hurried })
  return engine.hear({ audio, speech: whole(audio), language: 'nb', signal, prompt: 'Paracet' })
}

describe('the endpoint adapter against a real server', () => {
  test.each<SpeechDialect>(['openai', 'whisper.cpp', 'localai'])('hears text with word times (%s)', async (dialect) => {
    const heard = await ask({ script: ['Jeg har vondt i magen.'], dialect })
    expect(heard).toMatchObject({ isTimed: true, engine: 'stand-in' })
    expect(heard.segments).toHaveLength(1)
    expect(heard.segments[0]).toMatchObject({ text: 'Jeg har vondt i magen.', startMs: 0 })
    expect(heard.segments[0]?.words?.map(({ text }) => text)).toEqual(['Jeg', 'har', 'vondt', 'i', 'magen.'])
    const [call] = standIn!.calls
    expect(call?.fields).toMatchObject({ model: 'stand-in', language: 'no', response_format: 'verbose_json', prompt: 'Paracet' })
    expect(call?.granularities).toEqual(['word', 'segment'])
    expect(call?.authorization).toBe('Bearer key-canary')
    expect(call?.seconds).toBeCloseTo(2, 1)
  })

  test('a server that knows only plain json is asked for less, and remembered', async () => {
    standIn = await startSpeechStandIn({ script: () => 'hei', dialect: 'text_only' })
    const engine = makeSpeechEndpoint({ url: `${standIn.url}/v1/`, model: 'm', patience: patient })
    const request = { audio: tone(2), speech: whole(tone(2)), language: 'da' as const, signal: AbortSignal.timeout(90_000) }
    expect(await engine.hear(request)).toMatchObject({ isTimed: false, segments: [{ text: 'hei', startMs: 0, endMs: 2000 }] })
    expect(standIn.calls).toHaveLength(3)
    await engine.hear(request)
    expect(standIn.calls).toHaveLength(4)
  })

  describe('an endpoint that streams', () => {
    const watching = async (options: Parameters<typeof startSpeechStandIn>[0], more: { mayStream?: boolean } = {}) => {
      standIn = await startSpeechStandIn(options)
      const shown: string[] = []
      const engine = makeSpeechEndpoint({ url: standIn.url, model: 'm', patience: patient, ...more })
      const request = { audio: tone(2), speech: whole(tone(2)), language: 'nb' as const, signal: AbortSignal.timeout(90_000) }
      const hear = (isWatched = true) => engine.hear({ ...request, ...(isWatched && { onPartial: (text: string) => void shown.push(text) }) })
      return { hear, shown, asked: () => standIn!.calls.map(({ fields }) => `${fields['response_format']}${fields['stream'] === 'true' ? ' streamed' : ''}`) }
    }

    test('shows the text as it comes, in one call', async () => {
      const { hear, shown, asked } = await watching({ script: () => 'Jeg har vondt.', stream: { events: deltaEvents, pauseMs: 10 } })
      expect(await hear()).toMatchObject({ isTimed: false, segments: [{ text: 'Jeg har vondt.' }] })
      expect(shown[0]).toBe('Jeg')
      expect(shown.at(-1)).toBe('Jeg har vondt.')
      expect(asked()).toEqual(['verbose_json streamed'])
    })

    test('is not asked to when nobody watches, or when the operator wants the times', async () => {
      const unwatched = await watching({ script: () => 'hei', stream: { events: deltaEvents } })
      expect(await unwatched.hear(false)).toMatchObject({ isTimed: true })
      await standIn!.stop()
      const kept = await watching({ script: () => 'hei', stream: { events: deltaEvents } }, { mayStream: false })
      expect(await kept.hear()).toMatchObject({ isTimed: true })
      expect([...unwatched.shown, ...kept.shown]).toEqual([])
    })

    test('that knows no times streams its plain text, and the way there is walked once', async () => {
      const { hear, shown, asked } = await watching({ script: () => 'hei du', dialect: 'text_only', stream: { events: deltaEvents } })
      await hear()
      await hear()
      expect(asked()).toEqual(['verbose_json streamed', 'verbose_json', 'verbose_json', 'json streamed', 'json streamed'])
      expect(shown).toContain('hei du')
    })

    test('one that does not stream is asked once and shows nothing', async () => {
      const { hear, shown, asked } = await watching({ script: () => 'hei' })
      expect(await hear()).toMatchObject({ isTimed: true, segments: [{ text: 'hei' }] })
      expect([shown, asked()]).toEqual([[], ['verbose_json streamed']])
    })

    test('REL-13 a stream that breaks off is heard again from its start', async () => {
      let tries = 0
      const events = (text: string) => (tries++ === 0 ? deltaEvents(text).slice(0, 2) : deltaEvents(text))
      const { hear, asked } = await watching({ script: () => 'ingen feber i dag', stream: { events } })
      expect((await hear()).segments[0]?.text).toBe('ingen feber i dag')
      expect(asked()).toHaveLength(2)
    })
  })

  const twice = (fault: SpeechFault) => (index: number) => (index < 2 ? fault : undefined)
  const faults: [string, SpeechFault][] = [
    ['429 with Retry-After', { kind: 'status', status: 429, retryAfter: '0.05' }],
    ['429 without', { kind: 'status', status: 429 }],
    ['500', { kind: 'status', status: 500 }],
    ['a hang before the head', { kind: 'hang' }],
    ['a hang in the middle', { kind: 'hang_midway' }],
    ['truncated JSON', { kind: 'truncated' }],
    ['an answer over 10 MB', { kind: 'huge' }],
    ['a cut connection', { kind: 'reset' }],
    ['one byte a second', { kind: 'slow', bytesPerSecond: 1 }],
    ['another schema', { kind: 'body', body: '{"result":["x"]}' }],
    ['an error with status 200', { kind: 'body', body: '{"error":{"message":"no"}}' }],
  ]

  test.each(faults)('REL-13 %s twice, then a good answer', async (_, fault) => {
    const heard = await ask({ script: () => 'god morgen', fault: twice(fault) })
    expect(heard.segments[0]?.text).toBe('god morgen')
    expect(standIn!.calls).toHaveLength(3)
  })

  test.each(faults)('REL-13 %s for ever: bounded, then speech.unavailable without a word of the server', async (_, fault) => {
    const error = await ask({ script: () => 'god morgen', fault: () => fault }).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: 'speech.unavailable', status: 503 })
    expect(standIn!.calls.length).toBeLessThanOrEqual(3)
    const cause = String((error as Error).cause)
    for (const canary of ['PATIENT-CANARY', 'key-canary', 'god morgen', '127.0.0.1']) expect(cause).not.toContain(canary)
  })

  test('REL-13 a Retry-After beyond the deadline is passed on, not waited for', async () => {
    const error = await ask({ script: [], fault: () => ({ kind: 'status', status: 429, retryAfter: '600' }) }).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: 'speech.unavailable', retryAfterSeconds: 600 })
    expect(standIn!.calls).toHaveLength(1)
  })

  test('a refused key is not tried again', async () => {
    await expect(ask({ script: [], fault: () => ({ kind: 'status', status: 401 }) })).rejects.toMatchObject({ code: 'speech.unavailable' })
    expect(standIn!.calls).toHaveLength(1)
  })

  test('REL-13 connection refused', async () => {
    standIn = await startSpeechStandIn({ script: [] })
    const { url } = standIn
    await standIn.stop()
    standIn = undefined
    const engine = makeSpeechEndpoint({ url, model: 'm', patience: patient })
    await expect(engine.hear({ audio: tone(1), speech: whole(tone(1)), language: 'sv', signal: AbortSignal.timeout(90_000) })).rejects.toMatchObject({
      code: 'speech.unavailable',
    })
    expect(await engine.readiness('sv')).toMatchObject({ status: 'unreachable' })
  })

  test('leaving the page ends the call at once', async () => {
    const leaving = new AbortController()
    setTimeout(() => leaving.abort(new Error('left')), 50)
    await expect(ask({ script: [], fault: () => ({ kind: 'hang' }) }, tone(2), leaving.signal)).rejects.toThrow('left')
  })

  test('silence from the engine is an answer without segments', async () => {
    expect(await ask({ script: [''] })).toMatchObject({ segments: [], isTimed: true })
  })
})

const MODEL_DIRS = [process.env['POCKETSPHINX_MODEL_DIR']].filter((dir) => dir !== undefined)
const recognizer = MODEL_DIRS[0] === undefined ? undefined : await findRealRecognizer({ searchPath: process.env['PATH'] ?? '', modelDir: MODEL_DIRS[0] })

describe('real sound becomes real words', () => {
  test.skipIf(!recognizer)(
    'spoken English through decoder, gate, endpoint and PocketSphinx (skipped without POCKETSPHINX_MODEL_DIR and the program)',
    async () => {
      standIn = await startSpeechStandIn({ script: ({ file }) => recognizer?.recognize(file) ?? '', dialect: 'text_only' })
      const decoder = makeAudioDecoder()
      const gate = makeSpeechGate({ detector: makeSpeechDetector() })
      const transcriber = chooseTranscriber({ gate, endpoint: makeSpeechEndpoint({ url: standIn.url, model: 'pocketsphinx' }) })
      try {
        const bytes = new Uint8Array(readFileSync(new URL('../../domain/audio/fixtures/spoken.m4a', import.meta.url)))
        const { sound } = await decoder.decodeFile({ content: storedBytes(bytes), container: 'mp4' }, AbortSignal.timeout(90_000))
        const heard = await transcriber.transcribe({ audio: sound, language: 'en', scope: 'recording', signal: AbortSignal.timeout(60_000) })
        expect(heard.text).toContain('fever for three days')
      } finally {
        await Promise.all([decoder.stop(), transcriber.stop(), recognizer?.stop()])
      }
    }, 90_000)
})
