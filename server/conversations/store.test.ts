import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { plantRows } from '#server/testing/plant-rows.ts'
import { messageStore } from './messages/store.ts'
import type { NewMessage } from './messages/store.ts'
import { conversationStore } from './store.ts'

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
  await sql`update retention_clock set reached = now()`
  doctor = await plant.doctor()
  stranger = await plant.doctor()
})
afterAll(() => database.drop())

const within = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => inTransaction(sql, ALONE, work)
const text = (words: string): Buffer => Buffer.from(words)

type Made = { id: string; ownerId: string; caseId: string | null; keyId: string; vertical: string; country: string; title: Uint8Array | null }
async function make(ownerId: string, { caseId = null, title = null }: { caseId?: string | null; title?: Uint8Array | null } = {}): Promise<Made> {
  const made: Made = { id: randomUUID(), ownerId, caseId, keyId: await plant.key(randomUUID()), vertical: 'med', country: 'no', title }
  expect(await within((tx) => conversationStore.insert(tx, made))).toBe(true)
  return made
}

const asked = ({ id: conversationId, ownerId, keyId }: Made, position: number, more: Partial<NewMessage> = {}): NewMessage => ({
  conversationId, ownerId, keyId, id: randomUUID(), position, role: 'User', state: 'done', language: 'nb', content: text('words'), ...more,
})
const say = (made: Made, position: number, more: Partial<NewMessage> = {}) => within((tx) => messageStore.insert(tx, asked(made, position, more)))
const answering = (made: Made, position: number) => say(made, position, { role: 'Assistant', state: 'answering', content: null })

describe('conversations', () => {
  test('are listed when something was asked in them, the one asked last first, and not those on a case', async () => {
    const [older, newer] = [await make(doctor), await make(doctor)]
    await make(doctor)
    const onCase = await make(doctor, { caseId: await plant.case(doctor) })
    for (const one of [older, newer, onCase]) await say(one, 1)
    await within((tx) => conversationStore.touch(tx, older.id, text('t')))
    expect((await conversationStore.list(sql, doctor)).map(({ id }) => id)).toEqual([older.id, newer.id])
    expect(await conversationStore.count(sql, doctor)).toBe(3)
  })

  test('are their owner’s alone', async () => {
    const general = await make(doctor)
    const caseId = await plant.case(doctor)
    await make(doctor, { caseId })
    await say(general, 1)
    expect([await conversationStore.list(sql, stranger), await conversationStore.count(sql, stranger)]).toEqual([[], 0])
    for (const which of [{ id: general.id, ownerId: stranger }, { caseId, ownerId: stranger }]) {
      expect(await conversationStore.find(sql, which)).toBeUndefined()
      expect(await within((tx) => conversationStore.lock(tx, which))).toBeUndefined()
      expect(await within((tx) => conversationStore.remove(tx, which))).toBeUndefined()
    }
    expect((await conversationStore.find(sql, { id: general.id, ownerId: doctor }))?.id).toBe(general.id)
  })

  test('one on a case is found by its case, and never by an id as if it were general', async () => {
    const caseId = await plant.case(doctor)
    const onCase = await make(doctor, { caseId })
    expect((await conversationStore.find(sql, { caseId, ownerId: doctor }))?.id).toBe(onCase.id)
    expect(await conversationStore.find(sql, { id: onCase.id, ownerId: doctor })).toBeUndefined()
    expect((await conversationStore.ofTopic(sql, { id: caseId, readerId: doctor }))?.id).toBe(onCase.id)
    expect(await conversationStore.ofTopic(sql, { id: onCase.id, readerId: doctor })).toBeUndefined()
  })

  test('what a key is unwrapped for is who asks, not whose row it is (SEC-53)', async () => {
    const general = await make(doctor)
    expect((await conversationStore.ofTopic(sql, { id: general.id, readerId: stranger }))?.owner_id).toBe(stranger)
  })

  test('the first question gives the title, and no later one another', async () => {
    const made = await make(doctor)
    for (const title of ['first', 'second']) await within((tx) => conversationStore.touch(tx, made.id, text(title)))
    expect(String((await conversationStore.find(sql, { id: made.id, ownerId: doctor }))?.title_sealed)).toBe('first')
  })

  test('an id is taken once, by whomever', async () => {
    const made = await make(doctor)
    expect(await within((tx) => conversationStore.insert(tx, { ...made, ownerId: stranger }))).toBe(false)
  })

  test('one that is deleted takes messages and key along, tells what was under way, and nothing late makes it again', async () => {
    const [made, other] = [await make(doctor), await make(doctor)]
    const [question, answer] = [await say(made, 1), await answering(made, 2)]
    await say(other, 1)
    expect(await within((tx) => conversationStore.remove(tx, { id: made.id, ownerId: doctor }))).toEqual({ underWay: [answer?.id] })
    expect(await sql`select id from data_key`).toEqual([{ id: other.keyId }])
    expect(await sql`select conversation_id from message`).toEqual([{ conversation_id: other.id }])
    expect(await within((tx) => conversationStore.insert(tx, made))).toBe(false)
    expect(await within((tx) => messageStore.insert(tx, asked(other, 2, { id: question!.id })))).toBeUndefined()
  })
})

describe('messages', () => {
  const workOf = async (made: Made) => ({ id: (await answering(made, 1))!.id, conversation_id: made.id })
  const outcome = { content: text('an answer'), isHuman: false, failureCode: null }
  const finish = (work: { id: string; conversation_id: string }, as: Parameters<typeof messageStore.finish>[2] = outcome) =>
    within((tx) => messageStore.finish(tx, work, as))
  const attemptsOf = async ({ id }: { id: string }) => (await sql<{ attempts: number }[]>`select attempts from message where id = ${id}`)[0]?.attempts

  test('stand in their order, one to a place', async () => {
    const made = await make(doctor)
    await say(made, 2)
    await say(made, 1)
    expect((await messageStore.list(sql, made.id)).map(({ position }) => position)).toEqual([1, 2])
    expect(await say(made, 2)).toBeUndefined()
  })

  test('are found and removed in their conversation alone', async () => {
    const [made, other] = [await make(doctor), await make(doctor)]
    const message = await say(made, 1)
    expect(await messageStore.find(sql, other.id, message!.id)).toBeUndefined()
    await within((tx) => messageStore.remove(tx, other.id, message!.id))
    expect((await messageStore.find(sql, made.id, message!.id))?.id).toBe(message!.id)
    await within((tx) => messageStore.remove(tx, made.id, message!.id))
    expect(await messageStore.find(sql, made.id, message!.id)).toBeUndefined()
  })

  test('an answer takes effect once', async () => {
    const work = await workOf(await make(doctor))
    expect([await finish(work), await finish(work, { ...outcome, content: text('another') })]).toEqual([true, false])
    expect(await messageStore.find(sql, work.conversation_id, work.id)).toMatchObject({ state: 'done', content_sealed: text('an answer'), failure_code: null })
  })

  test('one that failed says of what', async () => {
    const work = await workOf(await make(doctor))
    await finish(work, { ...outcome, failureCode: 'language.unavailable' })
    expect(await messageStore.find(sql, work.conversation_id, work.id)).toMatchObject({ state: 'failed', failure_code: 'language.unavailable' })
  })

  test('an answer is begun while it is waited for, each attempt counted, and one that was stopped is not', async () => {
    const work = await workOf(await make(doctor))
    expect([(await messageStore.begin(sql, work.id))?.attempt, (await messageStore.begin(sql, work.id))?.attempt]).toEqual([1, 2])
    await messageStore.takeBack(sql, work.id)
    expect(await attemptsOf(work)).toBe(1)
    await finish(work)
    expect(await messageStore.begin(sql, work.id)).toBeUndefined()
    expect(await attemptsOf(work)).toBe(0)
  })

  test('an answer about a case that is due for deletion is begun no more', async () => {
    const [due, alive] = [await plant.case(doctor, { expiresIn: '-1 minute' }), await plant.case(doctor, { expiresIn: '1 minute' })]
    const works = [await workOf(await make(doctor, { caseId: due })), await workOf(await make(doctor, { caseId: alive }))]
    expect(await Promise.all(works.map(async ({ id }) => (await messageStore.begin(sql, id))?.case_id))).toEqual([undefined, alive])
  })

  test('what nobody is at is found after three seconds, and nothing that is done', async () => {
    const [made, other] = [await make(doctor), await make(doctor)]
    const [left, fresh] = [await answering(made, 1), await answering(other, 1)]
    await say(made, 2)
    await sql`update message set updated_at = now() - interval '4 seconds' where id <> ${fresh!.id}`
    expect(await messageStore.waiting(sql)).toEqual([{ id: left!.id, owner_id: doctor }])
  })
})
