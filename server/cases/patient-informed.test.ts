import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Case } from '#contract/case.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let offering: TestServer
let demanding: TestServer
beforeAll(async () => {
  offering = await startTestServer()
  demanding = await startTestServer({ limits: { patientInformed: 'required' } })
  await Promise.all([offering.subscribe('doctor'), demanding.subscribe('doctor')])
})
afterAll(() => Promise.all([offering.stop(), demanding.stop()]))

const TALK = 'Jeg har hatt vondt i venstre kne i tre uker.'
const agoMs = (ms: number): string => new Date(Date.now() - ms).toISOString()
const newVisit = () => ({ patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() })
type Visit = ReturnType<typeof newVisit>

const sendChunk = (server: TestServer, { patientId, caseId, recordingId }: Visit) =>
  server.call('POST', `/patients/${patientId}/cases/${caseId}/audio-chunk`, { form: { audioFile: Buffer.from(`group 1:${TALK}`), index: '1', recordingId } })
const finalize = (server: TestServer, { patientId, caseId, recordingId }: Visit, fields: Record<string, string> = {}) =>
  server.call('POST', `/patients/${patientId}/cases/${caseId}`, { form: { recordingId, ...fields } })
const save = (server: TestServer, { patientId, caseId }: Visit, change: object) =>
  server.call('POST', `/patients/${patientId}/cases`, { body: { id: caseId, ...change } })
const upload = (server: TestServer, { patientId, caseId, recordingId }: Visit, fields: Record<string, string> = {}) =>
  server.call('POST', `/patients/${patientId}/cases/${caseId}/manual-audio`, {
    form: { recordingId, ...fields, audioFile: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(`file:${TALK}`)]) },
  })

describe('the mark that the patient was told', () => {
  test('comes with the end of a recording and stays as first set', async () => {
    const visit = newVisit()
    const told = agoMs(600_000)
    await sendChunk(offering, visit)
    expect((await finalize(offering, visit, { patientInformedAt: told })).json()).toMatchObject({ patientInformedAt: told })
    await offering.jobs.settled()
    const before = (await offering.readCase(visit.patientId, visit.caseId))!
    const again = await save(offering, visit, { patientInformedAt: agoMs(1_000) })
    expect(again.json()).toMatchObject({ patientInformedAt: told, revision: before.revision })
  })

  test('can be set on a case alone, and is a change like any other', async () => {
    const visit = newVisit()
    const made = (await save(offering, visit, { manualNote: 'notat' })).json<Case>()
    expect(made.patientInformedAt).toBeNull()
    const marked = (await save(offering, visit, { patientInformedAt: agoMs(2_000) })).json<Case>()
    expect(marked).toMatchObject({ revision: made.revision + 1, manualNote: 'notat', patientInformedAt: expect.any(String) })
  })

  test.each([
    ['more than a day old', () => agoMs(25 * 3_600_000)],
    ['yet to come', () => agoMs(-3_600_000)],
  ])('%s: the server’s own time is kept', async (_, at) => {
    const made = (await save(offering, newVisit(), { transcription: TALK, patientInformedAt: at() })).json<Case>()
    expect(Math.abs(Date.parse(made.patientInformedAt ?? '') - Date.now())).toBeLessThan(60_000)
  })

  test('a clock half a minute ahead is believed, an offset is read', async () => {
    const soon = agoMs(-30_000)
    expect((await save(offering, newVisit(), { transcription: TALK, patientInformedAt: soon })).json<Case>().patientInformedAt).toBe(soon)
    const withOffset = await save(offering, newVisit(), { manualNote: 'x', patientInformedAt: `${agoMs(0).slice(0, 19)}+00:00` })
    expect(withOffset.statusCode).toBe(200)
    expect((await save(offering, newVisit(), { patientInformedAt: 'i går' })).statusCode).toBe(400)
  })
})

describe('where the operator asks for it', () => {
  test('nothing is recorded to its end without it, and what was recorded is kept', async () => {
    const visit = newVisit()
    expect((await sendChunk(demanding, visit)).statusCode).toBe(200)
    const refused = await finalize(demanding, visit)
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'case.patient_not_informed' }])
    await demanding.jobs.settled()
    expect((await demanding.readCase(visit.patientId, visit.caseId))?.audioRecordings).toMatchObject([{ status: 'processing', hasAudio: true }])
    expect((await finalize(demanding, visit, { patientInformedAt: agoMs(60_000) })).statusCode).toBe(200)
    await demanding.jobs.settled()
    expect(await demanding.readCase(visit.patientId, visit.caseId)).toMatchObject({ isSuccess: true })
    expect((await finalize(demanding, visit)).statusCode, 'the same call again').toBe(200)
  })

  test('no file and no text becomes a report without it', async () => {
    const uploaded = newVisit()
    expect((await upload(demanding, uploaded)).json()).toMatchObject({ code: 'case.patient_not_informed' })
    expect((await upload(demanding, uploaded, { patientInformedAt: agoMs(0) })).statusCode).toBe(200)
    const pasted = newVisit()
    expect((await save(demanding, pasted, { transcription: TALK })).json()).toMatchObject({ code: 'case.patient_not_informed' })
    const noted = await save(demanding, pasted, { manualNote: 'notat' })
    expect(noted.statusCode, 'a note of the clinician’s own').toBe(200)
    const { revision } = noted.json<Case>()
    expect((await save(demanding, pasted, { revision, transcription: TALK })).statusCode, 'put in later').toBe(422)
    expect((await save(demanding, pasted, { revision, transcription: TALK, patientInformedAt: agoMs(0) })).statusCode).toBe(200)
    await demanding.jobs.settled()
  })

  test('once marked, the case asks no more', async () => {
    const visit = newVisit()
    await save(demanding, visit, { patientInformedAt: agoMs(0) })
    await sendChunk(demanding, visit)
    expect((await finalize(demanding, visit)).statusCode).toBe(200)
    await demanding.jobs.settled()
  })
})
