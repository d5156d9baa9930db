import { randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Database } from '#server/database/connect.ts'
import type { KeyShelf } from '#server/ports/key-shelf.ts'
import { readEpochKey, sealForShelf } from './epochs.ts'
import type { MasterKeyFile } from './master-key-file.ts'
import { CHECK_ID, opensWith } from './master-key.ts'
import { epochStore } from './store.ts'
import type { KeyStore } from './store.ts'
import { wrapWithMaster } from './wrapped-key.ts'

export type ChangeMasterKey = {
  sql: Database
  store: KeyStore
  shelf: KeyShelf
  /** The key the database was taken over with last. */
  from: KeyObject
  to: KeyObject
  /** Undefined where the key comes from the configuration: whoever sets it there changes it. */
  keyFile: MasterKeyFile | undefined
}

/** True when the database has taken the new key over: an earlier attempt came that far. */
export async function isChanged({ sql, store, to }: Pick<ChangeMasterKey, 'sql' | 'store' | 'to'>): Promise<boolean> {
  const wrapped = await store.find(sql, CHECK_ID)
  return wrapped !== undefined && opensWith(to, { id: CHECK_ID, ownerId: null, wrapped })
}

async function sealShelf({ sql, shelf, from, to }: ChangeMasterKey, keep: readonly KeyObject[]): Promise<number> {
  const living = await epochStore.living(sql)
  for (const { id } of living) {
    const key = await readEpochKey(shelf, id, [to, from])
    if (!key) throw new Error(`neither master key opens epoch ${id}`)
    await shelf.put(id, sealForShelf(keep, { id, key }))
  }
  return living.length
}

/**
 * Puts a new master key in the place of the old one. It wraps nothing but the epoch keys and the check value, so this takes a moment
 * however many cases there are, and servers at work notice nothing. Cut short anywhere, a server starts with what is there, and the same command
 * goes on: the new key waits beside the old one before anything is sealed with it alone, and the database decides which of them is the right one.
 */
export async function changeMasterKey(change: ChangeMasterKey): Promise<number> {
  const { sql, store, to, keyFile } = change
  if (!(await isChanged(change))) {
    await keyFile?.stage(to)
    await sealShelf(change, [to, change.from])
    await store.replace(sql, CHECK_ID, wrapWithMaster(to, { id: CHECK_ID, ownerId: null }, randomBytes(32)))
  }
  await keyFile?.promote()
  return sealShelf(change, [to])
}
