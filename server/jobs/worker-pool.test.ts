import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#server/database/testing.ts'
import { makeWorkerPool } from './worker-pool.ts'
import type { JobRun } from './worker-pool.ts'

const database = await freshDatabase()
afterAll(() => database.drop())

test('what comes while the queue is being looked through is not overtaken by what comes after', async () => {
  const order: string[] = []
  // The look has ended, with nothing found, before the work that waits for it is written down; nothing else tells this pool of it.
  const slowToWrite = async (strings: TemplateStringsArray, ...values: never[]) => {
    if (strings.join('').includes('insert into')) await delay(30)
    return database.sql(strings, ...values)
  }
  const run: JobRun = (id) => Promise.resolve(void order.push(id))
  const pool = makeWorkerPool({ job: 'write-report', parallel: 1, mostPerOwner: 1, sql: slowToWrite as never, onFailure: () => undefined, run })
  pool.look()
  for (let at = 0; at < 4; at += 1) await pool.begin(`visit ${at}`, 'doctor')
  await expect.poll(() => database.sql`select 1 from work_lease`, { interval: 2 }).toEqual([])
  expect(order).toEqual(Array.from({ length: 4 }, (_, at) => `visit ${at}`))
  await pool.close()
})
