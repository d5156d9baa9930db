import { makeResampler, mixToMono } from '#domain/audio/resample.ts'
import type { Resampler } from '#domain/audio/resample.ts'

const SAMPLE_RATE_HZ = 16_000
const BLOCK_SAMPLES = 15 * SAMPLE_RATE_HZ
/** Beyond these no microphone records; a rate of a few hertz would turn each sample into a second. */
const LOWEST_RATE_HZ = 4_000
const HIGHEST_RATE_HZ = 768_000

/** Sound as it grows, in blocks: no copy of the whole is ever made. */
export type HeldSound = {
  add(samples: Float32Array): void
  readonly length: number
  /** A copy of a stretch of it, as far as there is sound. */
  slice(at: number, length: number): Float32Array<ArrayBuffer>
}

/** Takes the longest sound allowed and what to do beyond it. */
export function holdSound(longestSamples: number, refuseLonger: () => never): HeldSound {
  const blocks: Float32Array[] = []
  let length = 0
  return {
    get length() {
      return length
    },
    add(samples) {
      if (length + samples.length > longestSamples) refuseLonger()
      for (let at = 0; at < samples.length; ) {
        const inBlock = length % BLOCK_SAMPLES
        if (inBlock === 0) blocks.push(new Float32Array(Math.min(BLOCK_SAMPLES, longestSamples)))
        const part = samples.subarray(at, at + BLOCK_SAMPLES - inBlock)
        blocks.at(-1)?.set(part, inBlock)
        at += part.length
        length += part.length
      }
    },
    slice(at, wanted) {
      const samples = new Float32Array(Math.max(0, Math.min(wanted, length - at)))
      for (let done = 0; done < samples.length; ) {
        const from = (at + done) % BLOCK_SAMPLES
        const part = blocks[Math.floor((at + done) / BLOCK_SAMPLES)]?.subarray(from, from + samples.length - done) ?? samples.subarray(done)
        samples.set(part, done)
        done += part.length
      }
      return samples
    },
  }
}

/** Gathers decoded pieces of any rate and channel count as one 16 kHz mono sound. */
export type SoundCollector = {
  add(channels: readonly Float32Array[], sampleRateHz: number): void
  finish(): void
}

/** Takes where the sound goes; gives a collector. It throws a RangeError for a rate that is none. */
export function makeSoundCollector(sound: HeldSound): SoundCollector {
  let resampler: { rate: number; run: Resampler } | undefined

  return {
    add(channels, rate) {
      if (channels.length === 0 || rate <= 0) return
      if (rate < LOWEST_RATE_HZ || rate > HIGHEST_RATE_HZ) throw new RangeError('no rate of a recording')
      if (resampler?.rate !== rate) {
        if (resampler) sound.add(resampler.run.finish())
        resampler = { rate, run: makeResampler(rate, SAMPLE_RATE_HZ) }
      }
      sound.add(resampler.run.add(mixToMono(channels)))
    },
    finish() {
      if (resampler) sound.add(resampler.run.finish())
    },
  }
}
