/** Half the width of the filter in zero crossings: 16 keeps speech up to 7.3 kHz and aliases below -70 dB. */
const ZERO_CROSSINGS = 16
const PHASES = 256
const CUTOFF = 0.92

/** Turns sound of one rate into another, piece by piece, as if it were one piece. */
export type Resampler = {
  /** Takes the next samples; gives what can be said about the output so far. */
  add(samples: Float32Array): Float32Array
  /** Gives the rest once no more samples come. */
  finish(): Float32Array
}

/** The windowed sinc of each of 256 positions between two samples (Blackman window). */
function makeFilters(ratio: number): { halfWidth: number; filters: Float32Array[] } {
  const scale = Math.min(1, ratio) * CUTOFF
  const halfWidth = Math.ceil(ZERO_CROSSINGS / scale)
  const filters = Array.from({ length: PHASES }, (_, phase) => {
    const filter = new Float32Array(halfWidth * 2)
    let sum = 0
    for (let tap = 0; tap < filter.length; tap += 1) {
      const x = tap - halfWidth + 1 - phase / PHASES
      const position = Math.PI * x * scale
      const window = 0.42 + 0.5 * Math.cos((Math.PI * x) / halfWidth) + 0.08 * Math.cos((2 * Math.PI * x) / halfWidth)
      const value = Math.abs(x) >= halfWidth ? 0 : (x === 0 ? 1 : Math.sin(position) / position) * window
      filter[tap] = value
      sum += value
    }
    return filter.map((value) => value / sum)
  })
  return { halfWidth, filters }
}

/** Takes the rate the samples have and the rate wanted; gives a resampler. */
export function makeResampler(fromHz: number, toHz: number): Resampler {
  if (fromHz === toHz) return { add: (samples) => samples, finish: () => new Float32Array() }
  const { halfWidth, filters } = makeFilters(toHz / fromHz)
  const step = fromHz / toHz
  let held = new Float32Array(halfWidth - 1)
  let position = halfWidth - 1

  const add = (samples: Float32Array): Float32Array => {
    const input = new Float32Array(held.length + samples.length)
    input.set(held)
    input.set(samples, held.length)
    const output = new Float32Array(Math.max(0, Math.ceil((input.length - halfWidth - position) / step)) + 1)
    let count = 0
    for (; Math.floor(position) + halfWidth < input.length; position += step) {
      const whole = Math.floor(position)
      const filter = filters[Math.floor((position - whole) * PHASES)]
      let sum = 0
      for (let tap = 0, at = whole - halfWidth + 1; filter && tap < filter.length; tap += 1, at += 1) {
        sum += (input[at] ?? 0) * (filter[tap] ?? 0)
      }
      output[count] = sum
      count += 1
    }
    const drop = Math.max(0, Math.floor(position) - halfWidth + 1)
    held = input.slice(drop)
    position -= drop
    return output.subarray(0, count)
  }

  return { add, finish: () => add(new Float32Array(halfWidth)) }
}

/** Takes channels of equal length; gives their mean. */
export function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...rest] = channels
  if (rest.length === 0) return first
  return first.map((sample, index) => rest.reduce((sum, channel) => sum + (channel[index] ?? 0), sample) / channels.length)
}
