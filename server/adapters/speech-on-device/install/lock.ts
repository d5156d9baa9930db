import { mkdir, readFile, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCodeOf } from '#server/database/errno.ts'
import { InstallError } from './install-error.ts'

/** The lock an installation holds: the id of its process, touched while it works. */
export const LOCK = '.downloading'
const TOUCH_MS = 5_000
/** A lock that nobody has touched for so long is nobody's, even when its id is alive: ids are given out again. */
const STALE_MS = 60_000

async function ageMs(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined)
  return found ? Date.now() - found.mtimeMs : Infinity
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // Not allowed to signal it: it lives under another user.
    return errorCodeOf(error) === 'EPERM'
  }
}

/** Takes a folder; gives true while a living process installs into it. */
export async function isLocked(folder: string): Promise<boolean> {
  const path = join(folder, LOCK)
  if ((await ageMs(path)) > STALE_MS) return false
  const written = await readFile(path, 'utf8').catch(() => undefined)
  // It is empty for the instant between its making and its writing.
  if (written === '') return true
  const owner = Number(written)
  return Number.isInteger(owner) && owner > 0 && isAlive(owner)
}

async function isMade(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false
    await rm(path, { force: true })
    throw error
  }
}

/** Removes a dead lock. Of several that would, one does: without the guard the second would remove the new lock of the first. */
async function clearDead(folder: string): Promise<void> {
  const guard = join(folder, `${LOCK}.clearing`)
  const age = await ageMs(guard)
  // One that is not there is not old: it may be made, and be somebody's, before it could be removed.
  if (age > STALE_MS && age !== Infinity) await rmdir(guard).catch(() => undefined)
  const isFirst = await mkdir(guard).then(() => true, () => false)
  if (!isFirst) return
  try {
    if (!(await isLocked(folder))) await rm(join(folder, LOCK), { force: true })
  } finally {
    await rmdir(guard)
  }
}

/**
 * Takes a folder and work on it; does the work while nobody else does any there.
 * @throws InstallError when another process is at it
 */
export async function holdLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true })
  const lock = join(folder, LOCK)
  let isHeld = await isMade(lock)
  if (!isHeld && !(await isLocked(folder))) {
    await clearDead(folder)
    isHeld = await isMade(lock)
  }
  if (!isHeld) throw new InstallError('another process is installing this')
  const touching = setInterval(() => void utimes(lock, new Date(), new Date()).catch(() => undefined), TOUCH_MS)
  try {
    return await work()
  } finally {
    clearInterval(touching)
    await rm(lock, { force: true })
  }
}
