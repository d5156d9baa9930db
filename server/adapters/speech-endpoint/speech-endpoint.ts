import type { SpeechStatus } from '#contract/recording.ts'
import type { Language } from '#contract/vertical.ts'
import { cutAtPauses } from '#domain/audio/speech-span.ts'
import { shiftSegments } from '#domain/audio/words/transcript.ts'
import type { TimedSegment } from '#domain/audio/words/transcript.ts'
import type { SpeechEngine } from '#server/ports/speech-engine.ts'
import { durationMsOf, SAMPLE_RATE_HZ, samplesWithin } from '#server/ports/sound.ts'
import { makeBreaker } from '../endpoint/breaker.ts'
import { REAL_WAITING } from '../endpoint/waiting.ts'
import type { Waiting } from '../endpoint/waiting.ts'
import { USUAL_PATIENCE } from './patience.ts'
import type { SpeechPatience } from './patience.ts'
import { authorizationOf, readBaseUrl } from './send-audio.ts'
import type { Endpoint } from './send-audio.ts'
import { tryUntilHeard } from './try-until-heard.ts'
import type { Persistence } from './try-until-heard.ts'
import { wavOf } from './wav.ts'

const WHISPER_LANGUAGES: Readonly<Record<Language, string>> = { nb: 'no', sv: 'sv', da: 'da', en: 'en', ru: 'ru' }

/** Ten minutes of 16 kHz WAV are 19.2 MB: under every server's usual 25 MB. */
const LONGEST_PIECE_MS = 10 * 60_000
const PIECE_PADDING_MS = 300
const READINESS_TIMEOUT_MS = 3000
const READINESS_KEPT_MS = 10_000

type EndpointOptions = {
  url: string
  apiKey?: string | undefined
  model: string
  fetch?: typeof fetch
  patience?: SpeechPatience
  waiting?: Waiting
  longestPieceMs?: number
  /** Fields only this server knows. */
  extraFields?: Readonly<Record<string, string>>
  /** Shown as the engine's name; the model's when absent. */
  name?: string
  /** Whether the text may be asked for as it comes; servers that stream seldom say when each word was said. */
  mayStream?: boolean
}

async function look(endpoint: Endpoint): Promise<SpeechStatus> {
  try {
    const response = await endpoint.fetch(`${endpoint.baseUrl}/models`, {
      headers: authorizationOf(endpoint),
      redirect: 'error',
      signal: AbortSignal.timeout(READINESS_TIMEOUT_MS),
    })
    await response.body?.cancel()
    // Some servers know no such path; that they answer is enough. A refused key is not.
    return response.status >= 500 || response.status === 401 || response.status === 403 ? 'unreachable' : 'ready'
  } catch {
    return 'unreachable'
  }
}

/** Makes the adapter to any OpenAI-compatible transcription server, far away or on this machine. */
export function makeSpeechEndpoint(options: EndpointOptions): SpeechEngine {
  const { url, apiKey, model, patience = USUAL_PATIENCE, waiting = REAL_WAITING, longestPieceMs = LONGEST_PIECE_MS, mayStream = true } = options
  const endpoint: Endpoint = { baseUrl: readBaseUrl(url), apiKey, model, fetch: options.fetch ?? fetch, extraFields: options.extraFields ?? {} }
  const breaker = makeBreaker({ now: waiting.now })
  const persistence: Persistence = { endpoint, patience, waiting, breaker, asked: { from: 0 } }
  const engine = options.name ?? model
  let seen: { status: SpeechStatus; at: number } | undefined

  return {
    async hear({ audio, speech, language, signal, prompt, onPartial }) {
      const durationMs = durationMsOf(audio)
      const segments: TimedSegment[] = []
      let isTimed = true
      for (const { startMs, endMs } of cutAtPauses(speech, { durationMs, longestMs: longestPieceMs, paddingMs: PIECE_PADDING_MS })) {
        const range = samplesWithin(audio, { startMs, endMs })
        const before = segments.map(({ text }) => text).join(' ')
        const tell = onPartial && mayStream ? (text: string) => onPartial(`${before} ${text}`.trim()) : undefined
        const piece = {
          audio: await wavOf(audio, range),
          durationMs: ((range.to - range.from) / SAMPLE_RATE_HZ) * 1000,
          language: WHISPER_LANGUAGES[language],
          prompt,
          onPartial: tell,
        }
        const heard = await tryUntilHeard(piece, persistence, signal).catch((error: unknown) => {
          seen = undefined
          throw error
        })
        segments.push(...shiftSegments(heard.segments, startMs))
        isTimed &&= heard.isTimed
      }
      return { segments, isTimed, engine }
    },
    async readiness() {
      if (!seen || waiting.now() - seen.at > READINESS_KEPT_MS) seen = { status: await look(endpoint), at: waiting.now() }
      return { status: seen.status, engine }
    },
    openness: breaker.openness,
    stop: async () => undefined,
  }
}
