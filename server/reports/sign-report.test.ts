import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Case } from '#contract/case.ts'
import type { KeptReport, ReportVersion } from '#contract/signature.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

const TALK = 'Pasienten har hodepine og kvalme siden i går. Ingen feber. Blodtrykk 140 over 90.'
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code]

async function written() {
  const [patientId, caseId] = [randomUUID(), randomUUID()]
  await server.call('POST', `/patients/${patientId}/cases?regenerate=true`, { body: { id: caseId, transcription: TALK } })
  await server.jobs.settled()
  const made = await server.readCase(patientId, caseId)
  if (!made?.textReport) throw new Error('no report was written')
  return { path: `/patients/${patientId}/cases/${caseId}`, cases: `/patients/${patientId}/cases`, made, report: made.textReport }
}
const sign = (path: string, revision: number) => server.call('POST', `${path}/report/sign`, { body: { revision } })

describe('MED-1 a signed report', () => {
  test('says who, when, by which engine and of which text, and is intact', async () => {
    const { path, made } = await written()
    const signed = (await sign(path, made.revision)).json<Case>()
    expect(signed.signature).toMatchObject({
      signedBy: expect.stringMatching(/./),
      engine: 'builtin',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      isIntact: true,
      addenda: [],
    })
    expect(Math.abs(Date.parse(signed.signature?.signedAt ?? '') - Date.now())).toBeLessThan(60_000)
    expect(signed.textReport).toEqual(made.textReport)
    expect((await sign(path, signed.revision)).json<Case>().signature).toEqual(signed.signature)
  })

  test('is changed by nobody: not by a save, a correction of the talk, or an engine asked anew', async () => {
    const { path, cases, made, report } = await written()
    const signed = (await sign(path, made.revision)).json<Case>()
    expect(codeOf(await server.call('POST', cases, { body: { id: made.id, revision: signed.revision, textReport: { ...report, sections: [] } } }))).toEqual([
      409,
      'report.signed',
    ])
    expect(codeOf(await server.call('POST', `${cases}?regenerate=true`, { body: { id: made.id } }))).toEqual([409, 'report.signed'])
    expect(
      codeOf(await server.call('POST', `${path}/transcript/correct`, { body: { revision: signed.revision, start: 0, heard: 'Pasienten', words: 'Hun' } })),
    ).toEqual([409, 'report.signed'])
    const noted = (await server.call('POST', cases, { body: { id: made.id, revision: signed.revision, manualNote: 'Ring pasienten' } })).json<Case>()
    expect(noted).toMatchObject({ manualNote: 'Ring pasienten', textReport: report, signature: { isIntact: true } })
  })

  test('a recording that comes later is heard, and leaves the text as it was signed', async () => {
    const { path, made, report } = await written()
    await sign(path, made.revision)
    const recordingId = randomUUID()
    await server.call('POST', `${path}/audio-chunk`, { form: { audioFile: Buffer.from('group 1:vondt i magen'), index: '1', recordingId } })
    await server.call('POST', path, { form: { recordingId } })
    await server.jobs.settled()
    const after = await server.readCase(made.patientId, made.id)
    expect(after).toMatchObject({ textReport: report, isUpdating: false, signature: { isIntact: true }, audioRecordings: [{ transcription: 'vondt i magen' }] })
    const versions = (await server.call('GET', `${path}/report/versions`)).json<ReportVersion[]>()
    expect(versions.map(({ kind }) => kind)).toEqual(['signed'])
  })

  test('takes addenda with time and name, each once', async () => {
    const { path, made } = await written()
    const add = (id: string, text: string) => server.call('POST', `${path}/report/addenda`, { body: { id, text } })
    expect(codeOf(await add(randomUUID(), 'For tidlig'))).toEqual([409, 'report.not_signed'])
    await sign(path, made.revision)
    const id = randomUUID()
    await add(id, 'Prøvesvar normale.')
    await add(id, 'Prøvesvar normale.')
    const { signature } = (await add(randomUUID(), 'Pasienten ringte.')).json<Case>()
    expect(signature?.addenda.map(({ text }) => text)).toEqual(['Prøvesvar normale.', 'Pasienten ringte.'])
    expect(signature?.isIntact).toBe(true)
    expect((await server.call('POST', `${path}/report/addenda`, { body: { id, text: '  ' } })).statusCode).toBe(400)
  })

  test('NORM-1 stands in the access log as signing, and a case nobody is named in keeps its hour of deletion', async () => {
    const { path, made } = await written()
    const signed = (await sign(path, made.revision)).json<Case>()
    const { items } = (await server.call('GET', `/account/access-log?caseId=${made.id}`)).json<{ items: { action: string; result: string }[] }>()
    expect(items[0]).toMatchObject({ action: 'sign', result: 'done' })
    expect(items.filter(({ action }) => action === 'sign')).toHaveLength(1)
    expect(signed.timeRemaining).toBeLessThanOrEqual(made.timeRemaining ?? 0)
    expect(signed.timeRemaining).toBeGreaterThan((made.timeRemaining ?? 0) - 120)
  })

  test('is of the text the signer saw: an older revision is refused', async () => {
    const { path, cases, made } = await written()
    await server.call('POST', cases, { body: { id: made.id, revision: made.revision, manualNote: 'x' } })
    expect(codeOf(await sign(path, made.revision))).toEqual([409, 'case.stale_revision'])
  })
})

describe('earlier texts of a report', () => {
  test('are kept when a hand or an engine puts another in their place, and when signed', async () => {
    const { path, cases, made, report } = await written()
    const own = { ...report, sections: report.sections.slice(0, 1), editedAt: new Date().toISOString() }
    const edited = (await server.call('POST', cases, { body: { id: made.id, revision: made.revision, textReport: own } })).json<Case>()
    await server.call('POST', `${cases}?regenerate=true`, { body: { id: made.id } })
    await server.jobs.settled()
    const now = await server.readCase(made.patientId, made.id)
    await sign(path, now?.revision ?? 0)
    const versions = (await server.call('GET', `${path}/report/versions`)).json<ReportVersion[]>()
    expect(versions.map(({ kind, isEdited }) => [kind, isEdited])).toEqual([['signed', false], ['replaced', true], ['edited', false]])
    const kept = (await server.call('GET', `${path}/report/versions/${versions[1]?.revision ?? 0}`)).json<z.infer<typeof KeptReport>>()
    expect(kept.report.sections).toEqual(edited.textReport?.sections)
  })

  test('of one sitting are not one for each save', async () => {
    const { path, cases, made, report } = await written()
    let { revision } = made
    for (const heading of ['A', 'B', 'C']) {
      const body = { id: made.id, revision, textReport: { ...report, sections: [{ type: 'summary', heading, blocks: [] }] } }
      revision = (await server.call('POST', cases, { body })).json<Case>().revision
    }
    expect((await server.call('GET', `${path}/report/versions`)).json<ReportVersion[]>()).toHaveLength(1)
    expect(codeOf(await server.call('GET', `${path}/report/versions/999999`))).toEqual([404, 'report.version_not_found'])
  })
})
