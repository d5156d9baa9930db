import { expect, test } from 'vitest'
import { makeAudioDecoder } from '#server/adapters/audio-decoding/audio-decoder.ts'
import { makeSpeechGate } from '#server/adapters/speech-gate/speech-gate.ts'
import { storedBytes } from '#server/ports/audio-decoder.ts'
import { makeSpeechDetector } from '#server/adapters/speech-on-device/speech-detector.ts'
import { recordSpeech, uploadGroups } from './recorded-speech.ts'

test('made recordings decode group by group, lie where they belong, and are heard as speech', async () => {
  const groups = uploadGroups(recordSpeech({ seconds: 56, mark: 'one' }))
  expect(groups.map(({ index }) => index)).toEqual([1, 2, 3])
  const decoder = makeAudioDecoder()
  const gate = makeSpeechGate({ detector: makeSpeechDetector() })
  const signal = AbortSignal.timeout(60_000)
  for (const [at, startMs, seconds] of [[0, 0, 30], [1, 25_000, 30], [2, 50_000, 6]] as const) {
    const { bytes, index } = groups[at]!
    const decoded = await decoder.decodeGroup({ content: storedBytes(bytes), index }, signal)
    expect(decoded.startMs).toBe(startMs)
    expect(decoded.sound.length / 16_000).toBeCloseTo(seconds, 0)
    expect((await gate.assess(decoded.sound, signal)).speechMs).toBeGreaterThan(seconds * 500)
  }
  await Promise.all([decoder.stop(), gate.stop()])
})

test('two recordings share no slice', () => {
  const [one, other] = ['one', 'two'].map((mark) => recordSpeech({ seconds: 3, mark }))
  for (const [index, slice] of one!.entries()) expect(slice.equals(other![index]!)).toBe(false)
})
