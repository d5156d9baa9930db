import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeFolderShelf } from '#server/adapters/key-shelf/folder-shelf.ts'
import type { Database } from '#server/database/connect.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { openEpochs } from './epochs.ts'
import { readKeyCopy, restoreKeyCopy, writeKeyCopy } from './key-copy.ts'
import { openMasterKey } from './master-key.ts'
import { keyStore } from './store.ts'
import { finishTurn, turnEpoch } from './turn-epoch.ts'
import { makeVault } from './vault.ts'
import { isOwned } from './wrapped-key.ts'

let fresh: FreshDatabase
let sql: Database
let folder: string
beforeAll(async () => {
  fresh = await freshDatabase()
  sql = fresh.sql
})
afterAll(() => fresh.drop())
beforeEach(async () => {
  for (const table of ['app_user', 'data_key', 'key_epoch']) await sql`delete from ${sql(table)}`
  folder = await mkdtemp(join(tmpdir(), 'epikrise-owned-'))
  return () => rm(folder, { recursive: true, force: true })
})

async function startServer() {
  const masterKey = await openMasterKey({ configured: Buffer.alloc(32, 7), dataDir: folder, sql, store: keyStore })
  const shelf = makeFolderShelf(folder)
  const epochs = await openEpochs({ sql, shelf, masterKey })
  return { vault: makeVault({ masterKey, store: keyStore, epochs }), shelf, masterKey, turn: { sql, store: keyStore, shelf, masterKey, epochs, noticeMs: 0 } }
}

async function makeUser(): Promise<string> {
  const [row] = await sql<
    { id: string }[]
  >`insert into app_user (issuer, subject, email, name, reference_code) values ('i', ${randomUUID()}, 'a@b.no', 'A', ${randomUUID()}) returning id`
  return row!.id
}

/** Rows of each kind that has a key, and their keys; gives where each key stands. */
async function fillAccount(vault: ReturnType<typeof makeVault>): Promise<{ ownerId: string; ids: string[] }> {
  const ownerId = await makeUser()
  const [patient, kase] = [randomUUID(), randomUUID()]
  await sql`insert into patient (id, owner_id, kind) values (${patient}, ${ownerId}, 'human')`
  await sql`insert into consultation_case (id, owner_id, patient_id, report_language, vertical) values (${kase}, ${ownerId}, ${patient}, 'nb', 'med')`
  for (const id of [ownerId, patient, kase]) await vault.create(sql, { id, ownerId })
  const within = [await vault.createWithin(sql, { belongsTo: kase, ownerId }), await vault.createWithin(sql, { belongsTo: ownerId, ownerId })]
  return { ownerId, ids: [ownerId, patient, kase, ...within.map(({ keyId }) => keyId)] }
}

const wrappedOf = async (id: string): Promise<Uint8Array> => (await keyStore.find(sql, id))!

describe('SEC-53 a key is its owner’s', () => {
  test('nobody else opens it, nor the house, and asking for it anew gives no other one', async () => {
    for (const vault of [makeVault({ masterKey: createSecretKey(randomBytes(32)), store: keyStore }), (await startServer()).vault]) {
      const place = { id: randomUUID(), ownerId: randomUUID() }
      const key = await vault.create(sql, place)
      expect((await vault.create(sql, place)).equals(key)).toBe(true)
      for (const ownerId of [randomUUID(), null]) {
        await expect(vault.keyFor(sql, { ...place, ownerId })).rejects.toMatchObject({ code: 'internal.error' })
        await expect(vault.create(sql, { ...place, ownerId })).rejects.toMatchObject({ code: 'internal.error' })
      }
      const { keyId } = await vault.createWithin(sql, { belongsTo: place.id, ownerId: place.ownerId })
      await expect(vault.keyFor(sql, { id: keyId, ownerId: randomUUID() })).rejects.toMatchObject({ code: 'internal.error' })
    }
  })

  test('the house’s own keys open for the house alone', async () => {
    const { vault } = await startServer()
    const id = randomUUID()
    await vault.create(sql, { id, ownerId: null })
    await vault.keyFor(sql, { id, ownerId: null })
    await expect(vault.keyFor(sql, { id, ownerId: randomUUID() })).rejects.toMatchObject({ code: 'internal.error' })
  })

  test('SEC-54 nor does one of them open in the place of another', async () => {
    const { vault } = await startServer()
    const [one, other] = [randomUUID(), randomUUID()]
    for (const id of [one, other]) await vault.create(sql, { id, ownerId: null })
    await sql`update data_key set wrapped = (select wrapped from data_key where id = ${one}) where id = ${other}`
    await expect(vault.keyFor(sql, { id: other, ownerId: null })).rejects.toMatchObject({ code: 'internal.error' })
  })
})

/** The account as a server left it that knew nothing of owners: keys that are bound to none, in an epoch that binds none. */
async function before() {
  await startServer()
  await sql`update key_epoch set binds_owners = false`
  const old = await startServer()
  const account = await fillAccount(old.vault)
  const house = randomUUID()
  await old.vault.create(sql, { id: house, ownerId: null })
  await sql`update data_key set owner_id = null`
  expect((await Promise.all(account.ids.map(wrappedOf))).map(isOwned)).toEqual(account.ids.map(() => false))
  return { ...old, ...account, house }
}

describe('keys from before they were bound', () => {
  test('go on opening, are bound at the next turn, each to whose row it seals, and open as before', async () => {
    const { vault, turn, ownerId, ids, house } = await before()
    const keys = await Promise.all(ids.map((id) => vault.keyFor(sql, { id, ownerId })))
    await turnEpoch(turn)
    expect((await Promise.all(ids.map(wrappedOf))).map(isOwned)).toEqual(ids.map(() => true))
    for (const [at, id] of ids.entries()) {
      expect((await vault.keyFor(sql, { id, ownerId })).equals(keys[at]!)).toBe(true)
      await expect(vault.keyFor(sql, { id, ownerId: randomUUID() })).rejects.toMatchObject({ code: 'internal.error' })
    }
    await vault.keyFor(sql, { id: house, ownerId: null })
    await expect(vault.keyFor(sql, { id: house, ownerId })).rejects.toMatchObject({ code: 'internal.error' })
  })

  test('a server killed between two of them leaves both kinds opening, and the next one goes on', async () => {
    const { turn, ownerId, ids } = await before()
    let moved = 0
    const killed = { ...turn, store: { ...keyStore, rewrap: async (...[tx, epoch, keys]: Parameters<typeof keyStore.rewrap>) => {
      moved = await keyStore.rewrap(tx, epoch, keys.slice(0, 2))
      return 0
    } } }
    await turnEpoch(killed)
    expect(moved).toBe(2)
    const kinds = new Set((await Promise.all(ids.map(wrappedOf))).map(isOwned))
    expect(kinds).toEqual(new Set([true, false]))
    const restarted = await startServer()
    for (const id of ids) await restarted.vault.keyFor(sql, { id, ownerId })
    await finishTurn(restarted.turn)
    expect((await Promise.all(ids.map(wrappedOf))).map(isOwned)).toEqual(ids.map(() => true))
    for (const id of ids) await restarted.vault.keyFor(sql, { id, ownerId })
  })

  test('a server that knows nothing of owners finds no key it cannot read until the next epoch', async () => {
    const { vault, ownerId } = await before()
    const place = { id: randomUUID(), ownerId }
    await vault.create(sql, place)
    expect(isOwned(await wrappedOf(place.id))).toBe(false)
  })

  test('REL-23 a copy of the keys from before is put back, and bound at the next turn; one from after brings the owners with it', async () => {
    const { ownerId, ids, shelf, masterKey, turn } = await before()
    const earlier = (await writeKeyCopy({ sql, shelf }))
      .replace('"form":4', '"form":3')
      .replaceAll(/,"ownerId":null/g, '')
      .replaceAll(',"bindsOwners":false', '')
    await restoreKeyCopy(readKeyCopy(earlier), { sql, shelf, masterKey })
    for (const id of ids) await (await startServer()).vault.keyFor(sql, { id, ownerId })
    await turnEpoch(turn)
    const epochs = () => sql`select id, state, binds_owners from key_epoch where state <> 'destroyed' order by id`
    const standing = () => Promise.all([sql`select id, owner_id from data_key order by id`, epochs()])
    const stood = await standing()
    expect(stood[0].filter(({ owner_id: owner }) => owner === ownerId)).toHaveLength(ids.length)
    await restoreKeyCopy(readKeyCopy(await writeKeyCopy({ sql, shelf })), { sql, shelf, masterKey })
    expect(await standing()).toEqual(stood)
    const { vault, turn: next } = await startServer()
    await turnEpoch(next)
    for (const id of ids) {
      await vault.keyFor(sql, { id, ownerId })
      await expect(vault.keyFor(sql, { id, ownerId: randomUUID() })).rejects.toMatchObject({ code: 'internal.error' })
    }
  })
})
