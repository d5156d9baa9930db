import { PgBoss } from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import { describeFailure } from '#server/http/error-reply.ts'

/**
 * The kinds of work done outside a call. A job carries an id and nothing else: what is to be done stands in the rows,
 * so that a job lost, doubled or late does no harm, and no queue table ever holds what a patient said.
 */
export type JobName = 'transcribe-recording' | 'write-report'

export type JobRun = (id: string, signal: AbortSignal) => Promise<void>

export type JobQueue = {
  /** Sets what a kind of job does and how many run side by side in this process. */
  handle: (name: JobName, run: JobRun, parallel: number) => void
  /** Wakes a worker for this id; asked for twice before it begins, it runs once. `ownerId` keeps the turns fair between users. */
  enqueue: (name: JobName, id: string, ownerId: string) => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
  isReady: () => Promise<void>
}

export type JobDatabase = { connectionString: string } | { host: string; port: number; user: string; database: string }

const QUEUES: readonly JobName[] = ['transcribe-recording', 'write-report']
const JOBS_PER_USER = 2
// Short, so that a killed worker's job runs again within seconds (REL-15 asks 30): which keys are in work is read from the queue cache.
const SUPERVISE = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1, queueCacheIntervalSeconds: 1 }
const QUEUE_RULES = { policy: 'stately', heartbeatSeconds: 10, retryLimit: 5, retryDelay: 1, retryBackoff: true, retryDelayMax: 60, expireInSeconds: 6 * 3600, deleteAfterSeconds: 3600, notify: true } as const

/** The job runner on the product's own Postgres: at least once, leased by heartbeat, woken at once by a notification. */
export function makeJobQueue(database: JobDatabase, log: FastifyBaseLogger): JobQueue {
  const boss = new PgBoss({ ...database, max: 4, schema: 'pgboss', useListenNotify: true, schedule: false, persistWarnings: false, ...SUPERVISE })
  boss.on('error', (error) => log.error({ failure: describeFailure(error) }, 'job runner'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message.slice(0, 60) }, 'job runner'))
  const runs = new Map<JobName, { run: JobRun; parallel: number }>()

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
      }
    })
  }

  return {
    handle: (name, run, parallel) => void runs.set(name, { run, parallel }),
    async enqueue(name, id, ownerId) {
      await boss.send(name, { id }, { singletonKey: id, group: { id: ownerId } })
    },
    async start() {
      await boss.start()
      for (const name of QUEUES) await boss.createQueue(name, { ...QUEUE_RULES })
      for (const [name, job] of runs) await work(name, job)
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
    async isReady() {
      await boss.getQueue(QUEUES[0] ?? 'write-report')
    },
  }
}
