import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import type { Sql } from '#server/database/connect.ts'
import type { KeyPlace } from './envelope.ts'
import type { Epochs } from './epochs.ts'
import type { KeyStore } from './store.ts'
import { unwrapFor, wrapWith, wrapWithMaster } from './wrapped-key.ts'

const DATA_KEY_BYTES = 32
/** Epochs turn once a day; to miss more than one between two statements is a defect. */
const MOST_EPOCHS_MISSED = 3

/** Those that are destroyed are counted where that is done. */
type KeyUses = { opened: number; made: number }

type NewKey = KeyPlace & { belongsTo: string | null }

/** As a store loads a row with its key; `owner_id` is who asks for it, and in a job whose row it is. */
export type KeyedRow = { id: string; owner_id: string; wrapped_key: Uint8Array }

/** A key, and the id that the row it seals names it by. */
export type OwnKey = { keyId: string; key: KeyObject }

const ofId = async (keyId: string, make: (keyId: string) => Promise<KeyObject>): Promise<OwnKey> => ({ keyId, key: await make(keyId) })

/** Without epochs keys are wrapped by the master key itself. */
export type DataKeyDeps = { masterKey: KeyObject; store: KeyStore; epochs?: Epochs | undefined }

/** The keys of cases, named patients and users, and of what can be deleted by itself within them: made, opened, destroyed, and counted while that is done. */
export function makeDataKeys({ masterKey, store, epochs }: DataKeyDeps) {
  const uses: KeyUses = { opened: 0, made: 0 }
  const keys = { masterKey, find: (epochId: string) => epochs?.find(epochId) }

  /** Takes a key's place and the key wrapped, as a store loads it in one statement with its row. @throws internal.error, also for a key of somebody else */
  const openKey = (place: KeyPlace, wrapped: Uint8Array): KeyObject => {
    uses.opened += 1
    return createSecretKey(unwrapFor(keys, place, wrapped))
  }

  /** True when the row was made; the epoch may have closed meanwhile, or the id have a key. */
  async function insert(sql: Sql, { belongsTo, ...place }: NewKey, plain: Uint8Array): Promise<boolean> {
    const epoch = epochs?.current()
    const wrapped = epoch ? wrapWith(epoch, place, plain) : wrapWithMaster(masterKey, place, plain)
    return store.insert(sql, place, { wrapped, epoch: epoch?.id, belongsTo })
  }

  /** Reads the key from its row. @throws request.not_found once it was destroyed; internal.error for a key of somebody else */
  async function keyFor(sql: Sql, place: KeyPlace): Promise<KeyObject> {
    const wrapped = await store.find(sql, place.id)
    if (wrapped === undefined) throw new Refusal('request.not_found')
    return openKey(place, wrapped)
  }

  async function makeKey(sql: Sql, wanted: NewKey): Promise<KeyObject> {
    const plain = randomBytes(DATA_KEY_BYTES)
    for (let attempt = 0; attempt < MOST_EPOCHS_MISSED; attempt += 1) {
      if (await insert(sql, wanted, plain)) {
        uses.made += 1
        return createSecretKey(plain)
      }
      if (await store.find(sql, wanted.id)) break
      await epochs?.reload(sql)
    }
    return keyFor(sql, wanted)
  }

  return {
    open: openKey,
    keyOf: ({ id, owner_id: ownerId, wrapped_key: wrapped }: KeyedRow): KeyObject => openKey({ id, ownerId }, wrapped),
    keyFor,

    /** Makes the key of a new case or patient; gives the one that is there when it has one. */
    create: (sql: Sql, place: KeyPlace): Promise<KeyObject> => makeKey(sql, { ...place, belongsTo: null }),

    /** Makes a key for what can be deleted by itself within a case or an account. It goes with the key it belongs to, if not before. */
    createWithin: async (sql: Sql, { belongsTo, ownerId }: { belongsTo: string; ownerId: string }): Promise<OwnKey> =>
      ofId(randomUUID(), (keyId) => makeKey(sql, { id: keyId, ownerId, belongsTo })),

    /** After the commit nothing sealed with this key opens again, here or on another server. */
    destroy: (sql: Sql, id: string): Promise<number> => store.destroy(sql, [id]),

    /** What keys were used for since this was last asked (NORM-4). */
    takeUses(): KeyUses {
      const taken = { ...uses }
      Object.assign(uses, { opened: 0, made: 0 })
      return taken
    },
  }
}
