import type { ErrorCode } from '#contract/error-code.ts'
import { Refusal } from '#contract/refusal.ts'
import { Offline } from '#web/api/offline.ts'
import type { Current, SaveAnswer } from '#web/editor/autosave.ts'

type Reading = {
  signal: AbortSignal
  /** The code by which the server says that somebody else has saved meanwhile. */
  staleCode: ErrorCode
  /** Reads what stands on the server now from the details of that refusal. */
  readCurrent: (details: unknown) => Current
}

/**
 * What a failed save means for the text that is being written.
 * @throws what is neither a lost network nor a refusal: a fault of our own
 */
export function readSaveFailure(error: unknown, { signal, staleCode, readCurrent }: Reading): SaveAnswer {
  if (error instanceof Offline || signal.aborted) return { kind: 'unreachable' }
  if (!(error instanceof Refusal)) throw error
  if (error.code === staleCode) return { kind: 'stale', current: readCurrent(error.details) }
  // What is away for a moment is tried again like a lost network.
  const isPassing = error.status >= 500 || error.status === 429
  return isPassing ? { kind: 'unreachable' } : { kind: 'refused', code: error.code }
}
