import { createSecretKey, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import type { Sql } from '#server/database/connect.ts'
import { associatedData, open, seal } from './envelope.ts'
import type { Place } from './envelope.ts'
import { contentBytes, openStream, sealStream } from './sealed-stream.ts'
import type { ByteRange, Content, SealedSource } from './sealed-stream.ts'
import type { Epochs } from './epochs.ts'
import type { KeyStore } from './store.ts'
import { unwrap, wrapWith, wrapWithMaster } from './wrapped-key.ts'

/** The unwrapped key of one case or patient. It stays within the call that asked for it. */
export type DataKey = KeyObject

const DATA_KEY_BYTES = 32
/** Epochs turn once a day; to miss more than one between two statements is a defect. */
const MOST_EPOCHS_MISSED = 3

export type KeyUses = { opened: number; made: number; destroyed: number }

/** Without epochs keys are wrapped by the master key itself. */
export type VaultDeps = { masterKey: KeyObject; store: KeyStore; epochs?: Epochs | undefined }

export type Vault = ReturnType<typeof makeVault>

/**
 * Encryption at rest: every case and named patient has a key of its own, wrapped by the key of an epoch, which the master key seals.
 * No unwrapped key outlives its call. Unwrapping costs microseconds, and a key that was remembered would go on
 * opening a case that another server has deleted meanwhile; so the row must be there each time (GDPR-2).
 */
export function makeVault({ masterKey, store, epochs }: VaultDeps) {
  const uses: KeyUses = { opened: 0, made: 0, destroyed: 0 }
  const keys = { masterKey, find: (epochId: string) => epochs?.find(epochId) }

  /** Takes a row's id and wrapped key, as a store loads them in one statement with the row. @throws internal.error */
  const openKey = (id: string, wrapped: Uint8Array): DataKey => {
    uses.opened += 1
    return createSecretKey(unwrap(keys, id, wrapped))
  }

  /** True when the row was made; the epoch may have closed meanwhile, or the id have a key. */
  async function insert(sql: Sql, id: string, plain: Uint8Array): Promise<boolean> {
    const epoch = epochs?.current()
    const wrapped = epoch ? wrapWith(epoch, id, plain) : wrapWithMaster(masterKey, id, plain)
    return store.insert(sql, id, { wrapped, epoch: epoch?.id })
  }

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
      for (let attempt = 0; attempt < MOST_EPOCHS_MISSED; attempt += 1) {
        if (await insert(sql, id, plain)) {
          uses.made += 1
          return createSecretKey(plain)
        }
        if (await store.find(sql, id)) break
        await epochs?.reload(sql)
      }
      return keyFor(sql, id)
    },

    /** After the commit nothing sealed with this key opens again, here or on another server. */
    destroy: (sql: Sql, id: string): Promise<void> => {
      uses.destroyed += 1
      return store.remove(sql, id)
    },

    /** What keys were used for since this was last asked (NORM-4). */
    takeUses(): KeyUses {
      const taken = { ...uses }
      Object.assign(uses, { opened: 0, made: 0, destroyed: 0 })
      return taken
    },

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
