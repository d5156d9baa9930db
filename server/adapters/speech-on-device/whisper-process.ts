import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const FIRST_REST_MS = 500
const LONGEST_REST_MS = 60_000
const START_TIMEOUT_MS = 120_000
const POLL_MS = 100
const KEEPER = fileURLToPath(new URL('./whisper-keeper.ts', import.meta.url))

/** A whisper-server on loopback with one model, started when first needed and again after it died. */
export type WhisperProcess = {
  /** The base address once the model is loaded. @throws Error when it does not come up */
  address(signal: AbortSignal): Promise<string>
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
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

type WhisperOptions = { programPath: string; modelPath: string; threads: number; now?: () => number }

type Running = { url: Promise<string>; keeper: ChildProcess | undefined; isUnwanted: boolean }

function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function launch(programPath: string, modelFlags: readonly string[], port: number): ChildProcess {
  const place = ['--host', '127.0.0.1', '--port', String(port), '--inference-path', '/v1/audio/transcriptions']
  return fork(KEEPER, [programPath, ...modelFlags, '-bs', '5', ...place], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: {},
  })
}

/** Takes the program and a checked model; gives the process that serves it. */
export function makeWhisperProcess({ programPath, modelPath, threads, now = Date.now }: WhisperOptions): WhisperProcess {
  let current: Running | undefined
  let deaths = 0
  let restUntil = 0

  const bury = (running: Running): void => {
    if (current !== running) return
    current = undefined
    restUntil = now() + Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** deaths)
    deaths += 1
  }

  const start = async (running: Running): Promise<string> => {
    if (now() < restUntil) await pause(restUntil - now())
    const port = await freePort()
    if (running.isUnwanted) throw new Error('stopped')
    const keeper = launch(programPath, ['-m', modelPath, '-t', String(threads)], port)
    running.keeper = keeper
    keeper.once('exit', () => bury(running))
    keeper.once('error', () => bury(running))
    const url = `http://127.0.0.1:${port}`
    const deadline = now() + START_TIMEOUT_MS
    while (!(await isHealthy(url))) {
      if (current !== running) throw new Error(`whisper-server ended with ${keeper.exitCode ?? keeper.signalCode ?? 'an error'}`)
      if (now() > deadline) throw new Error('whisper-server did not come up')
      await pause(POLL_MS)
    }
    deaths = 0
    return url
  }

  return {
    address(signal) {
      if (!current) {
        const running: Running = { url: Promise.resolve(''), keeper: undefined, isUnwanted: false }
        current = running
        running.url = start(running)
        // Whoever asked is told; nobody else waits for this promise.
        running.url.catch(() => bury(running))
      }
      return Promise.race([current.url, abortion(signal)])
    },
    async stop() {
      const ending = current
      current = undefined
      if (!ending) return
      ending.isUnwanted = true
      const { keeper } = ending
      if (!keeper || keeper.exitCode !== null || keeper.signalCode !== null) return
      const ended = once(keeper, 'exit')
      keeper.kill('SIGTERM')
      await ended
    },
  }
}
