import { join, SAMPLE_RATE, silence } from './wav.ts'

/** First three formants in hertz of the vowels a, e, i, o, u (Peterson and Barney 1952, men, rounded). */
const VOWELS = [
  [730, 1090, 2440],
  [530, 1840, 2480],
  [270, 2290, 3010],
  [570, 840, 2410],
  [300, 870, 2240],
] as const

/** The longest that was made of each seed so far: what is shorter is its beginning, and a minute of it is a second's work. */
const spoken = new Map<number, Float32Array>()

/**
 * Sound that a voice detector takes for a voice and that carries no words: vowels on a gliding pitch in syllables of 200 ms,
 * three to six to a breath. Tests need no recording of a person, and what was "said" is up to the transcriber that answers.
 */
export function babble(seconds: number, seed = 1): Float32Array {
  const length = Math.round(seconds * SAMPLE_RATE)
  const before = spoken.get(seed)
  const known = before !== undefined && before.length >= length ? before : speak(seconds, seed)
  spoken.set(seed, known)
  return known.slice(0, length)
}

function speak(seconds: number, seed: number): Float32Array {
  const random = randomFrom(seed)
  const parts: Float32Array[] = []
  let length = 0
  while (length < seconds * SAMPLE_RATE) {
    const syllables = 3 + Math.floor(random() * 4)
    for (let index = 0; index < syllables; index += 1) parts.push(syllable(VOWELS[Math.floor(random() * VOWELS.length)] ?? VOWELS[0], 95 + random() * 45))
    parts.push(silence(0.15 + random() * 0.25))
    length = parts.reduce((sum, part) => sum + part.length, 0)
  }
  return join(parts)
}

/** A pulse train through three resonators, swelling and fading. */
function syllable(formants: readonly number[], pitchHertz: number): Float32Array {
  const length = Math.round(0.2 * SAMPLE_RATE)
  let phase = 0
  const source = Float32Array.from({ length }, (_, index) => {
    phase += (pitchHertz * (1.1 - (0.2 * index) / length)) / SAMPLE_RATE
    if (phase < 1) return 0
    phase -= 1
    return 1
  })
  const voiced = formants.map((hertz, order) => resonate(source, { hertz, bandwidthHertz: 60 + 40 * order }))
  const sum = source.map((_, index) => voiced.reduce((total, formant, order) => total + (formant[index] ?? 0) / (order + 1), 0))
  const peak = sum.reduce((highest, value) => Math.max(highest, Math.abs(value)), 1e-9)
  return sum.map((value, index) => (0.5 * value * Math.sin((Math.PI * index) / length) ** 0.5) / peak)
}

/** Two-pole resonator. */
function resonate(source: Float32Array, { hertz, bandwidthHertz }: { hertz: number; bandwidthHertz: number }): Float32Array {
  const radius = Math.exp((-Math.PI * bandwidthHertz) / SAMPLE_RATE)
  const first = 2 * radius * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE)
  const second = -radius * radius
  let last = 0
  let beforeLast = 0
  return source.map((value) => {
    const next = (1 - radius) * value + first * last + second * beforeLast
    beforeLast = last
    last = next
    return next
  })
}

/** The same numbers on every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
