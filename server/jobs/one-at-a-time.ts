import { randomUUID } from 'node:crypto'
import type { LeaseStore } from './store.ts'

type Run = (id: string, signal: AbortSignal) => Promise<void>

type Turns = { leases: LeaseStore; renewEveryMs: number }

/**
 * Takes what a job does; gives the same done by one worker at a time for each id, over all servers. Asked for while it runs, it runs once
 * more as soon as it has ended, by whoever is at it. A worker that loses its lease (its server stood still) is told by the signal.
 */
export function oneAtATime(job: string, run: Run, { leases, renewEveryMs }: Turns): Run {
  return async (id, signal) => {
    const work = { job, id, holder: randomUUID() }
    if (!(await leases.take(work))) return
    const lost = new AbortController()
    const renew = async (): Promise<void> => {
      // A renewal that cannot be told is not a loss yet: the next may come in time, and results are checked when they are stored.
      if (!(await leases.keep(work).catch(() => true))) lost.abort(new Error('the work was taken over'))
    }
    const renewal = setInterval(() => void renew(), renewEveryMs)
    try {
      do await run(id, AbortSignal.any([signal, lost.signal]))
      while (!lost.signal.aborted && (await leases.giveBackOrGoOn(work)))
    } catch (error) {
      await leases.giveBack(work).catch(() => undefined)
      throw error
    } finally {
      clearInterval(renewal)
    }
  }
}
