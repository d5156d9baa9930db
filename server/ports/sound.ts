/** 16 kHz mono samples from -1 to 1: the one form of sound inside the server. */
export type Pcm16kMono = Float32Array

export const SAMPLE_RATE_HZ = 16_000

/** How much sound is ever in hand at once of what is read from one end to the other: a quarter of a minute. */
export const PIECE_SAMPLES = 15 * SAMPLE_RATE_HZ

/** A stretch of sound in samples; `to` is the first one behind it. */
export type SampleRange = { readonly from: number; readonly to: number }

/** Sound of any length, which need not lie in this process: it is read in pieces, and as often as is needed. */
export type Sound = {
  /** In samples. */
  readonly length: number
  /** The pieces in order, each of {@link PIECE_SAMPLES} but the last; of the whole, or of a stretch within it. */
  read(range?: SampleRange): AsyncIterable<Pcm16kMono>
}

/** Sound and the sample at which it begins; what lies between two of them is silence. */
type PlacedSamples = { readonly at: number; readonly samples: Pcm16kMono }

export const durationMsOf = ({ length }: Sound): number => (length / SAMPLE_RATE_HZ) * 1000

/** Takes a stretch in milliseconds; gives it in samples of this sound. */
export function samplesWithin({ length }: Sound, { startMs, endMs }: { startMs: number; endMs: number }): SampleRange {
  const place = (ms: number): number => Math.min(length, Math.max(0, Math.trunc((ms * SAMPLE_RATE_HZ) / 1000)))
  return { from: place(startMs), to: place(endMs) }
}

function cutOut(runs: readonly PlacedSamples[], { from, to }: SampleRange): Pcm16kMono {
  const inside = runs.filter(({ at, samples }) => at < to && at + samples.length > from)
  const [only] = inside
  if (only && inside.length === 1 && only.at <= from && only.at + only.samples.length >= to) return only.samples.subarray(from - only.at, to - only.at)
  const piece = new Float32Array(to - from)
  for (const { at, samples } of inside) piece.set(samples.subarray(Math.max(0, from - at), to - at), Math.max(0, at - from))
  return piece
}

/** Takes stretches of samples in order, none over another; gives them as one sound. Silence between them takes no memory. */
export function soundOfRuns(runs: readonly PlacedSamples[]): Sound {
  const last = runs.at(-1)
  const length = last ? last.at + last.samples.length : 0
  return {
    length,
    async *read({ from, to } = { from: 0, to: length }) {
      for (let at = from; at < to; at += PIECE_SAMPLES) yield cutOut(runs, { from: at, to: Math.min(to, at + PIECE_SAMPLES) })
    },
  }
}

/** Takes samples; gives them as a sound. */
export const soundOf = (samples: Pcm16kMono): Sound => soundOfRuns([{ at: 0, samples }])

/** Takes a sound and a stretch of it that is known to be short; gives its samples, as a copy. */
export async function collectSamples(sound: Sound, range: SampleRange = { from: 0, to: sound.length }): Promise<Float32Array<ArrayBuffer>> {
  const samples = new Float32Array(Math.max(0, range.to - range.from))
  let at = 0
  for await (const piece of sound.read(range)) {
    samples.set(piece, at)
    at += piece.length
  }
  return samples
}
