import { setTimeout as delay } from 'node:timers/promises'

/** Tells the newest of what is said, never more often than the pause, and nothing after its end. */
export type PartialTeller = { tell: (text: string) => void; end: () => Promise<void> }

/** A page shows words as they come; four times a second is as fast as anyone reads. */
const PAUSE_MS = 250

/**
 * Takes how a text is told; gives a teller for one group. A text that could not be told is let go: the next one holds it too, and what
 * was heard is kept elsewhere.
 */
export function makePartialTeller(tellNow: (text: string) => Promise<void>, pauseMs = PAUSE_MS): PartialTeller {
  let newest: string | undefined
  let telling: Promise<void> | undefined
  const ending = new AbortController()

  async function tellAll(): Promise<void> {
    while (newest !== undefined && !ending.signal.aborted) {
      const text = newest
      newest = undefined
      await tellNow(text).catch(() => undefined)
      await delay(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
    telling = undefined
  }

  return {
    tell(text) {
      if (ending.signal.aborted) return
      newest = text
      telling ??= tellAll()
    },
    async end() {
      ending.abort()
      await telling
    },
  }
}
