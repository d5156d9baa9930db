import { afterAll, beforeAll, expect } from 'vitest'
import type { RequestReport } from '#server/cases/save-case.ts'
import type { Database } from '#server/database/connect.ts'
import type { Openness } from '#server/ports/language-model.ts'
import { makeRequestReport } from '#server/reports/request-report.ts'
import { startTestServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

export type Resuming = { sql: Database; openness: () => Openness; requestReport: RequestReport }
export type ResumedWork = {
  readonly server: TestServer
  /** Cases that went on by themselves, in their order. */
  readonly resumed: string[]
  /** One round of resuming, with the engine as open as the last `open` said. */
  round(): Promise<void>
  open(openness: Openness): void
  /** The manners of REL-14: nothing while the engine is down, one to try it, then all, oldest first and in turns between persons. */
  expectTurns(cases: { many: readonly [string, string, string]; single: string }): Promise<void>
}

/** Registers the hooks around work that an engine stopped answering for, done by the subscribers `many` and `one`; `resume` is what takes it up again. */
export function resumedWork(resume: (given: Resuming) => Promise<void>): ResumedWork {
  // Filled by the hook before the first test reads it.
  const now = {} as { server: TestServer }
  const resumed: string[] = []
  let openness: Openness = 'none'
  const requestReport: RequestReport = (sql, caseId) => {
    resumed.push(caseId)
    return makeRequestReport(now.server.jobs)(sql, caseId)
  }
  const round = (): Promise<void> => resume({ sql: now.server.sql, openness: () => openness, requestReport })
  beforeAll(async () => {
    now.server = await startTestServer()
    for (const person of ['many', 'one']) await now.server.subscribe(person)
  })
  afterAll(() => now.server.stop())
  return {
    get server() {
      return now.server
    },
    resumed,
    round,
    open: (as) => void (openness = as),
    async expectTurns({ many, single }) {
      await round()
      expect(resumed).toEqual([])
      openness = 'one'
      await round()
      expect(resumed).toEqual([many[0]])
      openness = 'all'
      await round()
      await now.server.jobs.settled()
      expect(resumed).toEqual([many[0], many[1], single, many[2]])
    },
  }
}
