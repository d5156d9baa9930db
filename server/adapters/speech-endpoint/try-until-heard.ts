import { Refusal } from '#contract/refusal.ts'
import type { Breaker } from '../endpoint/breaker.ts'
import { readRetryAfter } from '../endpoint/patience.ts'
import { tryUntilAnswered } from '../endpoint/try-until-answered.ts'
import type { Attempt, Failure } from '../endpoint/try-until-answered.ts'
import type { Waiting } from '../endpoint/waiting.ts'
import type { SpeechPatience } from './patience.ts'
import { readAnswer, readTranscription } from './read-transcription.ts'
import type { ReadAnswer } from './read-transcription.ts'
import { ASKS, sendAudio } from './send-audio.ts'
import type { Ask, AudioPost, Endpoint, RawAnswer } from './send-audio.ts'

export type Persistence = {
  endpoint: Endpoint
  patience: SpeechPatience
  waiting: Waiting
  breaker: Breaker
  /** Place in {@link ASKS}: what the server once refused is not asked of it again. */
  asked: { from: number }
}

function judge({ status, retryAfter }: RawAnswer, ask: Ask, now: number): Failure | undefined {
  if (status >= 200 && status < 300) return undefined
  const reason = `status ${status}`
  if ((status === 400 || status === 422) && ask !== ASKS.at(-1)) return { next: 'differently', reason, isOutage: false }
  if (status === 408 || status === 429 || status >= 500) return { next: 'again', reason, waitMs: readRetryAfter(retryAfter, now), isOutage: true }
  return { next: 'give_up', reason, isOutage: false }
}

const again = (reason: string, isOutage: boolean): { failure: Failure } => ({ failure: { next: 'again', reason, isOutage } })

async function attempt(post: AudioPost, { endpoint, waiting }: Persistence, signal: AbortSignal): Promise<Attempt<ReadAnswer>> {
  try {
    const answer = await sendAudio(post, endpoint, signal)
    const failure = judge(answer, post.ask, waiting.now())
    return failure ? { failure } : readRaw(answer, post.durationMs)
  } catch (error) {
    // Names only: what a server or a library says may repeat what was sent.
    if (error instanceof Refusal && error.cause instanceof Error) return again(error.cause.message, false)
    return again(error instanceof Error ? `no answer (${error.name})` : 'no answer', true)
  }
}

function readRaw(answer: RawAnswer, durationMs: number): Attempt<ReadAnswer> {
  if (answer.kind === 'events') return answer.answer ? { value: readAnswer(answer.answer, durationMs) } : again('the stream broke off', true)
  return answer.body === undefined ? again('the answer is too long', false) : { value: readTranscription(answer.body, durationMs) }
}

/** The most that is worth asking for: nobody watches a text grow that nobody asked to see. */
function nextAsk({ from }: Persistence['asked'], isWatched: boolean): number {
  return ASKS.findIndex((ask, index) => index >= from && (isWatched || !ask.isStreamed))
}

function unavailable({ reason, waitMs }: Failure): Refusal {
  return new Refusal('speech.unavailable', {
    cause: new Error(`the transcription endpoint failed: ${reason}`),
    ...(waitMs !== undefined && { retryAfterSeconds: Math.ceil(waitMs / 1000) }),
  })
}

/**
 * Takes one piece of audio; asks until it is heard, the attempts are used up or the deadline is near (REL-13).
 * @throws speech.unavailable
 */
export async function tryUntilHeard(piece: Omit<AudioPost, 'ask'>, persistence: Persistence, signal: AbortSignal): Promise<ReadAnswer> {
  const { patience, waiting, breaker, asked } = persistence
  const { durationMs } = piece
  const ask = async (limited: AbortSignal): Promise<Attempt<ReadAnswer>> => {
    const rung = nextAsk(asked, piece.onPartial !== undefined)
    const result = await attempt({ ...piece, ask: ASKS[rung] ?? { detail: 'text', isStreamed: false } }, persistence, limited)
    if ('failure' in result && result.failure.next === 'differently') asked.from = Math.max(asked.from, rung + 1)
    return result
  }
  const endurance = { patience, waiting, breaker, attemptMs: patience.attemptMs(durationMs), deadlineMs: patience.deadlineMs(durationMs) }
  const result = await tryUntilAnswered(ask, endurance, signal)
  if ('failure' in result) throw unavailable(result.failure)
  return result.value
}
