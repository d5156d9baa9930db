import { describe, expect, test } from 'vitest'
import { isPhantomPhrase } from './words/phantom-phrases.ts'
import { mixToMono, makeResampler } from './resample.ts'
import { amplify, findSilence, isNoAudio, makeLevelMeter, measureLevel, soundQuality, speechGain } from './signal.ts'
import { cutAtPauses, isSpoken } from './speech-span.ts'

const RATE = 16_000

function sine(seconds: number, amplitude: number, hertz = 440, rate = RATE): Float32Array {
  return Float32Array.from({ length: seconds * rate }, (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / rate))
}

describe('the no-audio rule before any detector', () => {
  test.each([
    ['digital silence', new Float32Array(RATE * 5), 'silent'],
    ['nothing at all', new Float32Array(), 'too_short'],
    ['half a second of tone', sine(0.5, 0.5), 'too_short'],
    ['a tone at -72 dBFS', sine(3, 0.00025 * Math.SQRT2), 'silent'],
    ['a tone at -50 dBFS', sine(3, 0.00316 * Math.SQRT2), undefined],
    ['a normal voice level', sine(3, 0.1), undefined],
  ])('%s', (_, samples, expected) => {
    expect(findSilence(measureLevel(samples, RATE))).toBe(expected)
  })

  test('gain brings a quiet voice to -20 dBFS and never adds more than 40 dB', () => {
    const quiet = sine(2, 0.01)
    const louder = amplify(quiet, speechGain(measureLevel(quiet, RATE)))
    expect(measureLevel(louder, RATE).frameP95).toBeCloseTo(0.1, 3)
    expect(speechGain(measureLevel(sine(2, 0.0001), RATE))).toBeCloseTo(100, 6)
  })

  test.each([
    ['good', 0.1],
    ['low', 0.004],
    ['clipped', 3],
  ] as const)('quality is %s', (expected, amplitude) => {
    expect(soundQuality(measureLevel(amplify(sine(2, 1), amplitude), RATE))).toBe(expected)
  })

  test('a meter fed in pieces says what one look says', () => {
    const sound = sine(4, 0.3, 300)
    const meter = makeLevelMeter(RATE)
    for (let at = 0; at < sound.length; at += 48_000) meter.add(sound.subarray(at, at + 48_000))
    expect(meter.level()).toEqual(measureLevel(sound, RATE))
  })

  test.each([
    ['0.9 s in one group', [{ speechMs: 900, durationMs: 30_000 }], true],
    [
      '0.9 s with a word the engine was not sure of',
      [{ speechMs: 900, durationMs: 1000, text: 'takk', segments: [{ startMs: 0, endMs: 900, text: 'takk', confidence: 0.4 }] }],
      true,
    ],
    [
      '0.4 s with a word it was sure of',
      [
        {
          speechMs: 400,
          durationMs: 1000,
          text: 'hodepine',
          segments: [{ startMs: 0, endMs: 400, text: 'hodepine', words: [{ text: 'hodepine', startMs: 0, endMs: 400, confidence: 0.9 }] }],
        },
      ],
      false,
    ],
    [
      '0.2 s with a word it was sure of',
      [{ speechMs: 200, durationMs: 1000, text: 'ja', segments: [{ startMs: 0, endMs: 200, text: 'ja', confidence: 0.9 }] }],
      true,
    ],
    [
      'a sure word in an hour of nothing',
      [{ speechMs: 900, durationMs: 3_600_000, text: 'ja', segments: [{ startMs: 0, endMs: 900, text: 'ja', confidence: 0.9 }] }],
      true,
    ],
    ['1.1 s in one group', [{ speechMs: 1100, durationMs: 30_000 }], false],
    ['half a second in each of three groups', [500, 500, 500].map((speechMs) => ({ speechMs, durationMs: 30_000 })), false],
    ['8 s in an hour', [{ speechMs: 8000, durationMs: 3_600_000 }], true],
    ['speech that no engine could read', [{ speechMs: 9000, durationMs: 30_000, text: ' ' }], true],
    ['speech not yet transcribed', [{ speechMs: 9000, durationMs: 30_000 }], false],
    ['nothing recorded', [], true],
  ])('%s', (_, parts, expected) => {
    expect(isNoAudio(parts)).toBe(expected)
  })
})

describe('phantom phrases', () => {
  test.each([
    'Teksting av Nicolai Winther', 'Undertexter från Amara.org-gemenskapen', 'Danske tekster af Nicolai Winther', 'Thank you for watching!',
    'Субтитры сделал DimaTorzok', 'Продолжение следует...',
  ])('%s is a credit', (text) => {
    expect(isPhantomPhrase(text)).toBe(true)
  })
  test.each([
    'Takk for at du kom i dag.', 'Thank you, I have been watching my weight.', 'Han trenger teksting av programmet.',
    'Продолжение лечения следует обсудить',
  ])('%s was said', (text) => {
    expect(isPhantomPhrase(text)).toBe(false)
  })
})

describe('cutting at pauses', () => {
  const limits = { durationMs: 120_000, longestMs: 28_000, paddingMs: 200 }

  test('pieces hold all speech, in order, none too long', () => {
    const spans = Array.from({ length: 30 }, (_, index) => ({ startMs: index * 4000, endMs: index * 4000 + 3000 }))
    const pieces = cutAtPauses(spans, limits)
    expect(pieces.length).toBeLessThan(7)
    for (const { startMs, endMs } of pieces) expect(endMs - startMs).toBeLessThanOrEqual(28_000)
    for (const span of spans) expect(pieces.some((piece) => piece.startMs <= span.startMs && piece.endMs >= span.endMs)).toBe(true)
  })

  test('a minute without a breath is cut into equal pieces without a gap', () => {
    const pieces = cutAtPauses([{ startMs: 1000, endMs: 61_000 }], limits)
    expect(pieces).toHaveLength(3)
    expect(pieces[0]?.startMs).toBe(800)
    expect(pieces[2]?.endMs).toBe(61_200)
    expect(pieces[1]?.startMs).toBe(pieces[0]?.endMs)
  })

  test('no speech gives no piece', () => expect(cutAtPauses([], limits)).toEqual([]))

  test('a segment just beside speech still counts as spoken', () => {
    expect(isSpoken({ startMs: 0, endMs: 900 }, [{ startMs: 1000, endMs: 2000 }], 500)).toBe(true)
    expect(isSpoken({ startMs: 0, endMs: 400 }, [{ startMs: 1000, endMs: 2000 }], 500)).toBe(false)
  })
})

describe('resampling', () => {
  const toneAt = (samples: Float32Array, hertz: number): number => {
    let [real, imaginary] = [0, 0]
    samples.forEach((sample, index) => {
      real += sample * Math.cos((2 * Math.PI * hertz * index) / RATE)
      imaginary += sample * Math.sin((2 * Math.PI * hertz * index) / RATE)
    })
    return (2 * Math.hypot(real, imaginary)) / samples.length
  }

  test.each([48_000, 44_100, 22_050, 8000])('%i Hz becomes 16 kHz with its pitch and loudness, fed in odd pieces', (rate) => {
    const sound = sine(2, 0.5, 1000, rate)
    const resampler = makeResampler(rate, RATE)
    const pieces: Float32Array[] = []
    for (let at = 0; at < sound.length; at += 1013) pieces.push(resampler.add(sound.subarray(at, at + 1013)))
    pieces.push(resampler.finish())
    const out = Float32Array.from(pieces.flatMap((piece) => [...piece]))
    expect(Math.abs(out.length - 2 * RATE)).toBeLessThanOrEqual(2)
    expect(toneAt(out.subarray(1600, -1600), 1000)).toBeCloseTo(0.5, 2)
  })

  test('what 16 kHz cannot carry is removed, not folded into speech', () => {
    const resampler = makeResampler(48_000, RATE)
    const out = resampler.add(sine(1, 0.5, 11_000, 48_000))
    expect(measureLevel(out.subarray(1600, -1600), RATE).peak).toBeLessThan(0.0005)
  })

  test('stereo is mixed', () => {
    expect([...mixToMono([Float32Array.of(1, 0), Float32Array.of(0, 0.5)])]).toEqual([0.5, 0.25])
  })
})
