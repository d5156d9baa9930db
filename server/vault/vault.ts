import type { KeyObject } from 'node:crypto'
import { makeDataKeys } from './data-keys.ts'
import type { DataKeyDeps } from './data-keys.ts'
import type { Place } from './envelope.ts'
import { openText, sealText } from './sealed-text.ts'
import { contentBytes, openStream, sealStream } from './sealed-stream.ts'
import type { ByteRange, Content, SealedSource } from './sealed-stream.ts'

/** The unwrapped key of one case or patient. It stays within the call that asked for it. */
export type DataKey = KeyObject

export type Vault = ReturnType<typeof makeVault>

/**
 * Encryption at rest: every case and named patient has a key of its own, wrapped by the key of an epoch, which the master key seals.
 * No unwrapped key outlives its call. Unwrapping costs microseconds, and a key that was remembered would go on
 * opening a case that another server has deleted meanwhile; so the row must be there each time (GDPR-2).
 */
export function makeVault(deps: DataKeyDeps) {
  return {
    ...makeDataKeys(deps),

    sealText: (key: DataKey, place: Place, text: string): Buffer => sealText(key, place, text),

    /** @throws internal.error for a text that was altered, or moved from another row or field */
    openText: (key: DataKey, place: Place, sealed: Uint8Array): string => openText(key, place, sealed),

    /** Seals audio on its way to the blob store; what comes out is streamed, too. */
    sealBytes: (key: DataKey, place: Place, content: Content): AsyncIterable<Buffer> => sealStream(key, place, content),

    /** Opens stored audio, or the named stretch of it. */
    openBytes: (key: DataKey, place: Place, source: SealedSource & { range?: ByteRange | undefined }): AsyncIterable<Buffer> =>
      openStream(key, place, source),

    /** Takes the stored size; gives the size of the audio itself. */
    contentBytes,
  }
}
