import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { makeLog } from '#server/log.ts'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { makeJobQueue } from './job-queue.ts'
import type { JobQueue, JobRun } from './job-queue.ts'

let database: FreshDatabase
const stopping: (() => Promise<void>)[] = []
beforeAll(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop()
  await database.sql`delete from work_lease`
})
afterAll(() => database.drop())

/** By default no look comes to help within a test: what begins was told. */
const NO_LOOKS_MS = 3_600_000
const LOOKS = { lookEveryMs: 2_000 }

type Server = { run: JobRun; parallel?: number; sql?: Database; isAlone?: boolean; lookEveryMs?: number; log?: ReturnType<typeof makeLog> }

async function startServer(server: Server): Promise<JobQueue> {
  const { run, parallel = 2, sql = database.sql, isAlone = false, lookEveryMs = NO_LOOKS_MS, log = makeLog('silent') } = server
  const jobs = makeJobQueue({ sql, log, isAlone, lookEveryMs })
  jobs.handle('write-report', run, parallel)
  await jobs.start()
  stopping.push(jobs.stop)
  return jobs
}

const rows = () => database.sql`select id, failures from work_lease`

/** Work that goes on until it is let go, or is told to stop. */
function heldWork() {
  const began: string[] = []
  const release = Promise.withResolvers<void>()
  const run: JobRun = async (id, signal) => {
    began.push(id)
    const stopped = Promise.withResolvers<void>()
    signal.addEventListener('abort', () => stopped.reject(signal.reason as Error))
    await Promise.race([release.promise, stopped.promise])
  }
  return { began, run, release: () => release.resolve() }
}

test('REL-22 what is asked for begins at once, each time, and leaves no row behind', async () => {
  let runs = 0
  const jobs = await startServer({ run: async () => void (runs += 1) })
  for (let round = 1; round <= 20; round += 1) {
    await jobs.enqueue('write-report', 'quick', 'doctor')
    await expect.poll(() => runs, { interval: 2 }).toBeGreaterThanOrEqual(round)
    await expect.poll(rows, { interval: 2 }).toEqual([])
  }
  expect(runs).toBe(20)
})

test('what is asked for while its id is in work waits for its end and then runs once more, at once', async () => {
  const held = heldWork()
  const jobs = await startServer({ run: held.run })
  await jobs.enqueue('write-report', 'case', 'doctor')
  await expect.poll(() => held.began).toHaveLength(1)
  for (let again = 0; again < 3; again += 1) await jobs.enqueue('write-report', 'case', 'doctor')
  await delay(300)
  expect(held.began).toHaveLength(1)
  held.release()
  await expect.poll(() => held.began.length).toBe(2)
  await delay(300)
  expect(held.began).toHaveLength(2)
  expect(await rows()).toEqual([])
})

test('a backlog of one person’s is worked off without a rest between', async () => {
  const done: string[] = []
  const jobs = await startServer({
    run: async (id) => {
      await delay(10)
      done.push(id)
    },
  })
  const ids = Array.from({ length: 24 }, (_, number) => `visit-${number}`)
  for (const id of ids) await jobs.enqueue('write-report', id, 'doctor')
  await expect.poll(() => done.length, { interval: 20 }).toBe(ids.length)
  expect(new Set(done)).toEqual(new Set(ids))
})

test('no more run side by side than there is room for, and of one person no more than two', async () => {
  let most = 0
  const now = new Map<string, number>()
  const seen = new Map<string, number>()
  const jobs = await startServer({
    parallel: 3,
    run: async (id) => {
      const owner = id.split(' ')[0] ?? ''
      now.set(owner, (now.get(owner) ?? 0) + 1)
      seen.set(owner, Math.max(seen.get(owner) ?? 0, now.get(owner) ?? 0))
      most = Math.max(most, [...now.values()].reduce((sum, one) => sum + one, 0))
      await delay(20)
      now.set(owner, (now.get(owner) ?? 0) - 1)
    },
  })
  await Promise.all(['ane', 'bo', 'cat'].flatMap((owner) => Array.from({ length: 8 }, (_, at) => jobs.enqueue('write-report', `${owner} ${at}`, owner))))
  await expect.poll(rows, { interval: 20 }).toEqual([])
  expect(most).toBe(3)
  expect([...seen.values()].every((works) => works <= 2)).toBe(true)
})

test('nor has one person more than two begun at once where there is room for all', async () => {
  const held = heldWork()
  const jobs = await startServer({ run: held.run, parallel: 6 })
  await delay(200)
  for (let at = 0; at < 4; at += 1) await jobs.enqueue('write-report', `visit ${at}`, 'doctor')
  await delay(300)
  expect(held.began).toHaveLength(2)
  held.release()
  await expect.poll(rows).toEqual([])
})

test('whoever comes with one is served before the rest of somebody’s many', async () => {
  const order: string[] = []
  const held = heldWork()
  let isFirst = true
  const jobs = await startServer({
    parallel: 1,
    run: async (id, signal) => {
      order.push(id)
      if (!isFirst) return
      isFirst = false
      await held.run(id, signal)
    },
  })
  for (let at = 0; at < 6; at += 1) await jobs.enqueue('write-report', `many ${at}`, 'many')
  await jobs.enqueue('write-report', 'single', 'single')
  held.release()
  await expect.poll(() => order.length).toBe(7)
  expect(order.indexOf('single')).toBe(1)
  expect(order.filter((id) => id !== 'single')).toEqual(Array.from({ length: 6 }, (_, at) => `many ${at}`))
})

test('what fails rests, longer each time, and is done in the end', async () => {
  const began: number[] = []
  const jobs = await startServer({
    run: async () => {
      began.push(performance.now())
      if (began.length < 3) throw new Error('a defect')
    },
    ...LOOKS,
  })
  await jobs.enqueue('write-report', 'unlucky', 'doctor')
  await expect.poll(() => began.length).toBe(3)
  expect(began[1]! - began[0]!).toBeGreaterThanOrEqual(490)
  expect(began[2]! - began[1]!).toBeGreaterThanOrEqual(990)
  await expect.poll(rows).toEqual([])
})

test('a sweep that finds what failed leaves it its rest', async () => {
  let runs = 0
  const jobs = await startServer({
    run: async () => {
      runs += 1
      throw new Error('a defect')
    },
  })
  await jobs.enqueue('write-report', 'unlucky', 'doctor')
  await expect.poll(rows).toEqual([{ id: 'unlucky', failures: 1 }])
  await database.sql`update work_lease set expires_at = now() + interval '1 day'`
  await jobs.remind('write-report', [{ id: 'unlucky', ownerId: 'doctor' }])
  await delay(200)
  expect(runs).toBe(1)
})

test('a person who asks does not wait for the rest of what failed', async () => {
  let runs = 0
  const jobs = await startServer({
    run: async () => {
      runs += 1
      if (runs === 1) throw new Error('a defect')
    },
  })
  await jobs.enqueue('write-report', 'again', 'doctor')
  await expect.poll(rows).toEqual([{ id: 'again', failures: 1 }])
  // Left to itself it would rest for a day: only being asked for can begin it.
  await database.sql`update work_lease set expires_at = now() + interval '1 day'`
  await jobs.enqueue('write-report', 'again', 'doctor')
  await expect.poll(() => runs).toBe(2)
})

test('of two servers one does the work, and the other takes over what the first has no room for', async () => {
  const other = openDatabase(database.connection)
  stopping.push(() => other.end())
  const [here, there] = [heldWork(), heldWork()]
  const [first, second] = [await startServer({ run: here.run, parallel: 1 }), await startServer({ run: there.run, parallel: 1, sql: other })]
  // Whoever hears of it first takes it, and that need not be the one that was asked.
  const began = (): string[] => [...here.began, ...there.began].toSorted()
  await first.enqueue('write-report', 'one', 'ane')
  await expect.poll(began).toEqual(['one'])
  await second.enqueue('write-report', 'one', 'ane')
  await first.enqueue('write-report', 'two', 'bo')
  await expect.poll(began).toEqual(['one', 'two'])
  expect([here.began.length, there.began.length]).toEqual([1, 1])
  here.release()
  there.release()
  await expect.poll(began).toEqual(['one', 'one', 'two'])
  await expect.poll(rows).toEqual([])
})

test('REL-15 what a killed server was at, and what waited for it, is done by another', async () => {
  await database.sql`
    insert into work_lease (job, id, owner, holder, expires_at) values
      ('write-report', 'at', 'doctor', gen_random_uuid(), now() + interval '3 seconds'),
      ('write-report', 'waiting', 'doctor', '00000000-0000-0000-0000-000000000000', now() - interval '1 hour')`
  const done: string[] = []
  await startServer({ run: async (id) => void done.push(id), ...LOOKS })
  await expect.poll(() => done).toEqual(['waiting'])
  await expect.poll(() => done).toEqual(['waiting', 'at'])
  await expect.poll(rows).toEqual([])
})

test('REL-1 a server that is alone on its database begins at once what a killed one was at', async () => {
  await database.sql`
    insert into work_lease (job, id, holder, expires_at) values ('write-report', 'case', gen_random_uuid(), now() + interval '1 hour')`
  let runs = 0
  await startServer({ run: async () => void (runs += 1), isAlone: true })
  await expect.poll(() => runs).toBe(1)
})

test('a worker keeps its lease while it works, and is told when somebody took it over', async () => {
  const held = heldWork()
  const seen: AbortSignal[] = []
  const { log, lines } = makeKeptLog()
  const jobs = await startServer({
    run: (id, signal) => {
      seen.push(signal)
      return held.run(id, signal)
    },
    log,
    ...LOOKS,
  })
  const left = async () => (await database.sql<{ left: number }[]>`select extract(epoch from expires_at - now())::float8 as left from work_lease`)[0]?.left
  await jobs.enqueue('write-report', 'long', 'doctor')
  await delay(3_000)
  expect(await left()).toBeGreaterThan(5)
  expect(seen[0]?.aborted).toBe(false)
  await database.sql`update work_lease set holder = gen_random_uuid()`
  await expect.poll(() => seen[0]?.aborted).toBe(true)
  // What is somebody else’s is neither struck off nor sent to rest, and is no failure of ours.
  expect(await rows()).toEqual([{ id: 'long', failures: 0 }])
  await delay(100)
  expect(lines).toEqual([])
})

test('a stop lets what is nearly done end, and hands on what is not', async () => {
  const seen: AbortSignal[] = []
  const short = await startServer({ run: (_id, signal) => delay(200, void seen.push(signal)).then(() => expect(signal.aborted).toBe(false)) })
  await short.enqueue('write-report', 'short', 'doctor')
  await expect.poll(() => seen).toHaveLength(1)
  await short.stop()
  expect(await rows()).toEqual([])

  const other = openDatabase(database.connection)
  stopping.push(() => other.end())
  const long = heldWork()
  const leaving = await startServer({ run: long.run })
  await leaving.enqueue('write-report', 'long', 'doctor')
  await expect.poll(() => long.began).toEqual(['long'])
  const next: string[] = []
  const handedOn: unknown[] = []
  const run: JobRun = async (id) => {
    handedOn.push(...(await rows()))
    next.push(id)
  }
  await startServer({ run, sql: other })
  await leaving.stop()
  await expect.poll(() => next).toEqual(['long'])
  expect(handedOn).toEqual([{ id: 'long', failures: 0 }])
  // What is asked of a server that has stopped is done by the other.
  await leaving.enqueue('write-report', 'late', 'doctor')
  await expect.poll(() => next).toEqual(['long', 'late'])
})

test('a queue that cannot be read is not ready', async () => {
  const own = await freshDatabase()
  const jobs = makeJobQueue({ sql: own.sql, log: makeLog('silent'), isAlone: false })
  await expect(jobs.isReady()).resolves.toBeUndefined()
  await own.sql`drop table work_lease`
  await expect(jobs.isReady()).rejects.toThrow(/work_lease/)
  await own.drop()
})
