import { Refusal } from '#contract/refusal.ts'
import { SAMPLE_RATE_HZ } from '#server/ports/transcriber.ts'
import { pauseBefore, readRetryAfter } from './patience.ts'
import type { Patience, Waiting } from './patience.ts'
import { readAnswer, readTranscription } from './read-transcription.ts'
import type { ReadAnswer } from './read-transcription.ts'
import { ASKS, sendAudio } from './send-audio.ts'
import type { Ask, AudioPost, Endpoint, RawAnswer } from './send-audio.ts'

/** Why an attempt gave nothing: `ask_less` and `again` go on, `give_up` ends. */
type Failure = { next: 'ask_less' | 'again' | 'give_up'; reason: string; waitMs?: number | undefined }

export type Persistence = {
  endpoint: Endpoint
  patience: Patience
  waiting: Waiting
  /** Place in {@link ASKS}: what the server once refused is not asked of it again. */
  asked: { from: number }
}

function judge({ status, retryAfter }: RawAnswer, ask: Ask, now: number): Failure | undefined {
  if (status >= 200 && status < 300) return undefined
  const reason = `status ${status}`
  if ((status === 400 || status === 422) && ask !== ASKS.at(-1)) return { next: 'ask_less', reason }
  if (status === 408 || status === 429 || status >= 500) return { next: 'again', reason, waitMs: readRetryAfter(retryAfter, now) }
  return { next: 'give_up', reason }
}

async function attempt(post: AudioPost, { endpoint, waiting }: Persistence, signal: AbortSignal): Promise<ReadAnswer | Failure> {
  try {
    const answer = await sendAudio(post, endpoint, signal)
    const durationMs = (post.audio.length / SAMPLE_RATE_HZ) * 1000
    return judge(answer, post.ask, waiting.now()) ?? readRaw(answer, durationMs)
  } catch (error) {
    // Names only: what a server or a library says may repeat what was sent.
    if (error instanceof Refusal && error.cause instanceof Error) return { next: 'again', reason: error.cause.message }
    return { next: 'again', reason: error instanceof Error ? `no answer (${error.name})` : 'no answer' }
  }
}

function readRaw(answer: RawAnswer, durationMs: number): ReadAnswer | Failure {
  if (answer.kind === 'events') return answer.answer ? readAnswer(answer.answer, durationMs) : { next: 'again', reason: 'the stream broke off' }
  return answer.body === undefined ? { next: 'again', reason: 'the answer is too long' } : readTranscription(answer.body, durationMs)
}

/** The most that is worth asking for: nobody watches a text grow that nobody asked to see. */
function nextAsk({ from }: Persistence['asked'], isWatched: boolean): number {
  return ASKS.findIndex((ask, index) => index >= from && (isWatched || !ask.isStreamed))
}

function unavailable(last: Failure | undefined): Refusal {
  return new Refusal('speech.unavailable', {
    cause: new Error(`the transcription endpoint failed: ${last?.reason ?? 'out of time'}`),
    ...(last?.waitMs !== undefined && { retryAfterSeconds: Math.ceil(last.waitMs / 1000) }),
  })
}

/**
 * Takes one piece of audio; asks until it is heard, the attempts are used up or the deadline is near (REL-13).
 * @throws speech.unavailable
 */
export async function tryUntilHeard(piece: Omit<AudioPost, 'ask'>, persistence: Persistence, signal: AbortSignal): Promise<ReadAnswer> {
  const { patience, waiting, asked } = persistence
  const durationMs = (piece.audio.length / SAMPLE_RATE_HZ) * 1000
  const deadline = waiting.now() + patience.deadlineMs(durationMs)
  let last: Failure | undefined
  for (let tried = 1; tried <= patience.attempts && waiting.now() < deadline; ) {
    const left = deadline - waiting.now()
    const limited = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(Math.min(left, patience.attemptMs(durationMs))))])
    const rung = nextAsk(asked, piece.onPartial !== undefined)
    const post = { ...piece, ask: ASKS[rung] ?? { detail: 'text', isStreamed: false } }
    const result = await attempt(post, persistence, limited)
    signal.throwIfAborted()
    if ('segments' in result) return result
    last = result
    if (result.next === 'give_up') break
    if (result.next === 'ask_less') {
      asked.from = Math.max(asked.from, rung + 1)
      continue
    }
    tried += 1
    const pauseMs = result.waitMs ?? pauseBefore(tried, patience, waiting.random)
    if (tried > patience.attempts || waiting.now() + pauseMs >= deadline) break
    await waiting.wait(pauseMs, signal)
  }
  throw unavailable(last)
}
