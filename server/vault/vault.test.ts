import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { associatedData, seal } from './envelope.ts'
import type { Place } from './envelope.ts'
import type { ByteRange } from './sealed-stream.ts'
import { keyStore } from './store.ts'
import { makeVault } from './vault.ts'
import type { Vault } from './vault.ts'

const OWNER = randomUUID()
const own = (id: string) => ({ id, ownerId: OWNER })

let fresh: FreshDatabase
let sql: Database
const masterKey = createSecretKey(randomBytes(32))
let vault: Vault
beforeEach(() => void (vault = makeVault({ masterKey, store: keyStore })))
const refused = (code: string) => expect.objectContaining({ code })

beforeAll(async () => {
  fresh = await freshDatabase()
  sql = fresh.sql
})
afterAll(() => fresh.drop())

test('a key is made once, and is the same for whoever asks', async () => {
  const id = randomUUID()
  const [one, two] = await Promise.all([vault.create(sql, own(id)), vault.create(sql, own(id))])
  expect(one.equals(two)).toBe(true)
  expect((await vault.keyFor(sql, own(id))).equals(one)).toBe(true)
  const other = await vault.create(sql, own(randomUUID()))
  expect(other.equals(one)).toBe(false)
})

test('GDPR-2 a destroyed key is gone at once, also for another server that used it before', async () => {
  const id = randomUUID()
  const elsewhere = openDatabase(fresh.connection, { maxConnections: 1 })
  await vault.create(sql, own(id))
  await vault.keyFor(elsewhere, own(id))
  await sql.begin((transaction) => vault.destroy(transaction, id))
  await expect(vault.keyFor(elsewhere, own(id))).rejects.toEqual(refused('request.not_found'))
  await expect(vault.keyFor(sql, own(id))).rejects.toEqual(refused('request.not_found'))
  await elsewhere.end()
})

test('a key whose transaction fails was never made', async () => {
  const id = randomUUID()
  await sql.begin(async (transaction) => {
    await vault.create(transaction, own(id))
    throw new Error('undone')
  }).catch(() => undefined)
  await expect(vault.keyFor(sql, own(id))).rejects.toEqual(refused('request.not_found'))
})

test('SEC-54 a long text is made smaller before it is sealed, comes back letter by letter, and opens in its own place alone', async () => {
  const id = randomUUID()
  const [key, otherKey] = [await vault.create(sql, own(id)), await vault.create(sql, own(randomUUID()))]
  const place = { id, field: 'report' }
  const text = 'Hoste i tre dager, æøå 🩺. '.repeat(300)
  const sealed = vault.sealText(key, place, text)
  expect(vault.openText(key, place, sealed)).toBe(text)
  expect(sealed.length).toBeLessThan(text.length / 4)
  expect(() => vault.openText(key, { id, field: 'transcript' }, sealed)).toThrow('internal.error')
  expect(() => vault.openText(otherKey, place, sealed)).toThrow('internal.error')
  // Neither is a small text taken for a large one nor the other way round.
  for (const [mark, given] of [[1, sealed], [3, vault.sealText(key, place, 'kort')]] as const) {
    expect(() => vault.openText(key, place, Buffer.concat([Buffer.of(mark), given.subarray(1)]))).toThrow('internal.error')
  }
})

test('a long text sealed before texts were made smaller still opens', async () => {
  const id = randomUUID()
  const key = await vault.create(sql, own(id))
  const text = 'Hoste i tre dager. '.repeat(300)
  const sealed = seal(key, associatedData('text', [id, 'report']), Buffer.from(text))
  expect(vault.openText(key, { id, field: 'report' }, sealed)).toBe(text)
})

test('SEC-54 a text opens in its own place alone', async () => {
  const id = randomUUID()
  const key = await vault.create(sql, own(id))
  const sealed = vault.sealText(key, { id, field: 'transcript' }, 'Hoste i tre dager, æøå 🩺')
  expect(vault.openText(key, { id, field: 'transcript' }, sealed)).toBe('Hoste i tre dager, æøå 🩺')
  expect(sealed.toString('latin1')).not.toContain('Hoste')

  const otherKey = await vault.create(sql, own(randomUUID()))
  expect(() => vault.openText(key, { id, field: 'report' }, sealed)).toThrow('internal.error')
  expect(() => vault.openText(key, { id: randomUUID(), field: 'transcript' }, sealed)).toThrow('internal.error')
  expect(() => vault.openText(otherKey, { id, field: 'transcript' }, sealed)).toThrow('internal.error')
  for (let place = 0; place < sealed.length; place += 1) {
    const altered = Buffer.from(sealed)
    altered[place]! ^= 1
    expect(() => vault.openText(key, { id, field: 'transcript' }, altered), `byte ${place}`).toThrow('internal.error')
    expect(() => vault.openText(key, { id, field: 'transcript' }, sealed.subarray(0, place)), `cut at ${place}`).toThrow('internal.error')
  }
})

test('SEC-54 sound is sealed on its way to where it lies, and opens in its own place, whole or in part', async () => {
  const key = await vault.create(sql, own(randomUUID()))
  const place = { id: randomUUID(), field: 'audio' }
  const sound = randomBytes(100_000)
  const stored = Buffer.concat(await Array.fromAsync(vault.sealBytes(key, place, [sound])))
  const source = { sealedBytes: stored.length, async *read({ start, end }: ByteRange) { yield stored.subarray(start, end + 1) } }
  const open = async (at: Place, range?: ByteRange) => Buffer.concat(await Array.fromAsync(vault.openBytes(key, at, { ...source, range })))
  expect(stored.includes(sound.subarray(0, 32))).toBe(false)
  expect(vault.contentBytes(stored.length)).toBe(sound.length)
  expect((await open(place)).equals(sound)).toBe(true)
  expect((await open(place, { start: 70_000, end: 70_009 })).equals(sound.subarray(70_000, 70_010))).toBe(true)
  await expect(open({ ...place, id: randomUUID() })).rejects.toEqual(refused('internal.error'))
})

test('SEC-54 a wrapped key moved to another row does not open', async () => {
  const [id, other] = [randomUUID(), randomUUID()]
  await vault.create(sql, own(id))
  const wrapped = (await keyStore.find(sql, id))!
  expect(() => vault.open(own(other), wrapped)).toThrow('internal.error')
  expect(vault.open(own(id), wrapped).equals(await vault.keyFor(sql, own(id)))).toBe(true)
})

test('SEC-54 no nonce comes twice', async () => {
  const key = await vault.create(sql, own(randomUUID()))
  const nonces = Array.from({ length: 5_000 }, () => vault.sealText(key, { id: 'a', field: 'b' }, '').subarray(1, 13).toString('hex'))
  expect(new Set(nonces).size).toBe(5_000)
})
