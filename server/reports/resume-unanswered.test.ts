import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Openness } from '#server/ports/language-model.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { builtinWriter } from './builtin-writer.ts'
import { makeRequestReport } from './request-report.ts'
import { resumeUnanswered } from './resume-unanswered.ts'

let openness: Openness = 'none'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const person of ['many', 'one']) await server.subscribe(person)
})
afterAll(() => server.stop())

async function failedCase(as: string, minutesAgo: number): Promise<string> {
  const id = randomUUID()
  await server.call('POST', `/patients/${randomUUID()}/cases`, { as, body: { id, transcription: 'Hodepine i tre dager.' } })
  await server.sql`update consultation_case set failure_code = 'language.unavailable', updated_at = now() - ${minutesAgo} * interval '1 minute' where id = ${id}`
  return id
}

const resumed: string[] = []
const round = () =>
  resumeUnanswered({
    sql: server.sql,
    writerFor: () => ({ ...builtinWriter, openness: () => openness }),
    requestReport: (sql, caseId) => {
      resumed.push(caseId)
      return makeRequestReport(server.jobs)(sql, caseId)
    },
  })

test('REL-14 what no model answered for goes on by itself: nothing while it is down, one to try it, then all, oldest first and in turns', async () => {
  const many = [await failedCase('many', 30), await failedCase('many', 29), await failedCase('many', 28)]
  const single = await failedCase('one', 5)
  await round()
  expect(resumed).toEqual([])
  openness = 'one'
  await round()
  expect(resumed).toEqual([many[0]])
  openness = 'all'
  await round()
  await server.jobs.settled()
  expect(resumed).toEqual([many[0], many[1], single, many[2]])
  await round()
  expect(resumed).toHaveLength(4)
})

test('a report that fails while its model answers others is left to its reader after a few times', async () => {
  const id = await failedCase('one', 5)
  resumed.length = 0
  server.jobs.hold()
  for (let times = 0; times < 6; times += 1) {
    await round()
    await server.sql`update consultation_case set failure_code = 'language.unavailable', is_updating = false where id = ${id}`
  }
  server.jobs.release()
  expect(resumed).toEqual([id, id, id])
})
