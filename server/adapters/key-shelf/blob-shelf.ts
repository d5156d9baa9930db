import type { Blobs } from '#server/ports/blobs.ts'
import type { KeyShelf } from '#server/ports/key-shelf.ts'

/** Below `keys/` of an object store that several servers share. The bucket keeps no versions of it (docs/operations/backup.md). */
export function makeBlobShelf(blobs: Pick<Blobs, 'put' | 'read' | 'size' | 'remove'>): KeyShelf {
  const keyOf = (name: string): string => `keys/${name}`
  return {
    put: async (name, sealed) => void (await blobs.put(keyOf(name), [sealed])),
    async read(name) {
      if ((await blobs.size(keyOf(name))) === undefined) return undefined
      return Buffer.concat(await Array.fromAsync(blobs.read(keyOf(name))))
    },
    destroy: (name) => blobs.remove(keyOf(name)),
    // An object is there whole or not at all.
    leftovers: () => Promise.resolve([]),
    tidy: () => Promise.resolve(),
  }
}
