import type { Openness } from '#server/ports/language-model.ts'

/**
 * Keeps calls away from an endpoint that is down (REL-14): after a few failures in a row it rests, then one call tries it, and the
 * rest grows until one succeeds. What is waiting meanwhile waits outside, not in a worker.
 */
export type Breaker = {
  openness: () => Openness
  /** How long until the next call may begin. */
  restMs: () => number
  /** Takes the turn for a call; false when the endpoint rests, or another call is trying it. Whoever gets true reports once. */
  begin: () => boolean
  answered: () => void
  /** The endpoint failed; `askedMs` is how long it asked to be left alone. */
  failed: (askedMs?: number) => void
  /** The call ended without telling anything of the endpoint: the caller left. */
  left: () => void
}

export type BreakerOptions = {
  now: () => number
  failuresToRest?: number
  firstRestMs?: number
  longestRestMs?: number
  /** From so many calls at once on, no more is begun by what can wait. */ mostAtOnce?: number
}

const FAILURES_TO_REST = 3
const FIRST_REST_MS = 5_000
/** Short enough that whatever waits goes on within a minute of the endpoint's return. */
const LONGEST_REST_MS = 30_000
/** One that hangs holds no more of our hands than these. */
const MOST_AT_ONCE = 8
/** An endpoint may ask for more, but not for ever. */
const LONGEST_ASKED_MS = 10 * 60_000

export function makeBreaker({
  now,
  failuresToRest = FAILURES_TO_REST,
  firstRestMs = FIRST_REST_MS,
  longestRestMs = LONGEST_REST_MS,
  mostAtOnce = MOST_AT_ONCE,
}: BreakerOptions): Breaker {
  let failures = 0
  let underWay = 0
  let restsUntil = 0
  let isTrying = false
  const isDown = (): boolean => failures >= failuresToRest
  const restMs = (): number => Math.max(0, restsUntil - now())
  const ended = (): void => {
    underWay -= 1
    isTrying = false
  }

  return {
    restMs,
    openness() {
      if (restMs() > 0 || underWay >= mostAtOnce) return 'none'
      if (!isDown()) return 'all'
      return isTrying ? 'none' : 'one'
    },
    begin() {
      if (restMs() > 0 || (isDown() && isTrying)) return false
      isTrying = isDown()
      underWay += 1
      return true
    },
    answered() {
      failures = 0
      ended()
    },
    failed(askedMs = 0) {
      failures += 1
      ended()
      const rest = isDown() ? Math.min(longestRestMs, firstRestMs * 2 ** (failures - failuresToRest)) : 0
      restsUntil = Math.max(restsUntil, now() + Math.max(rest, Math.min(askedMs, LONGEST_ASKED_MS)))
    },
    left: ended,
  }
}
