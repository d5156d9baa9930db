import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { makeRests } from './rests.ts'
import { startEngine } from './start-engine.ts'
import type { EngineStart } from './start-engine.ts'

const START_TIMEOUT_MS = 120_000
const POLL_MS = 100

/** A whisper-server on loopback with one model, started when first needed and again after it died. */
export type WhisperProcess = {
  /** The base address once the model is loaded. @throws Error when it does not come up */
  address(signal: AbortSignal): Promise<string>
  /** Asks it, and ends it when it lets an attempt run out of time while it answers nobody else either. */
  fetch: typeof fetch
  /** True for the pause after a death, which grows with each that comes before an answer. */
  isResting(): boolean
  stop(): Promise<void>
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

type WhisperOptions = EngineStart & { now?: () => number }

type Running = { url: Promise<string>; keeper: ChildProcess | undefined; isUnwanted: boolean }

function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

const isOutOfTime = (signal: AbortSignal | null | undefined): boolean =>
  signal?.aborted === true && signal.reason instanceof Error && signal.reason.name === 'TimeoutError'

async function untilHealthy(url: string, keeper: ChildProcess, isGone: () => boolean): Promise<void> {
  const patience = AbortSignal.timeout(START_TIMEOUT_MS)
  while (!(await isHealthy(url))) {
    if (isGone()) throw new Error(`whisper-server ended with ${keeper.exitCode ?? keeper.signalCode ?? 'an error'}`)
    if (patience.aborted) {
      keeper.kill('SIGTERM')
      throw new Error('whisper-server did not come up')
    }
    await pause(POLL_MS)
  }
}

async function endKeeper(keeper: ChildProcess | undefined): Promise<void> {
  if (!keeper || keeper.exitCode !== null || keeper.signalCode !== null) return
  const ended = once(keeper, 'exit')
  keeper.kill('SIGTERM')
  await ended
}

/** Takes the engine and a checked model; gives the process that serves it. */
export function makeWhisperProcess({ now = Date.now, ...start }: WhisperOptions): WhisperProcess {
  let current: Running | undefined
  let answers = 0
  const rests = makeRests(now)

  const bury = (running: Running): void => {
    if (current !== running) return
    current = undefined
    rests.died()
  }

  const comeUp = async (running: Running): Promise<string> => {
    if (rests.leftMs() > 0) await pause(rests.leftMs())
    if (running.isUnwanted) throw new Error('stopped')
    const { keeper, url } = await startEngine(start)
    running.keeper = keeper
    keeper.once('exit', () => bury(running))
    keeper.once('error', () => bury(running))
    if (running.isUnwanted) keeper.kill('SIGTERM')
    await untilHealthy(url, keeper, () => current !== running)
    return url
  }

  return {
    address(signal) {
      if (!current) {
        const running: Running = { url: Promise.resolve(''), keeper: undefined, isUnwanted: false }
        current = running
        running.url = comeUp(running)
        // Whoever asked is told; nobody else waits for this promise.
        running.url.catch(() => bury(running))
      }
      return Promise.race([current.url, abortion(signal)])
    },
    async fetch(input, init) {
      const asked = current
      const answersBefore = answers
      try {
        const response = await fetch(input, init)
        answers += 1
        rests.answered()
        return response
      } catch (error) {
        // It has one place of work: while it answers others, this one stood in line.
        if (asked && answers === answersBefore && isOutOfTime(init?.signal)) {
          bury(asked)
          asked.keeper?.kill('SIGTERM')
        }
        throw error
      }
    },
    isResting: () => !current && rests.leftMs() > 0,
    async stop() {
      const ending = current
      current = undefined
      if (ending) ending.isUnwanted = true
      await endKeeper(ending?.keeper)
    },
  }
}
