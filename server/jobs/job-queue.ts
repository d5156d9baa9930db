import { PgBoss } from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '#server/database/connect.ts'
import { describeFailure } from '#server/http/error-reply.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { sparingly } from './sparingly.ts'
import { makeLeaseStore } from './store.ts'

/**
 * The kinds of work done outside a call. A job carries an id and nothing else: what is to be done stands in the rows,
 * so that a job lost, doubled or late does no harm, and no queue table ever holds what a patient said.
 */
export type JobName = 'transcribe-recording' | 'write-report' | 'answer-question'

export type JobRun = (id: string, signal: AbortSignal) => Promise<void>

export type JobQueue = {
  /** Sets what a kind of job does and how many run side by side in this process. */
  handle: (name: JobName, run: JobRun, parallel: number) => void
  /** Wakes a worker for this id; asked for twice before it begins, it runs once. `ownerId` keeps the turns fair between users. */
  enqueue: (name: JobName, id: string, ownerId: string) => Promise<void>
  /** The same for work that may wait a moment: asked for in a rush, as by parts that come after a time without a network, it is woken about once a second. */
  nudge: (name: JobName, id: string, ownerId: string) => Promise<void>
  /**
   * Begins the work in this process at once while it has room, for somebody who waits for its first word; else as `enqueue`. One worker at a time
   * is at each id all the same, and what is lost with the process is found by the sweep of its rows.
   */
  startNow: (name: JobName, id: string, ownerId: string) => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
  isReady: () => Promise<void>
}

export type JobDatabase = { connectionString: string } | { host: string; port: number; user: string; database: string }

const QUEUES: readonly JobName[] = ['transcribe-recording', 'write-report', 'answer-question']
const JOBS_PER_USER = 2
/** More wait in the queue, where turns are fair. */
const MOST_AT_ONCE = 50
const NUDGE_REST_MS = 1_000
// Short, so that a killed worker's job runs again within seconds (REL-15 asks 30).
// And so that a job that is done leaves within minutes (REL-22): pg-boss looks for those once a day unless told.
const SUPERVISE = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1, queueCacheIntervalSeconds: 1, maintenanceIntervalSeconds: 10 }
/** Ends before the heartbeat of a killed server's job does, so that whoever gets the job next finds the work free. */
const LEASE = { lifeMs: 8_000, renewEveryMs: 2_000 }
const QUEUE_RULES = { policy: 'short', heartbeatSeconds: 10, retryLimit: 5, retryDelay: 1, retryBackoff: true, retryDelayMax: 60, expireInSeconds: 6 * 3600, deleteAfterSeconds: 60, notify: true } as const

export type JobQueueWiring = {
  database: JobDatabase
  sql: Sql
  log: FastifyBaseLogger
  /** No other server can be at work on this database: what is held when this one starts was a killed server's, and its work begins at once. */
  isAlone: boolean
}

/** The job runner on the product's own Postgres: at least once, one at a time for each id, woken at once by a notification. */
export function makeJobQueue({ database, sql, log, isAlone }: JobQueueWiring): JobQueue {
  const boss = new PgBoss({ ...database, max: 4, schema: 'pgboss', useListenNotify: true, schedule: false, persistWarnings: false, ...SUPERVISE })
  boss.on('error', (error) => log.error({ failure: describeFailure(error) }, 'job runner'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message.slice(0, 60) }, 'job runner'))
  const turns = { leases: makeLeaseStore(sql, LEASE.lifeMs), renewEveryMs: LEASE.renewEveryMs }
  const runs = new Map<JobName, { run: JobRun; parallel: number }>()

  /**
   * A worker that has finished looks for the next job at once. pg-boss would let it rest for seconds, for it counts on notifications; but
   * a job sent while all were busy has had its own already.
   */
  const lookAgain = (name: JobName): void => {
    for (const worker of boss.getWipData()) if (worker.name === name && worker.count > 0) boss.notifyWorker(worker.id)
  }

  /** A queue of an earlier version with other rules goes: the rows say what is to be done, and the sweep finds it. */
  const makeQueue = async (name: JobName): Promise<void> => {
    const earlier = await boss.getQueue(name)
    if (earlier && (earlier.policy !== QUEUE_RULES.policy || earlier.deleteAfterSeconds !== QUEUE_RULES.deleteAfterSeconds)) await boss.deleteQueue(name)
    await boss.createQueue(name, { ...QUEUE_RULES })
  }

  const work = async (name: JobName, { run, parallel }: { run: JobRun; parallel: number }): Promise<void> => {
    const options = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5, localConcurrency: parallel, localGroupConcurrency: Math.min(parallel, JOBS_PER_USER) }
    await boss.work<{ id: string }>(name, options, async ([job]) => {
      if (!job) return
      try {
        await run(job.data.id, job.signal)
      } catch (error) {
        log.error({ job: name, id: job.data.id, failure: describeFailure(error) }, 'job failed')
        // oxlint-disable-next-line preserve-caught-error -- pg-boss stores what is thrown, causes too; they could quote a patient
        throw new Error('job failed')
      } finally {
        lookAgain(name)
      }
    })
  }

  const enqueue: JobQueue['enqueue'] = async (name, id, ownerId) => {
    await boss.send(name, { id }, { singletonKey: id, group: { id: ownerId } })
  }

  const atOnce = new Set<{ ownerId: string; ended: Promise<void> }>()
  const leaving = new AbortController()

  async function runAtOnce(name: JobName, id: string): Promise<void> {
    try {
      await runs.get(name)?.run(id, leaving.signal)
    } catch (error) {
      if (!leaving.signal.aborted) log.error({ job: name, id, failure: describeFailure(error) }, 'job failed')
    }
  }

  const startNow: JobQueue['startNow'] = async (name, id, ownerId) => {
    const ofOwner = [...atOnce].filter((work) => work.ownerId === ownerId).length
    if (leaving.signal.aborted || atOnce.size >= MOST_AT_ONCE || ofOwner >= JOBS_PER_USER) return enqueue(name, id, ownerId)
    const work = { ownerId, ended: runAtOnce(name, id).finally(() => atOnce.delete(work)) }
    atOnce.add(work)
  }

  return {
    startNow,
    handle: (name, run, parallel) => void runs.set(name, { run: oneAtATime(name, run, turns), parallel }),
    enqueue,
    nudge: sparingly(enqueue, NUDGE_REST_MS),
    async start() {
      if (isAlone) await turns.leases.clear()
      await boss.start()
      for (const name of QUEUES) await makeQueue(name)
      for (const [name, job] of runs) await work(name, job)
    },
    async stop() {
      leaving.abort(new Error('the server stops'))
      await Promise.all([...atOnce].map(({ ended }) => ended))
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
    async isReady() {
      await boss.getQueue(QUEUES[0] ?? 'write-report')
    },
  }
}
