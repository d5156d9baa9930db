import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.subscribe('doctor')
})
afterAll(() => server.stop())

const newVisit = () => ({ patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() })
type Visit = ReturnType<typeof newVisit>
const pathOf = ({ patientId, caseId }: Visit) => `/patients/${patientId}/cases/${caseId}`
const webm = (said: string) => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(` group 1:${said}`)])

const finalize = (visit: Visit, fields: Record<string, string>) =>
  server.call('POST', pathOf(visit), { form: { reportType: 'text', recordingId: visit.recordingId, ...fields } })
const upload = (visit: Visit, fields: Record<string, string>, said = 'Hostet i tre dager.') =>
  server.call('POST', `${pathOf(visit)}/manual-audio`, { form: { reportType: 'text', recordingId: visit.recordingId, ...fields, audioFile: webm(said) } })
const outcome = ({ statusCode, ...answer }: Awaited<ReturnType<typeof finalize>>) => [
  statusCode,
  statusCode === 200 ? undefined : answer.json<{ code: string }>().code,
]

test('REL-12 a recording ended again with other words is refused, and the first stand; the same call again is welcome, however it is counted', async () => {
  const visit = newVisit()
  await server.call('POST', `${pathOf(visit)}/audio-chunk`, {
    form: { index: '1', recordingId: visit.recordingId, audioFile: Buffer.from('group 1:Hostet i tre dager.') },
  })
  const said = { additionalNotes: 'Røyker ikke.', gender: 'female', ageYears: '30' }
  expect(outcome(await finalize(visit, said))).toEqual([200, undefined])
  expect(outcome(await finalize(visit, said))).toEqual([200, undefined])
  expect(outcome(await finalize(visit, { acceptMissing: 'true', ...Object.fromEntries(Object.entries(said).toReversed()), chunkCount: '1' }))).toEqual([
    200,
    undefined,
  ])
  for (const other of [
    { ...said, additionalNotes: 'Røyker mye.' },
    { ...said, ageYears: '31' },
    { gender: 'female', ageYears: '30' },
  ])
    expect(outcome(await finalize(visit, other))).toEqual([409, 'recording.finalized'])
  await server.jobs.settled()
  expect((await server.readCase(visit.patientId, visit.caseId))?.additionalNotes).toBe('Røyker ikke.')
  // Also once it has been heard, and nothing of the sound is kept.
  expect(outcome(await finalize(visit, said))).toEqual([200, undefined])
  expect(outcome(await finalize(visit, { ...said, additionalNotes: 'Røyker mye.' }))).toEqual([409, 'recording.finalized'])
})

test('REL-12 another file under the id of one that was heard and is gone is refused; the same is welcome', async () => {
  const visit = newVisit()
  expect(outcome(await upload(visit, { additionalNotes: 'a' }))).toEqual([200, undefined])
  await server.jobs.settled()
  expect(outcome(await upload(visit, { additionalNotes: 'a' }))).toEqual([200, undefined])
  expect(outcome(await upload(visit, { additionalNotes: 'a' }, 'Vondt i kneet.'))).toEqual([409, 'recording.finalized'])
  expect(outcome(await upload(visit, { additionalNotes: 'b' }))).toEqual([409, 'recording.finalized'])
})

test('what a call said stands nowhere: a short note cannot be guessed from its digest without the key of the case', async () => {
  const visit = newVisit()
  await upload(visit, { additionalNotes: 'hiv' })
  const twin = newVisit()
  await upload(twin, { additionalNotes: 'hiv' })
  const rows = await server.sql<{ ended_by: Uint8Array }[]>`select ended_by from recording where id in (${visit.recordingId}, ${twin.recordingId})`
  expect(new Set(rows.map((row) => Buffer.from(row.ended_by).toString('hex'))).size).toBe(2)
})
