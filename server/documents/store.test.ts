import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { plantRows, SEALED } from '#server/testing/plant-rows.ts'
import { customPromptStore } from '#server/optimizer/store.ts'
import { triggerStore } from '#server/triggers/store.ts'
import { documentStore } from './store.ts'

let database: FreshDatabase
let sql: Database
let plant: ReturnType<typeof plantRows>
let doctor: string
let stranger: string
beforeAll(async () => {
  database = await freshDatabase()
  sql = database.sql
  plant = plantRows(sql)
})
beforeEach(async () => {
  for (const table of ['app_user', 'data_key', 'tombstone']) await sql`delete from ${sql(table)}`
  doctor = await plant.doctor()
  stranger = await plant.doctor()
})
afterAll(() => database.drop())

const within = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => inTransaction(sql, ALONE, work)
const keysLeft = async (): Promise<string[]> => (await sql<{ id: string }[]>`select id from data_key order by id`).map(({ id }) => id)

describe('a document', () => {
  const make = async () => {
    const own = { id: randomUUID(), caseId: await plant.case(doctor), ownerId: doctor }
    const keyId = await plant.key(randomUUID())
    expect(await within((tx) => documentStore.insert(tx, own, { kind: 'referral', sealed: Buffer.from('first'), keyId }))).toBe(true)
    return { own, keyId }
  }

  test('is read, changed and removed by its owner, in its case', async () => {
    const { own } = await make()
    const others = [{ ...own, ownerId: stranger }, { ...own, caseId: randomUUID() }, { ...own, id: randomUUID() }]
    for (const other of others) {
      expect(await documentStore.find(sql, other)).toBeUndefined()
      await within((tx) => documentStore.update(tx, other, { sealed: Buffer.from('strange'), keyId: randomUUID() }))
      expect(await within((tx) => documentStore.remove(tx, other))).toBe(false)
    }
    expect(await documentStore.list(sql, { caseId: own.caseId, ownerId: stranger })).toEqual([])
    expect(await documentStore.list(sql, own)).toMatchObject([{ id: own.id, revision: 1, content_sealed: Buffer.from('first') }])
  })

  test('is another revision with each change', async () => {
    const { own, keyId } = await make()
    await within((tx) => documentStore.update(tx, own, { sealed: Buffer.from('second'), keyId }))
    expect(await documentStore.find(sql, own)).toMatchObject({ revision: 2, content_sealed: Buffer.from('second') })
  })

  test('goes with its key, and no late save makes it again', async () => {
    const [{ own, keyId }, other] = [await make(), await make()]
    expect(await within((tx) => documentStore.remove(tx, own))).toBe(true)
    expect(await keysLeft()).toEqual([other.keyId])
    expect(await within((tx) => documentStore.insert(tx, own, { kind: 'referral', sealed: SEALED, keyId }))).toBe(false)
    expect(await documentStore.find(sql, other.own)).toBeDefined()
  })

  test('of an id that is taken is not made, by whomever', async () => {
    const { own, keyId } = await make()
    const another = { ...own, ownerId: stranger, caseId: await plant.case(stranger) }
    expect(await within((tx) => documentStore.insert(tx, another, { kind: 'referral', sealed: SEALED, keyId }))).toBe(false)
  })
})

describe('a trigger phrase', () => {
  const save = async (ownerId: string, id = randomUUID()) => {
    const keyId = await plant.key(randomUUID())
    await within((tx) => triggerStore.save(tx, { id, ownerId }, { sealed: SEALED, keyId }))
    return { id, ownerId, keyId }
  }

  test('is its owner’s, also where another has one of the same id', async () => {
    const mine = await save(doctor)
    const theirs = await save(stranger, mine.id)
    expect((await triggerStore.list(sql, doctor)).map(({ key_id: key }) => key)).toEqual([mine.keyId])
    expect((await within((tx) => triggerStore.findKey(tx, theirs)))?.id).toBe(theirs.keyId)
    expect(await within((tx) => triggerStore.countOthers(tx, mine))).toBe(0)
    expect(await within((tx) => triggerStore.remove(tx, mine))).toBe(true)
    expect(await keysLeft()).toEqual([theirs.keyId])
    expect(await triggerStore.list(sql, stranger)).toHaveLength(1)
  })

  test('that is changed keeps its place, and counts beside others', async () => {
    const [first, second] = [await save(doctor), await save(doctor)]
    await save(doctor, first.id)
    expect((await triggerStore.list(sql, doctor)).map(({ id }) => id)).toEqual([first.id, second.id])
    expect(await within((tx) => triggerStore.countOthers(tx, second))).toBe(1)
  })

  test('that is not there is not removed', async () => {
    const { ownerId } = await save(doctor)
    expect(await within((tx) => triggerStore.remove(tx, { id: randomUUID(), ownerId }))).toBe(false)
    expect(await keysLeft()).toHaveLength(1)
  })
})

describe('a custom prompt', () => {
  const save = async (userId: string) => {
    const keyId = await plant.key(randomUUID())
    await within((tx) => customPromptStore.save(tx, { id: randomUUID(), userId }, { sealed: SEALED, keyId }))
    return keyId
  }

  test('is its user’s, and goes with its key', async () => {
    const [mine, theirs] = [await save(doctor), await save(stranger)]
    expect((await customPromptStore.find(sql, doctor))?.key_id).toBe(mine)
    await within((tx) => customPromptStore.remove(tx, doctor))
    expect(await customPromptStore.find(sql, doctor)).toBeUndefined()
    expect([await keysLeft(), (await customPromptStore.find(sql, stranger))?.key_id]).toEqual([[theirs], theirs])
  })

  test('there is one of each user', async () => {
    await save(doctor)
    const later = await save(doctor)
    expect((await customPromptStore.find(sql, doctor))?.key_id).toBe(later)
  })
})
