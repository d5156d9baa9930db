import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Omission, Report } from '#contract/report.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const TALK = [
  'Hva kan jeg hjelpe deg med? Jeg har hatt vondt i halsen i fire dager. Jeg har også hatt feber opp til 39 grader, og jeg er veldig sliten.',
  'Jeg ser i halsen. Tonsillene er hovne og røde med hvitt belegg. Du får Apocillin 660 mg fire ganger daglig i ti dager.',
].join(' ')
const [patientId, caseId] = [randomUUID(), randomUUID()]
const path = `/patients/${patientId}/cases/${caseId}`

let server: TestServer
const list = async (): Promise<Omission[]> => (await server.call('GET', `${path}/omissions`)).json()
const judge = (text: string, isDismissed: boolean, as = 'doctor') => server.call('PUT', `${path}/omissions`, { body: { text, isDismissed }, as })
const stored = async (): Promise<Uint8Array | null> => {
  const [row] = await server.sql<{ kept: Uint8Array | null }[]>`select dismissed_omissions_sealed as kept from consultation_case where id = ${caseId}`
  return row!.kept
}

beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other']) await server.subscribe(person)
  await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId, transcription: TALK } })
  await server.jobs.settled()
  // A report that leaves out all but one sentence.
  const { textReport, revision } = (await server.readCase(patientId, caseId))!
  const report: Report = {
    ...textReport!,
    sections: [{ type: 'complaints', heading: 'Aktuelt', blocks: [{ id: 'a', kind: 'paragraph', text: 'Vondt i halsen.', evidence: [] }] }],
  }
  await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, revision, textReport: report } })
})
afterAll(() => server.stop())

describe('what is to stay out of a report', () => {
  test('is named no more, sealed in the case, also after the report is written anew; until it is taken back', async () => {
    const before = await list()
    expect(before.length).toBeGreaterThan(1)
    const { text } = before[0]!
    const rest = before.slice(1).map((omission) => omission.text)
    expect((await judge(text, true)).json<Omission[]>().map((omission) => omission.text)).toEqual(rest)
    expect((await list()).map((omission) => omission.text)).toEqual(rest)
    expect(Buffer.from((await stored())!).toString('latin1').toLowerCase()).not.toContain(text.slice(0, 12).toLowerCase())
    await judge(text, true)
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId } })
    await server.jobs.settled()
    expect((await list()).map((omission) => omission.text)).not.toContain(text)
    await judge(`  ${text.toUpperCase()}  `, false)
    expect(await stored()).toBeNull()
  })

  test('two words at once are both kept', async () => {
    const { revision, textReport } = (await server.readCase(patientId, caseId))!
    const bare: Report = {
      ...textReport!,
      sections: [{ type: 'complaints', heading: 'Aktuelt', blocks: [{ id: 'a', kind: 'paragraph', text: 'Vondt i halsen.', evidence: [] }] }],
    }
    await server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, revision, textReport: bare } })
    const [one, other] = await list()
    await Promise.all([judge(one!.text, true), judge(other!.text, true)])
    const left = (await list()).map(({ text }) => text)
    expect([left.includes(one!.text), left.includes(other!.text)]).toEqual([false, false])
    await Promise.all([judge(one!.text, false), judge(other!.text, false)])
    expect(await stored()).toBeNull()
  })

  test('SEC: words that nobody said are not kept, however long; nor is anything for another doctor', async () => {
    expect((await judge('a'.repeat(20_000), true)).statusCode).toBe(200)
    expect((await judge('Vondt i halsen.\u200B', true)).statusCode).toBe(200)
    expect(await stored()).toBeNull()
    expect((await judge('a'.repeat(100_000), true)).statusCode).toBe(422)
    expect((await server.call('PUT', `${path}/omissions`, { body: { text: 5, isDismissed: 'yes' } })).statusCode).toBe(400)
    expect((await judge((await list())[0]!.text, true, 'other')).statusCode).toBe(404)
    expect(await stored()).toBeNull()
  })

  test('GDPR: is gone with the case', async () => {
    const [{ text }] = (await list()) as [Omission]
    await judge(text, true)
    expect(await stored()).not.toBeNull()
    expect((await server.call('DELETE', path)).statusCode).toBeLessThan(300)
    const rows = await server.sql`select 1 from consultation_case where id = ${caseId}`
    expect(rows.length).toBe(0)
  })
})
