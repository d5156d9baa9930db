import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Transaction } from '#server/database/connect.ts'
import { recordingStore } from '#server/recordings/store.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
let ownerId = ''
let own = { caseId: '', recordingId: '' }
const HEARD = { sealed: Buffer.from('words'), words: Buffer.from('places'), durationMs: 1_000, missingStretches: [] }
const within = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => inTransaction(server.sql, ALONE, work)

beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  await server.subscribe('other')
})
afterAll(() => server.stop())

const idOf = async (as: string) => (await server.sql<{ id: string }[]>`select id from app_user where subject = ${as}`)[0]!.id

/** A case with an open recording of one part. */
async function begin(as = 'doctor') {
  ownerId = await idOf(as)
  const made = { caseId: randomUUID(), recordingId: randomUUID() }
  await server.call('POST', `/patients/${randomUUID()}/cases`, { as, body: { id: made.caseId } })
  await within(async (tx) => {
    await recordingStore.insert(tx, { id: made.recordingId, ownerId, caseId: made.caseId, origin: 'recorded', audioDays: 30 })
    await recordingStore.insertChunk(tx, chunkOf(made.recordingId, 1))
  })
  return made
}
const chunkOf = (recordingId: string, index: number) => ({
  recording_id: recordingId,
  chunk_index: index,
  sha256: 'x',
  bytes: 1,
  media_type: 'audio/webm',
  blob_key: `cases/${recordingId}/${index}`,
})
beforeEach(async () => {
  own = await begin()
})

const set = (fields: Record<string, string | number | boolean | Date | null>, id = own.recordingId) =>
  server.sql`update recording set ${server.sql(fields)} where id = ${id}`
const stateOf = async () => (await server.sql<{ state: string }[]>`select state from recording where id = ${own.recordingId}`)[0]?.state
const hear = () => server.sql`update audio_chunk set transcript_sealed = 'x' where recording_id = ${own.recordingId}`
const append = (index: number, caseId = own.caseId) =>
  recordingStore.append(server.sql, chunkOf(own.recordingId, index), { ownerId, caseId, ms: 1, mostBytes: 1_000 })

describe('REL-6 a part is added in one statement', () => {
  test('to an open recording of its own case alone', async () => {
    const other = await begin()
    expect([await append(2), await append(3, other.caseId)]).toEqual([true, false])
    await set({ state: 'finalized' })
    expect(await append(4)).toBe(false)
  })

  test('once: the same index again is looked at otherwise', async () => {
    expect([await append(2), await append(2)]).toEqual([true, false])
  })
})

describe('REL-15 what a worker found out counts', () => {
  test('while the recording waits for it and every part has been heard', async () => {
    const done = () => within((tx) => recordingStore.done(tx, own.recordingId, HEARD))
    await hear()
    expect(await done()).toBe(false)
    await set({ state: 'finalized' })
    await within((tx) => recordingStore.insertChunk(tx, chunkOf(own.recordingId, 2)))
    expect(await done()).toBe(false)
    await hear()
    expect([await done(), await done(), await stateOf()]).toEqual([true, false, 'done'])
  })

  test('and its failure as well', async () => {
    const fail = () => within((tx) => recordingStore.fail(tx, own.recordingId, 'speech.unavailable'))
    expect([await fail(), await stateOf()]).toEqual([false, 'open'])
    await set({ state: 'finalized' })
    expect([await fail(), await stateOf()]).toEqual([true, 'error'])
  })
})

test('REL-9 a cancelled recording keeps no word and no part, its sound is named for removal, and it is no recording of its case any more', async () => {
  await set({ state: 'finalized', transcript_sealed: 'x', words_sealed: 'x' })
  const { blob_key: key } = chunkOf(own.recordingId, 1)
  expect(await within((tx) => recordingStore.cancel(tx, own.recordingId))).toEqual([key])
  expect(
    await server.sql`select from recording where id = ${own.recordingId} and transcript_sealed is null and words_sealed is null and state = 'cancelled'`,
  ).toHaveLength(1)
  expect(await server.sql`select from blob_removal where prefix = ${key}`).toHaveLength(1)
  expect(await recordingStore.latestOfCase(server.sql, own.caseId)).toBeUndefined()
  expect(await recordingStore.isBegun(server.sql, { ownerId, caseId: own.caseId, recordingId: undefined })).toBe(false)
})

describe('a case that waited for a cancelled recording', () => {
  const stopWaiting = () => within((tx) => recordingStore.stopWaiting(tx, own.caseId))
  beforeEach(async () => {
    await set({ state: 'cancelled' })
    await server.sql`update consultation_case set is_updating = true where id = ${own.caseId}`
  })

  test('waits no more, and is told so once', async () => {
    expect([typeof (await stopWaiting()), await stopWaiting()]).toEqual(['number', undefined])
  })

  test('goes on waiting for another one, or for what was typed', async () => {
    await server.sql`insert into recording (id, owner_id, case_id, origin, state) values (${randomUUID()}, ${ownerId}, ${own.caseId}, 'recorded', 'finalized')`
    expect(await stopWaiting()).toBeUndefined()
    await server.sql`delete from recording where case_id = ${own.caseId} and state = 'finalized'`
    await server.sql`update consultation_case set manual_note_sealed = 'x' where id = ${own.caseId}`
    expect(await stopWaiting()).toBeUndefined()
  })
})

describe('REL-14 what an engine did not answer for is tried again by itself', () => {
  const unheard = async () => (await recordingStore.unheard(server.sql, 3)).map(({ id }) => id)
  const failed = (id: string, minutesAgo: number) =>
    set({ state: 'error', failure_code: 'speech.unavailable', finalized_at: new Date(Date.now() - minutesAgo * 60_000) }, id)
  beforeEach(() => server.sql`update recording set state = 'done'`)

  test.each([
    ['tried often enough', { resumes: 3 }],
    ['older than a day', { finalized_at: new Date(Date.now() - 25 * 3_600_000) }],
    ['without its sound', { audio_deleted_at: new Date() }],
  ])('not what is %s', async (_, fields) => {
    await failed(own.recordingId, 5)
    expect(await unheard()).toEqual([own.recordingId])
    await set(fields)
    expect(await unheard()).toEqual([])
  })

  test('in turns: nobody’s many go before another’s one', async () => {
    const [second, theirs] = [await begin(), await begin('other')]
    await failed(own.recordingId, 9)
    await failed(second.recordingId, 8)
    await failed(theirs.recordingId, 7)
    expect(await unheard()).toEqual([own.recordingId, theirs.recordingId, second.recordingId])
  })
})
