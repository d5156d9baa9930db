import { afterAll, describe, expect, test, vi } from 'vitest'
import { readFileSync } from 'node:fs'
import { storedBytes } from '#server/ports/audio-decoder.ts'
import { collectSamples, soundOf } from '#server/ports/sound.ts'
import type { SpeechEngine } from '#server/ports/speech-engine.ts'
import { makeAudioDecoder } from '../audio-decoding/audio-decoder.ts'
import { makeForkedChild } from '../child-process/forked-child.ts'
import { makeSpeechDetector } from '../speech-on-device/speech-detector.ts'
import { chooseTranscriber } from './choose-transcriber.ts'
import { makeSpeechGate } from './speech-gate.ts'

const RATE = 16_000
const soon = (): AbortSignal => AbortSignal.timeout(80_000)
const decoder = makeAudioDecoder()
const gate = makeSpeechGate({ detector: makeSpeechDetector() })
afterAll(() => Promise.all([decoder.stop(), gate.stop()]))

const bytes = new Uint8Array(readFileSync(new URL('../../../domain/audio/fixtures/spoken.webm', import.meta.url)))
const { sound } = await decoder.decodeFile({ content: storedBytes(bytes), container: 'webm' }, soon())
const spoken = await collectSamples(sound)

function noise(seconds: number, amplitude: number): Float32Array {
  let state = 1
  return Float32Array.from({ length: seconds * RATE }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return amplitude * (state / 1_073_741_824 - 1)
  })
}
const hum = (seconds: number, amplitude: number): Float32Array =>
  Float32Array.from({ length: seconds * RATE }, (_, index) => amplitude * Math.sin((2 * Math.PI * 50 * index) / RATE))
const join = (...parts: Float32Array[]): Float32Array => Float32Array.from(parts.flatMap((part) => [...part]))

const hears = (text: string, more: Partial<Awaited<ReturnType<SpeechEngine['hear']>>> = {}): SpeechEngine => ({
  hear: vi.fn<SpeechEngine['hear']>(async ({ speech }) => ({ segments: [{ ...speech[0]!, text }], isTimed: true, engine: 'fake', ...more })),
  readiness: async () => ({ status: 'ready', engine: 'fake' }),
  stop: async () => undefined,
})

describe('the gate (noaudio is decided before any engine is asked)', () => {
  test.each([
    ['digital silence', new Float32Array(5 * RATE)],
    ['faint room noise', noise(20, 0.0008)],
    ['loud room noise', noise(20, 0.03)],
    ['mains hum', hum(20, 0.02)],
    ['half a second of anything', spoken.slice(RATE, 1.5 * RATE)],
  ])('%s holds no speech', async (_, audio) => {
    expect(await gate.assess(soundOf(audio), soon())).toMatchObject({ speechMs: 0, speech: [] })
  })

  test.each([
    ['as recorded', 1, 'good'],
    ['30 dB down', 10 ** (-30 / 20), 'good'],
    ['45 dB down', 10 ** (-45 / 20), 'low'],
  ] as const)('speech %s is heard', async (_, gain, quality) => {
    const found = await gate.assess(soundOf(spoken.map((sample) => sample * gain)), soon())
    expect(found.speechMs).toBeGreaterThan(4000)
    expect(found).toMatchObject({ quality, gate: 'silero' })
  })

  test('speech between two silences is placed where it lies', async () => {
    const { speech } = await gate.assess(soundOf(join(new Float32Array(70 * RATE), spoken, new Float32Array(20 * RATE))), soon())
    expect(speech[0]?.startMs).toBeGreaterThan(69_500)
    expect(speech.at(-1)?.endMs).toBeLessThan(76_500)
  })

  test('two sounds at once do not mix', async () => {
    const [first, second] = await Promise.all([gate.assess(soundOf(spoken), soon()), gate.assess(soundOf(noise(10, 0.03)), soon())])
    expect(first.speechMs).toBeGreaterThan(4000)
    expect(second.speechMs).toBe(0)
  })

  test('without its process it falls back to loudness, says so, and tries again later', async () => {
    let now = 0
    const told: string[] = []
    const dead = makeForkedChild({ module: new URL('./nowhere.ts', import.meta.url) })
    const lame = makeSpeechGate({ detector: makeSpeechDetector({ child: dead }), onChange: (kind) => told.push(kind), now: () => now })
    expect(await lame.assess(soundOf(spoken), soon())).toMatchObject({ gate: 'level', speech: [{ startMs: 0 }] })
    expect(await lame.assess(soundOf(new Float32Array(5 * RATE)), soon())).toMatchObject({ speechMs: 0 })
    expect(await lame.kind()).toBe('level')
    expect(told).toEqual(['level'])
    now += 31_000
    await lame.assess(soundOf(spoken), soon())
    expect(told).toEqual(['level'])
  })

  test('a detector file that is not the pinned one is never loaded', async () => {
    const altered = makeSpeechDetector({ sha256: '0'.repeat(64) })
    await expect(altered.detect(soundOf(spoken), soon())).rejects.toThrow('not the one')
    await altered.stop()
  })
})

describe('the transcriber', () => {
  const ask = { language: 'nb', scope: 'recording' } as const

  test('silence asks no engine and is an answer', async () => {
    const endpoint = hears('Teksting av Nicolai Winther')
    const given = await chooseTranscriber({ gate, endpoint }).transcribe({ ...ask, audio: soundOf(noise(10, 0.03)), signal: soon() })
    expect(given).toMatchObject({ noSpeech: true, text: '', segments: [], speechMs: 0 })
    expect(endpoint.hear).not.toHaveBeenCalled()
  })

  test('silence needs no engine at all', async () => {
    expect(await chooseTranscriber({ gate }).transcribe({ ...ask, audio: soundOf(new Float32Array(RATE * 3)), signal: soon() })).toMatchObject({
      noSpeech: true,
    })
  })

  test('half a second of speech in a group is heard, in a whole recording it is noaudio', async () => {
    const audio = soundOf(join(new Float32Array(5 * RATE), spoken.slice(0.1 * RATE, 0.75 * RATE), new Float32Array(5 * RATE)))
    const transcriber = chooseTranscriber({ gate, endpoint: hears('hei') })
    expect(await transcriber.transcribe({ ...ask, audio, signal: soon() })).toMatchObject({ noSpeech: true })
    expect(await transcriber.transcribe({ ...ask, scope: 'group', audio, signal: soon() })).toMatchObject({ noSpeech: false, text: 'hei' })
  })

  test('a recording of a second is heard where the engine is sure of a word, and is noaudio where it is not or wrote a credit', async () => {
    const audio = soundOf(join(spoken.slice(0.1 * RATE, 0.9 * RATE), new Float32Array(0.18 * RATE)))
    const hear = (text: string, confidence: number) =>
      chooseTranscriber({ gate, endpoint: hears('', { segments: [{ startMs: 0, endMs: 700, text, confidence }] }) }).transcribe({
        ...ask,
        audio,
        signal: soon(),
      })
    expect(await hear('Hodepine.', 0.9)).toMatchObject({ noSpeech: false, text: 'Hodepine.' })
    expect(await hear('Hodepine.', 0.3)).toMatchObject({ noSpeech: true, text: '' })
    expect(await hear('Teksting av Nicolai Winther', 0.9)).toMatchObject({ noSpeech: true, text: '' })
  })

  test('what an engine writes into silence is dropped', async () => {
    const audio = soundOf(join(spoken, new Float32Array(20 * RATE)))
    const segments = [
      { startMs: 0, endMs: 5000, text: 'Hello doctor.' },
      { startMs: 15_000, endMs: 18_000, text: 'I was never said.' },
      { startMs: 1000, endMs: 2000, text: 'Undertekster av Ai-Media' },
    ]
    const given = await chooseTranscriber({ gate, endpoint: hears('', { segments }) }).transcribe({ ...ask, audio, signal: soon() })
    expect(given).toMatchObject({ text: 'Hello doctor.', noSpeech: false, engine: 'fake' })
  })

  test('an engine that finds no word in speech gives noSpeech with the speech it was given', async () => {
    const given = await chooseTranscriber({ gate, endpoint: hears(' ') }).transcribe({ ...ask, audio: soundOf(spoken), signal: soon() })
    expect(given).toMatchObject({ noSpeech: true, text: '' })
    expect(given.speechMs).toBeGreaterThan(4000)
  })

  test('no engine for the language: wait, keep the audio', async () => {
    const none: SpeechEngine = { ...hears(''), readiness: async () => ({ status: 'no_model' }) }
    await expect(chooseTranscriber({ gate }).transcribe({ ...ask, audio: soundOf(spoken), signal: soon() })).rejects.toMatchObject({
      code: 'speech.waiting_for_engine',
    })
    await expect(chooseTranscriber({ gate, onDevice: [none] }).transcribe({ ...ask, audio: soundOf(spoken), signal: soon() })).rejects.toMatchObject({
      code: 'speech.waiting_for_engine',
    })
  })

  test('an engine that rests after a death is asked all the same: it starts again for whoever asks', async () => {
    const resting: SpeechEngine = { ...hears('hei'), readiness: async () => ({ status: 'unreachable' }) }
    expect(await chooseTranscriber({ gate, onDevice: [resting] }).transcribe({ ...ask, audio: soundOf(spoken), signal: soon() })).toMatchObject({ text: 'hei' })
  })

  test.each([
    ['nothing configured', {}, { status: 'no_engine' }],
    ['an endpoint', { endpoint: hears('') }, { status: 'ready', engine: 'fake' }],
    [
      'a model being fetched',
      {
        onDevice: [
          { ...hears(''), readiness: async () => ({ status: 'no_model' as const }) },
          { ...hears(''), readiness: async () => ({ status: 'downloading' as const }) },
        ],
      },
      { status: 'downloading' },
    ],
    [
      'the second engine has the model',
      { onDevice: [{ ...hears(''), readiness: async () => ({ status: 'no_model' as const }) }, hears('')] },
      { status: 'ready' },
    ],
  ])('readiness with %s', async (_, engines, expected) => {
    expect(await chooseTranscriber({ gate, ...engines }).readiness('nb')).toMatchObject({ ...expected, speechGate: 'silero' })
  })

  test('the endpoint goes before the machine; without one the machine serves', async () => {
    const [far, near] = [hears('far'), hears('near')]
    const both = await chooseTranscriber({ gate, endpoint: far, onDevice: [near] }).transcribe({ ...ask, audio: soundOf(spoken), signal: soon() })
    const alone = await chooseTranscriber({ gate, onDevice: [near] }).transcribe({ ...ask, audio: soundOf(spoken), signal: soon() })
    expect([both.text, alone.text]).toEqual(['far', 'near'])
  })
})
