import { join } from 'node:path'
import { isAbandoned, leftoversOf, makeFolderDurably, placeOfLeftover, putDurably, shred } from '#server/files/durable-files.ts'
import { nodeFiles } from '#server/files/node-files.ts'
import type { Files } from '#server/ports/files.ts'
import type { KeyShelf } from '#server/ports/key-shelf.ts'

const ENDING = '.key'

/** A folder of small files, readable by the server's user alone. */
export function makeFolderShelf(folder: string, files: Files = nodeFiles): KeyShelf {
  const pathOf = (name: string): string => join(folder, `${name}${ENDING}`)

  return {
    async put(name, sealed) {
      await makeFolderDurably(files, folder)
      await putDurably(files, pathOf(name), sealed)
    },
    read: (name) => files.read(pathOf(name)),
    async leftovers(name) {
      const contents = await Promise.all((await leftoversOf(files, pathOf(name))).map((path) => files.read(path)))
      return contents.filter((content) => content !== undefined)
    },
    async destroy(name) {
      // A disk that writes elsewhere than told keeps the old bytes a while; they are sealed by the master key all the same.
      for (const path of [...(await leftoversOf(files, pathOf(name))), pathOf(name)]) await shred(files, path)
    },
    async tidy(living) {
      const inUse = new Set(living.map((name) => `${name}${ENDING}`))
      const ours = (await files.list(folder)).filter((name) => (placeOfLeftover(name) ?? name).endsWith(ENDING))
      for (const name of ours.filter((one) => !inUse.has(one))) {
        // A key is put on the shelf before any row names it, so a young one may be another server's that is just beginning.
        if (await isAbandoned(files, join(folder, name))) await shred(files, join(folder, name))
      }
    },
  }
}
