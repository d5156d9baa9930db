import { createSecretKey, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Sql } from '#server/database/connect.ts'
import { StartupRefusal } from '#server/database/startup-refusal.ts'
import type { Files } from '#server/ports/files.ts'
import { KEY_BYTES, openMasterKeyFile } from './master-key-file.ts'
import type { MasterKeyFile } from './master-key-file.ts'
import type { KeyStore, WrappedKey } from './store.ts'
import { unwrap, wrapWithMaster } from './wrapped-key.ts'

/** Stands first in the table and belongs to no case: what a master key must open to be the right one. */
export const CHECK_ID = '00000000-0000-0000-0000-000000000000'

export type MasterKeyOptions = {
  /** From configuration; undefined: the key file in the data folder, made at the first start. */
  configured: Uint8Array | undefined
  dataDir: string
  sql: Sql
  store: KeyStore
  files?: Files
}

/**
 * Gives the key that wraps all others, and makes sure that it is the one this database was begun with.
 * A database whose key is lost is refused: a new key would open nothing, and hide that for as long as nobody looks.
 */
export async function openMasterKey({ configured, dataDir, sql, store, files }: MasterKeyOptions): Promise<KeyObject> {
  const found = await store.findAny(sql)
  const file = openMasterKeyFile(dataDir, files)
  const key = configured ? createSecretKey(configured) : await keyFromFile(file, { mayMake: found === undefined })
  const check = found ?? (await writeCheck(key, sql, store))
  if (opensWith(key, check)) return key
  const next = configured === undefined ? await takeNext(file, check) : undefined
  if (next) return next
  throw new StartupRefusal(
    configured === undefined
      ? `The key in ${file.path} is not the one this database was encrypted with. Put the right file back, or set MASTER_KEY.`
      : 'MASTER_KEY is not the key this database was encrypted with.',
  )
}

/** The master key before any database is asked whether it is the right one. @throws StartupRefusal when there is none */
export const masterKeyFor = async ({ masterKey, dataDir }: { masterKey: Uint8Array | undefined; dataDir: string }): Promise<KeyObject> =>
  masterKey ? createSecretKey(masterKey) : keyFromFile(openMasterKeyFile(dataDir), { mayMake: false })

async function writeCheck(key: KeyObject, sql: Sql, store: KeyStore): Promise<WrappedKey> {
  const place = { id: CHECK_ID, ownerId: null }
  await store.insert(sql, place, { wrapped: wrapWithMaster(key, place, randomBytes(KEY_BYTES)) })
  // Another server may have been first, with another key: what stands in the table decides.
  const wrapped = await store.find(sql, CHECK_ID)
  if (wrapped === undefined) throw new StartupRefusal('The check value of the master key cannot be stored.')
  return { ...place, wrapped }
}

/** A change of the master key that was cut short after the database had taken it over: the new key waits beside the old. */
async function takeNext(file: MasterKeyFile, check: WrappedKey): Promise<KeyObject | undefined> {
  const key = await file.readStaged()
  if (!key || !opensWith(key, check)) return undefined
  await file.promote()
  return key
}

/** Whether this master key is the one behind a wrapped key of its own. */
export function opensWith(masterKey: KeyObject, { wrapped, ...place }: WrappedKey): boolean {
  try {
    return unwrap({ masterKey, find: () => undefined }, place, wrapped).length === KEY_BYTES
  } catch {
    return false
  }
}

async function keyFromFile(file: MasterKeyFile, { mayMake }: { mayMake: boolean }): Promise<KeyObject> {
  const kept = await file.read()
  if (kept) return kept
  if (!mayMake) throw new StartupRefusal(`This database is encrypted, and its key ${file.path} is missing. Put the file back, or set MASTER_KEY.`)
  await file.make()
  return keyFromFile(file, { mayMake: false })
}
