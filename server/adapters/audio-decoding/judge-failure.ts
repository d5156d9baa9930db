import { Refusal } from '#contract/refusal.ts'
import { ChildError } from '../child-process/forked-child.ts'
import { NO_ROOM, TOO_LONG } from './decode-task.ts'

/** What a failed decoding says: of the bytes, so that another try would be no other; that they may have ended their process; or of this machine alone. */
export type Judgement = { of: 'bytes'; refusal: Refusal } | { of: 'process' } | { of: 'machine' }

/** A process that the system killed for its own want of memory, that could not start, or that was stopped, did not fall over what it read. */
const isOfMachine = ({ failure, reason }: ChildError): boolean =>
  failure === 'resting' || (failure === 'gone' && (reason === undefined || ['SIGKILL', 'could not start', 'stopped'].includes(reason)))

/** Takes what was thrown while bytes were decoded. */
export function judgeFailure(error: unknown): Judgement {
  if (error instanceof Refusal) return { of: 'bytes', refusal: error }
  if (!(error instanceof ChildError) || isOfMachine(error)) return { of: 'machine' }
  if (error.failure !== 'refused') return { of: 'process' }
  if (error.reason === NO_ROOM) return { of: 'machine' }
  return { of: 'bytes', refusal: new Refusal(error.reason === TOO_LONG ? 'recording.too_long' : 'recording.unreadable', { cause: error }) }
}

/**
 * Tries twice, each time from the beginning: what ends two processes of its own cannot be read (REL-32). A failure of the machine is thrown as it is,
 * and whoever asked tries again later. @throws recording.unreadable, recording.too_long
 */
export async function tryTwice<Result>(attempt: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (const isLast of [false, true]) {
    try {
      return await attempt()
    } catch (error) {
      signal.throwIfAborted()
      const judgement = judgeFailure(error)
      if (judgement.of === 'bytes') throw judgement.refusal
      if (judgement.of === 'machine') throw error
      // Waiting as long once more would only keep others waiting.
      const isSlow = error instanceof ChildError && error.failure === 'timeout'
      if (isLast || isSlow) throw new Refusal('recording.unreadable', { cause: error })
    }
  }
  throw new Refusal('internal.error')
}
