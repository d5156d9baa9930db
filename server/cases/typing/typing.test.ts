import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccessEntry, AccessLogPage } from '#contract/access-log.ts'
import type { Case } from '#contract/case.ts'
import { closeTypingSpans } from '#server/access-log/typing/close-spans.ts'
import { verifyAccessLog } from '#server/access-log/verify.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other']) await server.subscribe(person)
})
afterAll(() => server.stop())

type Visit = { patientId: string; caseId: string }

const reportOf = (text: string): object => ({
  sections: [{ type: 'summary', heading: 'Oppsummering', blocks: [{ id: 'b1', kind: 'paragraph', text, evidence: [] }] }],
  language: 'nb',
  engine: 'hand',
  generatedAt: '2026-01-01T00:00:00Z',
})

async function visit(): Promise<Visit> {
  const made = { patientId: randomUUID(), caseId: randomUUID() }
  await server.call('POST', `/patients/${made.patientId}/cases`, { body: { id: made.caseId, transcription: 'Hodepine siden i går.' } })
  return made
}

const save = ({ patientId, caseId }: Visit, revision: number, { text = `Nr. ${revision}`, as = 'doctor' } = {}) =>
  server.call('POST', `/patients/${patientId}/cases`, { as, headers: { prefer: 'return=minimal' }, body: { id: caseId, revision, textReport: reportOf(text) } })

async function type(made: Visit, from: number, times: number): Promise<void> {
  for (let revision = from; revision < from + times; revision += 1) expect((await save(made, revision)).json()).toMatchObject({ revision: revision + 1 })
}

async function read({ patientId, caseId }: Visit): Promise<Case> {
  const found = await server.readCase(patientId, caseId)
  if (!found) throw new Error('the case is not there')
  return found
}

/** As if the span had begun that much earlier. */
const age = ({ caseId }: Visit) => server.sql`update typing_span set began_at = began_at - interval '5 minutes' where case_id = ${caseId}`
const spans = ({ caseId }: Visit) => server.sql<{ last_revision: number }[]>`select last_revision from typing_span where case_id = ${caseId}`
const close = () => closeTypingSpans(server.sql, server.accessLog)
const faults = async () => (await verifyAccessLog(server.sql, await server.accessLog.key(server.sql))).faults

async function changes({ caseId }: Visit): Promise<AccessEntry[]> {
  const answer = await server.call('GET', `/account/access-log?caseId=${caseId}`)
  return answer
    .json<AccessLogPage>()
    .items.filter(({ action }) => action === 'change')
    .toReversed()
}

describe('NORM-1 what is typed', () => {
  test('is told when it begins, and once more from its first save to its last by moment and revision', async () => {
    const made = await visit()
    await type(made, 2, 6)
    // The making of the case and the first save stand at once; the rest is noted with each save, and lost by no kill.
    expect((await changes(made)).map(({ span }) => span)).toEqual([null, null])
    expect(await spans(made)).toEqual([{ last_revision: 8 }])
    const { lastUpdated } = await read(made)
    await close()
    expect(await changes(made)).toHaveLength(2)
    await age(made)
    await close()
    const [, first, last] = await changes(made)
    expect(last).toMatchObject({
      actor: 'self',
      role: first!.role,
      patientId: made.patientId,
      basis: 'care',
      result: 'done',
      span: { firstRevision: 3, lastRevision: 8 },
    })
    // Of a save its own statement's beginning is told as the case's hour, its end as the span's.
    expect(Math.abs(Date.parse(last!.at) - Date.parse(lastUpdated))).toBeLessThan(1_000)
    expect(await spans(made)).toEqual([])
    expect(await close()).toBe(0)
    expect(await faults()).toEqual([])
    await type(made, 8, 2)
    expect(await changes(made)).toHaveLength(4)
  })

  test('has one line where there was one save, and a line for each save while a span that is over is not closed yet', async () => {
    const made = await visit()
    await type(made, 2, 1)
    await age(made)
    await type(made, 3, 2)
    expect(await changes(made)).toHaveLength(4)
    await close()
    expect((await changes(made)).map(({ span }) => span)).toEqual([null, null, null, null])
  })

  test('is told although the case is deleted meanwhile, and a superuser who alters what it tells is found out', async () => {
    const made = await visit()
    await type(made, 2, 3)
    await server.call('DELETE', `/patients/${made.patientId}/cases/${made.caseId}`)
    await age(made)
    await close()
    expect((await changes(made)).at(-1)?.span ?? (await changes(made)).find(({ span }) => span)?.span).toMatchObject({ firstRevision: 3, lastRevision: 5 })
    expect(await faults()).toEqual([])
    await server.sql`alter table access_log disable trigger access_log_append_only`
    await server.sql`update access_log set last_revision = 4 where case_id = ${made.caseId} and last_revision = 5`
    expect((await faults()).map(({ what }) => what)).toEqual(['altered'])
    await server.sql`update access_log set last_revision = 5 where case_id = ${made.caseId} and last_revision = 4`
    await server.sql`alter table access_log enable trigger access_log_append_only`
    expect(await faults()).toEqual([])
  })

  test('closing waits for a save in hand, and a save that finds its span closed has a line of its own', async () => {
    const made = await visit()
    await type(made, 2, 2)
    await server.sql
      .begin(async (tx) => {
        await tx`select from typing_span where case_id = ${made.caseId} for update`
        await tx`update typing_span set began_at = began_at - interval '5 minutes', last_revision = 4 where case_id = ${made.caseId}`
        const waiting = save(made, 4)
        await new Promise((resolve) => setTimeout(resolve, 50))
        await tx`delete from typing_span where case_id = ${made.caseId}`
        return { waiting }
      })
      .then(({ waiting }) => waiting)
    expect((await read(made)).revision).toBe(5)
    expect(await changes(made)).toHaveLength(3)
    expect(await faults()).toEqual([])
  })
})

describe('a save while one types', () => {
  test('REL-26 of an older base, or two at once on one base: one stands, and the span tells no more than that', async () => {
    const made = await visit()
    await type(made, 2, 2)
    const answers = await Promise.all(['en', 'to', 'tre'].map((text) => save(made, 4, { text })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect((await read(made)).revision).toBe(5)
    expect(await spans(made)).toEqual([{ last_revision: 5 }])
    expect((await save(made, 3)).statusCode).toBe(409)
    expect(await faults()).toEqual([])
  })

  test('GDPR-2 opens nothing once the key is gone, and goes on with a key that was wrapped anew', async () => {
    const made = await visit()
    await type(made, 2, 2)
    const [kept] = await server.sql<{ wrapped: Uint8Array }[]>`select wrapped from data_key where id = ${made.caseId}`
    // Another wrapping of the same key, as a turn of the epochs makes it, is not the one that was remembered.
    await server.sql`update data_key set wrapped = ${Buffer.concat([kept!.wrapped, Buffer.from([0])])} where id = ${made.caseId}`
    expect((await save(made, 4)).statusCode).toBe(500)
    await server.sql`update data_key set wrapped = ${kept!.wrapped} where id = ${made.caseId}`
    await type(made, 4, 2)
    await server.sql`delete from data_key where id = ${made.caseId}`
    expect((await save(made, 6)).statusCode).toBe(404)
  })

  test('that is signed or moved meanwhile is refused, somebody else’s is not found', async () => {
    const [signed, moved] = [await visit(), await visit()]
    for (const made of [signed, moved]) await type(made, 2, 2)
    await server.sql`update consultation_case set signed_at = now() where id = ${signed.caseId}`
    expect((await save(signed, 4)).json()).toMatchObject({ code: 'report.signed' })
    expect((await save(moved, 4, { as: 'other' })).statusCode).toBe(404)
    const elsewhere = randomUUID()
    await server.call('POST', `/patients/${moved.patientId}/cases/${moved.caseId}/move`, { body: { patientId: elsewhere, revision: 4 } })
    expect((await save(moved, 5)).statusCode).toBe(404)
    expect((await save({ ...moved, patientId: elsewhere }, 5)).statusCode).toBe(200)
  })

  test('keeps the text that it replaces, the first of every few minutes', async () => {
    const made = await visit()
    await type(made, 2, 3)
    const kept = () => server.sql<{ revision: number }[]>`select revision from report_version where case_id = ${made.caseId} order by revision`
    expect(await kept()).toEqual([{ revision: 3 }])
    await server.sql`update report_version set created_at = created_at - interval '4 minutes' where case_id = ${made.caseId}`
    await type(made, 5, 2)
    expect(await kept()).toEqual([{ revision: 3 }, { revision: 5 }])
  })
})
