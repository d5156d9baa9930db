import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Transaction } from '#server/database/connect.ts'
import { recordingStore } from '#server/recordings/store.ts'
import { reportStore } from '#server/reports/store.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { mayMove, RECORDING_MOVES } from './recording-state.ts'
import type { RecordingMove, RecordingState } from './recording-state.ts'

let server: TestServer
let ownerId = ''
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
  ownerId = (await server.sql<{ id: string }[]>`select id from app_user where subject = 'doctor'`)[0]!.id
})
afterAll(() => server.stop())

const STATES: readonly RecordingState[] = ['open', 'finalized', 'done', 'error', 'cancelled']

const HEARD = { sealed: Buffer.from('words'), words: Buffer.from('places'), durationMs: 1_000, missingStretches: [] }

type Place = { id: string; caseId: string }

/** Every statement that moves a recording. */
const STATEMENTS: readonly [string, RecordingMove, (tx: Transaction, at: Place) => Promise<unknown>][] = [
  ['finalize', 'finish', (tx, { id }) => recordingStore.finalize(tx, id, { missingParts: [], endedBy: Buffer.from('x') })],
  ['done', 'hear', (tx, { id }) => recordingStore.done(tx, id, HEARD)],
  ['fail', 'fail', (tx, { id }) => recordingStore.fail(tx, id, 'speech.unavailable')],
  ['reopen', 'hearAgain', (tx, { id }) => recordingStore.reopen(tx, id)],
  ['goOn', 'hearAgain', (tx, { id }) => recordingStore.goOn(tx, id, 1)],
  ['request', 'hearAgain', (tx, { caseId }) => reportStore.request(tx, caseId, null)],
  ['cancel', 'cancel', (tx, { id }) => recordingStore.cancel(tx, id)],
]

/** A recording in that state, of one part that has been heard. */
async function recordingIn(state: RecordingState): Promise<Place> {
  const at = { id: randomUUID(), caseId: randomUUID() }
  await server.call('POST', `/patients/${randomUUID()}/cases`, { body: { id: at.caseId } })
  await inTransaction(server.sql, ALONE, async (tx) => {
    await recordingStore.insert(tx, { id: at.id, ownerId, caseId: at.caseId, origin: 'recorded', audioDays: 30 })
    await recordingStore.insertChunk(tx, { recording_id: at.id, chunk_index: 1, sha256: 'x', bytes: 1, media_type: 'audio/webm', blob_key: `cases/${at.id}/1` })
    await tx`update audio_chunk set transcript_sealed = 'x' where recording_id = ${at.id}`
    await tx`update recording set state = ${state} where id = ${at.id}`
  })
  return at
}

async function found({ id }: Place): Promise<{ state: RecordingState; parts: number; heard: number }> {
  const [row] = await server.sql<{ state: RecordingState; parts: number; heard: number }[]>`
    select state, (select count(*)::int from audio_chunk where recording_id = r.id) as parts, (select count(transcript_sealed)::int from audio_chunk
      where recording_id = r.id) as heard
    from recording r where id = ${id}`
  return row!
}

test.each(STATEMENTS)('REL-15 %s moves a recording from where %s is legal, and leaves every other as it stands, its parts too', async (_name, move, run) => {
  for (const state of STATES) {
    const at = await recordingIn(state)
    await inTransaction(server.sql, ALONE, (tx) => run(tx, at))
    const after = await found(at)
    if (mayMove(state, move)) expect(after.state, state).toBe(RECORDING_MOVES[move].to)
    else expect(after, state).toEqual({ state, parts: 1, heard: 1 })
  }
})

test('the moves are these and no others: what was heard stays, and nothing leads out of a cancellation', () => {
  const moves: readonly RecordingMove[] = ['finish', 'hear', 'fail', 'hearAgain', 'cancel']
  const legal = STATES.flatMap((state) => moves.filter((move) => mayMove(state, move)).map((move) => `${state} ${move} ${RECORDING_MOVES[move].to}`))
  expect(legal).toEqual([
    'open finish finalized',
    'open cancel cancelled',
    'finalized hear done',
    'finalized fail error',
    'finalized cancel cancelled',
    'error hearAgain finalized',
    'error cancel cancelled',
  ])
})
