import { randomUUID } from 'node:crypto'
import { chown, lstat, mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { unlessMissing } from '../errno.ts'
import { StartupRefusal } from '../startup-refusal.ts'
import type { PostgresBinaries } from './binaries.ts'
import { spawnAs } from './identity.ts'
import type { Identity } from './identity.ts'

const MAJOR_VERSION = '18'
const STAGING = 'postgres.new-'

export const DATABASE_USER = 'epikrise'

export type ClusterPlan = { clusterDir: string; identity: Identity; binaries: PostgresBinaries; isDurable: boolean }

/** Makes the cluster beside its place and renames it there when it is whole, so that a kill leaves none or all of it. */
export async function ensureCluster(plan: ClusterPlan): Promise<void> {
  await removeStagings(dirname(plan.clusterDir))
  if ((await unlessMissing(lstat(plan.clusterDir))) === undefined) return createCluster(plan)
  await checkVersion(plan.clusterDir)
  await giveTo(plan.identity, plan.clusterDir)
}

async function createCluster(plan: ClusterPlan): Promise<void> {
  const parent = dirname(plan.clusterDir)
  const staging = join(parent, `${STAGING}${randomUUID()}`)
  await mkdir(staging, { mode: 0o700 })
  await giveTo(plan.identity, staging)
  // The built-in collation is the same on every machine; a query that sorts names for people names its own.
  const words = ['--username', DATABASE_USER, '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  await run(plan, [plan.binaries.initdb, '-D', staging, ...words, '--auth-local=trust', '--auth-host=reject', '--no-sync'])
  if (plan.isDurable) await run(plan, [plan.binaries.initdb, '-D', staging, '--sync-only'])
  await rename(staging, plan.clusterDir)
  await syncFolder(parent)
}

async function run({ identity, binaries }: ClusterPlan, command: readonly string[]): Promise<void> {
  const child = spawnAs(identity, command, binaries)
  child.stdout.resume()
  const exited = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  const [said, code] = await Promise.all([text(child.stderr), exited])
  if (code !== 0) throw new StartupRefusal(`The embedded Postgres could not make its data folder: ${said.trim()}`)
}

async function checkVersion(clusterDir: string): Promise<void> {
  const version = (await unlessMissing(readFile(join(clusterDir, 'PG_VERSION'), 'utf8')))?.trim()
  if (version === MAJOR_VERSION) return
  throw new StartupRefusal(
    version === undefined
      ? `${clusterDir} is not a Postgres data folder. Move it away, or set DATA_DIR to another folder.`
      : `${clusterDir} was made by Postgres ${version}, and this server brings Postgres ${MAJOR_VERSION}. Export it with the older version first.`,
  )
}

/** Postgres runs only on files of its own account. Root may change hands; anyone else is told. */
export async function giveTo(identity: Identity, path: string): Promise<void> {
  const { uid } = await lstat(path)
  if (identity.owner === undefined || uid === identity.owner) return
  if (process.getuid?.() !== 0) {
    throw new StartupRefusal(`${path} belongs to another user. Start the server as that user, or set DATA_DIR to another folder.`)
  }
  const group = identity.account?.gid ?? 0
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), identity.owner, group)
  }
  await chown(path, identity.owner, group)
}

async function removeStagings(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(STAGING))
  await Promise.all(names.map((name) => rm(join(parent, name), { recursive: true, force: true })))
}

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, 'r')
  await folder.sync()
}
