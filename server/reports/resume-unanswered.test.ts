import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { resumedWork } from '#server/testing/resumed-work.ts'
import { builtinWriter } from './builtin-writer.ts'
import { resumeUnanswered } from './resume-unanswered.ts'

const work = resumedWork(({ openness, ...given }) => resumeUnanswered({ ...given, writerFor: () => ({ ...builtinWriter, openness }) }))

async function failedCase(as: string, minutesAgo: number): Promise<string> {
  const id = randomUUID()
  await work.server.call('POST', `/patients/${randomUUID()}/cases`, { as, body: { id, transcription: 'Hodepine i tre dager.' } })
  await work.server
    .sql`update consultation_case set failure_code = 'language.unavailable', updated_at = now() - ${minutesAgo} * interval '1 minute' where id = ${id}`
  return id
}

test('REL-14 what no model answered for goes on by itself: nothing while it is down, one to try it, then all, oldest first and in turns', async () => {
  const many = [await failedCase('many', 30), await failedCase('many', 29), await failedCase('many', 28)] as const
  await work.expectTurns({ many, single: await failedCase('one', 5) })
  await work.round()
  expect(work.resumed).toHaveLength(4)
})

test('a report that fails while its model answers others is left to its reader after a few times', async () => {
  const id = await failedCase('one', 5)
  work.resumed.length = 0
  work.open('all')
  work.server.jobs.hold()
  for (let times = 0; times < 6; times += 1) {
    await work.round()
    await work.server.sql`update consultation_case set failure_code = 'language.unavailable', is_updating = false where id = ${id}`
  }
  work.server.jobs.release()
  expect(work.resumed).toEqual([id, id, id])
})
