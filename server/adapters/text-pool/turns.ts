import { Refusal } from '#contract/refusal.ts'

type Waiting = { begin: () => void; refuse: (reason: unknown) => void }

export type Turns = {
  /** Fulfilled when there is a place; each is given back. @throws engine.busy when too many wait, the signal's reason */
  take: (signal: AbortSignal | undefined) => Promise<void>
  giveBack: () => void
  /** Refuses everybody who waits, and whoever comes. */
  close: () => void
}

/** So many at once, the others in the order they came, and no more of them than may wait. */
export function makeTurns({ places, mostWaiting }: { places: number; mostWaiting: number }): Turns {
  let free = places
  let isClosed = false
  const waiting = new Set<Waiting>()

  return {
    async take(signal) {
      signal?.throwIfAborted()
      if (isClosed || (free === 0 && waiting.size >= mostWaiting)) throw new Refusal('engine.busy')
      if (free > 0) {
        free--
        return
      }
      const { promise, resolve, reject } = Promise.withResolvers<undefined>()
      const mine: Waiting = { begin: () => resolve(undefined), refuse: reject }
      const leave = (): void => {
        if (waiting.delete(mine)) reject(signal?.reason)
      }
      waiting.add(mine)
      signal?.addEventListener('abort', leave, { once: true })
      try {
        await promise
      } finally {
        signal?.removeEventListener('abort', leave)
      }
    },
    giveBack() {
      const [next] = waiting
      if (!next) {
        free++
        return
      }
      waiting.delete(next)
      next.begin()
    },
    close() {
      isClosed = true
      for (const one of waiting) one.refuse(new Refusal('engine.busy'))
      waiting.clear()
    },
  }
}
