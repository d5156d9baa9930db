import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/database/connect.ts'
import { describeFailure } from '#server/http/error-reply.ts'
import { dropFormerQueue, makeRetireFormerQueue } from './former-queue.ts'
import { sparingly } from './sparingly.ts'
import { WORK_WAITS, workStore } from './store.ts'
import { makeWorkerPool } from './worker-pool.ts'
import type { JobRun, WorkerPool } from './worker-pool.ts'

export type { JobRun } from './worker-pool.ts'

/**
 * The kinds of work done outside a call. A job carries an id and nothing else: what is to be done stands in the rows,
 * so that a job lost, doubled or late does no harm, and no queue table ever holds what a patient said.
 */
export type JobName = 'transcribe-recording' | 'write-report' | 'answer-question'

export type JobQueue = {
  /** Sets what a kind of job does and how many run side by side in this process. */
  handle: (name: JobName, run: JobRun, parallel: number) => void
  /**
   * Has this id worked on: here and at once while there is room, else by whoever has room next. Asked for again before it begins, it runs once;
   * asked for while it runs, once more. `ownerId` keeps the turns fair between users.
   */
  enqueue: (name: JobName, id: string, ownerId: string) => Promise<void>
  /** The same for work that may wait a moment: asked for in a rush, as by parts that come after a time without a network, it is woken about once a second. */
  nudge: (name: JobName, id: string, ownerId: string) => Promise<void>
  /** Has all of these worked on, unless somebody is at it or it rests after a failure: what a sweep finds. */
  remind: (name: JobName, asked: readonly { id: string; ownerId: string }[]) => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
  isReady: () => Promise<void>
}

const JOBS_PER_USER = 2
const NUDGE_REST_MS = 1_000
/** Leases are renewed, and what rests or was a killed server's is looked for; what is asked for is told at once. */
const LOOK_EVERY_MS = 2_000
const RETIRE_EVERY_MS = 60_000
/** What is in work when the server stops may end by itself, and is then told to stop. */
const STOP = { graceMs: 5_000, abortMs: 2_000 }

export type JobQueueWiring = {
  sql: Database
  log: FastifyBaseLogger
  /** No other server can be at work on this database: what is held when this one starts was a killed server's, and its work begins at once. */
  isAlone: boolean
  /** How long it rests between two looks for what nobody tells it of. */
  lookEveryMs?: number
}

/** The job runner on the product's own Postgres: at least once, one at a time for each id, woken at once by a notification. */
export function makeJobQueue({ sql, log, isAlone, lookEveryMs = LOOK_EVERY_MS }: JobQueueWiring): JobQueue {
  const pools = new Map<string, WorkerPool>()
  const onFailure = (job: string, error: unknown, id?: string): void =>
    log.error({ job, id, failure: describeFailure(error) }, id === undefined ? 'no work can be taken' : 'job failed')
  const notRetired = (error: unknown): void => log.warn({ failure: describeFailure(error) }, 'the former queue is still there')
  const lookForAll = (): void => pools.forEach((pool) => pool.look())
  let end = (): Promise<void> => Promise.resolve()

  async function renew(): Promise<void> {
    const held = [...pools.values()].flatMap((pool) => pool.holders())
    if (held.length === 0) return
    const kept = await workStore.keep(sql, held)
    pools.forEach((pool) => pool.tellLost(held, kept))
  }

  function tick(): void {
    // A renewal that cannot be told is not a loss yet: the next may come in time, and results are checked when they are stored.
    renew().catch(() => undefined)
    lookForAll()
  }

  const enqueue: JobQueue['enqueue'] = async (name, id, ownerId) => {
    const pool = pools.get(name)
    await (pool ? pool.begin(id, ownerId) : workStore.wait(sql, { job: name, id, ownerId }))
  }

  return {
    handle(name, run, parallel) {
      pools.set(name, makeWorkerPool({ job: name, run, parallel, mostPerOwner: Math.min(parallel, JOBS_PER_USER), sql, onFailure }))
    },
    enqueue,
    nudge: sparingly(enqueue, NUDGE_REST_MS),
    remind: (name, asked) => workStore.remind(sql, name, asked),
    async start() {
      if (isAlone) await Promise.all([workStore.freeAll(sql), dropFormerQueue(sql)])
      const ear = await sql.listen(WORK_WAITS, (job) => pools.get(job)?.look(), lookForAll)
      const retire = makeRetireFormerQueue(sql)
      const timers = [
        setInterval(tick, lookEveryMs),
        setInterval(() => void retire().catch(notRetired), RETIRE_EVERY_MS),
      ]
      end = () => {
        timers.forEach((timer) => clearInterval(timer))
        return ear.unlisten()
      }
      lookForAll()
    },
    async stop() {
      const ended = Promise.all([...pools.values()].map((pool) => pool.close()))
      const within = (ms: number): Promise<unknown> => Promise.race([ended, delay(ms, undefined, { ref: false })])
      await within(STOP.graceMs)
      pools.forEach((pool) => pool.abort())
      await within(STOP.abortMs)
      // Leases were renewed until now: what was in work had its time.
      await end()
    },
    isReady: () => workStore.check(sql),
  }
}
