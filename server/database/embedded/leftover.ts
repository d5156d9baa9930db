import { execFile } from 'node:child_process'
import { readFile, realpath, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { errorCodeOf, unlessMissing } from '../errno.ts'
import { StartupRefusal } from '../startup-refusal.ts'

/** Postgres' three ways to stop, and how long each is given: end sessions, drop everything, die. */
export const STOP_STEPS = [
  { signal: 'SIGINT', waitMs: 8_000 },
  { signal: 'SIGQUIT', waitMs: 4_000 },
  { signal: 'SIGKILL', waitMs: 2_000 },
] as const

/**
 * Ends a Postgres whose server was killed. The caller holds the data folder's lock, so nobody else uses it.
 * A pid file that names a process of another kind is stale and in the way: process numbers are used again.
 */
export async function endLeftover(clusterDir: string): Promise<'none' | 'ended'> {
  const pidFile = join(clusterDir, 'postmaster.pid')
  const pid = Number((await unlessMissing(readFile(pidFile, 'utf8')))?.split('\n')[0])
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid)) return 'none'
  if (!(await isPostmasterOf(pid, clusterDir))) {
    await rm(pidFile, { force: true })
    return 'none'
  }
  for (const { signal, waitMs } of STOP_STEPS) {
    if (!send(pid, signal)) throw new StartupRefusal(`A Postgres of another user (process ${pid}) is running on ${clusterDir}. Stop it first.`)
    if (await hasEnded(pid, clusterDir, waitMs)) return 'ended'
  }
  throw new StartupRefusal(`A Postgres left over on ${clusterDir} (process ${pid}) does not stop.`)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCodeOf(error) === 'EPERM'
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch (error) {
    return errorCodeOf(error) === 'ESRCH'
  }
}

/** A killed process that nobody has collected yet still has a number, but no command any more. */
async function hasEnded(pid: number, clusterDir: string, waitMs: number): Promise<boolean> {
  for (const end = Date.now() + waitMs; Date.now() < end; await delay(10)) {
    if (!isAlive(pid) || !(await isPostmasterOf(pid, clusterDir))) return true
  }
  return false
}

async function isPostmasterOf(pid: number, clusterDir: string): Promise<boolean> {
  if (process.platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
    return stdout.includes('/postgres -D ') && stdout.includes(` ${clusterDir} `)
  }
  const command = (await unlessMissing(readFile(`/proc/${pid}/cmdline`, 'utf8'))) ?? ''
  const [program = '', ...words] = command.split('\0')
  const folder = words[words.indexOf('-D') + 1]
  if (basename(program) !== 'postgres' || folder === undefined) return false
  return (await unlessMissing(realpath(folder))) === (await realpath(clusterDir))
}
