import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { plantRows, plantSealed, SEALED } from '#server/testing/plant-rows.ts'
import { keylessStore, orphanStore } from './store.ts'

let database: FreshDatabase
let sql: Database
let plant: ReturnType<typeof plantRows>
let doctor: string
beforeAll(async () => {
  database = await freshDatabase()
  sql = database.sql
  plant = plantRows(sql)
})
beforeEach(async () => {
  for (const table of ['contact_message', 'app_user', 'data_key']) await sql`delete from ${sql(table)}`
  doctor = await plant.doctor()
})
afterAll(() => database.drop())

const within = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => inTransaction(sql, ALONE, work)
const idsOf = async (found: PromiseLike<{ id: string }[]>): Promise<string[]> => (await found).map(({ id }) => id).toSorted()

describe('what has lost its key', () => {
  test('is a case without one', async () => {
    const [lost, whole] = [await plant.case(doctor), await plant.case(doctor)]
    await plant.key(whole)
    expect(await idsOf(within((tx) => keylessStore.cases(tx)))).toEqual([lost])
  })

  test('is a named patient without one and without cases; not one whose name is nowhere', async () => {
    const [lost, keyed, visited] = [await plant.patient(doctor), await plant.patient(doctor), await plant.patient(doctor)]
    const nameless = await plant.patient(doctor)
    await sql`update patient set identity_sealed = ${SEALED} where id = any(${[lost, keyed, visited]}::uuid[])`
    await plant.key(keyed)
    await plant.case(doctor, { patientId: visited })
    expect(await within((tx) => keylessStore.erasePatients(tx))).toBe(1)
    expect(await idsOf(sql<{ id: string }[]>`select id from patient`)).toEqual([keyed, visited, nameless].toSorted())
  })

  test('is a recording cancelled since the rows were copied, named by its id', async () => {
    const caseId = await plant.case(doctor)
    const [open, cancelled] = [await plant.recording(doctor, { caseId }), await plant.recording(doctor, { caseId, state: 'cancelled' })]
    await plant.recording(doctor, { caseId })
    expect(await idsOf(within((tx) => keylessStore.cancelledSince(tx, [open, cancelled])))).toEqual([open])
  })

  test.each([
    ['document', keylessStore.eraseDocuments, 'case_document'],
    ['conversation', keylessStore.eraseConversations, 'conversation'],
    ['message', keylessStore.eraseMessages, 'contact_message'],
    ['template', keylessStore.eraseTemplates, 'report_template'],
    ['trigger', keylessStore.eraseTriggers, 'trigger_phrase'],
    ['prompt', keylessStore.erasePrompts, 'custom_prompt'],
  ] as const)('is a %s, and the one beside it stays', async (kind, erase, table) => {
    const keyed = await plant.key(randomUUID())
    await plantSealed(sql)[kind](doctor, keyed)
    await plantSealed(sql)[kind](await plant.doctor(), randomUUID())
    await within<unknown>((tx) => erase(tx))
    expect(await sql`select key_id from ${sql(table)}`).toEqual([{ key_id: keyed }])
  })

  test('is an account that was there when the keys were copied and is not in the copy', async () => {
    const [kept, late] = [await plant.doctor(), await plant.doctor()]
    await plant.doctor()
    await sql`update app_user set created_at = now() - interval '1 day' where id <> ${late}`
    const copy = { userIds: [kept, doctor], at: new Date(Date.now() - 3_600_000).toISOString() }
    expect(await within((tx) => keylessStore.eraseUsers(tx, copy))).toBe(1)
    expect(await idsOf(sql<{ id: string }[]>`select id from app_user`)).toEqual([doctor, kept, late].toSorted())
  })
})

describe('a key that names nothing', () => {
  test('is destroyed once it is older than any call that might be about to use it', async () => {
    const [old, young, spared] = [randomUUID(), randomUUID(), randomUUID()]
    await plant.key(old, { createdAgo: '2 hours' })
    await plant.key(young)
    await plant.key(spared, { createdAgo: '2 hours' })
    expect(await within((tx) => orphanStore.destroyKeys(tx, [spared]))).toBe(1)
    expect(await idsOf(sql<{ id: string }[]>`select id from data_key`)).toEqual([young, spared].toSorted())
  })

  const old = (id: string) => sql`insert into data_key (id, wrapped, created_at) values (${id}, ${SEALED}, now() - interval '2 hours')`

  test.each(['document', 'trigger', 'template', 'conversation', 'prompt', 'message'] as const)('stays while a %s names it', async (kind) => {
    const key = randomUUID()
    await plantSealed(sql)[kind](doctor, key)
    await old(key)
    await within((tx) => orphanStore.destroyKeys(tx, []))
    expect(await sql`select 1 from data_key where id = ${key}`).toHaveLength(1)
  })

  test.each([
    ['a case', () => plant.case(doctor)],
    ['a patient', () => plant.patient(doctor)],
    ['a person', () => Promise.resolve(doctor)],
  ])('stays while it is that of %s', async (_what, plantIt) => {
    const id = await plantIt()
    await old(id)
    await within((tx) => orphanStore.destroyKeys(tx, []))
    expect(await sql`select 1 from data_key where id = ${id}`).toHaveLength(1)
  })
})
