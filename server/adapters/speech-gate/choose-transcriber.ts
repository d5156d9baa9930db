import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#contract/vertical.ts'
import { isPhantomPhrase } from '#domain/audio/words/phantom-phrases.ts'
import { isNoAudio, isTooLittle } from '#domain/audio/signal.ts'
import { isSpoken } from '#domain/audio/speech-span.ts'
import type { Hearing, SpeechEngine } from '#server/ports/speech-engine.ts'
import type { Transcriber, Transcription } from '#server/ports/transcriber.ts'
import type { SpeechAssessment, SpeechGate } from './speech-gate.ts'

type Engines = {
  gate: SpeechGate
  /** The configured endpoint; it serves every language. */
  endpoint?: SpeechEngine | undefined
  /** Engines on this machine, best first; each serves the languages it has a model for. */
  onDevice?: readonly SpeechEngine[]
}

const SPEECH_SLACK_MS = 500

const measured = ({ speechMs, durationMs, quality }: SpeechAssessment): Pick<Transcription, 'speechMs' | 'durationMs' | 'quality'> => ({
  speechMs,
  durationMs,
  quality,
})

function silent(assessment: SpeechAssessment, engine: string): Transcription {
  return { ...measured(assessment), text: '', segments: [], isTimed: true, noSpeech: true, engine }
}

/** The credits an engine writes into silence are not shown either. */
const tellSpoken = (onPartial: (text: string) => void) => (text: string): void => {
  if (!isPhantomPhrase(text)) onPartial(text)
}

/** What an engine wrote where no voice was heard, or the credits it writes into silence, was not said. */
function keepSpoken({ segments, isTimed }: Hearing, assessment: SpeechAssessment): Hearing['segments'] {
  const placed = isTimed && assessment.gate === 'silero'
  return segments.filter(
    (segment) =>
      segment.text.trim() !== '' &&
      !isPhantomPhrase(segment.text) &&
      (!placed || isSpoken(segment, assessment.speech, SPEECH_SLACK_MS)),
  )
}

/**
 * Takes the gate and the engines there are; gives the transcriber: silence is decided first, then the endpoint is asked
 * when there is one, else the first engine on this machine that has a model for the language.
 */
export function chooseTranscriber({ gate, endpoint, onDevice = [] }: Engines): Transcriber {
  const candidates = endpoint ? [endpoint] : onDevice

  const choose = async (language: Language): Promise<SpeechEngine> => {
    if (endpoint) return endpoint
    for (const engine of onDevice) {
      const { status } = await engine.readiness(language)
      // One that rests after a death is waited for by whoever asks it.
      if (status === 'ready' || status === 'unreachable') return engine
    }
    throw new Refusal('speech.waiting_for_engine')
  }

  return {
    async transcribe({ audio, language, scope, signal, prompt, onPartial }) {
      const assessment = await gate.assess(audio, signal)
      const isSilent = assessment.speechMs === 0 || (scope === 'recording' && isTooLittle([assessment]))
      if (isSilent) return silent(assessment, '')
      const engine = await choose(language)
      const hearing = await engine.hear({
        audio: assessment.louder,
        speech: assessment.speech,
        language,
        signal,
        prompt,
        onPartial: onPartial && tellSpoken(onPartial),
      })
      const segments = keepSpoken(hearing, assessment)
      const isNothing = segments.length === 0 || (scope === 'recording' && isNoAudio([{ ...measured(assessment), segments }]))
      if (isNothing) return silent(assessment, hearing.engine)
      const text = segments.map((segment) => segment.text.trim()).join(' ')
      return { ...measured(assessment), text, segments, isTimed: hearing.isTimed, noSpeech: false, engine: hearing.engine }
    },

    async readiness(language) {
      const speechGate = await gate.kind()
      const found = await Promise.all(candidates.map((engine) => engine.readiness(language)))
      const best = found.find(({ status }) => status === 'ready') ?? found.find(({ status }) => status === 'downloading') ?? found[0]
      return { speechGate, ...(best ?? { status: 'no_engine' as const }) }
    },

    openness: endpoint?.openness,

    async stop() {
      await Promise.all([gate.stop(), ...(endpoint ? [endpoint.stop()] : []), ...onDevice.map((engine) => engine.stop())])
    },
  }
}
