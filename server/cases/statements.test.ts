import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Case } from '#contract/case.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

const SENTENCE = 'Pasienten har hatt hodepine og kvalme siden i går, uten feber, og vondt i venstre kne. '

async function writeCase(): Promise<{ patientId: string; caseId: string }> {
  const made = { patientId: randomUUID(), caseId: randomUUID() }
  await server.call('POST', `/patients/${made.patientId}/cases`, { body: { id: made.caseId, transcription: SENTENCE } })
  const sections = [{ type: 'summary', heading: 'Oppsummering', blocks: [{ id: 'b1', kind: 'paragraph', text: SENTENCE.repeat(80), evidence: [] }] }]
  const revision = (await read(made)).revision
  await server.call('POST', `/patients/${made.patientId}/cases`, {
    body: { id: made.caseId, revision, textReport: { sections, language: 'nb', engine: 'hand', generatedAt: '2026-01-01T00:00:00Z' } },
  })
  return made
}

async function read({ patientId, caseId }: { patientId: string; caseId: string }): Promise<Case> {
  const found = await server.readCase(patientId, caseId)
  if (!found) throw new Error('the case is not there')
  return found
}

/** What is done within is the call's; the server's own rounds ask the database beside it. */
const within = new AsyncLocalStorage<string[]>()

/** Everything that goes to the database because of this call, begin and commit as well. */
async function statementsOf(work: () => Promise<{ statusCode: number }>): Promise<string[]> {
  const texts: string[] = []
  expect((await within.run(texts, work)).statusCode).toBe(200)
  return texts
}

beforeAll(() => {
  const query = Client.prototype.query
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: Parameters<Client['query']>) {
    const [statement] = given as unknown as [string | { text: string }]
    within.getStore()?.push((typeof statement === 'string' ? statement : statement.text).trim().replaceAll(/\s+/g, ' '))
    return query.apply(this, given)
  })
})
afterAll(() => vi.restoreAllMocks())

describe('PERF-2 statements, counted', () => {
  test('a patient with a case of 8 kB: two, and three where it was recorded; two for one without cases', async () => {
    const made = await writeCase()
    expect(JSON.stringify((await read(made)).textReport).length).toBeGreaterThan(7_000)
    expect(await statementsOf(() => server.call('GET', `/patients/${made.patientId}`))).toHaveLength(2)
    await server.call('POST', `/patients/${made.patientId}/cases/${made.caseId}/audio-chunk`, {
      form: { index: '1', recordingId: randomUUID(), audioFile: Buffer.from('group 1:hodepine') },
    })
    expect(await statementsOf(() => server.call('GET', `/patients/${made.patientId}`))).toHaveLength(3)
    const empty = randomUUID()
    await server.call('PUT', `/patients/${empty}`, { body: { name: 'Kari Prøve' } })
    await server.call('GET', `/patients/${empty}`)
    expect(await statementsOf(() => server.call('GET', `/patients/${empty}`))).toHaveLength(2)
  })

  test('a thousand anonymous cases: two, however many there are', async () => {
    const { caseId } = await writeCase()
    const made = await server.sql<{ id: string; ownerId: string }[]>`
      insert into consultation_case (id, owner_id, patient_id, report_language, vertical, expires_at)
      select gen_random_uuid(), owner_id, patient_id, 'nb', 'med', expires_at from consultation_case, generate_series(1, 1000) where id = ${caseId}
        returning id, owner_id as "ownerId"`
    for (const place of made) await server.vault.create(server.sql, place)
    // A first reading within five minutes is a line of the log besides.
    await server.call('GET', '/patients/anonymous')
    const taken: string[] = []
    const seen = await statementsOf(async () => {
      const answer = await server.call('GET', '/patients/anonymous')
      taken.push(...answer.json<{ id: string }[]>().map(({ id }) => id))
      return answer
    })
    expect([taken.length, seen.length]).toEqual([1000, 2])
  })

  test('PERF-4 a save by hand: one for who, one for what it rests on, one that writes the text, the version before it and the line of the log', async () => {
    const made = await writeCase()
    const { revision, textReport } = await read(made)
    const seen = await statementsOf(() => server.call('POST', `/patients/${made.patientId}/cases`, { body: { id: made.caseId, revision, textReport } }))
    expect(seen.map((text) => text.split(' ', 2).join(' '))).toEqual(['select from', 'select c.id,', 'with held'])
  })

  test('PERF-4 a save while one types: one for who, one for the text, the version before it and what the log will tell', async () => {
    const made = await writeCase()
    const { revision, textReport } = await read(made)
    const save = (number: number) =>
      server.call('POST', `/patients/${made.patientId}/cases`, {
        headers: { prefer: 'return=minimal' },
        body: { id: made.caseId, revision: revision + number, textReport },
      })
    await save(0)
    const seen = await statementsOf(() => save(1))
    expect(seen.map((text) => text.split(' ', 2).join(' '))).toEqual(['select from', 'with held'])
  })
})
