import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Transaction } from '#server/database/connect.ts'
import { reportStore } from '#server/reports/store.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
let caseId = ''
const written = (text: string) => ({ report: Buffer.from(text), summary: null, questions: null })
const within = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => inTransaction(server.sql, ALONE, work)
const ask = () => within((tx) => reportStore.request(tx, caseId, null))
const finish = (request: number, text: string) => within((tx) => reportStore.finish(tx, { id: caseId, report_request: request }, written(text)))
const set = (fields: Record<string, string | number | boolean | Date | null>) =>
  server.sql`update consultation_case set ${server.sql(fields)} where id = ${caseId}`
const report = async (): Promise<string | undefined> =>
  (await server.sql<{ text: string | null }[]>`select convert_from(report_sealed, 'UTF8') as text from consultation_case where id = ${caseId}`)[0]?.text ??
  undefined

beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterAll(() => server.stop())
beforeEach(async () => {
  caseId = randomUUID()
  await server.call('POST', `/patients/${randomUUID()}/cases`, { body: { id: caseId } })
})

describe('REL-15 a report that has been written', () => {
  test('takes effect once, for the newest request alone', async () => {
    await ask()
    await ask()
    expect([await finish(1, 'slow'), await report()]).toEqual([undefined, undefined])
    expect([typeof (await finish(2, 'newest')), await report()]).toEqual(['number', 'newest'])
    expect([await finish(2, 'again'), await report()]).toEqual([undefined, 'newest'])
  })

  test('replaces nothing that was signed meanwhile', async () => {
    await ask()
    await set({ signed_at: new Date(), report_sealed: 'signed' })
    await finish(1, 'written')
    expect(await report()).toBe('signed')
  })

  test('is written for nobody who does not wait for it', async () => {
    expect(await reportStore.load(server.sql, caseId)).toBeUndefined()
    await ask()
    expect((await reportStore.load(server.sql, caseId))?.report_request).toBe(1)
    await finish(1, 'x')
    expect(await reportStore.load(server.sql, caseId)).toBeUndefined()
  })
})

describe('a draft on its way', () => {
  const save = (request: number) => within((tx) => reportStore.saveDraft(tx, { id: caseId, report_request: request }, Buffer.from('draft')))
  const found = async () => (await reportStore.findDraft(server.sql, caseId)) !== undefined

  test('is kept and found for the newest request while it is written, and goes with its end', async () => {
    expect([await save(0), await found()]).toEqual([false, false])
    await ask()
    expect([await save(1), await found()]).toEqual([true, true])
    await set({ is_updating: false })
    expect([await save(1), await found()]).toEqual([false, false])
    await set({ is_updating: true, report_request: 2 })
    expect([await save(1), await found()]).toEqual([false, false])
    expect(await save(2)).toBe(true)
    await finish(2, 'x')
    expect(await server.sql`select from report_draft where case_id = ${caseId}`).toHaveLength(0)
  })
})

describe('REL-14 a report that no model answered for is asked for again by itself', () => {
  const unanswered = async () => (await reportStore.unanswered(server.sql, 3)).map(({ id }) => id).filter((id) => id === caseId)

  test.each([
    ['it was tried often enough', { report_resumes: 3 }],
    ['it is older than a day', { updated_at: new Date(Date.now() - 25 * 3_600_000) }],
    ['another stands', { report_sealed: 'x' }],
    ['it is being written', { is_updating: true }],
  ])('unless %s', async (_, fields) => {
    await set({ failure_code: 'language.unavailable' })
    expect(await unanswered()).toEqual([caseId])
    await set(fields)
    expect(await unanswered()).toEqual([])
  })
})
