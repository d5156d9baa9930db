import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_REASONS } from '#contract/report.ts'
import type { Reason } from '#contract/report.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hatt vondt i halsen i fire dager. Broren min har diabetes.',
  'Lege: Unnskyld, jeg må ta denne telefonen. Hallo. Ja. Ha det.',
  'Lege: Tonsillene er hovne. Du får Apocillin 660 mg fire ganger daglig i ti dager.',
].join('\n')
const [patientId, caseId] = [randomUUID(), randomUUID()]
const path = `/patients/${patientId}/cases/${caseId}`

let server: TestServer
const reasonsOf = async (): Promise<Reason[]> => (await server.call('GET', `${path}/reasons`)).json()

beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other']) await server.subscribe(person)
  await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId, transcription: TALK } })
  await server.jobs.settled()
})
afterAll(() => server.stop())

describe('why each statement stands where it does', () => {
  test('is told in the order it was said, with its place, its section and the rule that placed it', async () => {
    const reasons = await reasonsOf()
    const throat = reasons.find(({ text }) => text.includes('vondt i halsen'))!
    expect(throat).toMatchObject({ fate: 'stands', section: 'complaints', asserted: { polarity: 'affirmed', experiencer: 'patient' } })
    expect(throat.rule).toMatch(/^[a-z]+\/[a-z-]+$/u)
    expect(TALK.slice(throat.evidence.start, throat.evidence.end)).toContain('vondt i halsen')
    expect(reasons.find(({ text }) => text.includes('Broren'))?.asserted?.experiencer).toBe('relative')
    const starts = reasons.map(({ evidence }) => evidence.start)
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  })

  test('what a stage took away names the stage', async () => {
    const gone = (await reasonsOf()).filter(({ fate }) => fate === 'takenAway')
    expect(gone.some(({ text }) => text.includes('telefonen') || text.includes('Hallo'))).toBe(true)
    for (const { rule } of gone) expect(rule).toMatch(/^[a-z]+\/[a-z-]+$/u)
  })

  test('what stands is what the report of the built-in engine rests on', async () => {
    const kase = (await server.readCase(patientId, caseId))!
    const rests = kase.textReport!.sections
      .filter(({ type }) => type !== 'medications' && type !== 'summary')
      .flatMap(({ blocks }) => blocks.flatMap(({ evidence }) => evidence.map(({ start }) => start)))
    const stands = (await reasonsOf()).filter(({ fate, section }) => fate === 'stands' && section !== 'medications').map(({ evidence }) => evidence.start)
    expect(rests.length).toBeGreaterThan(0)
    expect(stands).toEqual(expect.arrayContaining(rests))
  })

  test('SEC-4: a word of 100,000 letters, hidden signs and a talk of thousands of sentences are answered, no more of them than are told', async () => {
    const long = randomUUID()
    const transcription = `${'a'.repeat(100_000)}. V\u200Bondt\u00A0i magen. ${'Vondt i magen. '.repeat(4_000)}`
    await server.call('POST', `/patients/${patientId}/cases`, { body: { id: long, transcription } })
    const answer = await server.call('GET', `/patients/${patientId}/cases/${long}/reasons`)
    expect([answer.statusCode, answer.json<Reason[]>().length]).toEqual([200, MOST_REASONS])
  })

  test('SEC: nobody else’s case, and no case without words', async () => {
    expect((await server.call('GET', `${path}/reasons`, { as: 'other' })).statusCode).toBe(404)
    const empty = randomUUID()
    await server.call('POST', `/patients/${patientId}/cases`, { body: { id: empty } })
    expect((await server.call('GET', `/patients/${patientId}/cases/${empty}/reasons`)).statusCode).toBe(422)
  })
})
