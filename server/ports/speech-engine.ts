import type { Language } from '#contract/vertical.ts'
import type { SpeechSpan } from '#domain/audio/speech-span.ts'
import type { TimedSegment } from '#domain/audio/words/transcript.ts'
import type { Openness } from './language-model.ts'
import type { Sound } from './sound.ts'
import type { SpeechReadiness } from './transcriber.ts'

export type HearingRequest = {
  /** Already brought to speech loudness by the gate. An engine collects one cut of it at a time. */
  audio: Sound
  /** Where the gate heard a voice; an engine cuts the audio in the pauses between. */
  speech: readonly SpeechSpan[]
  language: Language
  signal: AbortSignal
  prompt?: string | undefined
  /** Told the text so far, from engines that write as they hear; each word is for showing, none is final. */
  onPartial?: ((text: string) => void) | undefined
}

export type Hearing = { segments: readonly TimedSegment[]; isTimed: boolean; engine: string }

/** Something that recognises speech, asked only for audio in which the gate heard a voice. */
export type SpeechEngine = {
  /** @throws speech.unavailable, speech.waiting_for_engine */
  hear(request: HearingRequest): Promise<Hearing>
  readiness(language: Language): Promise<Pick<SpeechReadiness, 'status' | 'engine'>>
  /** Whether an engine that may be away takes work now (REL-14). */
  openness?: (() => Openness) | undefined
  stop(): Promise<void>
}
