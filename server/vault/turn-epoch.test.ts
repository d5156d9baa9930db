import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeFolderShelf } from '#server/adapters/key-shelf/folder-shelf.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import type { KeyShelf } from '#server/ports/key-shelf.ts'
import { openEpochs, sealForShelf } from './epochs.ts'
import { noteKeyUse } from './note-key-use.ts'
import { epochStore, keyStore } from './store.ts'
import { turnEpoch, turnWhenDue } from './turn-epoch.ts'
import type { TurnEpoch } from './turn-epoch.ts'
import { makeVault } from './vault.ts'
import type { Vault } from './vault.ts'

const A_MINUTE_MS = 60_000
const own = (id: string) => ({ id, ownerId: null })

let fresh: FreshDatabase
let sql: Database
let turn: TurnEpoch
let vault: Vault
beforeAll(async () => {
  fresh = await freshDatabase()
  sql = fresh.sql
})
afterAll(() => fresh.drop())
beforeEach(async () => {
  for (const table of ['data_key', 'key_epoch', 'key_use']) await sql`delete from ${sql(table)}`
  const folder = await mkdtemp(join(tmpdir(), 'epikrise-turn-'))
  const [shelf, masterKey] = [makeFolderShelf(folder), createSecretKey(randomBytes(32))]
  const epochs = await openEpochs({ sql, shelf, masterKey })
  turn = { sql, store: keyStore, shelf, masterKey, epochs, noticeMs: 0 }
  vault = makeVault({ masterKey, store: keyStore, epochs })
  return () => rm(folder, { recursive: true, force: true })
})

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now()
  await work()
  return performance.now() - since
}
const uses = async () => (await sql<{ kind: string }[]>`select kind from key_use order by kind`).map(({ kind }) => kind)

test('every server has notice of a new epoch before a row needs it; what was given already is not given again', async () => {
  expect(await timeOf(() => turnEpoch({ ...turn, noticeMs: 300 }))).toBeGreaterThanOrEqual(290)
  await turnWhenDue({ ...turn, noticeMs: A_MINUTE_MS }, { epochMs: 0 })
  await sql`update key_epoch set created_at = now() - interval '1 minute' where state = 'coming'`
  expect(await timeOf(() => turnEpoch({ ...turn, noticeMs: A_MINUTE_MS }))).toBeLessThan(20_000)
})

test('all keys move, however many there are', async () => {
  const ids = Array.from({ length: 501 }, () => randomUUID())
  await sql.begin(async (tx) => {
    for (const id of ids) await vault.create(tx, own(id))
  })
  expect(await turnEpoch(turn)).toEqual({ rewrapped: 501, destroyed: 1 })
  expect(await sql`select 1 from data_key where epoch <> ${turn.epochs.current().id}`).toHaveLength(0)
})

test('the round finishes a turn that was cut short once the new epoch was current', async () => {
  const id = randomUUID()
  const key = await vault.create(sql, own(id))
  await turnWhenDue({ ...turn, noticeMs: A_MINUTE_MS }, { epochMs: 0 })
  const coming = (await epochStore.living(sql)).find(({ state }) => state === 'coming')
  await inTransaction(sql, ALONE, (tx) => epochStore.promote(tx, coming!.id))
  expect(await turnWhenDue(turn, { epochMs: A_MINUTE_MS })).toEqual({ rewrapped: 1, destroyed: 1 })
  expect((await vault.keyFor(sql, own(id))).equals(key)).toBe(true)
  expect(await turnWhenDue(turn, { epochMs: A_MINUTE_MS })).toBeUndefined()
})

test('of two servers that announce an epoch at once one does; the other takes that up, and leaves no key of its own', async () => {
  const other = randomUUID()
  const tried: string[] = []
  const shelf: KeyShelf = { ...turn.shelf, async put(name, sealed) {
    tried.push(name)
    await turn.shelf.put(name, sealed)
    await turn.shelf.put(other, sealForShelf([turn.masterKey], { id: other, key: createSecretKey(randomBytes(32)) }))
    await epochStore.begin(sql, other, 'coming')
  } }
  expect(await turnEpoch({ ...turn, shelf })).toMatchObject({ destroyed: 1 })
  expect(turn.epochs.current().id).toBe(other)
  expect(tried).toHaveLength(1)
  expect(await turn.shelf.read(tried[0]!)).toBeUndefined()
})

test('a server that comes late with an epoch that has been and gone changes nothing', async () => {
  const { id: gone } = turn.epochs.current()
  await turnEpoch(turn)
  const { id: current } = turn.epochs.current()
  await inTransaction(sql, ALONE, (tx) => epochStore.promote(tx, gone))
  expect((await epochStore.living(sql)).map(({ id, state }) => [id, state])).toEqual([[current, 'current']])
})

test('NORM-4 what was not done is not counted', async () => {
  expect(await vault.destroy(sql, randomUUID())).toBe(0)
  await noteKeyUse(sql, vault)
  expect(await uses()).toEqual([])
  await vault.create(sql, own(randomUUID()))
  await noteKeyUse(sql, vault)
  expect(await uses()).toEqual(['made'])
})
