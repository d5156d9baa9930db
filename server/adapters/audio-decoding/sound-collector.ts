import { makeResampler, mixToMono } from '#domain/audio/resample.ts'
import type { Resampler } from '#domain/audio/resample.ts'

const SAMPLE_RATE_HZ = 16_000

/** Gathers decoded pieces of any rate and channel count as one 16 kHz mono sound. */
export type SoundCollector = {
  add(channels: readonly Float32Array[], sampleRateHz: number): void
  finish(): Float32Array
}

/** Takes the longest sound allowed and what to do beyond it; gives a collector. */
export function makeSoundCollector(longestSamples: number, refuseLonger: () => never): SoundCollector {
  let resampler: { rate: number; run: Resampler } | undefined
  let sound = new Float32Array(1 << 16)
  let length = 0

  const append = (samples: Float32Array): void => {
    if (length + samples.length > longestSamples) refuseLonger()
    if (length + samples.length > sound.length) {
      const grown = new Float32Array(Math.max(sound.length * 2, length + samples.length))
      grown.set(sound.subarray(0, length))
      sound = grown
    }
    sound.set(samples, length)
    length += samples.length
  }

  return {
    add(channels, rate) {
      if (channels.length === 0 || rate <= 0) return
      if (resampler?.rate !== rate) {
        if (resampler) append(resampler.run.finish())
        resampler = { rate, run: makeResampler(rate, SAMPLE_RATE_HZ) }
      }
      append(resampler.run.add(mixToMono(channels)))
    },
    finish() {
      if (resampler) append(resampler.run.finish())
      return sound.subarray(0, length)
    },
  }
}
