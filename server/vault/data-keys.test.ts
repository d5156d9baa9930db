import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Sql } from '#server/database/connect.ts'
import { makeDataKeys } from './data-keys.ts'
import type { KeyedRow } from './data-keys.ts'
import type { Epochs } from './epochs.ts'
import { keyStore } from './store.ts'
import type { KeyStore } from './store.ts'
import type { EpochKey } from './wrapped-key.ts'

const MASTER = createSecretKey(randomBytes(32))
const refused = (code: string) => expect.objectContaining({ code })
/** No statement is sent: the rows lie in memory. */
const SQL = {} as Sql

type StoredRow = { wrapped: Uint8Array; belongsTo: string | null }

/** Rows as the table keeps them. Into a closed epoch nothing is put. */
function makeRows(openEpoch: () => string | undefined = () => undefined) {
  const rows = new Map<string, StoredRow>()
  const store: KeyStore = {
    ...keyStore,
    insert: (_sql, { id }, { wrapped, epoch, belongsTo = null }) => {
      if (rows.has(id) || epoch !== openEpoch()) return Promise.resolve(false)
      rows.set(id, { wrapped, belongsTo })
      return Promise.resolve(true)
    },
    find: (_sql, id) => Promise.resolve(rows.get(id)?.wrapped),
    destroy: (_sql, ids) => {
      const gone = [...rows].filter(([id, { belongsTo }]) => ids.includes(id) || (belongsTo !== null && ids.includes(belongsTo)))
      for (const [id] of gone) rows.delete(id)
      return Promise.resolve(gone.length)
    },
  }
  return { rows, store }
}

const newEpoch = (): EpochKey => ({ id: randomUUID(), key: createSecretKey(randomBytes(32)), bindsOwners: true })

/** What this server knows of epochs; each reload shows it the next one. */
function makeEpochs(known: readonly EpochKey[]): { epochs: Epochs; reloads: () => number } {
  let at = 0
  return {
    epochs: {
      current: () => known[Math.min(at, known.length - 1)]!,
      find: (id) => known.find((epoch) => epoch.id === id),
      reload: () => Promise.resolve(void (at += 1)),
    },
    reloads: () => at,
  }
}

test('a key is opened for its owner from the row it came with, for nobody else, and not once it was destroyed', async () => {
  const { rows, store } = makeRows()
  const keys = makeDataKeys({ masterKey: MASTER, store })
  const place = { id: randomUUID(), ownerId: randomUUID() }
  const made = await keys.create(SQL, place)
  const row: KeyedRow = { id: place.id, owner_id: place.ownerId, wrapped_key: rows.get(place.id)!.wrapped }
  expect(keys.keyOf(row).equals(made)).toBe(true)
  expect(() => keys.keyOf({ ...row, owner_id: randomUUID() })).toThrow(refused('internal.error'))
  expect(() => keys.keyOf({ ...row, id: randomUUID() })).toThrow(refused('internal.error'))
  expect(await keys.destroy(SQL, place.id)).toBe(1)
  await expect(keys.keyFor(SQL, place)).rejects.toEqual(refused('request.not_found'))
})

test('what can be deleted by itself has a key of its own, which goes with the one it belongs to', async () => {
  const { rows, store } = makeRows()
  const keys = makeDataKeys({ masterKey: MASTER, store })
  const place = { id: randomUUID(), ownerId: randomUUID() }
  const outer = await keys.create(SQL, place)
  const within = { belongsTo: place.id, ownerId: place.ownerId }
  const [one, other] = [await keys.createWithin(SQL, within), await keys.createWithin(SQL, within)]
  expect(new Set([place.id, one.keyId, other.keyId]).size).toBe(3)
  expect([one.key.equals(other.key), one.key.equals(outer)]).toEqual([false, false])
  expect((await keys.keyFor(SQL, { id: one.keyId, ownerId: place.ownerId })).equals(one.key)).toBe(true)
  expect(rows.get(place.id)?.belongsTo).toBeNull()
  expect(await keys.destroy(SQL, place.id)).toBe(3)
  expect(rows.size).toBe(0)
})

test('NORM-4 keys that are made and opened are counted, each once, and the count begins anew when it is taken', async () => {
  const { store } = makeRows()
  const keys = makeDataKeys({ masterKey: MASTER, store })
  expect(keys.takeUses()).toEqual({ opened: 0, made: 0 })
  const place = { id: randomUUID(), ownerId: randomUUID() }
  await keys.create(SQL, place)
  await keys.create(SQL, place)
  await keys.keyFor(SQL, place)
  expect(keys.takeUses()).toEqual({ opened: 2, made: 1 })
  expect(keys.takeUses()).toEqual({ opened: 0, made: 0 })
})

test('a key that meets an epoch which was closed meanwhile is made in the one that took its place', async () => {
  const [old, current] = [newEpoch(), newEpoch()]
  const { epochs, reloads } = makeEpochs([old, current])
  const { store } = makeRows(() => current.id)
  const keys = makeDataKeys({ masterKey: MASTER, store, epochs })
  const place = { id: randomUUID(), ownerId: randomUUID() }
  const made = await keys.create(SQL, place)
  expect(reloads()).toBe(1)
  expect((await keys.keyFor(SQL, place)).equals(made)).toBe(true)
})

test('that the key is there already is no missed epoch: nothing is read anew', async () => {
  const current = newEpoch()
  const { epochs, reloads } = makeEpochs([current])
  const { store } = makeRows(() => current.id)
  const keys = makeDataKeys({ masterKey: MASTER, store, epochs })
  const place = { id: randomUUID(), ownerId: randomUUID() }
  expect((await keys.create(SQL, place)).equals(await keys.create(SQL, place))).toBe(true)
  expect(reloads()).toBe(0)
})

test('a server that misses every epoch gives up, and has made no key', async () => {
  const { epochs, reloads } = makeEpochs([newEpoch()])
  const { rows, store } = makeRows(() => 'another')
  const keys = makeDataKeys({ masterKey: MASTER, store, epochs })
  await expect(keys.create(SQL, { id: randomUUID(), ownerId: randomUUID() })).rejects.toEqual(refused('request.not_found'))
  expect(reloads()).toBe(3)
  expect(rows.size).toBe(0)
  expect(keys.takeUses().made).toBe(0)
})
