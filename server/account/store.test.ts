import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { findUser, insertUser } from '#server/profile/store.ts'
import { plantRows, plantSealed } from '#server/testing/plant-rows.ts'
import { tombstoneStore } from '#server/tombstones/store.ts'
import { accountStore, refuseToken } from './store.ts'

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
  for (const table of ['app_user', 'data_key', 'tombstone', 'erased_account', 'refused_token']) await sql`delete from ${sql(table)}`
  doctor = await plant.doctor()
  stranger = await plant.doctor()
})
afterAll(() => database.drop())

const within = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => inTransaction(sql, ALONE, work)
const wasDeleted = async (id: string): Promise<boolean> => (await sql`select 1 where ${tombstoneStore.isNone(sql, id)}`).length === 0

describe('what an account holds', () => {
  test('is counted and named for its owner alone', async () => {
    for (const owner of [doctor, stranger]) {
      const caseId = await plant.case(owner)
      await plant.recording(owner, { caseId })
      for (const kind of ['document', 'trigger', 'conversation'] as const) await plantSealed(sql)[kind](owner, randomUUID())
    }
    expect(await within((tx) => accountStore.holdings(tx, doctor))).toEqual({ patients: 2, recordings: 1, documents: 1, triggers: 1, conversations: 1 })
    const cases = await within((tx) => accountStore.cases(tx, doctor))
    expect(cases).toHaveLength(2)
    expect(await sql`select id from consultation_case where owner_id = ${stranger} and id = any(${cases.map(({ id }) => id)}::uuid[])`).toEqual([])
  })
})

describe('GDPR-2 erasing', () => {
  test('destroys the key of the user and those of the patients, and nobody else’s', async () => {
    const [mine, theirs] = [await plant.patient(doctor), await plant.patient(stranger)]
    for (const id of [doctor, mine, stranger, theirs]) await plant.key(id)
    expect(await within((tx) => accountStore.eraseKeys(tx, doctor))).toBe(2)
    expect((await sql<{ id: string }[]>`select id from data_key`).map(({ id }) => id).toSorted()).toEqual([stranger, theirs].toSorted())
  })

  test('leaves a tombstone for each patient, so that nothing late makes one again', async () => {
    const [mine, theirs] = [await plant.patient(doctor), await plant.patient(stranger)]
    await within((tx) => accountStore.eraseKeys(tx, doctor))
    expect([await wasDeleted(mine), await wasDeleted(theirs)]).toEqual([true, false])
  })

  test('takes the row of the user with all that names it, and remembers the person by a digest', async () => {
    await plant.case(doctor)
    await within((tx) => accountStore.eraseUser(tx, doctor, { issuer: 'i', subject: doctor }))
    expect(await sql`select 1 from app_user where id = ${doctor}`).toEqual([])
    expect(await sql`select 1 from consultation_case`).toEqual([])
    expect(await sql`select 1 from app_user where id = ${stranger}`).toHaveLength(1)
    const [digest] = await sql<{ digest: string }[]>`select digest from erased_account`
    expect(digest?.digest).not.toContain(doctor)
  })
})

describe('SEC-47 a person who comes', () => {
  const HOUR = 3_600_000
  const comes = (subject: string, { issuedAt = new Date(), tokenDigest = randomUUID() }: { issuedAt?: Date; tokenDigest?: string } = {}) =>
    insertUser(sql, { issuer: 'i', subject, email: 'k@example.test', name: 'K', referenceCode: randomUUID(), tokenDigest, issuedAt })
  const isThere = async (subject: string): Promise<boolean> => (await sql`select 1 from app_user where subject = ${subject}`).length === 1

  test('is made once', async () => {
    expect([await comes('new'), await comes('new')]).toEqual([true, true])
    expect(await sql`select 1 from app_user where subject = 'new'`).toHaveLength(1)
  })

  test('is told when the reference code is somebody else’s', async () => {
    const [taken] = await sql<{ reference_code: string }[]>`select reference_code from app_user where id = ${doctor}`
    expect(await insertUser(sql, { issuer: 'i', subject: 'new', email: '', name: '', referenceCode: taken!.reference_code })).toBe(false)
  })

  test('with a token that was logged out is made no account, and is refused one that is there', async () => {
    await refuseToken(sql, { digest: 'out', expiresAt: new Date(Date.now() + HOUR) })
    await comes('new', { tokenDigest: 'out' })
    expect(await isThere('new')).toBe(false)
    await comes('new')
    const identity = { issuer: 'i', subject: 'new', email: '', name: '', acr: undefined, issuedAt: new Date(), expiresAt: new Date(), tokenDigest: 'out' }
    expect((await findUser(sql, identity, 0)).kind).toBe('refused')
    expect((await findUser(sql, { ...identity, tokenDigest: 'in' }, 0)).kind).toBe('user')
    expect((await findUser(sql, { ...identity, subject: 'nobody', tokenDigest: 'in' }, 0)).kind).toBe('nobody')
  })

  test('with a token from before the erasure is made no account; with one from after it is', async () => {
    await within((tx) => accountStore.eraseUser(tx, doctor, { issuer: 'i', subject: doctor }))
    await comes(doctor, { issuedAt: new Date(Date.now() - HOUR) })
    expect(await isThere(doctor)).toBe(false)
    await comes(doctor, { issuedAt: new Date(Date.now() + HOUR) })
    expect(await isThere(doctor)).toBe(true)
  })

  test('a refusal is kept until its token has expired, with an hour to spare', async () => {
    await sql`insert into refused_token (digest, expires_at) values ('past', now() - interval '61 minutes'), ('late', now() - interval '59 minutes')`
    await refuseToken(sql, { digest: 'new', expiresAt: new Date(Date.now() + HOUR) })
    await refuseToken(sql, { digest: 'new', expiresAt: new Date(Date.now() + 2 * HOUR) })
    expect((await sql<{ digest: string }[]>`select digest from refused_token order by digest`).map(({ digest }) => digest)).toEqual(['late', 'new'])
  })
})
