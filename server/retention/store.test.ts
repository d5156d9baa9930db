import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { plantRows } from '#server/testing/plant-rows.ts'
import { clockStore, receiptStore, retentionStore } from './store.ts'

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
  await sql`delete from app_user`
  await sql`delete from blob_removal`
  await sql`update retention_clock set reached = now()`
  doctor = await plant.doctor()
})
afterAll(() => database.drop())

const within = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => inTransaction(sql, ALONE, work)
const idsOf = async (found: PromiseLike<{ id: string }[]>): Promise<string[]> => (await found).map(({ id }) => id).toSorted()
/** The clock that deletion goes by, so far from the database's own. */
const setClock = (by: string) => sql`update retention_clock set reached = now() + ${by}::interval`
const secondsOf = async (statement: PromiseLike<{ seconds: number | null }[]>): Promise<number | null | undefined> => (await statement)[0]?.seconds

describe('the clock that deletion goes by', () => {
  const reached = async (): Promise<number> => (await clockStore.read(sql)).reachedMs

  test('goes forward', async () => {
    const before = await reached()
    await clockStore.advance(sql, before + 5_000)
    expect(await reached()).toBeCloseTo(before + 5_000, 0)
  })

  test('never goes backward, whatever another server says', async () => {
    const before = await reached()
    await clockStore.advance(sql, before - 3_600_000)
    expect(await reached()).toBeCloseTo(before, 0)
  })
})

describe('what is due', () => {
  test('is a case past its hour, the oldest first, and none that has time left or no hour', async () => {
    const [older, old] = [await plant.case(doctor, { expiresIn: '-2 hours' }), await plant.case(doctor, { expiresIn: '-1 hour' })]
    await plant.case(doctor, { expiresIn: '1 hour' })
    await plant.case(doctor, { expiresIn: null })
    expect((await within((tx) => retentionStore.dueCases(tx))).map(({ id }) => id)).toEqual([older, old])
  })

  test('goes by the clock of deletion, not by the database’s own', async () => {
    const one = await plant.case(doctor, { expiresIn: '-1 hour' })
    await setClock('-2 hours')
    expect(await within((tx) => retentionStore.dueCases(tx))).toEqual([])
    await setClock('0')
    expect(await idsOf(within((tx) => retentionStore.dueCases(tx)))).toEqual([one])
  })

  test('is passed over while another transaction has it', async () => {
    await plant.case(doctor, { expiresIn: '-1 hour' })
    const inOther = await within(async (tx) => {
      await retentionStore.dueCases(tx)
      return within((other) => retentionStore.dueCases(other))
    })
    expect(inOther).toEqual([])
  })

  test('is sound past its days, once its talk has ended, and not what has gone already', async () => {
    const caseId = await plant.case(doctor, { patientId: await plant.patient(doctor, { isTemporary: false }) })
    const due = await plant.recording(doctor, { caseId, state: 'finalized', audioDueIn: '-1 hour' })
    await plant.recording(doctor, { caseId, state: 'open', audioDueIn: '-1 hour' })
    await plant.recording(doctor, { caseId, state: 'done', audioDueIn: '-1 hour', isAudioGone: true })
    await plant.recording(doctor, { caseId, state: 'done', audioDueIn: '1 hour' })
    expect(await idsOf(within((tx) => retentionStore.dueAudio(tx)))).toEqual([due])
  })

  test('is sound of nobody in particular as soon as it is text, and no sooner', async () => {
    const nobodys = await plant.case(doctor)
    const named = await plant.case(doctor, { patientId: await plant.patient(doctor, { isTemporary: false }) })
    const heard = await plant.recording(doctor, { caseId: nobodys, state: 'done' })
    await plant.recording(doctor, { caseId: nobodys, state: 'finalized' })
    await plant.recording(doctor, { caseId: named, state: 'done' })
    expect(await idsOf(within((tx) => retentionStore.dueAudio(tx)))).toEqual([heard])
  })

  test('is a recording that was begun and left for two days, not one that ended and not one of yesterday', async () => {
    const caseId = await plant.case(doctor)
    const left = await plant.recording(doctor, { caseId, createdAgo: '49 hours' })
    await plant.recording(doctor, { caseId, createdAgo: '47 hours' })
    await plant.recording(doctor, { caseId, createdAgo: '49 hours', state: 'done' })
    expect(await idsOf(within((tx) => retentionStore.abandoned(tx)))).toEqual([left])
  })

  test('is seen to by one server at a time', async () => {
    const turns = await within(async (tx) => [await retentionStore.takeTurn(tx), await within((other) => retentionStore.takeTurn(other))])
    expect(turns).toEqual([true, false])
    expect(await within((tx) => retentionStore.takeTurn(tx))).toBe(true)
  })
})

describe('periods that are too long', () => {
  const PERIODS = { anonymousHours: 12, audioDays: 7 }
  const shorten = () => within((tx) => retentionStore.shorten(tx, PERIODS))
  const hoursOf = async (id: string): Promise<number> =>
    ((await secondsOf(sql`select extract(epoch from expires_at - now())::float8 as seconds from consultation_case where id = ${id}`)) ?? Number.NaN) / 3_600
  const daysOf = async (id: string): Promise<number> =>
    ((await secondsOf(sql`select extract(epoch from audio_due_at - now())::float8 as seconds from recording where id = ${id}`)) ?? Number.NaN) / 86_400

  test('are cut to the whole of what the operator grants, for texts and for sound', async () => {
    const caseId = await plant.case(doctor, { expiresIn: '20 hours' })
    const recordingId = await plant.recording(doctor, { caseId, audioDueIn: '30 days' })
    await shorten()
    expect(await hoursOf(caseId)).toBeCloseTo(12, 1)
    expect(await daysOf(recordingId)).toBeCloseTo(7, 2)
  })

  test('and what has less left, or no end, or sound that has gone, stays as it is', async () => {
    const close = await plant.case(doctor, { expiresIn: '3 hours' })
    const endless = await plant.case(doctor, { expiresIn: null })
    const gone = await plant.recording(doctor, { caseId: close, audioDueIn: '30 days', isAudioGone: true })
    const young = await plant.recording(doctor, { caseId: close, audioDueIn: '2 days' })
    await shorten()
    expect(await hoursOf(close)).toBeCloseTo(3, 1)
    expect(await hoursOf(endless)).toBeNaN()
    expect(await daysOf(gone)).toBeCloseTo(30, 2)
    expect(await daysOf(young)).toBeCloseTo(2, 2)
  })

  test('nothing is cut while the database’s clock is ahead of the one that deletion goes by', async () => {
    const caseId = await plant.case(doctor, { expiresIn: '20 hours' })
    await setClock('-2 hours')
    await shorten()
    expect(await hoursOf(caseId)).toBeCloseTo(20, 1)
  })

  test('they are cut again when the two clocks are within a minute', async () => {
    const caseId = await plant.case(doctor, { expiresIn: '20 hours' })
    await setClock('-30 seconds')
    await shorten()
    expect(await hoursOf(caseId)).toBeCloseTo(12, 1)
  })
})

describe('files that must still go', () => {
  const folder = `cases/${randomUUID()}/`

  test('are named once however often they are asked for', async () => {
    await retentionStore.nameForRemoval(sql, [folder, folder])
    await retentionStore.nameForRemoval(sql, [folder])
    expect(await retentionStore.removals(sql)).toEqual([folder])
  })

  test('rest after a failure, twice as long each time and an hour at the most', async () => {
    await retentionStore.nameForRemoval(sql, [folder])
    const rests: (number | null | undefined)[] = []
    for (const failures of [1, 2, 3]) {
      expect(await retentionStore.notRemoved(sql, folder)).toBe(failures)
      rests.push(await secondsOf(sql`select extract(epoch from next_try_at - now())::float8 as seconds from blob_removal`))
    }
    expect(rests.map((rest) => Math.round((rest ?? 0) / 10) * 10)).toEqual([20, 40, 80])
    expect(await retentionStore.removals(sql)).toEqual([])
    for (let failures = 4; failures <= 12; failures += 1) await retentionStore.notRemoved(sql, folder)
    const longest = await secondsOf(sql`select extract(epoch from next_try_at - now())::float8 as seconds from blob_removal`)
    expect(longest).toBeGreaterThan(3_590)
    expect(longest).toBeLessThanOrEqual(3_600)
  })

  test('come up again when their rest is over, and are struck off by their own name alone', async () => {
    const other = `cases/${randomUUID()}/`
    await retentionStore.nameForRemoval(sql, [folder, other])
    await retentionStore.notRemoved(sql, folder)
    expect(await retentionStore.removals(sql)).toEqual([other])
    await sql`update blob_removal set next_try_at = now() - interval '1 second'`
    expect((await retentionStore.removals(sql)).toSorted()).toEqual([folder, other].toSorted())
    await retentionStore.removed(sql, folder)
    expect(await retentionStore.removals(sql)).toEqual([other])
  })

  test('hold a receipt open until the last of them that it counts is gone', async () => {
    const open = async () => (await sql`select 1 from deletion_receipt where files_gone_at is null`).length
    await retentionStore.nameForRemoval(sql, [folder])
    await within((tx) => receiptStore.write(tx, { id: randomUUID(), reason: 'retention', counts: { cases: 1 }, keepDays: 1 }))
    await receiptStore.noteFilesGone(sql)
    expect(await open()).toBe(1)
    await retentionStore.removed(sql, folder)
    await retentionStore.nameForRemoval(sql, [`cases/${randomUUID()}/`])
    await receiptStore.noteFilesGone(sql)
    expect(await open()).toBe(0)
  })

  test('a file is a stray when no part of a recording of its case names it and nobody has asked for it to go', async () => {
    const [caseId, otherId] = [await plant.case(doctor), await plant.case(doctor)]
    const [kept, stray, asked, elsewhere] = [1, 2, 3, 4].map(() => `cases/${caseId}/${randomUUID()}`) as [string, string, string, string]
    await plant.chunk(await plant.recording(doctor, { caseId }), { blobKey: kept })
    await plant.chunk(await plant.recording(doctor, { caseId: otherId }), { blobKey: elsewhere })
    await retentionStore.nameForRemoval(sql, [asked])
    expect((await retentionStore.unnamed(sql, [kept, stray, asked, elsewhere])).toSorted()).toEqual([stray, elsewhere].toSorted())
  })
})

describe('receipts', () => {
  const idsLeft = async (): Promise<string[]> => idsOf(sql<{ id: string }[]>`select id from deletion_receipt`)

  test('go when they have been kept for as long as was said, and not before', async () => {
    await sql`delete from deletion_receipt`
    const [past, kept] = [randomUUID(), randomUUID()]
    await within((tx) => receiptStore.write(tx, { id: past, reason: 'account', counts: {}, keepDays: 0 }))
    await within((tx) => receiptStore.write(tx, { id: kept, reason: 'account', counts: { cases: 2 }, keepDays: 1 }))
    await receiptStore.forgetOld(sql)
    expect(await idsLeft()).toEqual([kept])
  })

  test('tell when it was', async () => {
    const at = await within((tx) => receiptStore.write(tx, { id: randomUUID(), reason: 'retention', counts: {}, keepDays: 1 }))
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
  })

  test('an account is known as erased for two days, and a refused token an hour beyond its end', async () => {
    await sql`insert into erased_account (digest, erased_at) values ('past', now() - interval '49 hours'), ('kept', now() - interval '47 hours')`
    await sql`insert into refused_token (digest, expires_at) values ('past', now() - interval '61 minutes'), ('kept', now() - interval '59 minutes')`
    await receiptStore.forgetOld(sql)
    await retentionStore.forgetRefusedTokens(sql)
    expect(await sql`select digest from erased_account union all select digest from refused_token`).toEqual([{ digest: 'kept' }, { digest: 'kept' }])
  })
})
