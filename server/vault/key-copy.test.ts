import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFolderShelf } from '#server/adapters/key-shelf/folder-shelf.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import { tombstoneStore } from '#server/tombstones/store.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { openEpochs } from './epochs.ts'
import { readKeyCopy, restoreKeyCopy, writeKeyCopy } from './key-copy.ts'
import { openMasterKey } from './master-key.ts'
import { keyStore } from './store.ts'
import type { WrappedKey } from './store.ts'
import { makeVault } from './vault.ts'

const OWNER = randomUUID()
const own = (id: string) => ({ id, ownerId: OWNER })

let database: FreshDatabase
let folder: string
beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'epikrise-copy-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('REL-23 the newest copy of the keys decides what still opens; half of it, another master key or one from before the rows is refused', async () => {
  const { sql } = database
  const shelf = makeFolderShelf(folder)
  const masterKey = await openMasterKey({ configured: randomBytes(32), dataDir: folder, sql, store: keyStore })
  const vault = makeVault({ masterKey, store: keyStore, epochs: await openEpochs({ sql, shelf, masterKey }) })
  const [stays, goes, comes] = [randomUUID(), randomUUID(), randomUUID()]
  const key = await vault.create(sql, own(stays))
  await vault.create(sql, own(goes))
  const rows = await sql<WrappedKey[]>`select id, owner_id as "ownerId", wrapped from data_key`
  await vault.destroy(sql, goes)
  const text = await writeKeyCopy({ sql, shelf })
  expect(text).not.toContain(goes)
  expect(text).not.toContain(key.export().toString('base64'))

  // What was deleted is known after a restore, too.
  await inTransaction(sql, ALONE, (tx) => tombstoneStore.keep(tx, [goes]))
  const withTombstone = readKeyCopy(await writeKeyCopy({ sql, shelf }))
  expect(withTombstone.tombstones).toHaveLength(1)
  await sql`delete from tombstone`
  await inTransaction(sql, ALONE, (tx) => tombstoneStore.putBack(tx, withTombstone.tombstones))
  await inTransaction(sql, ALONE, (tx) => tombstoneStore.putBack(tx, withTombstone.tombstones))
  expect(await sql`select 1 where ${tombstoneStore.isNone(sql, goes)}`).toHaveLength(0)
  expect(await sql`select 1 where ${tombstoneStore.isNone(sql, stays)}`).toHaveLength(1)

  // A copy made before keys could belong to others is still a copy.
  const older = text.replace('"form":4', '"form":1').replaceAll(',"belongsTo":null', '')
  expect(older).not.toBe(text)
  expect(readKeyCopy(older).keys).toEqual(readKeyCopy(text).keys)
  // So is one from before they named their owners.
  const unowned = readKeyCopy(text.replace('"form":4', '"form":3').replaceAll(/,"ownerId":(null|"[^"]*")/g, '').replaceAll(/,"bindsOwners":true/g, ''))
  expect([unowned.keys.map(({ ownerId }) => ownerId), unowned.epochs.map(({ bindsOwners }) => bindsOwners)]).toEqual([unowned.keys.map(() => null), [false]])

  // Yesterday's rows come back, the destroyed key among them.
  for (const row of rows) await keyStore.insert(sql, row, { wrapped: row.wrapped })
  await sql`update data_key set created_at = now() - interval '1 day'`
  const into = { sql, shelf, masterKey }
  const lines = text.split('\n')
  expect(() => readKeyCopy(lines.slice(0, -2).join('\n'))).toThrow('no whole copy')
  expect(() => readKeyCopy(lines.toSpliced(2, 1).join('\n'))).toThrow('no whole copy')
  await expect(restoreKeyCopy(readKeyCopy(text), { ...into, masterKey: createSecretKey(randomBytes(32)) })).rejects.toThrow('master key does not open')
  expect(await sql`select 1 from data_key where id = ${goes}`).toHaveLength(1)

  await restoreKeyCopy(readKeyCopy(text), into)
  expect((await vault.keyFor(sql, own(stays))).equals(key)).toBe(true)
  await expect(vault.keyFor(sql, own(goes))).rejects.toMatchObject({ code: 'request.not_found' })

  await vault.create(sql, own(comes))
  await sql`update data_key set created_at = now() + interval '1 hour' where id = ${comes}`
  await expect(restoreKeyCopy(readKeyCopy(text), into)).rejects.toThrow('older than the rows')
  await vault.keyFor(sql, own(comes))
})
