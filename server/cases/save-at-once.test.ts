import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Case } from '#contract/case.ts'
import { verifyAccessLog } from '#server/access-log/verify.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { caseStore } from './store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other']) await server.subscribe(person)
})
afterAll(() => server.stop())

type Visit = { patientId: string; caseId: string; as: string }

const reportOf = (text: string): object => ({
  sections: [{ type: 'summary', heading: 'Oppsummering', blocks: [{ id: 'b1', kind: 'paragraph', text, evidence: [] }] }],
  language: 'nb', engine: 'hand', generatedAt: '2026-01-01T00:00:00Z',
})

async function visit(as = 'doctor'): Promise<Visit> {
  const made = { patientId: randomUUID(), caseId: randomUUID(), as }
  await server.call('POST', `/patients/${made.patientId}/cases`, { as, body: { id: made.caseId, transcription: 'Hodepine siden i går.' } })
  return made
}

async function read({ patientId, caseId, as }: Visit): Promise<Case> {
  const found = await server.readCase(patientId, caseId, as)
  if (!found) throw new Error('the case is not there')
  return found
}

const save = ({ patientId, caseId, as }: Visit, body: object) => server.call('POST', `/patients/${patientId}/cases`, { as, body: { id: caseId, ...body } })

const linesOf = async ({ caseId }: Visit): Promise<{ action: string; result: string }[]> =>
  server.sql`select action, result from access_log where case_id = ${caseId} order by seq`

const faults = async () => (await verifyAccessLog(server.sql, await server.accessLog.key(server.sql))).faults

/** Runs something between what the next save reads and what it writes. */
function betweenReadAndWrite(work: () => Promise<unknown>): void {
  const base = caseStore.base.bind(caseStore)
  vi.spyOn(caseStore, 'base').mockImplementationOnce(async (...given) => {
    const found = await base(...given)
    await work()
    return found
  })
}

describe('a save by hand', () => {
  test('answers the case as it then is: what it names is new, the rest stands', async () => {
    const made = await visit()
    const first = await read(made)
    const answer = await save(made, { revision: first.revision, textReport: reportOf('Migrene.'), manualNote: 'Ring i morgen' })
    expect(answer.json()).toEqual(await read(made))
    expect(answer.json()).toMatchObject({
      revision: first.revision + 1,
      transcription: 'Hodepine siden i går.',
      manualNote: 'Ring i morgen',
      summaryReport: 'Migrene.',
    })
    const noted = await save(made, { revision: first.revision + 1, manualNote: 'Ringt' })
    expect(noted.json()).toMatchObject({ manualNote: 'Ringt', textReport: { sections: [{ blocks: [{ text: 'Migrene.' }] }] } })
    expect(await linesOf(made)).toEqual(Array.from({ length: 3 }, () => ({ action: 'change', result: 'done' })))
  })

  test('is answered shortly to whoever asks so: its revision and its hour, and no word of the case', async () => {
    const made = await visit()
    const path = `/patients/${made.patientId}/cases`
    const body = { id: made.caseId, revision: 2, textReport: reportOf('Migrene.') }
    const answer = await server.call('POST', path, { as: made.as, body, headers: { prefer: 'respond-async, Return="minimal"; foo=bar' } })
    const { revision, lastUpdated } = await read(made)
    expect([answer.statusCode, answer.headers['preference-applied'], answer.json()]).toEqual([200, 'return=minimal', { revision, lastUpdated }])
    // A refusal is whole: both texts are needed.
    const late = await server.call('POST', path, { as: made.as, body, headers: { prefer: 'return=minimal' } })
    expect([late.statusCode, late.headers['preference-applied'], late.json<{ details: { case: Case } }>().details.case.revision]).toEqual([
      409,
      undefined,
      revision,
    ])
    for (const prefer of ['return=representation', 'return=minimalist', 'noreturn=minimal']) {
      const whole = await server.call('POST', path, { as: made.as, body: { ...body, revision: (await read(made)).revision }, headers: { prefer } })
      expect([whole.headers['preference-applied'], whole.json<Case>().summaryReport]).toEqual([undefined, 'Migrene.'])
    }
  })

  test('keeps the text that it replaces, the first of every few minutes', async () => {
    const made = await visit()
    let { revision } = await read(made)
    for (const text of ['en', 'to', 'tre']) ({ revision } = (await save(made, { revision, textReport: reportOf(text) })).json<Case>())
    const kept = await server.sql<{ kind: string; revision: number }[]>`select kind, revision from report_version where case_id = ${made.caseId}`
    expect(kept).toEqual([{ kind: 'edited', revision: 3 }])
  })

  test('REL-26 of an older base is refused with the case as it is; two at once on one base: one stands, the other is refused', async () => {
    const made = await visit()
    const { revision } = await read(made)
    const answers = await Promise.all(['en', 'to', 'tre'].map((text) => save(made, { revision, textReport: reportOf(text) })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const winner = answers.find(({ statusCode }) => statusCode === 200)!.json<Case>()
    for (const loser of answers.filter(({ statusCode }) => statusCode === 409))
      expect(loser.json()).toMatchObject({ details: { case: { revision: winner.revision, textReport: winner.textReport } } })
    expect(await faults()).toEqual([])
  })

  test('REL-26 whose base moves between its reading and its writing writes nothing and is refused', async () => {
    const made = await visit()
    const { revision } = await read(made)
    betweenReadAndWrite(() => server.sql`update consultation_case set revision = revision + 1 where id = ${made.caseId}`)
    expect((await save(made, { revision, textReport: reportOf('for sent') })).statusCode).toBe(409)
    expect(await read(made)).toMatchObject({ revision: revision + 1, textReport: null })
    expect((await linesOf(made)).map(({ result }) => result)).toEqual(['done', 'refused'])
    expect(await faults()).toEqual([])
  })

  test('NORM-1 of somebody whose chain moves meanwhile is written all the same, with one line, and the chain holds', async () => {
    const [made, elsewhere] = [await visit(), await visit()]
    const { revision } = await read(made)
    betweenReadAndWrite(() => server.call('DELETE', `/patients/${elsewhere.patientId}/cases/${elsewhere.caseId}`))
    expect((await save(made, { revision, textReport: reportOf('Migrene.') })).statusCode).toBe(200)
    expect(await read(made)).toMatchObject({ revision: revision + 1, summaryReport: 'Migrene.' })
    expect(await linesOf(made)).toHaveLength(2)
    expect(await faults()).toEqual([])
  })

  test('that is signed meanwhile is refused', async () => {
    const made = await visit()
    const { revision } = await read(made)
    betweenReadAndWrite(() => server.sql`update consultation_case set signed_at = now() where id = ${made.caseId}`)
    const answer = await save(made, { revision, textReport: reportOf('for sent') })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'report.signed'])
  })

  test('thirty at once by one person in as many cases: each stands, each has its line', async () => {
    const made = await Promise.all(Array.from({ length: 30 }, () => visit('other')))
    const answers = await Promise.all(made.map((one, number) => save(one, { revision: 2, textReport: reportOf(`Nr. ${number}`) })))
    expect(answers.map((answer) => answer.json<Case>().summaryReport)).toEqual(made.map((_one, number) => `Nr. ${number}`))
    for (const one of made) expect(await linesOf(one)).toHaveLength(2)
    expect(await faults()).toEqual([])
  })

  test('when the line cannot be written, nothing was changed', async () => {
    const made = await visit()
    const { revision } = await read(made)
    await server.sql`create function refuse_line() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$`
    await server.sql`create trigger planted before insert on access_log for each row execute function refuse_line()`
    const answer = await save(made, { revision, textReport: reportOf('Migrene.') })
    await server.sql`drop trigger planted on access_log`
    await server.sql`drop function refuse_line`
    expect(answer.statusCode).toBe(500)
    expect(await read(made)).toMatchObject({ revision, textReport: null })
  })
})
