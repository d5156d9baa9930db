import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeFolderShelf } from '#server/adapters/key-shelf/folder-shelf.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import type { KeyShelf } from '#server/ports/key-shelf.ts'
import { openEpochs, openFromShelf, readEpochKey, sealForShelf } from './epochs.ts'
import { turnEpoch } from './turn-epoch.ts'
import { keyStore } from './store.ts'

const newKey = () => createSecretKey(randomBytes(32))

describe('the key of an epoch on the shelf', () => {
  const [id, masterKey, key] = [randomUUID(), newKey(), newKey()]

  test('opens with its master key, in its own place, and with no other', () => {
    const shelved = sealForShelf([masterKey], { id, key })
    expect(openFromShelf(masterKey, id, shelved)?.equals(key)).toBe(true)
    expect(openFromShelf(masterKey, randomUUID(), shelved)).toBeUndefined()
    expect(openFromShelf(newKey(), id, shelved)).toBeUndefined()
    expect(openFromShelf(masterKey, id, shelved.subarray(1))).toBeUndefined()
  })

  test('opens with each of two while the master key changes', () => {
    const next = newKey()
    const shelved = sealForShelf([next, masterKey], { id, key })
    for (const opener of [masterKey, next]) expect(openFromShelf(opener, id, shelved)?.equals(key)).toBe(true)
  })

  /** A shelf with this in the place of the key, and those beside it. */
  function shelfOf(inPlace: Uint8Array | undefined, beside: Uint8Array[]) {
    const put: [string, Uint8Array][] = []
    const shelf = { read: async () => inPlace, leftovers: async () => beside, put: async (name: string, sealed: Uint8Array) => void put.push([name, sealed]) }
    return { shelf: shelf as unknown as KeyShelf, put }
  }
  const [good, spoilt] = [sealForShelf([masterKey], { id, key }), randomBytes(61)]

  test.each([['spoilt', spoilt], ['gone', undefined]])('that is %s is found beside its place, and put there', async (_, inPlace) => {
    const { shelf, put } = shelfOf(inPlace, [spoilt, good])
    expect((await readEpochKey(shelf, id, [newKey(), masterKey]))?.equals(key)).toBe(true)
    expect(put).toEqual([[id, good]])
  })

  test('that stands in its place is left there; where none opens there is none', async () => {
    const whole = shelfOf(good, [good])
    expect((await readEpochKey(whole.shelf, id, [masterKey]))?.equals(key)).toBe(true)
    const lost = shelfOf(spoilt, [spoilt])
    expect(await readEpochKey(lost.shelf, id, [masterKey])).toBeUndefined()
    expect([whole.put, lost.put]).toEqual([[], []])
  })
})

describe('a server that starts', () => {
  let fresh: FreshDatabase
  let folder: string
  let shelf: KeyShelf
  const masterKey = newKey()
  beforeAll(async () => void (fresh = await freshDatabase()))
  afterAll(() => fresh.drop())
  beforeEach(async () => {
    await fresh.sql`delete from key_epoch`
    folder = await mkdtemp(join(tmpdir(), 'epikrise-shelf-'))
    shelf = makeFolderShelf(folder)
    return () => rm(folder, { recursive: true, force: true })
  })
  const start = () => openEpochs({ sql: fresh.sql, shelf, masterKey })

  test('begins the first epoch; those beside it and after it take it up, and leave no key of their own', async () => {
    const [one, two] = await Promise.all([start(), start()])
    expect(one.current().id).toBe(two.current().id)
    expect((await start()).current().id).toBe(one.current().id)
    expect(await readdir(folder)).toEqual([`${one.current().id}.key`])
  })

  test('makes no key where there is an epoch already', async () => {
    await start()
    const put: string[] = []
    await openEpochs({ sql: fresh.sql, shelf: { ...shelf, put: async (name) => void put.push(name) }, masterKey })
    expect(put).toEqual([])
  })

  test('tidies away old keys that no epoch has, and no other', async () => {
    const { id } = (await start()).current()
    const [old, young] = [randomUUID(), randomUUID()]
    for (const name of [old, young]) await shelf.put(name, randomBytes(61))
    const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000)
    for (const name of [id, old]) await utimes(join(folder, `${name}.key`), twoHoursAgo, twoHoursAgo)
    expect((await start()).current().id).toBe(id)
    expect((await readdir(folder)).toSorted()).toEqual([`${id}.key`, `${young}.key`].toSorted())
  })

  test('has no epoch at hand that was destroyed meanwhile', async () => {
    const [turning, working] = [await start(), await start()]
    const { id } = working.current()
    await turnEpoch({ sql: fresh.sql, store: keyStore, shelf, masterKey, epochs: turning, noticeMs: 0 })
    await working.reload(fresh.sql)
    expect([turning, working].map((epochs) => epochs.find(id))).toEqual([undefined, undefined])
    expect(working.current().id).toBe(turning.current().id)
  })
})
