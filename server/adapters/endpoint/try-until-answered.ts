import type { Breaker } from './breaker.ts'
import { pauseBefore } from './patience.ts'
import type { Patience } from './patience.ts'
import type { Waiting } from './waiting.ts'

/** Why an attempt gave nothing. `again` counts, `differently` does not: the next attempt asks for something else. */
export type Failure = {
  next: 'again' | 'differently' | 'give_up'
  /** Names and numbers only: what a server or a library says may repeat what was sent. */
  reason: string
  waitMs?: number | undefined
  /** False when the endpoint is up and merely said something of no use. */
  isOutage: boolean
}

export type Attempt<Value> = { value: Value } | { failure: Failure }

export type Endurance = { patience: Patience; attemptMs: number; deadlineMs: number; waiting: Waiting; breaker: Breaker }

const RESTING: Failure = { next: 'give_up', reason: 'the endpoint rests', isOutage: true }
/** Between two looks at whether another call has found the endpoint well again. */
const LOOK_MS = 500

function tell<Value>(breaker: Breaker, result: Attempt<Value>, isLeft: boolean): void {
  if (isLeft) breaker.left()
  else if ('value' in result || !result.failure.isOutage) breaker.answered()
  else breaker.failed(result.failure.waitMs)
}

/** Waits until the endpoint may be called; false when that would be after the deadline. */
async function takeTurn({ waiting, breaker }: Endurance, deadline: number, signal: AbortSignal): Promise<boolean> {
  while (!breaker.begin()) {
    const pauseMs = Math.max(breaker.restMs(), LOOK_MS)
    if (waiting.now() + pauseMs >= deadline) return false
    await waiting.wait(pauseMs, signal)
  }
  return true
}

/**
 * Asks until there is an answer, the attempts are used up or the deadline is near (REL-13). An endpoint that rests is waited for, as
 * far as the deadline allows: whoever asks again the moment it is back is answered (REL-14). Leaving throws the abort.
 */
export async function tryUntilAnswered<Value>(
  attempt: (signal: AbortSignal, number: number) => Promise<Attempt<Value>>,
  endurance: Endurance,
  signal: AbortSignal,
): Promise<Attempt<Value>> {
  const { patience, waiting, breaker } = endurance
  const deadline = waiting.now() + endurance.deadlineMs
  let last: Failure | undefined
  for (let tried = 0, number = 1; tried < patience.attempts; number += 1) {
    if (!(await takeTurn(endurance, deadline, signal))) return { failure: last ?? { ...RESTING, waitMs: breaker.restMs() } }
    const left = Math.max(0, deadline - waiting.now())
    const result = await attempt(AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(Math.min(left, endurance.attemptMs)))]), number)
    tell(breaker, result, signal.aborted)
    signal.throwIfAborted()
    if ('value' in result) return result
    last = result.failure
    if (last.next === 'give_up') break
    if (last.next === 'differently') continue
    tried += 1
    const pauseMs = last.waitMs ?? pauseBefore(tried + 1, patience, waiting.random)
    if (tried >= patience.attempts || waiting.now() + pauseMs >= deadline) break
    await waiting.wait(pauseMs, signal)
  }
  return { failure: last ?? { next: 'give_up', reason: 'out of time', isOutage: true } }
}
