import { SAMPLE_RATE_HZ } from '#server/ports/sound.ts'

/** Sounds made on the spot, the same on every run: what a room gives when nobody speaks, and a voice far from the microphone. */

const atDecibel = (decibel: number): number => 10 ** (decibel / 20)

export function silence(seconds: number): Float32Array {
  return new Float32Array(seconds * SAMPLE_RATE_HZ)
}

/** Pink noise, as ventilation and traffic make it, with a hum of 50 Hz under it; the level is that of its mean power. */
export function roomNoise(seconds: number, decibel: number): Float32Array {
  let state = 0x2545f491
  const white = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 31 - 1
  }
  // Three one-pole filters side by side fall by about 3 dB an octave over the band of speech.
  const poles = [
    { keep: 0.997, take: 0.029, held: 0 },
    { keep: 0.985, take: 0.032, held: 0 },
    { keep: 0.95, take: 0.048, held: 0 },
  ]
  const raw = Float32Array.from({ length: seconds * SAMPLE_RATE_HZ }, (_, at) => {
    const sample = white()
    for (const pole of poles) pole.held = pole.keep * pole.held + pole.take * sample
    const pink = poles.reduce((sum, { held }) => sum + held, 0) + 0.05 * sample
    return pink + 0.02 * Math.sin((2 * Math.PI * 50 * at) / SAMPLE_RATE_HZ)
  })
  return atLoudness(raw, decibel)
}

/** The same sound with this mean power, in dBFS. */
export function atLoudness(samples: Float32Array, decibel: number): Float32Array {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  return louder(samples, atDecibel(decibel) / Math.sqrt(power))
}

const louder = (samples: Float32Array, gain: number): Float32Array => samples.map((sample) => Math.max(-1, Math.min(1, sample * gain)))

/** A voice so many decibels below what it was. */
export const softer = (samples: Float32Array, decibel: number): Float32Array => louder(samples, atDecibel(-decibel))
