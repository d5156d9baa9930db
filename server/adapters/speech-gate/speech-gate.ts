import { amplify, findSilence, makeLevelMeter, soundQuality, speechGain } from '#domain/audio/signal.ts'
import { totalSpeechMs } from '#domain/audio/speech-span.ts'
import type { SpeechSpan } from '#domain/audio/speech-span.ts'
import { SAMPLE_RATE_HZ } from '#server/ports/transcriber.ts'
import type { Pcm16kMono, SoundQuality, SpeechReadiness } from '#server/ports/transcriber.ts'
import type { SpeechDetector } from '../speech-on-device/speech-detector.ts'

export type SpeechAssessment = {
  /** Brought to speech loudness, for the engine. */
  louder: Pcm16kMono
  speech: readonly SpeechSpan[]
  speechMs: number
  durationMs: number
  quality: SoundQuality
  gate: SpeechReadiness['speechGate']
}

/** Decides, before any engine is asked, whether and where a sound holds speech. */
export type SpeechGate = {
  assess(audio: Pcm16kMono, signal: AbortSignal): Promise<SpeechAssessment>
  /** How the last decision was made; tries the detector when none was made yet. */
  kind(): Promise<SpeechReadiness['speechGate']>
  stop(): Promise<void>
}

const PROBE_SAMPLES = 2 * SAMPLE_RATE_HZ
/** A gate on loudness alone tries the detector again after this long. */
const TRY_AGAIN_MS = 30_000

type GateOptions = {
  detector: SpeechDetector
  /** Told once each time the gate falls back to loudness or comes back; holds no audio and no text. */
  onChange?: (gate: SpeechReadiness['speechGate'], cause: unknown) => void
  now?: () => number
}

const PIECE_SAMPLES = 15 * SAMPLE_RATE_HZ

/** Works through a long sound a quarter of a minute at a time, letting other requests through between. */
async function eachPiece(audio: Pcm16kMono, signal: AbortSignal, work: (piece: Pcm16kMono, at: number) => void): Promise<void> {
  for (let at = 0; at < audio.length; at += PIECE_SAMPLES) {
    signal.throwIfAborted()
    work(audio.subarray(at, at + PIECE_SAMPLES), at)
    await new Promise(setImmediate)
  }
}

/** Takes the detector; gives a gate that falls back to loudness, and says so, when the detector's process cannot run. */
export function makeSpeechGate({ detector, onChange, now = Date.now }: GateOptions): SpeechGate {
  let state: SpeechReadiness['speechGate'] | undefined
  let triedAt = Number.NEGATIVE_INFINITY

  const become = (next: SpeechReadiness['speechGate'], cause?: unknown): void => {
    if (state === next) return
    const isFirstGood = state === undefined && next === 'silero'
    state = next
    if (!isFirstGood) onChange?.(next, cause)
  }

  const listen = async (audio: Pcm16kMono, signal: AbortSignal): Promise<readonly SpeechSpan[]> => {
    const everything = [{ startMs: 0, endMs: (audio.length / SAMPLE_RATE_HZ) * 1000 }]
    if (state === 'level' && now() - triedAt < TRY_AGAIN_MS) return everything
    triedAt = now()
    // A process that died of something passing is up again by the second try.
    for (const attempt of [1, 2]) {
      try {
        const spans = await detector.detect(audio, signal)
        become('silero')
        return spans
      } catch (cause) {
        signal.throwIfAborted()
        if (attempt === 2) become('level', cause)
        else await new Promise((resolve) => setTimeout(resolve, 300))
      }
    }
    return everything
  }

  return {
    async assess(audio, signal) {
      const meter = makeLevelMeter(SAMPLE_RATE_HZ)
      await eachPiece(audio, signal, (piece) => meter.add(piece))
      const level = meter.level()
      const quality = soundQuality(level)
      const { durationMs } = level
      if (findSilence(level)) {
        return { louder: audio, speech: [], speechMs: 0, durationMs, quality, gate: state ?? 'silero' }
      }
      const louder = new Float32Array(audio.length)
      await eachPiece(audio, signal, (piece, at) => louder.set(amplify(piece, speechGain(level)), at))
      const speech = await listen(louder, signal)
      return { louder, speech, speechMs: totalSpeechMs(speech), durationMs, quality, gate: state ?? 'level' }
    },
    async kind() {
      if (state !== 'silero') await listen(new Float32Array(PROBE_SAMPLES), AbortSignal.timeout(10_000)).catch(() => undefined)
      return state ?? 'level'
    },
    stop: () => detector.stop(),
  }
}
