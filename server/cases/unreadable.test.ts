import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Case, Patient } from '#contract/case.ts'
import type { CaseDocument } from '#contract/document.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const TALK = 'Jeg har hatt vondt i venstre kne i tre uker. Ingen feber. Jeg bruker Paracet 1 g fire ganger daglig. Du henvises til ortoped.'
const CHART = Array.from({ length: 220 }, (_, at) => `Hun fikk metformin ${500 + at} mg to ganger daglig fra dag ${at + 1}.`).join(' ')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

async function withReport(patientId: string, transcription = TALK): Promise<string> {
  const id = randomUUID()
  await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id, transcription } })
  await server.jobs.settled()
  return id
}

const caseOf = async (patientId: string, id: string): Promise<Case> => (await server.readCase(patientId, id))!

async function keyOf(id: string) {
  const [row] = await server.sql<{ ownerId: string; wrapped: Uint8Array }[]>`select owner_id as "ownerId", wrapped from data_key where id = ${id}`
  return server.vault.open({ id, ownerId: row!.ownerId }, row!.wrapped)
}

/** What an older version may have stored, which this one has no form for. */
const sealedOddity = async (id: string, field: string) => server.vault.sealText(await keyOf(id), { id, field }, JSON.stringify({ sections: 'none' }))

describe('a text that names one medicine 220 times', () => {
  test('gives a report that can be read again, with its patient, its export and its Refresh', async () => {
    const patientId = randomUUID()
    const id = await withReport(patientId, CHART)
    const written = await caseOf(patientId, id)
    expect(written).toMatchObject({ isSuccess: true })
    const evidence = written.textReport!.sections.flatMap(({ blocks }) => blocks.map((block) => block.evidence.length))
    expect(Math.max(...evidence)).toBeLessThanOrEqual(200)
    expect((await server.call('GET', `/patients/${patientId}/cases/${id}/export?format=txt`)).statusCode).toBe(200)
    const { value } = (await server.call('POST', `/patients/${patientId}/cases/${id}/report/regenerate`, { body: {} })).json<{ value: Case['textReport'] }>()
    const saved = await server.call('POST', `/patients/${patientId}/cases`, { body: { id, revision: written.revision, textReport: value } })
    expect(saved.statusCode).toBe(200)
  })
})

describe('what is stored and cannot be read', () => {
  test('a report says so itself; its patient, its other cases and its own texts are served, and Refresh writes it anew', async () => {
    const patientId = randomUUID()
    const [broken, whole] = [await withReport(patientId), await withReport(patientId)]
    await server.sql`update consultation_case set report_sealed = ${await sealedOddity(broken, 'report')} where id = ${broken}`
    const read = await server.call('GET', `/patients/${patientId}`)
    expect(read.statusCode).toBe(200)
    const { cases } = read.json<Patient>()
    expect(cases.find(({ id }) => id === broken)).toMatchObject({
      textReport: null,
      isSuccess: false,
      failure: { code: 'report.unreadable' },
      transcription: TALK,
    })
    expect(cases.find(({ id }) => id === whole)).toMatchObject({ isSuccess: true })
    const path = `/patients/${patientId}/cases/${broken}`
    for (const [method, at] of [['GET', 'export?format=txt'], ['POST', 'report/regenerate']] as const)
      expect((await server.call(method, `${path}/${at}`, method === 'POST' ? { body: {} } : {})).json()).toMatchObject({ code: 'report.unreadable' })
    expect((await server.call('PUT', `/patients/${patientId}`, { body: { name: 'Kari Nordmann', birthDate: null, gender: null } })).statusCode).toBeLessThan(
      500,
    )
    expect((await server.call('GET', `${path}/report/versions`)).statusCode).toBe(200)
    const { revision } = await caseOf(patientId, broken)
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: broken, revision } })
    await server.jobs.settled()
    expect(await caseOf(patientId, broken)).toMatchObject({ isSuccess: true, failure: null })
  })

  test('a text that was altered where it lies, a descriptor of another form, a signature: each alone', async () => {
    const patientId = randomUUID()
    const id = await withReport(patientId)
    await server.call('POST', `/patients/${patientId}/cases/${id}/report/sign`, { body: { revision: (await caseOf(patientId, id)).revision } })
    await server.sql`update consultation_case set manual_note_sealed = ${Buffer.alloc(40)}, descriptor = '{"kind":"plant"}'::jsonb,
      signature_sealed = ${Buffer.alloc(40)} where id = ${id}`
    const read = await caseOf(patientId, id)
    expect(read).toMatchObject({ manualNote: null, descriptor: null, failure: { code: 'case.unreadable' }, transcription: TALK })
    expect(read.textReport?.sections.length).toBeGreaterThan(0)
    expect((await server.call('GET', '/cases')).statusCode).toBe(200)
  })

  test('what was heard says so at its recording, and no report is written as if nothing had been said', async () => {
    const [patientId, id, recordingId] = [randomUUID(), randomUUID(), randomUUID()]
    const path = `/patients/${patientId}/cases/${id}`
    await server.call('POST', `${path}/audio-chunk`, { form: { audioFile: Buffer.from(`group 1:${TALK}`), index: '1', recordingId } })
    await server.call('POST', path, { form: { recordingId } })
    await server.jobs.settled()
    const oddity = server.vault.sealText(await keyOf(id), { id: recordingId, field: 'transcript' }, '{"text":1}')
    await server.sql`update recording set transcript_sealed = ${oddity} where id = ${recordingId}`
    const before = await caseOf(patientId, id)
    expect(before.audioRecordings).toMatchObject([{ transcription: null, failure: { code: 'case.unreadable' } }])
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id, revision: before.revision } })
    await server.jobs.settled()
    expect(await caseOf(patientId, id)).toMatchObject({ isUpdating: false, failure: { code: 'case.unreadable' } })
  })

  test('a document says so in its place, beside the others, and can be deleted', async () => {
    const patientId = randomUUID()
    const id = await withReport(patientId)
    const path = `/patients/${patientId}/cases/${id}/documents`
    const content = (await caseOf(patientId, id)).textReport!
    const [broken, whole] = [randomUUID(), randomUUID()]
    for (const documentId of [broken, whole]) await server.call('PUT', `${path}/${documentId}`, { body: { kind: 'referral', content } })
    await server.sql`update case_document set content_sealed = ${Buffer.alloc(40)} where id = ${broken}`
    const listed = await server.call('GET', path)
    expect(listed.statusCode).toBe(200)
    const documents = listed.json<CaseDocument[]>()
    expect(documents.find((one) => one.id === broken)?.content.sections[0]?.blocks[0]?.text).toMatch(/kunne ikke leses/)
    expect(documents.find((one) => one.id === whole)?.content).toEqual(content)
    expect((await server.call('GET', `${path}/${broken}/export?format=txt`)).json()).toMatchObject({ code: 'document.unreadable' })
    expect((await server.call('DELETE', `${path}/${broken}`)).statusCode).toBe(204)
  })
})

describe('a talk with nothing clinical in it', () => {
  test.each(['Hei. Takk for sist. Ha det bra.', 'Hun fikk paracetamol 1 g. '.repeat(20)])('is no success without a word: %s', async (text) => {
    const patientId = randomUUID()
    const read = await caseOf(patientId, await withReport(patientId, text))
    if (read.isSuccess) expect(read.textReport?.sections.length).toBeGreaterThan(0)
    else expect(read).toMatchObject({ textReport: null, failure: { code: 'report.nothing_clinical' }, transcription: text })
  })

  test('leaves the report that stands', async () => {
    const patientId = randomUUID()
    const id = await withReport(patientId)
    const { revision, textReport } = await caseOf(patientId, id)
    await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id, revision, transcription: 'Hei. Takk for sist. Ha det bra.' } })
    await server.jobs.settled()
    expect(await caseOf(patientId, id)).toMatchObject({ isSuccess: false, failure: { code: 'report.nothing_clinical' }, textReport })
  })
})
