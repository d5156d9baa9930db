import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { caseStore } from '#server/cases/store.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Transaction } from '#server/database/connect.ts'
import { patientStore } from '#server/patients/store.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
let ownerId = ''
let patientId = ''
let caseId = ''
const bytes = (text: string) => Buffer.from(text)
const within = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => inTransaction(server.sql, ALONE, work)

beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  const [row] = await server.sql<{ id: string }[]>`select id from app_user where subject = 'doctor'`
  ownerId = row!.id
})
afterAll(() => server.stop())

const newCase = () => ({ id: caseId, ownerId, patientId, vertical: 'med', reportLanguage: 'nb', createdFrom: null, anonymousHours: 12 })

/** A case as it is at its making: of nobody, unwritten, with a key. */
beforeEach(async () => {
  [patientId, caseId] = [randomUUID(), randomUUID()]
  await within(async (tx) => {
    await caseStore.ensurePatient(tx, { id: patientId, ownerId, kind: 'human' })
    await caseStore.insert(tx, newCase())
    await server.vault.create(tx, { id: caseId, ownerId })
  })
})

type Stored = {
  revision: number
  signed_at: Date | null
  signature_sealed: Uint8Array | null
  addenda_sealed: Uint8Array | null
  expires_at: Date | null
  patient_informed_at: Date | null
}
const stored = async (): Promise<Stored | undefined> =>
  (
    await server.sql<
      Stored[]
    >`select revision, signed_at, signature_sealed, addenda_sealed, expires_at, patient_informed_at from consultation_case where id = ${caseId}`
  )[0]
const keys = async () => (await server.sql`select from data_key where id = ${caseId}`).length
const patients = async () => (await server.sql`select from patient where id = ${patientId}`).length
const takeBack = () => within((tx) => caseStore.takeBack(tx, { caseId, ownerId }))

describe('a case is taken back', () => {
  test('with its key and its patient, while nothing has happened in it', async () => {
    expect(await takeBack()).toBe(true)
    expect([await stored(), await keys(), await patients()]).toEqual([undefined, 0, 0])
  })

  test.each([
    ['it was saved', () => server.sql`update consultation_case set revision = 2 where id = ${caseId}`],
    ['a report was asked for', () => server.sql`update consultation_case set report_request = 1 where id = ${caseId}`],
    [
      'it holds a recording',
      () => server.sql`insert into recording (id, owner_id, case_id, origin) values (${randomUUID()}, ${ownerId}, ${caseId}, 'recorded')`,
    ],
  ])('and not once %s', async (_, happen) => {
    await happen()
    expect(await takeBack()).toBe(false)
    expect([(await stored()) !== undefined, await keys(), await patients()]).toEqual([true, 1, 1])
  })
})

test('spec 4: the case of a named patient is kept until it is deleted, that of nobody for its hours', async () => {
  expect((await stored())?.expires_at).not.toBeNull()
  await within((tx) => patientStore.name(tx, { id: patientId, ownerId }, bytes('name')))
  expect((await stored())?.expires_at).toBeNull()
  caseId = randomUUID()
  await within((tx) => caseStore.insert(tx, newCase()))
  expect((await stored())?.expires_at).toBeNull()
})

test('a patient without a name is in no list of named ones, whatever key stands for it', async () => {
  await within((tx) => server.vault.create(tx, { id: patientId, ownerId }))
  expect((await patientStore.named(server.sql, ownerId)).filter(({ id }) => id === patientId)).toEqual([])
})

test('GDPR-1 the first mark that the patient was told stands', async () => {
  const mark = (minutesAgo: number) =>
    within((tx) => caseStore.update(tx, { caseId, ownerId }, { patient_informed_at: new Date(Date.now() - minutesAgo * 60_000).toISOString() }))
  expect((await mark(10)).isMarked).toBe(true)
  const first = (await stored())?.patient_informed_at
  expect((await mark(1)).isMarked).toBe(false)
  expect((await stored())?.patient_informed_at).toEqual(first)
})

test('MED-1 a report is signed once, and has addenda only then', async () => {
  const add = (text: string) => within((tx) => caseStore.saveAddenda(tx, { caseId, ownerId }, bytes(text)))
  const sign = (by: string) => within((tx) => caseStore.sign(tx, { caseId, ownerId }, { signedAt: new Date(), signature: bytes(by) }))
  await add('too early')
  expect((await stored())?.addenda_sealed).toBeNull()
  await sign('first')
  await sign('second')
  await add('later')
  const { signature_sealed: signature, addenda_sealed: addenda } = (await stored())!
  expect([Buffer.from(signature!).toString(), Buffer.from(addenda!).toString()]).toEqual(['first', 'later'])
})

test('GDPR-2 a case that is erased names its folder for removal, whatever is known of its sound', async () => {
  await within((tx) => caseStore.erase(tx, [caseId]))
  expect([await stored(), await keys()]).toEqual([undefined, 0])
  expect(await server.sql`select from blob_removal where prefix = ${`cases/${caseId}/`}`).toHaveLength(1)
})
