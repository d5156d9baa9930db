import { randomUUID } from 'node:crypto'
import type { Sql } from '#server/database/connect.ts'
import { workStore } from './store.ts'
import type { Work } from './store.ts'

export type JobRun = (id: string, signal: AbortSignal) => Promise<void>

export type WorkerPool = {
  /** Begins the work here at once while there is room, else lets it wait for whoever has. In work already, it is done once more as soon as it has ended. */
  begin: (id: string, ownerId: string) => Promise<void>
  /** Takes what waits, as much as there is room for. */
  look: () => void
  holders: () => string[]
  /** Tells the workers that held one of these and have it no longer: their server stood still, and the work was taken over. */
  tellLost: (held: readonly string[], kept: ReadonlySet<string>) => void
  /** Begins nothing more. Resolves when all has ended that is in work. */
  close: () => Promise<void>
  /** Tells all of it to stop. */
  abort: () => void
}

/** `onFailure` without an id: work that waits could not be taken. */
type Pool = { job: string; run: JobRun; parallel: number; mostPerOwner: number; sql: Sql; onFailure: (job: string, error: unknown, id?: string) => void }

type Begun = Work & { lost: AbortController }

/** Does one work, again while it was asked for meanwhile, and gives it back, sends it to rest or hands it on. */
async function workOn(begun: Begun, { job, run, sql, onFailure }: Pool, leaving: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([leaving, begun.lost.signal])
  try {
    do {
      signal.throwIfAborted()
      await run(begun.id, signal)
    } while (await workStore.giveBackOrGoOn(sql, begun))
  } catch (error) {
    if (begun.lost.signal.aborted) return
    if (!leaving.aborted) onFailure(job, error, begun.id)
    // What cannot be told is free again when the lease has run out.
    await (leaving.aborted ? workStore.release(sql, begun) : workStore.rest(sql, begun)).catch(() => undefined)
  }
}

/** Runs a look at a time; whoever asks during one has another follow. */
function oneLookAtATime(take: () => Promise<void>, onFailure: (error: unknown) => void) {
  let looking: Promise<void> | undefined
  let isAskedAgain = false
  function look(): void {
    if (looking) return void (isAskedAgain = true)
    looking = take().catch(onFailure).finally(() => {
      looking = undefined
      if (!isAskedAgain) return
      isAskedAgain = false
      look()
    })
  }
  return { look, underWay: () => looking }
}

/** Has work wait for whoever has room, and looks for it at once: one that comes after does not overtake it. */
function makeQueue(sql: Sql, look: () => void) {
  let growing = 0
  return {
    isGrowing: () => growing > 0,
    async wait(asked: Work): Promise<void> {
      growing += 1
      await workStore.wait(sql, asked).finally(() => {
        growing -= 1
        look()
      })
    },
  }
}

/** Of so many owners it is known who was served last; whoever is forgotten goes first. */
const MOST_SERVED = 200

/** The workers of one kind of work in this process: so many side by side, one at a time for each id over all servers, turns between owners. */
export function makeWorkerPool(pool: Pool): WorkerPool {
  const { job, parallel, mostPerOwner, sql, onFailure } = pool
  const underWay = new Map<string, Begun>()
  /** Asked of the database and not answered yet. */
  const taking = new Set<Work>()
  const running = new Set<Promise<void>>()
  const leaving = new AbortController()
  let served: readonly string[] = []
  let isClosed = false

  function start(taken: Work): void {
    const begun = { ...taken, lost: new AbortController() }
    underWay.set(taken.holder, begun)
    served = [...served.filter((owner) => owner !== taken.ownerId), taken.ownerId].slice(-MOST_SERVED)
    const ended = workOn(begun, pool, leaving.signal).finally(() => {
      underWay.delete(taken.holder)
      running.delete(ended)
      looks.look()
    })
    running.add(ended)
  }

  const looks = oneLookAtATime(async () => {
    const room = parallel - underWay.size - taking.size
    if (isClosed || room <= 0) return
    for (const taken of await workStore.claim(sql, job, { room, mostPerOwner, served })) start(taken)
  }, (error) => onFailure(job, error))

  const queue = makeQueue(sql, looks.look)

  /** While what waits is being taken nobody knows how much room is left, and nothing goes before what came earlier and is not looked for yet. */
  function hasRoom(ownerId: string): boolean {
    const works = [...underWay.values(), ...taking]
    if (isClosed || queue.isGrowing() || looks.underWay() !== undefined) return false
    return works.length < parallel && works.filter((one) => one.ownerId === ownerId).length < mostPerOwner
  }

  return {
    async begin(id, ownerId) {
      const asked = { job, id, ownerId, holder: randomUUID() }
      if (!hasRoom(ownerId)) return queue.wait(asked)
      taking.add(asked)
      const isTaken = await workStore.take(sql, asked).finally(() => taking.delete(asked))
      if (isTaken && isClosed) await workStore.release(sql, asked)
      else if (isTaken) start(asked)
    },
    look: looks.look,
    holders: () => [...underWay.keys()],
    tellLost(held, kept) {
      for (const holder of held) if (!kept.has(holder)) underWay.get(holder)?.lost.abort(new Error('the work was taken over'))
    },
    async close() {
      isClosed = true
      await looks.underWay()
      await Promise.all(running)
    },
    abort: () => leaving.abort(new Error('the server stops')),
  }
}
