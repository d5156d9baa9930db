import { makeResampler, mixToMono } from '#domain/audio/resample.ts'
import type { Resampler } from '#domain/audio/resample.ts'

const SAMPLE_RATE_HZ = 16_000
export const BLOCK_SAMPLES = 15 * SAMPLE_RATE_HZ
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

/** Where full blocks lie, by their place; each is put there once. */
export type BlockShelf = {
  put(index: number, block: Float32Array<ArrayBuffer>): void
  take(index: number): Float32Array<ArrayBuffer> | undefined
}

function shelfInMemory(): BlockShelf {
  const blocks: Float32Array<ArrayBuffer>[] = []
  return { put: (index, block) => void (blocks[index] = block), take: (index) => blocks[index] }
}

/** Takes the longest sound allowed, what to do beyond it, and where its full blocks go: in memory when left out, as for what is short. */
export function holdSound(longestSamples: number, refuseLonger: () => never, shelf: BlockShelf = shelfInMemory()): HeldSound {
  let last = new Float32Array(0)
  let length = 0
  /** A recording is read from its beginning to its end: what was taken last is asked for next. */
  let taken: { readonly index: number; readonly block: Float32Array<ArrayBuffer> | undefined } | undefined

  const blockAt = (index: number): Float32Array<ArrayBuffer> | undefined => {
    if (index === Math.floor(length / BLOCK_SAMPLES)) return last
    if (taken?.index !== index) taken = { index, block: shelf.take(index) }
    return taken.block
  }
  return {
    get length() {
      return length
    },
    add(samples) {
      if (length + samples.length > longestSamples) refuseLonger()
      for (let at = 0; at < samples.length; ) {
        const inBlock = length % BLOCK_SAMPLES
        if (inBlock === 0) last = new Float32Array(Math.min(BLOCK_SAMPLES, longestSamples))
        const part = samples.subarray(at, at + BLOCK_SAMPLES - inBlock)
        last.set(part, inBlock)
        at += part.length
        length += part.length
        if (length % BLOCK_SAMPLES === 0) shelf.put(length / BLOCK_SAMPLES - 1, last)
      }
    },
    slice(at, wanted) {
      const samples = new Float32Array(Math.max(0, Math.min(wanted, length - at)))
      for (let done = 0; done < samples.length; ) {
        const from = (at + done) % BLOCK_SAMPLES
        const part = blockAt(Math.floor((at + done) / BLOCK_SAMPLES))?.subarray(from, from + samples.length - done) ?? samples.subarray(done)
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
