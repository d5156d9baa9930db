import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findBinaries } from './embedded/binaries.ts'
import { DATABASE_USER, ensureCluster } from './embedded/cluster.ts'
import { takeDataFolder } from './embedded/data-folder.ts'
import { chooseIdentity } from './embedded/identity.ts'
import { endLeftover, releaseLocks } from './embedded/leftover.ts'
import { startPostmaster } from './embedded/postmaster.ts'
import type { DatabaseLog, Postmaster, PostmasterPlan } from './embedded/postmaster.ts'
import { openSocketFolder } from './embedded/socket-folder.ts'
import { SOCKET_PORT } from './embedded/socket-port.ts'
import { StartupRefusal } from './startup-refusal.ts'

/** `host` is the folder of the socket, as libpq and every Postgres driver take it. */
export type EmbeddedConnection = { host: string; port: number; user: string; database: string }

export type EmbeddedPostgres = { connection: EmbeddedConnection; stop(): Promise<void> }

export type EmbeddedPostgresOptions = {
  dataDir: string
  log: DatabaseLog
  /** False only for tests, whose data nobody misses after a power cut. */
  isDurable?: boolean
}

/**
 * Runs the server's own Postgres on a socket in the data folder, and starts it again should it die (REL-18).
 * The data folder belongs to one server at a time; what a killed server left running is ended first (REL-25).
 */
export async function startEmbeddedPostgres({ dataDir, log, isDurable = true }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = await takeDataFolder(dataDir)
  try {
    const clusterDir = join(folder.path, 'postgres')
    if ((await endLeftover(clusterDir)) === 'ended') log.info({}, 'ended the database a killed server left behind')
    const binaries = await findBinaries(folder.path)
    const identity = await chooseIdentity({ dataDir: folder.path, clusterDir, binaries })
    await ensureCluster({ clusterDir, identity, binaries, isDurable })
    const socketFolder = await openSocketFolder(folder.path, identity)
    const supervisor = await supervise({ clusterDir, identity, binaries, isDurable, socketFolder, log })
    const connection = { host: socketFolder, port: SOCKET_PORT, user: DATABASE_USER, database: 'postgres' }
    await writeFile(join(folder.path, 'postgres-connection.json'), `${JSON.stringify(connection)}\n`, { mode: 0o600 })
    let stopped: Promise<void> | undefined
    return { connection, stop: () => (stopped ??= supervisor.stop().finally(() => folder.release())) }
  } catch (error) {
    folder.release()
    throw error
  }
}

async function supervise(plan: PostmasterPlan): Promise<{ stop(): Promise<void> }> {
  let current = await firstStart(plan)
  const stopping = new AbortController()
  const watching = watch()

  async function watch(): Promise<void> {
    let failures = 0
    while (!stopping.signal.aborted) {
      await current.exited
      if (stopping.signal.aborted) return
      plan.log.warn({ failures }, 'the database ended by itself and is started again')
      await delay(Math.min(10_000, 50 * 2 ** failures), undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      const started = startFreely(plan).then((postmaster) => (current = postmaster).ready)
      failures = await started.then(() => 0, () => failures + 1)
    }
  }

  return {
    async stop() {
      stopping.abort()
      await current.stop()
      await watching
    },
  }
}

/** The one before has ended: whatever number its locks name belongs to somebody else by now. */
async function startFreely(plan: PostmasterPlan): Promise<Postmaster> {
  await releaseLocks(plan)
  return startPostmaster(plan)
}

/** Sessions of a killed Postgres need a moment to notice; until then the new one is refused their shared memory. */
async function firstStart(plan: PostmasterPlan): Promise<Postmaster> {
  for (const giveUpAt = Date.now() + 10_000; ; await delay(50)) {
    const postmaster = await startFreely(plan)
    try {
      await postmaster.ready
      return postmaster
    } catch (cause) {
      await postmaster.exited
      const words = cause instanceof Error ? cause.message : ''
      if (words.includes('shared memory block') && Date.now() < giveUpAt) continue
      throw new StartupRefusal(`The embedded Postgres does not start: ${words}`, { cause })
    }
  }
}
