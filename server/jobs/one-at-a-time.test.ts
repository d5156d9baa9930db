import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import type { JobRun } from './job-queue.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { makeLeaseStore } from './store.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const signal = new AbortController().signal
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Two servers with the same work on one database. */
function twoServers(run: JobRun, { lifeMs = 5_000, renewEveryMs = 1_000 } = {}): [JobRun, JobRun] {
  const make = (): JobRun => oneAtATime('write-report', run, { leases: makeLeaseStore(database.sql, lifeMs), renewEveryMs })
  return [make(), make()]
}

test('two servers never do the same work side by side, and none that was asked for is left undone', async () => {
  let [inside, most, runs] = [0, 0, 0]
  const servers = twoServers(async () => {
    inside += 1
    most = Math.max(most, inside)
    await wait(5)
    runs += 1
    inside -= 1
  })
  await Promise.all(Array.from({ length: 40 }, async (_, at) => {
    await wait(at * 3)
    await servers[at % 2]!('same', signal)
  }))
  expect(most).toBe(1)
  expect(runs).toBeGreaterThan(1)
  expect(await database.sql`select 1 from work_lease`).toHaveLength(0)
})

test('the last one to ask is served by a run that began after it asked', async () => {
  let finish = (): void => undefined
  const began: number[] = []
  const [one, other] = twoServers(async () => {
    began.push(performance.now())
    if (began.length === 1)
      await new Promise<void>((resolve) => {
        finish = resolve
      })
  })
  const first = one('late', signal)
  await expect.poll(() => began.length).toBe(1)
  await other('late', signal)
  const asked = performance.now()
  finish()
  await first
  expect(began).toHaveLength(2)
  expect(began[1]).toBeGreaterThan(asked)
})

test('REL-15 work of a server that died is free once its lease has run out', async () => {
  await makeLeaseStore(database.sql, 100).take({ job: 'write-report', id: 'orphan', holder: crypto.randomUUID() })
  let runs = 0
  const [one] = twoServers(async () => void (runs += 1))
  await one('orphan', signal)
  expect(runs).toBe(0)
  await wait(120)
  await one('orphan', signal)
  expect(runs).toBe(1)
})

test('a worker whose work was taken over is told', async () => {
  const seen: boolean[] = []
  const [one] = twoServers(async (_, given) => {
    await database.sql`update work_lease set holder = gen_random_uuid() where id = 'stolen'`
    await wait(60)
    seen.push(given.aborted)
  }, { renewEveryMs: 10 })
  await one('stolen', signal)
  expect(seen).toEqual([true])
  await database.sql`delete from work_lease`
})

test('work that failed is given back', async () => {
  const [one] = twoServers(() => Promise.reject(new Error('defect')))
  await expect(one('broken', signal)).rejects.toThrow('defect')
  expect(await database.sql`select 1 from work_lease`).toHaveLength(0)
})
