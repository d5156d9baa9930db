import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endsAtDataLimit, limitedCommand } from './limited-command.ts'

/** Why a child gave no answer: it died, took too long, would not start, or said no itself. */
export type ChildFailure = 'gone' | 'timeout' | 'resting' | 'refused'

export class ChildError extends Error {
  readonly failure: ChildFailure
  /** How it ended, or the word it refused with. */
  readonly reason: string | undefined

  constructor(failure: ChildFailure, about: { cause?: unknown; reason?: string } = {}) {
    super(about.reason === undefined ? `child ${failure}` : `child ${failure}: ${about.reason}`, { cause: about.cause })
    this.name = 'ChildError'
    this.failure = failure
    this.reason = about.reason
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
  /** The most its own heap may grow to. */
  heapMb?: number
  /** The most all of its memory may grow to beyond what the runtime itself takes; it is ended there. Without it, as much as there is. */
  memoryMb?: number
  /** The most time on the processor, however slowly the machine lets it have that. */
  cpuSeconds?: number | undefined
  /** For tests: the watch of other systems in the place of the kernel's limit. */
  isWatched?: boolean
  now?: () => number
}

const FIRST_REST_MS = 250
const LONGEST_REST_MS = 30_000

type Answer = { id: number; answer?: unknown; refusal?: string }
type Waiting = { id: number; settle: (answer: Answer) => void; fail: (error: ChildError) => void }

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number'

/** Reserved by the runtime for the code it compiles, and what it takes at rest. */
const RUNTIME_DATA_MB = 640
const RUNTIME_RESIDENT_MB = 80

/** The program's own process, with nothing inherited but what it is given. */
function startModule({ module, environment = {}, heapMb = 512, memoryMb, cpuSeconds, isWatched = !endsAtDataLimit }: ForkedChildOptions): ChildProcess {
  const watched = memoryMb !== undefined && isWatched ? [String(memoryMb + RUNTIME_RESIDENT_MB)] : []
  const node = { program: process.execPath, arguments: [`--max-old-space-size=${heapMb}`, fileURLToPath(module), ...watched] }
  const command = limitedCommand(node, {
    ...(memoryMb !== undefined && !isWatched && { dataMb: memoryMb + RUNTIME_DATA_MB }),
    ...(cpuSeconds !== undefined && { cpuSeconds }),
  })
  return spawn(command.program, command.arguments, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: environment })
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

/** The asker of one question: settled once, by the answer, the time limit or the child's death. */
function makeAsker(id: number, limitMs: number, onTimeout: () => void): Waiting & { result: Promise<unknown> } {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const fail = (error: ChildError): void => {
    clearTimeout(timer)
    reject(error)
  }
  const timer = setTimeout(() => {
    fail(new ChildError('timeout'))
    onTimeout()
  }, limitMs)
  return {
    id,
    result: promise,
    fail,
    settle({ answer, refusal }) {
      clearTimeout(timer)
      if (refusal === undefined) resolve(answer)
      else reject(new ChildError('refused', { reason: refusal }))
    },
  }
}

/**
 * Starts nothing until the first question. After a death the next start waits a quarter of a second, twice as long
 * after each further one up to half a minute; an answer resets it. Questions meanwhile fail at once as `resting`.
 */
export function makeForkedChild(options: ForkedChildOptions): ForkedChild {
  const { now = Date.now } = options
  let child: ChildProcess | undefined
  let waiting: Waiting | undefined
  let deaths = 0
  let restUntil = 0
  let lastDeath: string | undefined
  let nextId = 1
  let queue: Promise<unknown> = Promise.resolve()

  const bury = (dead: ChildProcess, reason: string): void => {
    if (child !== dead) return
    child = undefined
    restUntil = now() + Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** deaths)
    deaths += 1
    lastDeath = reason
    waiting?.fail(new ChildError('gone', { reason }))
  }

  const start = (): ChildProcess => {
    const started = startModule(options)
    started.on('message', (message) => {
      if (!isAnswer(message) || message.id !== waiting?.id) return
      deaths = 0
      waiting.settle(message)
    })
    started.on('error', () => bury(started, 'could not start'))
    started.on('exit', (code, signal) => bury(started, signal ?? `exit ${code}`))
    return started
  }

  const askNow = (task: unknown, timeoutMs: number): Promise<unknown> => {
    if (!child && now() < restUntil) return Promise.reject(new ChildError('resting', lastDeath === undefined ? {} : { reason: lastDeath }))
    const asked = (child ??= start())
    // Native code cannot be interrupted, only ended.
    const asker = makeAsker(nextId++, timeoutMs, () => asked.kill('SIGKILL'))
    waiting = asker
    asked.send({ id: asker.id, task }, (error) => error && asker.fail(new ChildError('gone', { cause: error })))
    return asker.result.finally(() => (waiting = undefined))
  }

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
      child = undefined
      waiting?.fail(new ChildError('gone', { reason: 'stopped' }))
      if (ending) await endProcess(ending)
    },
  }
}
