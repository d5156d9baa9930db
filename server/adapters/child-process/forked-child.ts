import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Why a child gave no answer: it died, took too long, would not start, or said no itself. */
export type ChildFailure = 'gone' | 'timeout' | 'resting' | 'refused'

export class ChildError extends Error {
  readonly failure: ChildFailure

  constructor(failure: ChildFailure, about: { cause?: unknown; reason?: string } = {}) {
    super(about.reason === undefined ? `child ${failure}` : `child ${failure}: ${about.reason}`, { cause: about.cause })
    this.name = 'ChildError'
    this.failure = failure
  }
}

/** A process of our own that answers one question at a time. Native code that crashes takes down only this. */
export type ForkedChild = {
  ask(task: unknown, limits: { signal?: AbortSignal | undefined; timeoutMs: number }): Promise<unknown>
  stop(): Promise<void>
}

export type ForkedChildOptions = {
  /** The program; it answers messages `{id, task}` with `{id, answer}` or `{id, refusal}`. */
  module: URL
  /** The whole environment of the child: no key or token of the server goes into it. */
  environment?: Record<string, string>
  memoryMb?: number
  now?: () => number
}

const FIRST_REST_MS = 250
const LONGEST_REST_MS = 30_000

type Answer = { id: number; answer?: unknown; refusal?: string }
type Waiting = { id: number; settle: (answer: Answer) => void; fail: (error: ChildError) => void }

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number'

/**
 * Starts nothing until the first question. After a death the next start waits a quarter of a second, twice as long
 * after each further one up to half a minute; an answer resets it. Questions meanwhile fail at once as `resting`.
 */
export function makeForkedChild({ module, environment = {}, memoryMb = 512, now = Date.now }: ForkedChildOptions): ForkedChild {
  let child: ChildProcess | undefined
  let waiting: Waiting | undefined
  let deaths = 0
  let restUntil = 0
  let nextId = 1
  let queue: Promise<unknown> = Promise.resolve()

  const bury = (dead: ChildProcess, reason: string): void => {
    if (child !== dead) return
    child = undefined
    restUntil = now() + Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** deaths)
    deaths += 1
    waiting?.fail(new ChildError('gone', { reason }))
  }

  const start = (): ChildProcess => {
    const started = fork(fileURLToPath(module), [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${memoryMb}`],
      env: environment,
    })
    started.on('message', (message) => {
      if (isAnswer(message) && message.id === waiting?.id) waiting.settle(message)
    })
    started.on('error', () => bury(started, 'could not start'))
    started.on('exit', (code, signal) => bury(started, signal ?? `exit ${code}`))
    return started
  }

  const askNow = (task: unknown, timeoutMs: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (!child && now() < restUntil) return reject(new ChildError('resting'))
      const asked = (child ??= start())
      const id = nextId++
      const done = (): void => {
        clearTimeout(timer)
        waiting = undefined
      }
      const timer = setTimeout(() => {
        waiting?.fail(new ChildError('timeout'))
        // Native code cannot be interrupted, only ended.
        asked.kill('SIGKILL')
      }, timeoutMs)
      waiting = {
        id,
        settle: ({ answer, refusal }) => {
          done()
          deaths = 0
          if (refusal === undefined) resolve(answer)
          else reject(new ChildError('refused', { reason: refusal }))
        },
        fail: (error) => {
          done()
          reject(error)
        },
      }
      asked.send({ id, task }, (error) => error && waiting?.id === id && waiting.fail(new ChildError('gone', { cause: error })))
    })

  return {
    ask(task, { signal, timeoutMs }) {
      const turn = queue.then(() => {
        signal?.throwIfAborted()
        return askNow(task, timeoutMs)
      })
      queue = turn.catch(() => undefined)
      return turn
    },
    async stop() {
      const ending = child
      if (!ending) return
      child = undefined
      waiting?.fail(new ChildError('gone', { reason: 'stopped' }))
      if (ending.exitCode !== null || ending.signalCode !== null) return
      const ended = new Promise((resolve) => ending.once('exit', resolve))
      ending.kill('SIGKILL')
      await ended
    },
  }
}
