import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { nodeFiles } from '#server/files/node-files.ts'
import { unlessMissing } from '../errno.ts'
import { StartupRefusal } from '../startup-refusal.ts'

export type DataFolder = { path: string; release(): void }

/**
 * Makes the data folder when it is not there and takes it for this process alone (REL-25).
 * The lock is SQLite's file lock: the kernel frees it when the process ends, also by kill -9, and it
 * holds between containers that share the folder, where process numbers would mean nothing.
 */
export async function takeDataFolder(dataDir: string): Promise<DataFolder> {
  // Root may hand the cluster to another account, which then has to pass through this folder.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700
  const made = await mkdir(dataDir, { recursive: true, mode }).catch((cause: unknown) => {
    throw new StartupRefusal(`The data folder ${dataDir} cannot be made. Set DATA_DIR to a folder this user may write.`, { cause })
  })
  const path = await realpath(dataDir)
  if (made !== undefined) await syncNames(path, dirname(await realpath(made)))
  const lock = await lockFolder(path)
  return { path, release: () => lock.close() }
}

/** A folder lasts only once the folder it stands in is on the medium, up to one that was there before. */
async function syncNames(from: string, to: string): Promise<void> {
  for (let folder = from; folder !== to && folder !== dirname(folder); folder = dirname(folder)) await nodeFiles.syncFolder(dirname(folder))
}

async function lockFolder(path: string): Promise<DatabaseSync> {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(path, 'server.lock'), { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
    await writeFile(join(path, 'server.pid'), `${process.pid}\n`)
    return lock
  } catch (cause) {
    lock?.close()
    throw isLocked(cause)
      ? new StartupRefusal(`The data folder ${path} is in use by another server${await holder(path)}. Stop it first, or set DATA_DIR to another folder.`)
      : new StartupRefusal(`The data folder ${path} cannot be locked. Set DATA_DIR to a folder this user may write.`, { cause })
  }
}

const SQLITE_BUSY = 5

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

async function holder(path: string): Promise<string> {
  const pid = (await unlessMissing(readFile(join(path, 'server.pid'), 'utf8')))?.trim()
  return pid ? ` (process ${pid})` : ''
}
