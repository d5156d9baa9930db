import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeFolderShelf } from '#server/adapters/key-shelf/folder-shelf.ts'
import { makeBlobShelf } from '#server/adapters/key-shelf/blob-shelf.ts'
import { makeFolderBlobs } from '#server/adapters/blobs-folder/folder-blobs.ts'
import type { Database } from '#server/database/connect.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { currentSegment, readLogFrom } from '#server/testing/log-of-database.ts'
import type { KeyShelf } from '#server/ports/key-shelf.ts'
import { changeMasterKey, isChanged } from './change-master-key.ts'
import { openEpochs, openFromShelf } from './epochs.ts'
import { openMasterKey } from './master-key.ts'
import { noteKeyUse } from './note-key-use.ts'
import { keyStore } from './store.ts'
import type { WrappedKey } from './store.ts'
import { finishTurn, turnEpoch, turnWhenDue } from './turn-epoch.ts'
import { makeVault } from './vault.ts'
import { epochOf, unwrap } from './wrapped-key.ts'

const OWNER = randomUUID()
const own = (id: string) => ({ id, ownerId: OWNER })

let fresh: FreshDatabase
let sql: Database
let folder: string
let shelf: KeyShelf
let masterKey: KeyObject
/** The segment of the database's log that was written when these tests began. */
let logBegan: string

beforeAll(async () => {
  fresh = await freshDatabase()
  sql = fresh.sql
  logBegan = await currentSegment(sql)
})
afterAll(() => fresh.drop())
beforeEach(async () => {
  await sql`delete from data_key`
  await sql`delete from key_epoch`
  folder = await mkdtemp(join(tmpdir(), 'epikrise-keys-'))
  shelf = makeFolderShelf(folder)
  masterKey = await openMasterKey({ configured: randomBytes(32), dataDir: folder, sql, store: keyStore })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function startServer(of: { shelf?: KeyShelf; masterKey?: KeyObject } = {}) {
  const deps = { sql, shelf: of.shelf ?? shelf, masterKey: of.masterKey ?? masterKey }
  const epochs = await openEpochs(deps)
  return { vault: makeVault({ masterKey: deps.masterKey, store: keyStore, epochs }), turn: { ...deps, store: keyStore, epochs, noticeMs: 0 } }
}

const dumpOfKeys = () => sql<WrappedKey[]>`select id, owner_id as "ownerId", wrapped from data_key`

/** All that somebody gets open who has this copy of the key table and everything the server has now: master key and shelf. */
async function opened(copy: readonly WrappedKey[], master = masterKey): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.key'))
  const shelved = await Promise.all(names.map(async (name) => [name.slice(0, -4), await readFile(join(folder, name))] as const))
  const find = (epochId: string) => {
    const bytes = shelved.find(([id]) => id === epochId)?.[1]
    const key = bytes && openFromShelf(master, epochId, bytes)
    return key && { id: epochId, key, bindsOwners: true }
  }
  return copy.flatMap(({ wrapped, ...place }) => {
    try {
      unwrap({ masterKey: master, find }, place, wrapped)
      return [place.id]
    } catch {
      return []
    }
  })
}

/** Whether the write-ahead log still has these bytes. */
async function isInLog(bytes: Uint8Array): Promise<boolean> {
  // A record may lie across a page of the log: one half of it is then whole.
  const [head, tail] = [bytes.subarray(0, bytes.length >> 1), bytes.subarray(bytes.length >> 1)]
  for await (const segment of readLogFrom(sql, logBegan)) if (segment.includes(head) || segment.includes(tail)) return true
  return false
}

describe('GDPR-2 what is deleted is beyond reach', () => {
  test('a deleted key row stands in the log of the database and in yesterday’s dump, and after the turn nothing the server has opens it', async () => {
    const { vault, turn } = await startServer()
    const [gone, stays] = [randomUUID(), randomUUID()]
    const sealed = vault.sealText(await vault.create(sql, own(gone)), { id: gone, field: 'transcript' }, 'Kanarifugl')
    await vault.create(sql, own(stays))
    const yesterday = await dumpOfKeys()
    const row = yesterday.find(({ id }) => id === gone)!
    await vault.destroy(sql, gone)
    expect(await isInLog(row.wrapped)).toBe(true)
    // Deleted, and yet not gone: whoever has log or dump, master key and shelf, reads it.
    expect(await opened(yesterday)).toEqual(expect.arrayContaining([gone, stays]))

    expect(await turnEpoch(turn)).toEqual({ rewrapped: 1, destroyed: 1 })
    expect((await opened(yesterday)).filter((id) => id === gone || id === stays)).toEqual([])
    expect((await opened(await dumpOfKeys()))).toContain(stays)
    expect(sealed.includes('Kanarifugl')).toBe(false)
    expect(await readdir(folder)).toHaveLength(1)
  })

  test('no epoch key ever enters the database', async () => {
    const { turn } = await startServer()
    await turnEpoch(turn)
    const key = turn.epochs.current().key.export()
    const [name] = await readdir(folder)
    for (const bytes of [key, await readFile(join(folder, name!))]) expect(await isInLog(bytes)).toBe(false)
  })

  test('keys of a database from before there were epochs go on opening, and move on at the first turn', async () => {
    const before = makeVault({ masterKey, store: keyStore })
    const id = randomUUID()
    const key = await before.create(sql, own(id))
    const { vault, turn } = await startServer()
    expect((await vault.keyFor(sql, own(id))).equals(key)).toBe(true)
    await turnEpoch(turn)
    expect(epochOf((await keyStore.find(sql, id))!)).toBe(turn.epochs.current().id)
    expect((await vault.keyFor(sql, own(id))).equals(key)).toBe(true)
  })

  test('cut short at any step, the next turn goes on, and no living key is lost meanwhile', async () => {
    for (const failing of ['put', 'destroy'] as const) {
      const broken: KeyShelf = { ...shelf, [failing]: () => Promise.reject(new Error('killed')) }
      const { vault, turn } = await startServer()
      const ids = Array.from({ length: 20 }, () => randomUUID())
      for (const id of ids) await vault.create(sql, own(id))
      await expect(turnEpoch({ ...turn, shelf: broken })).rejects.toThrow('killed')
      const restarted = await startServer()
      for (const id of ids) await restarted.vault.keyFor(sql, own(id))
      await finishTurn(restarted.turn)
      await turnEpoch(restarted.turn)
      for (const id of ids) await restarted.vault.keyFor(sql, own(id))
      expect(await readdir(folder)).toHaveLength(1)
      expect(await sql`select 1 from key_epoch where state <> 'current' and destroyed_at is null`).toHaveLength(0)
    }
  })

  test('other servers at work make and open keys through three turns, and lose none', async () => {
    const [turning, working] = [await startServer(), await startServer()]
    const made = new Map<string, KeyObject>()
    let isOver = false
    const work = (async () => {
      while (!isOver) {
        const id = randomUUID()
        made.set(id, await working.vault.create(sql, own(id)))
      }
    })()
    const looking = (async () => {
      while (!isOver) await working.turn.epochs.reload(sql)
    })()
    for (let time = 0; time < 3; time += 1) await turnEpoch({ ...turning.turn, noticeMs: 150 })
    isOver = true
    await Promise.all([work, looking])
    await working.turn.epochs.reload(sql)
    expect(made.size).toBeGreaterThan(20)
    for (const [id, key] of made) expect((await working.vault.keyFor(sql, own(id))).equals(key)).toBe(true)
  })

  test('the round announces, gives notice, and turns once the epoch is old enough; it never waits', async () => {
    const { turn } = await startServer()
    const first = turn.epochs.current().id
    expect(await turnWhenDue(turn, { epochMs: 60_000 })).toBeUndefined()
    await sql`update key_epoch set created_at = now() - interval '2 minutes'`
    expect(await turnWhenDue({ ...turn, noticeMs: 60_000 }, { epochMs: 60_000 })).toBeUndefined()
    expect(await turnWhenDue({ ...turn, noticeMs: 60_000 }, { epochMs: 60_000 })).toBeUndefined()
    expect(turn.epochs.current().id).toBe(first)
    expect(await turnWhenDue(turn, { epochMs: 60_000 })).toMatchObject({ destroyed: 1 })
    expect(turn.epochs.current().id).not.toBe(first)
    expect(await turnWhenDue(turn, { epochMs: 60_000 })).toBeUndefined()
  })

  test('a missing epoch key is told at the start, not when a patient is sought', async () => {
    await startServer()
    const [name] = await readdir(folder)
    await rm(join(folder, name!))
    await expect(startServer()).rejects.toThrow(/The key of epoch .* is missing/)
  })

  test('a shared object store serves as the shelf of several servers', async () => {
    const blobs = makeBlobShelf(makeFolderBlobs({ root: join(folder, 'blobs') }))
    const { vault, turn } = await startServer({ shelf: blobs })
    const id = randomUUID()
    const key = await vault.create(sql, own(id))
    expect(await turnEpoch(turn)).toMatchObject({ destroyed: 1 })
    const other = await startServer({ shelf: blobs })
    expect((await other.vault.keyFor(sql, own(id))).equals(key)).toBe(true)
  })
})

describe('a new master key', () => {
  const to = () => createSecretKey(randomBytes(32))

  test('takes over in a moment while servers work; the old one then opens nothing', async () => {
    const { vault, turn } = await startServer()
    const id = randomUUID()
    const key = await vault.create(sql, own(id))
    await turnEpoch(turn)
    const next = to()
    await changeMasterKey({ sql, store: keyStore, shelf, from: masterKey, to: next, keyFile: undefined })
    // The server that was at work goes on with what it has.
    expect((await vault.keyFor(sql, own(id))).equals(key)).toBe(true)
    const restarted = await startServer({ masterKey: next })
    expect((await restarted.vault.keyFor(sql, own(id))).equals(key)).toBe(true)
    expect(await opened(await dumpOfKeys(), masterKey)).toEqual([])
    await expect(openMasterKey({ configured: masterKey.export(), dataDir: folder, sql, store: keyStore })).rejects.toThrow('not the key')
  })

  test('asked for again once it has taken over, seals nothing for the old one any more', async () => {
    await startServer()
    const change = { sql, store: keyStore, shelf, from: masterKey, to: to(), keyFile: undefined }
    await changeMasterKey(change)
    const opensForOld: boolean[] = []
    const watched: KeyShelf = { ...shelf, put: (name, sealed) => {
      opensForOld.push(openFromShelf(masterKey, name, sealed) !== undefined)
      return shelf.put(name, sealed)
    } }
    expect(await changeMasterKey({ ...change, shelf: watched })).toBe(1)
    expect(opensForOld).toEqual([false])
  })

  test('cut short before or after the database took it over, the same command goes on', async () => {
    for (const cut of [1, 2]) {
      const { vault, turn } = await startServer()
      const id = randomUUID()
      const key = await vault.create(sql, own(id))
      await turnEpoch(turn)
      const next = to()
      let puts = 0
      const broken: KeyShelf = { ...shelf, put: (name, sealed) => ((puts += 1) === cut ? Promise.reject(new Error('killed')) : shelf.put(name, sealed)) }
      await expect(changeMasterKey({ sql, store: keyStore, shelf: broken, from: masterKey, to: next, keyFile: undefined })).rejects.toThrow('killed')
      const isTaken = await isChanged({ sql, store: keyStore, to: next })
      expect(isTaken).toBe(cut === 2)
      await startServer({ masterKey: isTaken ? next : masterKey })
      await changeMasterKey({ sql, store: keyStore, shelf, from: isTaken ? next : masterKey, to: next, keyFile: undefined })
      const restarted = await startServer({ masterKey: next })
      expect((await restarted.vault.keyFor(sql, own(id))).equals(key)).toBe(true)
      masterKey = next
    }
  })
})

test('an epoch that an attempt announced before it was cut short is taken up, and no key is shelved for another', async () => {
  const { turn } = await startServer()
  const put: string[] = []
  const counting: KeyShelf = { ...shelf, put: (name, sealed) => {
    put.push(name)
    return shelf.put(name, sealed)
  } }
  await turnWhenDue({ ...turn, shelf: counting, noticeMs: 60_000 }, { epochMs: 0 })
  expect(put).toHaveLength(1)
  await turnEpoch({ ...turn, shelf: counting })
  expect(put).toEqual([turn.epochs.current().id])
})

test('NORM-4 the use of keys is counted by day, in numbers alone', async () => {
  await sql`delete from key_use`
  const { vault } = await startServer()
  const id = randomUUID()
  await vault.create(sql, own(id))
  await vault.createWithin(sql, { belongsTo: id, ownerId: OWNER })
  for (let time = 0; time < 3; time += 1) await vault.keyFor(sql, own(id))
  await vault.destroy(sql, id)
  await noteKeyUse(sql, vault)
  await noteKeyUse(sql, vault)
  const rows = await sql<{ kind: string; count: number }[]>`select kind, count from key_use where day = current_date order by kind`
  expect(rows).toEqual([{ kind: 'destroyed', count: 2 }, { kind: 'made', count: 2 }, { kind: 'opened', count: 3 }])
})
