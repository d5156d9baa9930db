import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '#server/database/errno.ts'
import type { KeyShelf } from '#server/ports/key-shelf.ts'

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

/** A folder of small files, readable by the server's user alone. */
export function makeFolderShelf(folder: string): KeyShelf {
  const pathOf = (name: string): string => join(folder, `${name}.key`)

  async function overwrite(path: string): Promise<void> {
    const size = (await unlessMissing(stat(path)))?.size
    if (size === undefined) return
    await using file = await open(path, 'r+')
    await file.write(randomBytes(size), 0, size, 0)
    await file.sync()
  }

  return {
    async put(name, sealed) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const fresh = `${pathOf(name)}.${randomUUID()}`
      {
        await using file = await open(fresh, 'wx', 0o600)
        await file.writeFile(sealed)
        await file.sync()
      }
      await overwrite(pathOf(name))
      await rename(fresh, pathOf(name))
      await syncFolder(folder)
    },
    read: (name) => unlessMissing(readFile(pathOf(name))),
    async destroy(name) {
      // A disk that writes elsewhere than told keeps the old bytes a while; they are sealed by the master key all the same.
      await overwrite(pathOf(name))
      await rm(pathOf(name), { force: true })
      await syncFolder(folder).catch(() => undefined)
    },
  }
}
