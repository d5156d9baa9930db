import { chmod, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { errorCodeOf, unlessMissing } from '#server/database/errno.ts'
import type { Files } from '#server/ports/files.ts'

const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
const RIGHTS_OF_OTHERS = 0o077

/** Windows opens no folder and keeps its names by itself. */
const SYNCS_FOLDERS = process.platform !== 'win32'

async function syncAt(path: string): Promise<void> {
  await using file = await open(path, 'r')
  await file.sync()
}

/** The files of this machine. */
export const nodeFiles: Files = {
  read: (path) => unlessMissing(readFile(path)),
  list: async (folder) => (await unlessMissing(readdir(folder))) ?? [],
  async ageMs(path) {
    const found = await unlessMissing(stat(path))
    return found && Date.now() - found.mtimeMs
  },
  makeFolder: async (path) => void (await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER })),
  async create(path, content) {
    await using file = await open(path, 'wx', PRIVATE_FILE)
    await file.writeFile(content)
  },
  async hold(path) {
    const file = await unlessMissing(open(path, 'r+'))
    if (file === undefined) return undefined
    const { size: bytes } = await file.stat()
    return {
      bytes,
      overwrite: async (content) => void (await file.write(content, 0, content.length, 0)),
      sync: () => file.sync(),
      close: () => file.close(),
    }
  },
  async sync(path) {
    await using file = await open(path, 'r+')
    await file.sync()
  },
  syncFolder: async (folder) => (SYNCS_FOLDERS ? syncAt(folder) : undefined),
  rename,
  async link(from, to) {
    try {
      await link(from, to)
      return true
    } catch (error) {
      if (errorCodeOf(error) === 'EEXIST') return false
      throw error
    }
  },
  remove: (path) => rm(path, { force: true }),
  async makePrivate(path) {
    const { mode, uid } = await stat(path)
    if ((mode & RIGHTS_OF_OTHERS) !== 0 && (process.getuid?.() === 0 || uid === process.getuid?.())) await chmod(path, PRIVATE_FILE)
  },
}
