import type { TimedSegment } from './words/transcript.ts'

/** Rules of the no-audio decision and their thresholds, measured on silence, room noise, mumbling and quiet speech. */
const FRAME_SAMPLES = 480
/** A recording of one second is a little shorter once it is decoded. */
const SHORTEST_MS = 600
const SILENT_FRAME = fromDecibel(-65)
const SILENT_PEAK = fromDecibel(-60)
const LOW_FRAME = fromDecibel(-45)
const TARGET_FRAME = 0.1
const HIGHEST_GAIN = fromDecibel(40)
const CLIPPED_SHARE = 0.01
const CLIPPED_SAMPLE = 0.999
const LEAST_SPEECH_MS = 1000
/** Less of a voice than this is no word. */
const LEAST_WORD_MS = 300
const SURE = 0.7
const LEAST_SPEECH_SHARE = 0.005

function fromDecibel(decibel: number): number {
  return 10 ** (decibel / 20)
}

/** How loud a stretch of sound is; levels are linear, 1 is full scale. */
export type SoundLevel = {
  durationMs: number
  /** Loudness of the loudest twentieth of the frames: speech shows here even when most of the talk is pause. */
  frameP95: number
  peak: number
  clippedShare: number
}

/** Measures a sound piece by piece, so that an hour of it never holds up anything else. */
export type LevelMeter = { add(samples: Float32Array): void; level(): SoundLevel }

/** Takes the rate of the samples to come; gives a meter. */
export function makeLevelMeter(sampleRateHz: number): LevelMeter {
  const frames: number[] = []
  let count = 0
  let peak = 0
  let clipped = 0
  return {
    add(samples) {
      for (let start = 0; start < samples.length; start += FRAME_SAMPLES) {
        const frame = samples.subarray(start, start + FRAME_SAMPLES)
        let energy = 0
        for (const sample of frame) {
          const size = Math.abs(sample)
          energy += sample * sample
          if (size > peak) peak = size
          if (size >= CLIPPED_SAMPLE) clipped += 1
        }
        frames.push(Math.sqrt(energy / frame.length))
      }
      count += samples.length
    },
    level() {
      const sorted = Float64Array.from(frames).sort()
      return {
        durationMs: (count / sampleRateHz) * 1000,
        frameP95: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0,
        peak,
        clippedShare: count === 0 ? 0 : clipped / count,
      }
    },
  }
}

/** Takes samples and their rate; gives their level. */
export function measureLevel(samples: Float32Array, sampleRateHz: number): SoundLevel {
  const meter = makeLevelMeter(sampleRateHz)
  meter.add(samples)
  return meter.level()
}

/** Why a sound is no audio before any detector is asked. */
export type Silence = 'too_short' | 'silent'

/** Takes a level; gives why it cannot hold speech, or undefined when it may. */
export function findSilence(level: SoundLevel): Silence | undefined {
  if (level.durationMs < SHORTEST_MS) return 'too_short'
  if (level.frameP95 < SILENT_FRAME || level.peak < SILENT_PEAK) return 'silent'
  return undefined
}

/** The gain that brings speech to -20 dBFS, at most 40 dB, so that a quiet voice reaches the detector. */
export function speechGain(level: SoundLevel): number {
  return Math.min(HIGHEST_GAIN, TARGET_FRAME / Math.max(level.frameP95, Number.MIN_VALUE))
}

/** Takes samples and a gain; gives a louder or softer copy kept within full scale. */
export function amplify(samples: Float32Array, gain: number): Float32Array {
  return samples.map((sample) => Math.max(-1, Math.min(1, sample * gain)))
}

/** Takes a level; gives the warning a doctor should see: the microphone was too far away, or overdriven. */
export function soundQuality(level: SoundLevel): 'good' | 'low' | 'clipped' {
  if (level.clippedShare > CLIPPED_SHARE) return 'clipped'
  return level.frameP95 < LOW_FRAME ? 'low' : 'good'
}

/** What was heard in one part of a recording: a group, or the whole file. */
export type HeardPart = { readonly speechMs: number; readonly durationMs: number; readonly text?: string; readonly segments?: readonly TimedSegment[] }

const sumOf = (parts: readonly HeardPart[], measure: 'speechMs' | 'durationMs'): number => parts.reduce((sum, part) => sum + part[measure], 0)

/** Takes what each part held before an engine was asked; true when it is too little for any word: then none is asked. */
export function isTooLittle(parts: readonly HeardPart[]): boolean {
  const speechMs = sumOf(parts, 'speechMs')
  return speechMs < LEAST_WORD_MS || speechMs < sumOf(parts, 'durationMs') * LEAST_SPEECH_SHARE
}

function hasSureWord({ segments = [] }: HeardPart): boolean {
  const isSure = (confidence: number | undefined): boolean => confidence !== undefined && confidence >= SURE
  return segments.some(
    ({ confidence, words = [], confidences = [] }) => isSure(confidence) || confidences.some(isSure) || words.some((word) => isSure(word.confidence)),
  )
}

/**
 * Takes what each part of a recording held; true when the whole is the spec's noaudio: too little of a voice for a word, less than a second of
 * one in which no engine was sure of a word, or (once transcribed) no word in any part.
 */
export function isNoAudio(parts: readonly HeardPart[]): boolean {
  if (isTooLittle(parts)) return true
  if (sumOf(parts, 'speechMs') < LEAST_SPEECH_MS && !parts.some(hasSureWord)) return true
  return parts.every((part) => part.text !== undefined && part.text.trim() === '')
}
