import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { openMasterKeyFile } from './master-key-file.ts'
import { masterKeyFor, openMasterKey } from './master-key.ts'
import { keyStore } from './store.ts'
import { makeVault } from './vault.ts'

const OWNER = randomUUID()
const own = (id: string) => ({ id, ownerId: OWNER })

let dataDir: string
let fresh: FreshDatabase

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'epikrise-key-'))
  fresh = await freshDatabase()
  return async () => {
    await fresh.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

const openKey = (configured?: Uint8Array) => openMasterKey({ configured, dataDir, sql: fresh.sql, store: keyStore })

test('the key file is made once, for its owner alone, and stays', async () => {
  const keys = await Promise.all([openKey(), openKey(), openKey()])
  expect(keys.every((key) => key.equals(keys[0]))).toBe(true)
  expect((await stat(join(dataDir, 'master.key'))).mode & 0o777).toBe(0o600)
  expect(await readdir(dataDir)).toEqual(['master.key'])
  const text = await readFile(join(dataDir, 'master.key'), 'utf8')
  await openKey()
  expect(await readFile(join(dataDir, 'master.key'), 'utf8')).toBe(text)
})

test('a key file that others may read, as a copy of the operator’s own leaves it, is theirs no more after a start', async () => {
  await openKey()
  await chmod(join(dataDir, 'master.key'), 0o644)
  await openKey()
  expect((await stat(join(dataDir, 'master.key'))).mode & 0o777).toBe(0o600)
})

test('a new master key is for its owner alone however wide the file it came from', async () => {
  await openKey()
  const file = openMasterKeyFile(dataDir)
  await file.stage(createSecretKey(randomBytes(32)))
  expect((await stat(join(dataDir, 'master.key.next'))).mode & 0o777).toBe(0o600)
  await file.promote()
  expect((await stat(join(dataDir, 'master.key'))).mode & 0o777).toBe(0o600)
  expect(await readdir(dataDir)).toEqual(['master.key'])
})

test('a database whose key is missing or another is refused, and no new key is made', async () => {
  const vault = makeVault({ masterKey: await openKey(), store: keyStore })
  await vault.create(fresh.sql, own(randomUUID()))
  await rm(join(dataDir, 'master.key'))
  await expect(openKey()).rejects.toThrow(/master\.key is missing/)
  expect(await readdir(dataDir)).toEqual([])
  await writeFile(join(dataDir, 'master.key'), randomBytes(32).toString('base64'))
  await expect(openKey()).rejects.toThrow(/is not the one this database was encrypted with/)
  await writeFile(join(dataDir, 'master.key'), 'nonsense')
  await expect(openKey()).rejects.toThrow(/does not hold a key/)
})

test('a configured key is checked like a kept one, and no file is made', async () => {
  const configured = randomBytes(32)
  await openKey(configured)
  await openKey(configured)
  await expect(openKey(randomBytes(32))).rejects.toThrow(/MASTER_KEY is not the key/)
  expect(await readdir(dataDir)).toEqual([])
})

test('a new key that waits is taken up where the database knows it already, and lies in the place of the old one then', async () => {
  const next = createSecretKey(randomBytes(32))
  await openKey(next.export())
  await writeFile(join(dataDir, 'master.key'), randomBytes(32).toString('base64'))
  await openMasterKeyFile(dataDir).stage(next)
  expect((await openKey()).equals(next)).toBe(true)
  expect(await readdir(dataDir)).toEqual(['master.key'])
  expect((await openKey()).equals(next)).toBe(true)
})

test('one that the database does not know yet goes on waiting, beside the right one and beside a wrong one', async () => {
  const present = await openKey()
  await openMasterKeyFile(dataDir).stage(createSecretKey(randomBytes(32)))
  expect((await openKey()).equals(present)).toBe(true)
  await writeFile(join(dataDir, 'master.key'), randomBytes(32).toString('base64'))
  await expect(openKey()).rejects.toThrow(/is not the one this database was encrypted with/)
  expect(await readdir(dataDir)).toEqual(['master.key', 'master.key.next'])
})

test('where the configuration names the key, a file that waits is none of its business', async () => {
  const next = createSecretKey(randomBytes(32))
  await openKey(next.export())
  await openMasterKeyFile(dataDir).stage(next)
  await expect(openKey(randomBytes(32))).rejects.toThrow(/MASTER_KEY is not the key/)
  expect(await readdir(dataDir)).toEqual(['master.key.next'])
})

test('before any database is asked, the key is the configured one or that of the file, and none is made', async () => {
  const masterKey = randomBytes(32)
  expect((await masterKeyFor({ masterKey, dataDir })).export()).toEqual(masterKey)
  await expect(masterKeyFor({ masterKey: undefined, dataDir })).rejects.toThrow(/is missing/)
  expect(await readdir(dataDir)).toEqual([])
  expect((await openKey()).equals(await masterKeyFor({ masterKey: undefined, dataDir }))).toBe(true)
})

test('of two servers that begin one database with different keys, one is refused', async () => {
  const outcomes = await Promise.allSettled([openKey(randomBytes(32)), openKey(randomBytes(32))])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
