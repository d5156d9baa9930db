import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFolderShelf } from '#server/adapters/key-shelf/folder-shelf.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import { tombstoneStore } from '#server/tombstones/store.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import type { KeyShelf } from '#server/ports/key-shelf.ts'
import { plantRows } from '#server/testing/plant-rows.ts'
import { openEpochs, sealForShelf } from './epochs.ts'
import { readKeyCopy, restoreKeyCopy, writeKeyCopy } from './key-copy.ts'
import type { KeyCopy } from './key-copy.ts'
import { CHECK_ID, openMasterKey } from './master-key.ts'
import { epochStore, keyStore } from './store.ts'
import type { WrappedKey } from './store.ts'
import { makeVault } from './vault.ts'
import { wrapWithMaster } from './wrapped-key.ts'

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

  const epochsBefore = await sql`select id, epoch from data_key where id <> ${goes} order by id`
  await restoreKeyCopy(readKeyCopy(text), into)
  expect([...(await sql`select id, epoch from data_key order by id`)]).toEqual([...epochsBefore])
  expect((await vault.keyFor(sql, own(stays))).equals(key)).toBe(true)
  await expect(vault.keyFor(sql, own(goes))).rejects.toMatchObject({ code: 'request.not_found' })

  await vault.create(sql, own(comes))
  await sql`update data_key set created_at = now() + interval '1 hour' where id = ${comes}`
  await expect(restoreKeyCopy(readKeyCopy(text), into)).rejects.toThrow('older than the rows')
  await vault.keyFor(sql, own(comes))
})

describe('a copy of the keys', () => {
  const [begin, end] = [{ kind: 'begin', form: 4, at: '2026-01-01T00:00:00.000Z' }, (lines: number) => ({ kind: 'end', lines })]
  const copyOf = (...lines: object[]) => readKeyCopy(lines.map((line) => JSON.stringify(line)).join('\n'))
  const [user, cancelled] = [randomUUID(), randomUUID()]

  test('says who had an account and which recordings had been cancelled', () => {
    expect(copyOf(begin, { kind: 'user', id: user }, { kind: 'cancelled', id: cancelled }, end(4))).toEqual({
      at: begin.at, epochs: [], keys: [], userIds: [user], cancelledIds: [cancelled], tombstones: [],
    })
  })

  test.each<[string, object[]]>([
    ['without its beginning', [{ kind: 'user', id: user }, end(2)]], ['without its end', [begin, { kind: 'user', id: user }]],
    ['of more lines than it had', [begin, end(1)]], ['of fewer', [begin, end(3)]], ['of nothing', []],
    ['with a line of another kind', [begin, { kind: 'case', id: user }, end(3)]], ['of a form that is not known yet', [{ ...begin, form: 5 }, end(2)]],
  ])('%s is none', (_, lines) => expect(() => copyOf(...lines)).toThrow('no whole copy'))

  test('is made of the rows as they stand, those of accounts and of cancelled recordings too', async () => {
    const { sql } = database
    const rows = plantRows(sql)
    const userId = await rows.doctor()
    const caseId = await rows.case(userId)
    const gone = await rows.recording(userId, { caseId, state: 'cancelled' })
    await rows.recording(userId, { caseId })
    const copy = readKeyCopy(await writeKeyCopy({ sql, shelf: makeFolderShelf(folder) }))
    expect([copy.userIds.includes(userId), copy.cancelledIds]).toEqual([true, [gone]])
  })

  test('is not made while an epoch has no key on the shelf', async () => {
    const { sql } = database
    await sql`delete from key_epoch where state = 'coming'`
    await epochStore.begin(sql, randomUUID(), 'coming')
    await expect(writeKeyCopy({ sql, shelf: makeFolderShelf(folder) })).rejects.toThrow('Make the copy again')
    await sql`delete from key_epoch where state = 'coming'`
  })

  test('is put back only by the master key that opens its check and each of its epochs', async () => {
    const [masterKey, other] = [createSecretKey(randomBytes(32)), createSecretKey(randomBytes(32))]
    const place = { id: CHECK_ID, ownerId: null }
    const checkOf = (key: KeyObject) => {
      const wrapped = Buffer.from(wrapWithMaster(key, place, randomBytes(32)))
      return { kind: 'key' as const, ...place, epoch: null, belongsTo: null, wrapped }
    }
    const epochOf = (key: KeyObject) => {
      const id = randomUUID()
      const shelved = Buffer.from(sealForShelf([key], { id, key: createSecretKey(randomBytes(32)) }))
      return { kind: 'epoch' as const, id, state: 'current' as const, bindsOwners: true, shelved }
    }
    const put: string[] = []
    const shelf = { put: async (name: string) => void put.push(name) } as unknown as KeyShelf
    const restore = (more: Partial<KeyCopy>) => {
      const copy = { ...copyOf(begin, end(2)), keys: [checkOf(masterKey)], epochs: [epochOf(masterKey)], ...more }
      return restoreKeyCopy(copy, { sql: database.sql, shelf, masterKey })
    }
    const stranger = { ...checkOf(other), id: randomUUID() }
    const mixed = [epochOf(masterKey), epochOf(other)]
    for (const wrong of [{ keys: [] }, { keys: [checkOf(other)] }, { keys: [stranger] }, { epochs: [epochOf(other)] }, { epochs: mixed }])
      await expect(restore(wrong)).rejects.toThrow('master key does not open')
    expect(put).toEqual([])
  })
})
