import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { unlessMissing } from '../errno.ts'
import type { ClusterPlan } from './cluster.ts'
import { spawnAs } from './identity.ts'
import { STOP_STEPS } from './leftover.ts'
import { SOCKET_PORT } from './socket-port.ts'

/** The part of the product's logger that the database uses; pino's own loggers fit. */
export type DatabaseLog = {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

export type PostmasterPlan = ClusterPlan & { socketFolder: string; log: DatabaseLog }

export type Postmaster = {
  /** Resolves when it serves; rejects with its last words when it ends before. */
  ready: Promise<void>
  exited: Promise<void>
  stop(): Promise<void>
}

/** Statements and values could hold what a patient said, so Postgres is told to write neither (contract, "no patient text"). */
const QUIET_LOG = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_checkpoints=off',
  'log_line_prefix=',
  'lc_messages=C',
]

const SETTINGS = [
  ...QUIET_LOG,
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=60',
  'max_wal_size=256MB',
  'io_method=sync',
  'jit=off',
  'timezone=UTC',
  // After a crash Postgres first syncs its whole folder; Linux does that in one call, which is most of such a start.
  ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
]

/** What each client is told of a start or a stop; the client's own failure says it already. */
const REFUSED_SESSION = /the database system is|terminating connection/

const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']
const FOR_TESTS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

/** Starts the Postgres server itself on a private socket, without any network port. */
export function startPostmaster(plan: PostmasterPlan): Postmaster {
  const settings = [...SETTINGS, ...(plan.isDurable ? DURABLE : FOR_TESTS)].flatMap((setting) => ['-c', setting])
  const place = ['-D', plan.clusterDir, '-k', plan.socketFolder, '-p', String(SOCKET_PORT)]
  const child = spawnAs(plan.identity, [plan.binaries.postgres, ...place, ...settings], plan.binaries)
  const lastWords: string[] = []
  child.stdout.resume()
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastWords.splice(0, lastWords.length - 4)
    lastWords.push(line)
    if (/^(FATAL|PANIC)/.test(line) && !REFUSED_SESSION.test(line)) plan.log.warn({ line }, 'postgres')
    else plan.log.debug({ line }, 'postgres')
  })

  // Where the kernel does not pass the server's end on, an orderly exit still does.
  const endWithServer = () => void child.kill('SIGINT')
  process.once('exit', endWithServer)
  const exited = new Promise<void>((resolve) => {
    child.once('close', () => resolve()).once('error', () => resolve())
  }).finally(() => process.removeListener('exit', endWithServer))

  const signal = (name: NodeJS.Signals) => void child.kill(name)
  return { ready: untilReady(plan.clusterDir, child, lastWords), exited, stop: () => stop(signal, exited) }
}

type Child = ReturnType<typeof spawnAs>

/** The last line of the pid file is Postgres' own word on its state, the one its control program reads too. */
async function untilReady(clusterDir: string, child: Child, lastWords: readonly string[]): Promise<void> {
  let failure: Error | undefined
  child.once('error', (error) => (failure = error))
  for (;;) {
    if (failure !== undefined || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(lastWords.join(' ') || 'postgres ended without a word', { cause: failure })
    }
    const lines = (await unlessMissing(readFile(join(clusterDir, 'postmaster.pid'), 'utf8')))?.split('\n')
    if (Number(lines?.[0]) === child.pid && lines?.[7]?.trim() === 'ready') return
    await delay(5)
  }
}

async function stop(signal: (name: NodeJS.Signals) => void, exited: Promise<void>): Promise<void> {
  for (const step of STOP_STEPS) {
    signal(step.signal)
    const waiting = new AbortController()
    const timeout = delay(step.waitMs, 'late' as const, { signal: waiting.signal }).catch(() => 'late' as const)
    const outcome = await Promise.race([exited, timeout])
    waiting.abort()
    if (outcome !== 'late') return
  }
}
