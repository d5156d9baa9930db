import type { JobName, JobQueue, JobRun } from '#server/jobs/job-queue.ts'

export type InlineJobs = JobQueue & {
  /** Resolves when nothing is left to do. */
  settled: () => Promise<void>
  /** Jobs wait from now on until `release`. */
  hold: () => void
  release: () => void
  failures: unknown[]
}

/** The job runner's manners without its database: one run at a time per id, and once more when asked for meanwhile. */
export function makeInlineJobs(): InlineJobs {
  const runs = new Map<JobName, JobRun>()
  const waiting: { name: JobName; id: string }[] = []
  const running = new Set<string>()
  const failures: unknown[] = []
  let isHeld = false
  let onIdle: (() => void)[] = []

  const next = (): void => {
    const at = waiting.findIndex(({ name, id }) => !running.has(`${name} ${id}`))
    const job = isHeld || at < 0 ? undefined : waiting.splice(at, 1)[0]
    if (!job) {
      if (running.size === 0 && waiting.length === 0) onIdle.splice(0).forEach((tell) => tell())
      return
    }
    const key = `${job.name} ${job.id}`
    running.add(key)
    Promise.resolve(runs.get(job.name)?.(job.id, new AbortController().signal))
      .catch((error: unknown) => failures.push(error))
      .finally(() => {
        running.delete(key)
        next()
      })
    next()
  }

  const enqueue: JobQueue['enqueue'] = (name, id) => {
    if (!waiting.some((job) => job.name === name && job.id === id)) waiting.push({ name, id })
    setImmediate(next)
    return Promise.resolve()
  }

  return {
    failures,
    handle: (name, run) => void runs.set(name, run),
    enqueue,
    nudge: enqueue,
    remind: async (name, asked) => asked.forEach(({ id, ownerId }) => void enqueue(name, id, ownerId)),
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    isReady: () => Promise.resolve(),
    hold() {
      isHeld = true
    },
    release() {
      isHeld = false
      next()
    },
    settled: () =>
      new Promise((resolve) => {
        onIdle = [...onIdle, resolve]
        setImmediate(next)
      }),
  }
}
