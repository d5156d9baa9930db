import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { makeLog } from '#server/log.ts'
import { makeJobQueue } from './job-queue.ts'
import type { JobQueue, JobRun } from './job-queue.ts'

let database: FreshDatabase
let jobs: JobQueue
let run: JobRun
beforeAll(async () => {
  database = await freshDatabase()
  jobs = makeJobQueue({ database: database.connection, sql: database.sql, log: makeLog('silent'), isAlone: false })
  jobs.handle('transcribe-recording', (id, signal) => run(id, signal), 2)
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await database.drop()
})

/** Longer than any answer of the queue, and far shorter than the rest it takes when it counts on being woken. */
const WELL_UNDER_ITS_REST_MS = 4_000

test('what is asked for while its id is in work waits for its end and then runs once more, at once', async () => {
  const began: number[] = []
  let finish = (): void => undefined
  run = async () => {
    began.push(performance.now())
    if (began.length === 1)
      await new Promise<void>((resolve) => {
        finish = resolve
      })
  }
  await jobs.enqueue('transcribe-recording', 'talk', 'doctor')
  await expect.poll(() => began.length).toBe(1)
  for (let again = 0; again < 3; again += 1) await jobs.enqueue('transcribe-recording', 'talk', 'doctor')
  // Long enough that the other worker has been woken for it and has found it in work.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(began).toHaveLength(1)
  finish()
  const ended = performance.now()
  await expect.poll(() => began.length).toBe(2)
  expect(began[1]! - ended).toBeLessThan(WELL_UNDER_ITS_REST_MS)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(began).toHaveLength(2)
  expect(await database.sql`select 1 from work_lease`).toHaveLength(0)
})

test('what is asked for again and again just after its end never waits', async () => {
  let runs = 0
  run = async () => void (runs += 1)
  for (let round = 1; round <= 6; round += 1) {
    const before = runs
    const asked = performance.now()
    await jobs.enqueue('transcribe-recording', 'quick', 'doctor')
    await expect.poll(() => runs, { interval: 5 }).toBeGreaterThan(before)
    expect(performance.now() - asked).toBeLessThan(WELL_UNDER_ITS_REST_MS)
  }
})

test('a backlog of one person’s is worked off without a rest between', async () => {
  const done: string[] = []
  run = async (id) => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    done.push(id)
  }
  const began = performance.now()
  const ids = Array.from({ length: 24 }, (_, number) => `visit-${number}`)
  for (const id of ids) await jobs.enqueue('transcribe-recording', id, 'doctor')
  await expect.poll(() => done.length, { timeout: 60_000, interval: 50 }).toBe(ids.length)
  expect(new Set(done)).toEqual(new Set(ids))
  // A rest before each would be two minutes; a busy machine may take its time over the work itself.
  expect(performance.now() - began).toBeLessThan(40_000)
}, 70_000)

test('REL-1 a server that is alone on its database begins at once what a killed one was at', async () => {
  const own = await freshDatabase()
  await own.sql`insert into work_lease (job, id, holder, expires_at) values ('transcribe-recording', 'talk', gen_random_uuid(), now() + interval '1 hour')`
  let runs = 0
  const alone = makeJobQueue({ database: own.connection, sql: own.sql, log: makeLog('silent'), isAlone: true })
  alone.handle('transcribe-recording', async () => void (runs += 1), 1)
  await alone.start()
  await alone.enqueue('transcribe-recording', 'talk', 'doctor')
  await expect.poll(() => runs).toBe(1)
  await alone.stop()
  await own.drop()
})

test('REL-22 a job that is done leaves no row behind', async () => {
  run = () => Promise.resolve()
  await jobs.enqueue('transcribe-recording', 'forgotten', 'doctor')
  const rows = async (state: string) => (await database.sql`select 1 from pgboss.job where data->>'id' = 'forgotten' and state::text = ${state}`).length
  await expect.poll(() => rows('completed')).toBe(1)
  await database.sql`update pgboss.job set completed_on = completed_on - interval '61 seconds' where data->>'id' = 'forgotten'`
  await expect.poll(() => rows('completed'), { interval: 500 }).toBe(0)
}, 40_000)
