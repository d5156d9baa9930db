import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { resumedWork } from '#server/testing/resumed-work.ts'
import { resumeUnheard } from './resume-unheard.ts'

const work = resumedWork(({ openness, ...given }) => resumeUnheard({ ...given, transcriber: { openness } }))

type Visit = { as: string; patientId: string; caseId: string; recordingId: string }

/** A talk of two groups that the engine stopped answering for after the first. */
async function unheardTalk(as: string, minutesAgo: number): Promise<Visit> {
  const visit = { as, patientId: randomUUID(), caseId: randomUUID(), recordingId: randomUUID() }
  const path = `/patients/${visit.patientId}/cases/${visit.caseId}`
  const send = async (index: number, text: string): Promise<void> => {
    await work.server.call('POST', `${path}/audio-chunk`, {
      as,
      form: { audioFile: Buffer.from(`group ${index}:${text}`), index: String(index), recordingId: visit.recordingId },
    })
    await work.server.jobs.settled()
  }
  await send(1, 'hoste i tre uker')
  work.server.transcriber.failWith = new Refusal('speech.unavailable')
  await send(2, 'og feber siden i går')
  await work.server.call('POST', path, { as, form: { recordingId: visit.recordingId } })
  await work.server.jobs.settled()
  work.server.transcriber.failWith = undefined
  await work.server.sql`update recording set finalized_at = now() - ${minutesAgo} * interval '1 minute' where id = ${visit.recordingId}`
  return visit
}

const statusOf = async ({ as, patientId, caseId }: Visit) => (await work.server.readCase(patientId, caseId, as))?.audioRecordings[0]

test('REL-14 what no engine answered for is heard by itself: nothing while it is down, one to try it, then all, oldest first and in turns', async () => {
  const many = [await unheardTalk('many', 30), await unheardTalk('many', 29), await unheardTalk('many', 28)]
  const single = await unheardTalk('one', 5)
  const old = await unheardTalk('one', 25 * 60)
  expect(await statusOf(single)).toMatchObject({ status: 'Error', failure: { code: 'speech.unavailable' } })
  await work.expectTurns({ many: [many[0]!.caseId, many[1]!.caseId, many[2]!.caseId], single: single.caseId })
  expect(await statusOf(single)).toMatchObject({ status: 'Done', transcription: expect.stringContaining('hoste i tre uker og feber siden i går') })
  expect(await statusOf(old)).toMatchObject({ status: 'Error' })
  await work.round()
  expect(work.resumed).toHaveLength(4)
})

test('a recording that fails while its engine answers others is left to its maker after a few times', async () => {
  await unheardTalk('one', 5)
  work.resumed.length = 0
  work.open('all')
  work.server.transcriber.failWith = new Refusal('speech.unavailable')
  for (let times = 0; times < 6; times += 1) {
    await work.round()
    await work.server.jobs.settled()
  }
  work.server.transcriber.failWith = undefined
  expect(work.resumed).toHaveLength(3)
})
