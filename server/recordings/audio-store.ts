import { createHash, randomUUID } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import type { Blobs } from '#server/ports/blobs.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import type { ByteRange } from '#server/vault/sealed-stream.ts'

export type StoredAudio = { blobKey: string; bytes: number; sha256: string }

export type AudioStore = {
  /** Seals audio under the case's key while it streams, durable when this resolves (REL-2). The name is ours, never the sender's (SEC-33). */
  put: (at: { caseId: string; key: DataKey }, content: AsyncIterable<Uint8Array>) => Promise<StoredAudio>
  read: (at: { caseId: string; key: DataKey }, blobKey: string, range?: ByteRange) => AsyncIterable<Uint8Array>
  remove: (blobKey: string) => Promise<void>
  /**
   * Takes back sound whose row was to follow, and throws the error on. Only a refusal of our own tells that the row was undone: a commit that
   * nobody answered may stand, and its sound with it. What no row names goes with the sweep for strays.
   */
  undo: (blobKeys: readonly string[], error: unknown) => Promise<never>
}

/** Takes the blob store and the vault; gives the place where sound lies, sealed, in the folder of its case. */
export function makeAudioStore(blobs: Blobs, vault: Vault): AudioStore {
  const place = (caseId: string, blobKey: string) => ({ id: caseId, field: `audio:${blobKey}` })
  return {
    async put({ caseId, key }, content) {
      const blobKey = `cases/${caseId}/${randomUUID()}`
      const hash = createHash('sha256')
      let bytes = 0
      async function* counted() {
        for await (const piece of content) {
          hash.update(piece)
          bytes += piece.length
          yield piece
        }
      }
      await blobs.put(blobKey, vault.sealBytes(key, place(caseId, blobKey), counted()))
      return { blobKey, bytes, sha256: hash.digest('hex') }
    },
    async *read({ caseId, key }, blobKey, range) {
      const sealedBytes = await blobs.size(blobKey)
      if (sealedBytes === undefined) throw new Refusal('recording.audio_deleted')
      const read = (stretch: ByteRange) => blobs.read(blobKey, stretch)
      yield* vault.openBytes(key, place(caseId, blobKey), { sealedBytes, read, range })
    },
    remove: (blobKey) => blobs.remove(blobKey),
    async undo(blobKeys, error) {
      if (error instanceof Refusal && error.status < 500) for (const blobKey of blobKeys) await blobs.remove(blobKey)
      throw error
    },
  }
}
