import { randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Database } from '#server/database/connect.ts'
import type { KeyShelf } from '#server/ports/key-shelf.ts'
import { openFromShelf, sealForShelf } from './epochs.ts'
import { CHECK_ID, opensWith } from './master-key.ts'
import { epochStore } from './store.ts'
import type { KeyStore } from './store.ts'
import { wrapWithMaster } from './wrapped-key.ts'

export type ChangeMasterKey = { sql: Database; store: KeyStore; shelf: KeyShelf; from: KeyObject; to: KeyObject }

/** True when the database has taken the new key over: an earlier attempt came that far. */
export async function isChanged({ sql, store, to }: Pick<ChangeMasterKey, 'sql' | 'store' | 'to'>): Promise<boolean> {
  const wrapped = await store.find(sql, CHECK_ID)
  return wrapped !== undefined && opensWith(to, { id: CHECK_ID, wrapped })
}

async function sealShelf({ sql, shelf, from, to }: ChangeMasterKey, keep: readonly KeyObject[]): Promise<number> {
  const living = await epochStore.living(sql)
  for (const { id } of living) {
    const shelved = await shelf.read(id)
    const key = shelved && (openFromShelf(to, id, shelved) ?? openFromShelf(from, id, shelved))
    if (!key) throw new Error(`neither master key opens epoch ${id}`)
    await shelf.put(id, sealForShelf(keep, { id, key }))
  }
  return living.length
}

/**
 * Puts a new master key in the place of the old one. It wraps nothing but the epoch keys and the check value, so this takes a moment
 * however many cases there are, and servers at work notice nothing. Cut short anywhere, the same command goes on.
 */
export async function changeMasterKey(change: ChangeMasterKey, whenTaken: () => Promise<void>): Promise<number> {
  const { sql, store, from, to } = change
  await sealShelf(change, [to, from])
  await store.replace(sql, CHECK_ID, wrapWithMaster(to, CHECK_ID, randomBytes(32)))
  await whenTaken()
  return sealShelf(change, [to])
}
