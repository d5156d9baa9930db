import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { Route } from '#contract/route.ts'
import type { User } from '../user.ts'
import { admit } from './read-only.ts'
import type { RecordingPlace } from './read-only.ts'

const [USER, CASE, RECORDING] = [randomUUID(), randomUUID(), randomUUID()]
const NO_ROUTE = {} as Route

type Knocking = { status?: string | null; isBegun?: boolean; route?: Route; params?: object }

/** Whether a call is admitted, and what was asked to know that. */
async function knock(name: string, { status = 'Expired', isBegun = false, route = NO_ROUTE, params = {} }: Knocking = {}) {
  const asked: RecordingPlace[] = []
  const user = status === null ? undefined : ({ id: USER, subscription: { status } } as unknown as User)
  const guard = {
    async isBegun(place: RecordingPlace) {
      asked.push(place)
      return isBegun
    },
  }
  const admitted = admit({ name, route, params: { ...params }, user }, guard)
  const code = await admitted.then(() => 'admitted', (error: unknown) => (error instanceof Refusal ? error.code : 'failed'))
  return [code, asked]
}
const CLOSED = ['subscription.inactive', []]
const OPEN = ['admitted', []]

describe('SEC-52 an account that is paid for no longer', () => {
  test.each(['listCases', 'exportAccount', 'openPaymentPortal', 'eraseAccount'])('looks, carries away, pays and goes: %s', async (name) => {
    expect(await knock(name)).toEqual(OPEN)
  })

  test.each(['saveCase', 'deleteCase', 'executeFastAction', 'uploadAudio', 'askCase'])('makes, changes and deletes nothing: %s', async (name) => {
    expect(await knock(name)).toEqual(CLOSED)
    expect(await knock(name, { status: null })).toEqual(CLOSED)
    expect(await knock(name, { status: 'Active' })).toEqual(OPEN)
  })

  test.each(['Canceled', 'PastDue', 'None'])('is any that is not Active: %s', async (status) => expect(await knock('saveCase', { status })).toEqual(CLOSED))

  test('may make what its call opens to all, and nothing beside it', async () => {
    const route = { alsoInactive: { param: 'conversationId', prefix: 'cust-' } } as Route
    expect(await knock('askCase', { route, params: { conversationId: 'cust-1' } })).toEqual(OPEN)
    for (const params of [{ conversationId: 'x-cust-1' }, { caseId: 'cust-1' }]) expect(await knock('askCase', { route, params })).toEqual(CLOSED)
  })
})

describe('a recording that ran when the subscription ended', () => {
  test.each(['saveAudioChunk', 'finalizeRecording', 'cancelRecording'])('is brought to its end: %s', async (name) => {
    const place = { ownerId: USER, caseId: CASE, recordingId: RECORDING }
    expect(await knock(name, { isBegun: true, params: { caseId: CASE, recordingId: RECORDING } })).toEqual(['admitted', [place]])
    expect(await knock(name, { params: { caseId: CASE, recordingId: RECORDING } })).toEqual(['subscription.inactive', [place]])
  })

  test('is known by its case where the path names no more of it, or nothing that is an id', async () => {
    for (const params of [{ caseId: CASE }, { caseId: CASE, recordingId: "1'--" }])
      expect(await knock('finalizeRecording', { isBegun: true, params })).toEqual(['admitted', [{ ownerId: USER, caseId: CASE, recordingId: undefined }]])
  })

  test('lets nobody in by a case that is none, nor without a name, nor to anything else', async () => {
    for (const params of [{}, { caseId: "1'--" }]) expect(await knock('finalizeRecording', { isBegun: true, params })).toEqual(CLOSED)
    expect(await knock('finalizeRecording', { isBegun: true, status: null, params: { caseId: CASE } })).toEqual(CLOSED)
    expect(await knock('uploadAudio', { isBegun: true, params: { caseId: CASE } })).toEqual(CLOSED)
  })
})
