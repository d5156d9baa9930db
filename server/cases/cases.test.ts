import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['doctor', 'other']) await server.subscribe(person)
  await server.subscribe('lapsed', 'Expired')
})
afterAll(() => server.stop())

const TALK = 'Pasienten har hodepine og kvalme siden i går. Ingen feber. Blodtrykk 140 over 90.'
const save = (patientId: string, body: object, { as = 'doctor', regenerate = false } = {}) =>
  server.call('POST', `/patients/${patientId}/cases${regenerate ? '?regenerate=true' : ''}`, { as, body })
const report = (text: string): Report => ({
  sections: [{ type: 'summary', heading: 'Sammendrag', blocks: [{ id: 'b1', kind: 'paragraph', text, evidence: [] }] }],
  language: 'nb',
  engine: 'hand',
  generatedAt: '2026-01-01T00:00:00Z',
})

async function pasted(text = TALK): Promise<{ patientId: string; made: Case }> {
  const [patientId, id] = [randomUUID(), randomUUID()]
  await save(patientId, { id, transcription: text }, { regenerate: true })
  await server.jobs.settled()
  const made = await server.readCase(patientId, id)
  if (!made) throw new Error('no case was made')
  return { patientId, made }
}

describe('a pasted transcription', () => {
  test('becomes a report whose evidence points into it', async () => {
    const { made } = await pasted()
    expect(made).toMatchObject({ isUpdating: false, isSuccess: true, transcription: TALK, anonymous: true })
    expect(made.timeRemaining).toBeGreaterThan(12 * 3600 - 60)
    const evidence = made.textReport?.sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.evidence)) ?? []
    expect(evidence.length).toBeGreaterThan(0)
    for (const { source, start, end } of evidence) expect([source, start < end && end <= TALK.length]).toEqual(['transcription', true])
  })

  test('sent again with the same words does nothing twice (REL-12)', async () => {
    const { patientId, made } = await pasted()
    const again = await save(patientId, { id: made.id, transcription: TALK }, { regenerate: true })
    expect(again.json()).toMatchObject({ revision: made.revision, isUpdating: false })
  })

  test('with nothing in it asks for something', async () => {
    const answer = await save(randomUUID(), { id: randomUUID(), transcription: '' }, { regenerate: true })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'case.empty'])
  })
})

describe('a save', () => {
  test('changes the fields it names and leaves the others', async () => {
    const { patientId, made } = await pasted()
    const answer = await save(patientId, { id: made.id, revision: made.revision, manualNote: 'Ring pasienten' })
    expect(answer.json()).toMatchObject({ revision: made.revision + 1, manualNote: 'Ring pasienten', transcription: TALK, textReport: made.textReport })
  })

  test('of an older base is refused with the case as it is (REL-26)', async () => {
    const { patientId, made } = await pasted()
    await save(patientId, { id: made.id, revision: made.revision, textReport: report('Min tekst') })
    const stale = await save(patientId, { id: made.id, revision: made.revision, textReport: report('Annen tekst') })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ code: 'case.stale_revision', details: { case: { summaryReport: 'Min tekst' } } })
  })

  test('of text without a base is refused, a Refresh without text is not', async () => {
    const { patientId, made } = await pasted()
    expect((await save(patientId, { id: made.id, manualNote: 'x' })).statusCode).toBe(428)
    expect((await save(patientId, { id: made.id }, { regenerate: true })).json()).toMatchObject({ isUpdating: true })
    await server.jobs.settled()
  })

  test('keeps what a clinician wrote when an engine writes anew (REL-16)', async () => {
    const { patientId, made } = await pasted()
    await save(patientId, { id: made.id, revision: made.revision, textReport: report('Legens ord') })
    await save(patientId, { id: made.id }, { regenerate: true })
    await server.jobs.settled()
    const [kept] = await server.sql`select 1 from report_version where case_id = ${made.id}`
    expect(kept).toBeDefined()
  })

  test('cannot set what is not the sender’s to set (SEC-51)', async () => {
    const { patientId, made } = await pasted()
    const body = {
      ...made,
      revision: made.revision,
      anonymous: false,
      timeRemaining: null,
      isSuccess: false,
      isUpdating: true,
      ownerId: randomUUID(),
      failure: { code: 'internal.error', message: '' },
    }
    expect((await save(patientId, body)).json()).toMatchObject({ anonymous: true, isSuccess: true, isUpdating: false, failure: null })
  })

  test('of the other edition’s descriptor or section is refused', async () => {
    const { patientId, made } = await pasted()
    const certificate = { ...report('x'), sections: [{ type: 'insuranceCertificate', heading: 'Attest', blocks: [] }] }
    expect((await save(patientId, { id: made.id, revision: made.revision, descriptor: { kind: 'animal' } })).statusCode).toBe(422)
    expect((await save(patientId, { id: made.id, revision: made.revision, textReport: certificate })).statusCode).toBe(422)
  })

  test('in an account without an active subscription is refused (SEC-52)', async () => {
    const answer = await save(randomUUID(), { id: randomUUID(), manualNote: 'x' }, { as: 'lapsed' })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'subscription.inactive'])
  })
})

describe('patients', () => {
  test('a name ends the early deletion, a deletion ends everything', async () => {
    const { patientId, made } = await pasted()
    const named = await server.call('PUT', `/patients/${patientId}`, { body: { name: 'Per Prøve' } })
    expect(named.json()).toMatchObject({ name: 'Per Prøve', temp: false, cases: [{ id: made.id, anonymous: false, timeRemaining: null }] })
    expect((await server.call('GET', '/patients')).json()).toContainEqual(expect.objectContaining({ id: patientId, name: 'Per Prøve', caseCount: 1 }))
    expect((await server.call('DELETE', `/patients/${patientId}`)).statusCode).toBe(204)
    expect((await server.call('GET', `/patients/${patientId}`)).statusCode).toBe(404)
    expect(await server.sql`select 1 from data_key where id in (${patientId}, ${made.id})`).toHaveLength(0)
  })

  test('the last case of a temporary patient takes the patient with it', async () => {
    const { patientId, made } = await pasted()
    expect((await server.call('DELETE', `/patients/${patientId}/cases/${made.id}`)).statusCode).toBe(204)
    expect((await server.call('GET', `/patients/${patientId}`)).statusCode).toBe(404)
  })

  test('the anonymous list names the summary and the time left', async () => {
    const { patientId, made } = await pasted()
    const list = (await server.call('GET', '/patients/anonymous')).json<{ id: string }[]>()
    expect(list.find(({ id }) => id === made.id)).toMatchObject({
      patientId,
      timeRemaining: expect.any(Number),
      summary: made.summaryReport?.slice(0, 160) ?? '',
    })
  })
})
