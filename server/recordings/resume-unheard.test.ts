import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { Openness } from '#server/ports/language-model.ts'
import { makeRequestReport } from '#server/reports/request-report.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { resumeUnheard } from './resume-unheard.ts'

let openness: Openness = 'none'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['many', 'one']) await server.subscribe(person)
})
afterAll(() => server.stop())

type Visit = { as: string; patientId: string; caseId: string; recordingId: string }

/** A talk of two groups that the engine stopped answering for after the first. */
async function unheardTalk(as: string, minutesAgo: number): Promise<Visit> {
  const visit = { as, patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() }
  const path = `/patients/${visit.patientId}/cases/${visit.caseId}`
  const send = async (index: number, text: string): Promise<void> => {
    await server.call('POST', `${path}/audio-chunk`, { as, form: { audioFile: Buffer.from(`group ${index}:${text}`), index: String(index), recordingId: visit.recordingId } })
    await server.jobs.settled()
  }
  await send(1, 'hoste i tre uker')
  server.transcriber.failWith = new Refusal('speech.unavailable')
  await send(2, 'og feber siden i går')
  await server.call('POST', path, { as, form: { recordingId: visit.recordingId } })
  await server.jobs.settled()
  server.transcriber.failWith = undefined
  await server.sql`update recording set finalized_at = now() - ${minutesAgo} * interval '1 minute' where id = ${visit.recordingId}`
  return visit
}

const resumed: string[] = []
const round = () =>
  resumeUnheard({
    sql: server.sql,
    transcriber: { openness: () => openness },
    requestReport: (sql, caseId) => {
      resumed.push(caseId)
      return makeRequestReport(server.jobs)(sql, caseId)
    },
  })
const statusOf = async ({ as, patientId, caseId }: Visit) => (await server.readCase(patientId, caseId, as))?.audioRecordings[0]

test('REL-14 what no engine answered for is heard by itself: nothing while it is down, one to try it, then all, oldest first and in turns', async () => {
  const many = [await unheardTalk('many', 30), await unheardTalk('many', 29), await unheardTalk('many', 28)]
  const single = await unheardTalk('one', 5)
  const old = await unheardTalk('one', 25 * 60)
  expect(await statusOf(single)).toMatchObject({ status: 'Error', failure: { code: 'speech.unavailable' } })
  await round()
  expect(resumed).toEqual([])
  openness = 'one'
  await round()
  expect(resumed).toEqual([many[0]!.caseId])
  openness = 'all'
  await round()
  await server.jobs.settled()
  expect(resumed).toEqual([many[0]!, many[1]!, single, many[2]!].map(({ caseId }) => caseId))
  expect(await statusOf(single)).toMatchObject({ status: 'Done', transcription: expect.stringContaining('hoste i tre uker og feber siden i går') })
  expect(await statusOf(old)).toMatchObject({ status: 'Error' })
  await round()
  expect(resumed).toHaveLength(4)
})

test('a recording that fails while its engine answers others is left to its maker after a few times', async () => {
  await unheardTalk('one', 5)
  resumed.length = 0
  server.transcriber.failWith = new Refusal('speech.unavailable')
  for (let times = 0; times < 6; times += 1) {
    await round()
    await server.jobs.settled()
  }
  server.transcriber.failWith = undefined
  expect(resumed).toHaveLength(3)
})
