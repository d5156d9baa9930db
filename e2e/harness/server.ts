import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serverMemory, serverScript } from '../../tools/launch/server-script.mjs'
import { listenLocally } from './listen.ts'
import { plantCluster } from './made-cluster.ts'

const root = resolve(import.meta.dirname, '..', '..')

export interface ServerOptions {
  /** Beside HOST, PORT and DATA_DIR. Nothing of the developer's own settings or keys reaches the server. */
  readonly env?: Readonly<Record<string, string>>
  /** A folder of its own when left out, with a database in it that is made already, gone with `dispose`. */
  readonly dataDir?: string
  /** True where the first start itself matters: nothing stands in the folder, and the server makes its database. */
  readonly isFirstStart?: boolean
  readonly port?: number
  readonly readyWithinMs?: number
  /** Told as soon as the process runs, for whoever means to kill it before it is ready. */
  readonly onSpawn?: (kill: () => void) => void
}

/** Where a server is, whoever started it. */
export interface ServerPlace {
  /** Without a slash at its end; `http://vet.localhost:<port>` is the other edition. */
  readonly url: string
  readonly port: number
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
  readonly pid: number
}

export interface RunningServer extends ServerPlace {
  /** From spawn to the first 200 of /readyz. */
  readonly readyAfterMs: number
  /** Everything written to standard output and error so far. */
  log(): string
  /** Asks it to stop (SIGTERM) and waits; answers how it ended and how long that took. */
  stop(): Promise<{ readonly exitCode: number | null; readonly tookMs: number }>
  /** SIGKILL, as the power cut that the reliability protocols ask for. */
  kill(): Promise<void>
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>
  /** Stops it if it still runs and removes a data folder of its own. */
  dispose(): Promise<void>
}

/** Starts the real product as a process of its own and waits until it serves. */
export async function startServer({
  env = {},
  dataDir,
  isFirstStart = false,
  port,
  readyWithinMs = 120_000,
  onSpawn,
}: ServerOptions = {}): Promise<RunningServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'epikrise-e2e-')))
  if (dataDir === undefined && !isFirstStart) await plantCluster(folder)
  const ownPort = port ?? (await freePort())
  const fullEnv = { HOST: '127.0.0.1', PORT: String(ownPort), DATA_DIR: folder, ...env }
  const { PATH = '', HOME = folder, TMPDIR = tmpdir(), NODE_COMPILE_CACHE = join(root, '.cache', 'node-compile') } = process.env
  const started = performance.now()
  const child = spawn(process.execPath, serverScript, {
    cwd: root,
    env: { ...serverMemory, PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...fullEnv },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onSpawn?.(() => child.kill('SIGKILL'))
  const pieces: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece))
  const log = () => pieces.join('')
  const dispose = async () => {
    await stop(child)
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  const url = `http://127.0.0.1:${ownPort}`
  try {
    await untilReady(child, { url, log, readyWithinMs })
  } catch (error) {
    await dispose()
    throw error
  }
  return {
    url,
    port: ownPort,
    dataDir: folder,
    env: fullEnv,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - started,
    ended: hasEnded(child) ? Promise.resolve() : once(child, 'exit').then(() => undefined),
    log,
    stop: () => stop(child),
    kill: async () => {
      if (hasEnded(child)) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    dispose,
  }
}

/** A port nobody listens on at this moment. */
async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenLocally(probe)
  probe.close()
  await once(probe, 'close')
  return port
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function stop(child: ChildProcess): Promise<{ exitCode: number | null; tookMs: number }> {
  const asked = performance.now()
  if (!hasEnded(child)) {
    child.kill('SIGTERM')
    const patience = setTimeout(() => child.kill('SIGKILL'), 20_000)
    await once(child, 'exit')
    clearTimeout(patience)
  }
  return { exitCode: child.exitCode, tookMs: performance.now() - asked }
}

async function untilReady(child: ChildProcess, { url, log, readyWithinMs }: { url: string; log: () => string; readyWithinMs: number }): Promise<void> {
  for (const giveUpAt = performance.now() + readyWithinMs; performance.now() < giveUpAt; await delay(25)) {
    if (hasEnded(child)) throw new Error(`The server ended (${child.exitCode ?? child.signalCode}) before it was ready:\n${log()}`)
    const reply = await fetch(`${url}/readyz`).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.status === 200) return
  }
  throw new Error(`The server was not ready after ${readyWithinMs} ms:\n${log()}`)
}
