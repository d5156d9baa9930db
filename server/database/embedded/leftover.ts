import { execFile } from 'node:child_process'
import { chown, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { errorCodeOf, unlessMissing } from '../errno.ts'
import { StartupRefusal } from '../startup-refusal.ts'
import { SOCKET_PORT } from './socket-port.ts'

/** Postgres' three ways to stop, and how long each is given: end sessions, drop everything, die. */
export const STOP_STEPS = [
  { signal: 'SIGINT', waitMs: 8_000 },
  { signal: 'SIGQUIT', waitMs: 4_000 },
  { signal: 'SIGKILL', waitMs: 2_000 },
] as const

/** Ends a Postgres whose server was killed. The caller holds the data folder's lock, so nobody else uses it. */
export async function endLeftover(clusterDir: string): Promise<'none' | 'ended'> {
  const pid = Number((await unlessMissing(readFile(pidFileOf(clusterDir), 'utf8')))?.split('\n')[0])
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid) || !(await isPostmasterOf(pid, clusterDir))) return 'none'
  for (const { signal, waitMs } of STOP_STEPS) {
    if (!send(pid, signal)) throw new StartupRefusal(`A Postgres of another user (process ${pid}) is running on ${clusterDir}. Stop it first.`)
    if (await hasEnded(pid, clusterDir, waitMs)) return 'ended'
  }
  throw new StartupRefusal(`A Postgres left over on ${clusterDir} (process ${pid}) does not stop.`)
}

const pidFileOf = (clusterDir: string): string => join(clusterDir, 'postmaster.pid')

/** No system gives this number to a process, and Postgres takes it for one that has ended. */
const NOBODY = 2_147_483_646

/**
 * Takes both locks of a Postgres that has ended out of the way of the next. Postgres believes a lock whose process number is alive, and after
 * a kill or a reboot that number may be a zombie's or belong to any other program. The caller holds the data folder's lock and has ended what was left.
 *
 * The pid file stays, with nobody's number: its other lines name the shared memory by which Postgres notices sessions that still run.
 * An empty one, as a power cut leaves it, says nothing and goes.
 */
export async function releaseLocks({ clusterDir, socketFolder }: { clusterDir: string; socketFolder: string }): Promise<void> {
  const socket = join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`)
  await Promise.all([`${socket}.lock`, socket].map((path) => rm(path, { force: true })))
  const pidFile = pidFileOf(clusterDir)
  const [, ...rest] = (await unlessMissing(readFile(pidFile, 'utf8')))?.split('\n') ?? []
  if (rest.length === 0) return rm(pidFile, { force: true })
  const owner = await stat(clusterDir)
  const fresh = `${pidFile}.released`
  await writeFile(fresh, [NOBODY, ...rest].join('\n'), { mode: 0o600 })
  if (process.getuid?.() === 0) await chown(fresh, owner.uid, owner.gid)
  await rename(fresh, pidFile)
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
