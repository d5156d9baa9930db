import { Refusal } from '#contract/refusal.ts'
import type { Language } from '#contract/vertical.ts'
import { cutAtPauses } from '#domain/audio/speech-span.ts'
import { shiftSegments } from '#domain/audio/transcript.ts'
import type { TimedSegment } from '#domain/audio/transcript.ts'
import type { SpeechEngine } from '#server/ports/speech-engine.ts'
import { SAMPLE_RATE_HZ } from '#server/ports/transcriber.ts'
import type { SpeechStatus } from '#server/ports/transcriber.ts'
import { pauseBefore, readRetryAfter, REAL_WAITING, USUAL_PATIENCE } from './patience.ts'
import type { Patience, Waiting } from './patience.ts'
import { readTranscription } from './read-transcription.ts'
import type { ReadAnswer } from './read-transcription.ts'
import { authorizationOf, DETAILS, readBaseUrl, sendAudio } from './send-audio.ts'
import type { AudioPost, Detail, Endpoint, RawAnswer } from './send-audio.ts'

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
  patience?: Patience
  waiting?: Waiting
  longestPieceMs?: number
  /** Fields only this server knows. */
  extraFields?: Readonly<Record<string, string>>
  /** Shown as the engine's name; the model's when absent. */
  name?: string
}

/** Why an attempt gave nothing: `ask_less` and `again` go on, `give_up` ends. */
type Failure = { next: 'ask_less' | 'again' | 'give_up'; reason: string; waitMs?: number | undefined }

function judge(answer: RawAnswer, detail: Detail, now: number): Failure | undefined {
  const { status, body, retryAfter } = answer
  if (status >= 200 && status < 300) {
    return body === undefined ? { next: 'again', reason: 'the answer is too long' } : undefined
  }
  const reason = `status ${status}`
  if ((status === 400 || status === 422) && detail !== 'text') return { next: 'ask_less', reason }
  if (status === 408 || status === 429 || status >= 500) return { next: 'again', reason, waitMs: readRetryAfter(retryAfter, now) }
  return { next: 'give_up', reason }
}

/** Makes the adapter to any OpenAI-compatible transcription server, far away or on this machine. */
export function makeSpeechEndpoint(options: EndpointOptions): SpeechEngine {
  const { url, apiKey, model, patience = USUAL_PATIENCE, waiting = REAL_WAITING, longestPieceMs = LONGEST_PIECE_MS } = options
  const endpoint: Endpoint = {
    baseUrl: readBaseUrl(url),
    apiKey,
    model,
    fetch: options.fetch ?? fetch,
    extraFields: options.extraFields ?? {},
  }
  // What the server refused once it need not be asked again.
  let detail: Detail = DETAILS[0]
  let seen: { status: SpeechStatus; at: number } | undefined

  const attempt = async (post: AudioPost, durationMs: number, signal: AbortSignal): Promise<ReadAnswer | Failure> => {
    try {
      const answer = await sendAudio(post, endpoint, signal)
      return judge(answer, post.detail, waiting.now()) ?? readTranscription(answer.body ?? '', durationMs)
    } catch (error) {
      // Names only: what a server or a library says may repeat what was sent.
      if (error instanceof Refusal && error.cause instanceof Error) return { next: 'again', reason: error.cause.message }
      return { next: 'again', reason: error instanceof Error ? `no answer (${error.name})` : 'no answer' }
    }
  }

  const hearPiece = async (post: Omit<AudioPost, 'detail'>, signal: AbortSignal): Promise<ReadAnswer> => {
    const durationMs = (post.audio.length / SAMPLE_RATE_HZ) * 1000
    const deadline = waiting.now() + patience.deadlineMs(durationMs)
    let last: Failure | undefined
    for (let tried = 1; tried <= patience.attempts; ) {
      const left = deadline - waiting.now()
      if (left <= 0) break
      const limited = AbortSignal.any([signal, AbortSignal.timeout(Math.min(left, patience.attemptMs(durationMs)))])
      const result = await attempt({ ...post, detail }, durationMs, limited)
      signal.throwIfAborted()
      if ('segments' in result) return result
      last = result
      if (result.next === 'give_up') break
      if (result.next === 'ask_less') {
        detail = DETAILS[DETAILS.indexOf(detail) + 1] ?? 'text'
        continue
      }
      tried += 1
      const pauseMs = result.waitMs ?? pauseBefore(tried, patience, waiting.random)
      if (tried > patience.attempts || waiting.now() + pauseMs >= deadline) break
      await waiting.wait(pauseMs, signal)
    }
    seen = undefined
    throw new Refusal('speech.unavailable', {
      cause: new Error(`the transcription endpoint failed: ${last?.reason ?? 'out of time'}`),
      ...(last?.waitMs !== undefined && { retryAfterSeconds: Math.ceil(last.waitMs / 1000) }),
    })
  }

  const look = async (): Promise<SpeechStatus> => {
    try {
      const signal = AbortSignal.timeout(READINESS_TIMEOUT_MS)
      const response = await endpoint.fetch(`${endpoint.baseUrl}/models`, {
        headers: authorizationOf(endpoint),
        redirect: 'error',
        signal,
      })
      await response.body?.cancel()
      // Some servers know no such path; that they answer is enough. A refused key is not.
      return response.status >= 500 || response.status === 401 || response.status === 403 ? 'unreachable' : 'ready'
    } catch {
      return 'unreachable'
    }
  }

  const engine = options.name ?? model
  return {
    async hear({ audio, speech, language, signal, prompt }) {
      const durationMs = (audio.length / SAMPLE_RATE_HZ) * 1000
      const pieces = cutAtPauses(speech, { durationMs, longestMs: longestPieceMs, paddingMs: PIECE_PADDING_MS })
      const segments: TimedSegment[] = []
      let isTimed = true
      for (const { startMs, endMs } of pieces) {
        const part = audio.subarray((startMs * SAMPLE_RATE_HZ) / 1000, (endMs * SAMPLE_RATE_HZ) / 1000)
        const heard = await hearPiece({ audio: part, language: WHISPER_LANGUAGES[language], prompt }, signal)
        segments.push(...shiftSegments(heard.segments, startMs))
        isTimed &&= heard.isTimed
      }
      return { segments, isTimed, engine }
    },
    async readiness() {
      if (!seen || waiting.now() - seen.at > READINESS_KEPT_MS) seen = { status: await look(), at: waiting.now() }
      return { status: seen.status, engine }
    },
    stop: async () => undefined,
  }
}
