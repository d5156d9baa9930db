import { amplify, findSilence, makeLevelMeter, soundQuality, speechGain } from '#domain/audio/signal.ts'
import type { SoundLevel } from '#domain/audio/signal.ts'
import { totalSpeechMs } from '#domain/audio/speech-span.ts'
import type { SpeechSpan } from '#domain/audio/speech-span.ts'
import { SAMPLE_RATE_HZ, soundOf } from '#server/ports/sound.ts'
import type { Sound } from '#server/ports/sound.ts'
import type { SoundQuality, SpeechReadiness } from '#server/ports/transcriber.ts'
import type { SpeechDetector } from '../speech-on-device/speech-detector.ts'

export type SpeechAssessment = {
  /** Brought to speech loudness, for the engine. */
  louder: Sound
  speech: readonly SpeechSpan[]
  speechMs: number
  durationMs: number
  quality: SoundQuality
  gate: SpeechReadiness['speechGate']
}

/** Decides, before any engine is asked, whether and where a sound holds speech. */
export type SpeechGate = {
  assess(audio: Sound, signal: AbortSignal): Promise<SpeechAssessment>
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

/** Measures a long sound a quarter of a minute at a time, letting other requests through between. */
async function measure(audio: Sound, signal: AbortSignal): Promise<SoundLevel> {
  const meter = makeLevelMeter(SAMPLE_RATE_HZ)
  for await (const piece of audio.read()) {
    signal.throwIfAborted()
    meter.add(piece)
    await new Promise(setImmediate)
  }
  return meter.level()
}

/** The same sound louder or softer, made so while it is read: of a long one only a piece is ever there. */
function withGain(audio: Sound, gain: number): Sound {
  return {
    length: audio.length,
    async *read(range) {
      for await (const piece of audio.read(range)) yield amplify(piece, gain)
    },
  }
}

/** A sound whose source failed is no failing of the detector that read it. */
class LostSound extends Error {}

function tellLoss(audio: Sound): Sound {
  return {
    length: audio.length,
    async *read(range) {
      try {
        yield* audio.read(range)
      } catch (cause) {
        throw new LostSound('the sound could not be read', { cause })
      }
    },
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

  const listen = async (audio: Sound, signal: AbortSignal): Promise<readonly SpeechSpan[]> => {
    const everything = [{ startMs: 0, endMs: (audio.length / SAMPLE_RATE_HZ) * 1000 }]
    if (state === 'level' && now() - triedAt < TRY_AGAIN_MS) return everything
    triedAt = now()
    // A process that died of something passing is up again by the second try.
    for (const attempt of [1, 2]) {
      try {
        const spans = await detector.detect(tellLoss(audio), signal)
        become('silero')
        return spans
      } catch (cause) {
        signal.throwIfAborted()
        if (cause instanceof LostSound) throw cause.cause
        if (attempt === 2) become('level', cause)
        else await new Promise((resolve) => setTimeout(resolve, 300))
      }
    }
    return everything
  }

  return {
    async assess(audio, signal) {
      const level = await measure(audio, signal)
      const quality = soundQuality(level)
      const { durationMs } = level
      if (findSilence(level)) {
        return { louder: audio, speech: [], speechMs: 0, durationMs, quality, gate: state ?? 'silero' }
      }
      const louder = withGain(audio, speechGain(level))
      const speech = await listen(louder, signal)
      return { louder, speech, speechMs: totalSpeechMs(speech), durationMs, quality, gate: state ?? 'level' }
    },
    async kind() {
      if (state !== 'silero') await listen(soundOf(new Float32Array(PROBE_SAMPLES)), AbortSignal.timeout(10_000)).catch(() => undefined)
      return state ?? 'level'
    },
    stop: () => detector.stop(),
  }
}
