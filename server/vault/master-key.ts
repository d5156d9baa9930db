import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Sql } from '#server/database/connect.ts'
import { errorCodeOf, unlessMissing } from '#server/database/errno.ts'
import { StartupRefusal } from '#server/database/startup-refusal.ts'
import { open as openSealed, seal, wrappingData } from './envelope.ts'
import type { KeyStore } from './store.ts'

const KEY_BYTES = 32
/** Stands first in the table and belongs to no case: what a master key must open to be the right one. */
export const CHECK_ID = '00000000-0000-0000-0000-000000000000'

export type MasterKeyOptions = {
  /** From configuration; undefined: the key file in the data folder, made at the first start. */
  configured: Uint8Array | undefined
  dataDir: string
  sql: Sql
  store: KeyStore
}

/**
 * Gives the key that wraps all others, and makes sure that it is the one this database was begun with.
 * A database whose key is lost is refused: a new key would open nothing, and hide that for as long as nobody looks.
 */
export async function openMasterKey({ configured, dataDir, sql, store }: MasterKeyOptions): Promise<KeyObject> {
  const found = await store.findAny(sql)
  const path = join(dataDir, 'master.key')
  const key = createSecretKey(configured ?? (await keyFromFile(path, { mayMake: found === undefined })))
  const check = found ?? (await writeCheck(key, sql, store))
  if (!opensWith(key, check)) {
    const next = configured === undefined ? await takeNext(path, check) : undefined
    if (next) return next
    throw new StartupRefusal(
      configured === undefined
        ? `The key in ${join(dataDir, 'master.key')} is not the one this database was encrypted with. Put the right file back, or set MASTER_KEY.`
        : 'MASTER_KEY is not the key this database was encrypted with.',
    )
  }
  return key
}

/** The master key before any database is asked whether it is the right one. @throws StartupRefusal when there is none */
export const masterKeyFor = async ({ masterKey, dataDir }: { masterKey: Uint8Array | undefined; dataDir: string }): Promise<KeyObject> =>
  createSecretKey(masterKey ?? (await keyFromFile(join(dataDir, 'master.key'), { mayMake: false })))

type WrappedKey = { id: string; wrapped: Uint8Array }

async function writeCheck(key: KeyObject, sql: Sql, store: KeyStore): Promise<WrappedKey> {
  await store.insert(sql, CHECK_ID, { wrapped: seal(key, wrappingData(CHECK_ID), randomBytes(KEY_BYTES)) })
  // Another server may have been first, with another key: what stands in the table decides.
  const wrapped = await store.find(sql, CHECK_ID)
  if (wrapped === undefined) throw new StartupRefusal('The check value of the master key cannot be stored.')
  return { id: CHECK_ID, wrapped }
}

/** A change of the master key that was cut short after the database had taken it over: the new key waits beside the old. */
async function takeNext(path: string, check: WrappedKey): Promise<KeyObject | undefined> {
  const next = `${path}.next`
  const kept = await unlessMissing(readFile(next, 'utf8'))
  const key = kept === undefined ? undefined : createSecretKey(readKeyText(kept, next))
  if (!key || !opensWith(key, check)) return undefined
  await rename(next, path)
  return key
}

/** Whether this master key is the one behind a wrapped key of its own. */
export function opensWith(key: KeyObject, { id, wrapped }: WrappedKey): boolean {
  try {
    return openSealed(key, wrappingData(id), wrapped).length === KEY_BYTES
  } catch {
    return false
  }
}

async function keyFromFile(path: string, { mayMake }: { mayMake: boolean }): Promise<Uint8Array> {
  const kept = await unlessMissing(readFile(path, 'utf8'))
  if (kept === undefined && mayMake) {
    await makeKeyFile(path)
    return keyFromFile(path, { mayMake: false })
  }
  if (kept === undefined) throw new StartupRefusal(`This database is encrypted, and its key ${path} is missing. Put the file back, or set MASTER_KEY.`)
  return readKeyText(kept, path)
}

/** Takes what a key file holds; gives the key. @throws StartupRefusal naming the file, never its content */
export function readKeyText(text: string, path: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== KEY_BYTES) throw new StartupRefusal(`${path} does not hold a key: 32 bytes in base64 are expected.`)
  return key
}

/** On disk before anything is encrypted with it, and never in the place of another: a link does not overwrite. */
async function makeKeyFile(path: string): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fresh = `${path}.${randomUUID()}`
  try {
    await using file = await open(fresh, 'wx', 0o600)
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`)
    await file.sync()
    await link(fresh, path).catch((error: unknown) => {
      if (errorCodeOf(error) !== 'EEXIST') throw error
    })
  } finally {
    await rm(fresh, { force: true })
  }
  await using handle = await open(folder, 'r')
  await handle.sync()
}
