import type { SpeechStatus } from '#contract/recording.ts'
import type { Language } from '#contract/vertical.ts'
import type { TimedSegment } from '#domain/audio/words/transcript.ts'
import type { Openness } from './language-model.ts'
import type { Sound } from './sound.ts'

export type TranscriptionRequest = {
  audio: Sound
  language: Language
  /** A `group` with any speech is heard; a whole `recording` with less than a second of it only where the engine is sure of a word (spec 8, noaudio). */
  scope: 'group' | 'recording'
  /** Leaving the page, cancelling a recording or stopping the server ends the work through this. */
  signal: AbortSignal
  /** Words to expect (names of drugs, a trigger phrase); engines that take no prompt ignore it. */
  prompt?: string
  /** Told the text so far, from engines that write as they hear; each word is for showing, none is final. */
  onPartial?: (text: string) => void
}

/** How loud the sound was: `low` is the spec's lowaudio warning, `clipped` an overdriven microphone. */
export type SoundQuality = 'good' | 'low' | 'clipped'

export type Transcription = {
  text: string
  /** Timed from the start of the given audio. */
  segments: readonly TimedSegment[]
  /** False when the engine gave text alone: stitching then aligns by words, not by time. */
  isTimed: boolean
  /** How much speech the gate heard; recordings are judged on the sum over their groups. */
  speechMs: number
  durationMs: number
  quality: SoundQuality
  /** True when no engine was asked, or what it gave was not speech. The text is then empty. */
  noSpeech: boolean
  /** Shown to the reader of the report: which engine heard this. */
  engine: string
}

export type SpeechReadiness = {
  status: SpeechStatus
  engine?: string
  /** `silero` hears speech; `level` only loudness, used when the detector's process cannot run. */
  speechGate: 'silero' | 'level'
}

/** Turns sound into words. */
export type Transcriber = {
  /**
   * Takes 16 kHz mono sound and its language; gives what was said. Silence is an answer (`noSpeech`), not an error.
   * @throws speech.waiting_for_engine when nothing can serve this language yet: keep the audio, try later
   * @throws speech.unavailable when the engine failed within its bounded retries: keep the audio, offer to try again
   */
  transcribe(request: TranscriptionRequest): Promise<Transcription>
  /** Whether this language can be served now; never throws. */
  readiness(language: Language): Promise<SpeechReadiness>
  /** Whether an engine that may be away takes work now (REL-14); absent where none of them is elsewhere. */
  openness?: (() => Openness) | undefined
  /** Ends child processes. */
  stop(): Promise<void>
}
