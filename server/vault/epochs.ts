import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Sql } from '#server/database/connect.ts'
import { StartupRefusal } from '#server/database/startup-refusal.ts'
import type { KeyShelf } from '#server/ports/key-shelf.ts'
import { associatedData, open, seal } from './envelope.ts'
import { epochStore } from './store.ts'
import type { EpochKey } from './wrapped-key.ts'

const KEY_BYTES = 32
const SEALED_BYTES = 1 + 12 + KEY_BYTES + 16

const shelfData = (id: string): Buffer => associatedData('epoch-key', [id])

/** The epoch keys at hand in this process. */
export type Epochs = {
  current: () => EpochKey
  find: (id: string) => EpochKey | undefined
  /** Learns of what other servers began or destroyed meanwhile. */
  reload: (sql: Sql) => Promise<void>
}

/** The form on the shelf: the key sealed once for each master key that may open it; two only while the master key changes. */
export function sealForShelf(masterKeys: readonly KeyObject[], { id, key }: Pick<EpochKey, 'id' | 'key'>): Buffer {
  return Buffer.concat(masterKeys.map((masterKey) => seal(masterKey, shelfData(id), key.export())))
}

/** Takes what lies on the shelf; gives the key, or undefined when this master key opens none of it. */
export function openFromShelf(masterKey: KeyObject, id: string, shelved: Uint8Array): KeyObject | undefined {
  for (let at = 0; at + SEALED_BYTES <= shelved.length; at += SEALED_BYTES) {
    try {
      return createSecretKey(open(masterKey, shelfData(id), shelved.subarray(at, at + SEALED_BYTES)))
    } catch {
      // Sealed for the other master key.
    }
  }
  return undefined
}

/**
 * Takes the master keys that may open it; gives the key of an epoch, or undefined when none of them opens what lies there. What lies in its place
 * may be spoilt, where a server was killed while it put another there: then the other, left beside it, is put in its place.
 */
export async function readEpochKey(shelf: KeyShelf, id: string, masterKeys: readonly KeyObject[]): Promise<KeyObject | undefined> {
  const openWithAny = (shelved: Uint8Array | undefined): KeyObject | undefined => {
    for (const masterKey of shelved ? masterKeys : []) {
      const key = shelved && openFromShelf(masterKey, id, shelved)
      if (key) return key
    }
    return undefined
  }
  const inPlace = openWithAny(await shelf.read(id))
  if (inPlace) return inPlace
  for (const leftover of await shelf.leftovers(id)) {
    const key = openWithAny(leftover)
    if (!key) continue
    await shelf.put(id, leftover)
    return key
  }
  return undefined
}

/** Makes a key and puts it on the shelf before any row may name it; gives its epoch's id. */
export async function shelveNewEpoch(shelf: KeyShelf, masterKey: KeyObject): Promise<string> {
  const id = randomUUID()
  await shelf.put(id, sealForShelf([masterKey], { id, key: createSecretKey(randomBytes(KEY_BYTES)) }))
  return id
}

/** Opens every living epoch, and begins the first one on a database that has none. Several servers may start at once. */
export async function openEpochs({ sql, shelf, masterKey }: { sql: Sql; shelf: KeyShelf; masterKey: KeyObject }): Promise<Epochs> {
  const keys = new Map<string, EpochKey>()
  let current: EpochKey | undefined

  async function keyOf(id: string): Promise<KeyObject> {
    const key = await readEpochKey(shelf, id, [masterKey])
    if (key) return key
    const shelved = await shelf.read(id)
    throw new StartupRefusal(
      `The key of epoch ${id} is ${shelved ? 'sealed by another master key' : 'missing'}. Put the folder "keys" of the data folder (or the ` +
        'prefix keys/ of the bucket) back as it was.',
    )
  }

  async function reload(via: Sql): Promise<void> {
    const living = await epochStore.living(via)
    for (const { id, state, binds_owners: bindsOwners } of living) {
      const epoch = keys.get(id) ?? { id, key: await keyOf(id), bindsOwners }
      keys.set(id, epoch)
      if (state === 'current') current = epoch
    }
    for (const id of keys.keys()) if (!living.some((epoch) => epoch.id === id)) keys.delete(id)
  }

  if ((await epochStore.living(sql)).length === 0) {
    const first = await shelveNewEpoch(shelf, masterKey)
    const isOurs = await epochStore.begin(sql, first, 'current')
    if (!isOurs) await shelf.destroy(first)
  }
  await reload(sql)
  await shelf.tidy([...keys.keys()])
  return {
    current() {
      if (!current) throw new StartupRefusal('No epoch of keys is current.')
      return current
    },
    find: (id) => keys.get(id),
    reload,
  }
}
