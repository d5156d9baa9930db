import { createSecretKey, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import type { Sql } from '#server/database/connect.ts'
import { associatedData, open, seal, wrappingData } from './envelope.ts'
import type { Place } from './envelope.ts'
import { contentBytes, openStream, sealStream } from './sealed-stream.ts'
import type { ByteRange, Content, SealedSource } from './sealed-stream.ts'
import type { KeyStore } from './store.ts'

/** The unwrapped key of one case or patient. It stays within the call that asked for it. */
export type DataKey = KeyObject

const DATA_KEY_BYTES = 32

export type Vault = ReturnType<typeof makeVault>

/**
 * Encryption at rest: every case and named patient has a key of its own, wrapped by the master key.
 * No unwrapped key outlives its call. Unwrapping costs microseconds, and a key that was remembered would go on
 * opening a case that another server has deleted meanwhile; so the row must be there each time (GDPR-2).
 */
export function makeVault({ masterKey, store }: { masterKey: KeyObject; store: KeyStore }) {
  /** Takes a row's id and wrapped key, as a store loads them in one statement with the row. @throws internal.error */
  const openKey = (id: string, wrapped: Uint8Array): DataKey => createSecretKey(open(masterKey, wrappingData(id), wrapped))

  /** Reads the key from its row. @throws request.not_found once it was destroyed */
  async function keyFor(sql: Sql, id: string): Promise<DataKey> {
    const wrapped = await store.find(sql, id)
    if (wrapped === undefined) throw new Refusal('request.not_found')
    return openKey(id, wrapped)
  }

  return {
    open: openKey,
    keyFor,

    /** Makes the key of a new case or patient; gives the one that is there when it has one. */
    async create(sql: Sql, id: string): Promise<DataKey> {
      const plain = randomBytes(DATA_KEY_BYTES)
      return (await store.insert(sql, id, seal(masterKey, wrappingData(id), plain))) ? createSecretKey(plain) : keyFor(sql, id)
    },

    /** After the commit nothing sealed with this key opens again, here or on another server. */
    destroy: (sql: Sql, id: string): Promise<void> => store.remove(sql, id),

    sealText: (key: DataKey, place: Place, text: string): Buffer => seal(key, textData(place), Buffer.from(text, 'utf8')),

    /** @throws internal.error for a text that was altered, or moved from another row or field */
    openText: (key: DataKey, place: Place, sealed: Uint8Array): string => open(key, textData(place), sealed).toString('utf8'),

    /** Seals audio on its way to the blob store; what comes out is streamed, too. */
    sealBytes: (key: DataKey, place: Place, content: Content): AsyncIterable<Buffer> => sealStream(key, place, content),

    /** Opens stored audio, or the named stretch of it. */
    openBytes: (key: DataKey, place: Place, source: SealedSource & { range?: ByteRange | undefined }): AsyncIterable<Buffer> =>
      openStream(key, place, source),

    /** Takes the stored size; gives the size of the audio itself. */
    contentBytes,
  }
}

const textData = ({ id, field }: Place) => associatedData('text', [id, field])
