import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '#server/database/connect.ts'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { migrate } from '#server/database/migrate.ts'
import { hashOf } from '../../tools/launch/build-web.mjs'
import { inRoot } from '../../tools/launch/paths.mjs'

/** What a cluster is made from and by. */
const INPUTS = ['server/database', 'package-lock.json']
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined }

/** With its owner: who runs Postgres is whom its files belong to. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

let made: Promise<string> | undefined

/**
 * Puts into a new data folder the database that a first start would make there: all tables, no rows. Made once for each state of the migrations
 * and copied from then on: to make one costs as much processor time as all else that a start does before it serves.
 */
export async function plantCluster(dataDir: string): Promise<void> {
  await copy(await (made ??= findCluster()), join(dataDir, 'postgres'))
}

async function findCluster(): Promise<string> {
  const folder = inRoot('.cache', `cluster-${hashOf(INPUTS).slice(0, 16)}`)
  if (!existsSync(folder)) await makeCluster(folder)
  return join(folder, 'postgres')
}

async function makeTables(dataDir: string): Promise<void> {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: SILENT, isDurable: false })
  const sql = openDatabase(connection, { maxConnections: 1 })
  try {
    await migrate(sql)
  } finally {
    await sql.end()
    await stop()
  }
}

/** In a folder that every account can reach, then renamed: two runs at once, or one that is cut off, leave nothing half made. */
async function makeCluster(folder: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'epikrise-cluster-'))
  await mkdir(inRoot('.cache'), { recursive: true })
  const fresh = await mkdtemp(`${folder}-`)
  try {
    await makeTables(dataDir)
    await copy(join(dataDir, 'postgres'), join(fresh, 'postgres'))
    await rename(fresh, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    await Promise.all([rm(dataDir, { recursive: true, force: true }), rm(fresh, { recursive: true, force: true })])
  }
}
