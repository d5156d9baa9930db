import { Worker } from 'node:worker_threads'

type Question = { id: number; task: unknown }

const isQuestion = (message: unknown): message is Question =>
  typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number'

/**
 * Runs in the forked process: takes what answers a task and serves the parent until it goes away.
 * A refusal is a short word of ours; what a library said about the audio stays here.
 */
export function serveParent(answer: (task: unknown) => Promise<unknown>): void {
  // Megabytes, where the parent could not have the kernel keep the limit.
  const [, , mostMemory] = process.argv
  if (mostMemory !== undefined) new Worker(new URL('./memory-watch.ts', import.meta.url), { workerData: Number(mostMemory) }).unref()
  process.on('message', (message) => {
    if (!isQuestion(message)) return
    const { id, task } = message
    answer(task).then(
      (given) => process.send?.({ id, answer: given }),
      (error: unknown) => process.send?.({ id, refusal: error instanceof TaskRefused ? error.message : 'failed' }),
    )
  })
  process.on('disconnect', () => process.exit(0))
}

/** A task the child can name a reason for not doing. */
export class TaskRefused extends Error {}
