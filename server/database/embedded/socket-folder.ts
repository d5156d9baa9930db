import { chmod, lstat, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unlessMissing } from '../errno.ts'
import { giveTo } from './cluster.ts'
import type { Identity } from './identity.ts'
import { SOCKET_PORT } from './socket-port.ts'

/** The shorter of the two platforms' limits: 104 bytes on macOS, 108 on Linux, each with a closing zero. */
const PATH_LIMIT_BYTES = 103

/**
 * The private folder of the database's socket: inside the data folder, or, where that path is too long for a
 * socket, a short one in the system's temporary folder, remembered so that the next start finds it again.
 */
export async function openSocketFolder(dataDir: string, identity: Identity): Promise<string> {
  const inside = join(dataDir, 'postgres-socket')
  const folder = fits(inside) ? inside : await shortFolder(dataDir, identity)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await giveTo(identity, folder)
  await chmod(folder, 0o700)
  return folder
}

async function shortFolder(dataDir: string, identity: Identity): Promise<string> {
  const memory = join(dataDir, 'postgres-socket-folder')
  const remembered = (await unlessMissing(readFile(memory, 'utf8')))?.trim()
  if (remembered && (await isPrivate(remembered, identity))) return remembered
  const made = await mkdtemp(join(fits(join(tmpdir(), 'epikrise-123456')) ? tmpdir() : '/tmp', 'epikrise-'))
  await writeFile(`${memory}.new`, `${made}\n`, { mode: 0o600 })
  await rename(`${memory}.new`, memory)
  return made
}

/** Anybody may make a folder in the temporary folder, so one is trusted only as it was left. */
async function isPrivate(folder: string, { owner }: Identity): Promise<boolean> {
  const found = await unlessMissing(lstat(folder))
  return found !== undefined && found.isDirectory() && (found.mode & 0o777) === 0o700 && (owner === undefined || found.uid === owner)
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= PATH_LIMIT_BYTES
}
