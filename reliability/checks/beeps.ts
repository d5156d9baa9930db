/** A sound in which every second says which one it is: a beep whose two tones carry its number. */
export interface Beep {
  readonly atMs: number
  /** The second it stands for, modulo 100. */
  readonly number: number
}

const TENS_HZ = Array.from({ length: 10 }, (_, digit) => 520 + 60 * digit)
const ONES_HZ = Array.from({ length: 10 }, (_, digit) => 1400 + 90 * digit)
const BEEP_MS = 260
const STARTS_AT_MS = 300
const STEP_MS = 10
/** A beep is found by where its sound rises; a browser's gain and the codec move that a little. */
const JITTER_MS = 150

/** Makes the sound: one beep a second, at three tenths of it. */
export function beeps(seconds: number, sampleRate: number): Float32Array {
  const samples = new Float32Array(seconds * sampleRate)
  const length = (BEEP_MS * sampleRate) / 1000
  for (let second = 0; second < seconds; second += 1) {
    const from = Math.round((second + STARTS_AT_MS / 1000) * sampleRate)
    const tens = TENS_HZ[Math.floor((second % 100) / 10)] ?? 0
    const ones = ONES_HZ[second % 10] ?? 0
    for (let at = 0; at < length; at += 1) {
      const time = at / sampleRate
      const swell = Math.min(1, at / (0.01 * sampleRate), (length - at) / (0.01 * sampleRate))
      samples[from + at] = 0.3 * swell * (Math.sin(2 * Math.PI * tens * time) + Math.sin(2 * Math.PI * ones * time))
    }
  }
  return samples
}

/** How much of one tone there is in a stretch of samples (Goertzel). */
function toneIn(samples: Float32Array, hertz: number, sampleRate: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / sampleRate)
  let last = 0
  let before = 0
  for (const sample of samples) {
    const next = sample + turn * last - before
    before = last
    last = next
  }
  return last * last + before * before - turn * last * before
}

function strongest(samples: Float32Array, tones: readonly number[], sampleRate: number): number {
  const powers = tones.map((hertz) => toneIn(samples, hertz, sampleRate))
  return powers.indexOf(Math.max(...powers))
}

/** A browser's noise suppression takes bites out of a steady tone, at worst all but its edges; a dip shorter than a beep ends none. */
const DIP_STEPS = BEEP_MS / STEP_MS

/** Where the loud stretch that begins here ends; here, when it is not loud. */
function endOfBurst(loudness: readonly number[], from: number, threshold: number): number {
  let end = from
  for (let at = from; at < loudness.length && at - end <= (end === from ? 0 : DIP_STEPS); at += 1) if ((loudness[at] ?? 0) > threshold) end = at + 1
  return end
}

/** Takes decoded sound; gives the beeps in it. A beep cut in two by an edge of the recording is left out. */
export function readBeeps(samples: Float32Array, sampleRate: number): Beep[] {
  const step = (STEP_MS * sampleRate) / 1000
  const loudness = Array.from({ length: Math.floor(samples.length / step) }, (_, index) =>
    Math.sqrt(samples.subarray(index * step, (index + 1) * step).reduce((sum, sample) => sum + sample * sample, 0) / step),
  )
  const loud = loudness.toSorted((one, other) => one - other)[Math.floor(loudness.length * 0.9)] ?? 0
  const found: Beep[] = []
  for (let at = 0; at < loudness.length; ) {
    const end = endOfBurst(loudness, at, loud / 8)
    const isWhole = (end - at) * STEP_MS >= BEEP_MS * 0.4 && end < loudness.length
    if (isWhole) {
      // Its edges too: they are what noise suppression leaves clear.
      const burst = samples.subarray(at * step, end * step)
      found.push({ atMs: at * STEP_MS, number: 10 * strongest(burst, TENS_HZ, sampleRate) + strongest(burst, ONES_HZ, sampleRate) })
    }
    at = Math.max(end, at) + 1
  }
  return found
}

export interface BeepVerdict {
  readonly count: number
  /** Seconds that are not there between two that are. */
  readonly gaps: number
  /** Seconds that are there twice. */
  readonly repeats: number
  /** Neighbours that follow each other, but not a second apart: sound was cut out or put in between the beeps. */
  readonly displaced: number
}

/** Takes the beeps of one recording without a pause; gives what is wrong with their sequence. */
export function judgeBeeps(found: readonly Beep[]): BeepVerdict {
  let gaps = 0
  let repeats = 0
  let displaced = 0
  for (const [index, beep] of found.entries()) {
    const before = found[index - 1]
    if (before === undefined) continue
    const forward = (beep.number - before.number + 100) % 100
    if (forward === 0 || forward > 50) repeats += 1
    else if (forward > 1) gaps += forward - 1
    else if (Math.abs(beep.atMs - before.atMs - 1000) > JITTER_MS) displaced += 1
  }
  return { count: found.length, gaps, repeats, displaced }
}
