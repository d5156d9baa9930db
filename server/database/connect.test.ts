import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { ALONE } from './commit-companion.ts'
import { checkDatabase, inTransaction, openDatabase } from './connect.ts'
import type { Database, Sql, Transaction } from './connect.ts'
import { freshDatabase } from './testing.ts'
import type { FreshDatabase } from './testing.ts'

let fresh: FreshDatabase
let sql: Database

beforeAll(async () => {
  fresh = await freshDatabase()
  sql = fresh.sql
  await sql`create table counter (name text primary key, value integer not null)`
  await sql`insert into counter values ('a', 0), ('b', 0)`
})
afterAll(() => fresh.drop())

const failureOf = (work: Promise<unknown>) => work.then(() => undefined, (error: unknown) => error)

test('gives counts as numbers', async () => {
  expect(await sql`select count(*) as few, 9007199254740991::bigint as most from counter`).toEqual([{ few: 2, most: Number.MAX_SAFE_INTEGER }])
})

test('takes a postgres:// address too', async () => {
  const { host, port, user, database } = fresh.connection
  const byAddress = openDatabase(`postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`)
  expect(await byAddress`select current_database() as name, current_setting('lock_timeout') as patience`).toEqual([{ name: database, patience: '4s' }])
  await byAddress.end()
})

test('gives and takes dates, bytes, lists and JSON', async () => {
  const at = new Date('2026-02-28T12:34:56.789Z')
  const sent = { at, bytes: Buffer.from([0, 255, 1]), ids: ['a', 'b"c', 'd,e'], numbers: [1, 2], notes: { text: 'æ "ø" å', list: [1, null] } }
  const rows = await sql`
    select ${sent.at}::timestamptz as at, ${sent.bytes}::bytea as bytes, ${sent.ids}::text[] as ids, ${sent.numbers}::int[] as numbers,
      ${sql.json(sent.notes)}::jsonb as notes`
  expect(rows).toEqual([sent])
  expect(await sql`select 1 as one where 'b' = any(${['a', 'b']})`).toEqual([{ one: 1 }])
})

test('REL-19 runs a transaction again that lost to a serialization failure', async () => {
  let attempts = 0
  const increment = (transaction: Transaction) => async () => {
    attempts += 1
    await transaction`set transaction isolation level serializable`
    const [row] = await transaction<{ value: number }[]>`select value from counter where name = 'a'`
    await transaction`select pg_sleep(0.02)`
    await transaction`update counter set value = ${(row?.value ?? 0) + 1} where name = 'a'`
  }
  await Promise.all([1, 2, 3].map(() => inTransaction(sql, ALONE, (transaction) => increment(transaction)())))
  expect(await sql`select value from counter where name = 'a'`).toEqual([{ value: 3 }])
  expect(attempts).toBeGreaterThan(3)
})

test('REL-19 runs a transaction again that was chosen in a deadlock', async () => {
  const touch = (order: string[]) =>
    inTransaction(sql, ALONE, async (transaction) => {
      await transaction`set local deadlock_timeout = '50ms'`
      for (const name of order) {
        await transaction`update counter set value = value + 10 where name = ${name}`
        await transaction`select pg_sleep(0.05)`
      }
    })
  await Promise.all([touch(['a', 'b']), touch(['b', 'a'])])
  expect(await sql`select value from counter where name = 'b'`).toEqual([{ value: 20 }])
})

describe('what a unit of work takes along', () => {
  const lines = async (): Promise<string[]> => {
    const rows = await sql<{ name: string }[]>`select name from counter where name like 'line%' order by name`
    return rows.map(({ name }) => name)
  }
  const companion = () => {
    const told: string[] = []
    const beforeCommit = async (transaction: Transaction): Promise<void> => {
      told.push('before')
      await transaction`insert into counter values ('line of it', 0)`
    }
    return { told, along: { beforeCommit, committed: () => void told.push('committed') } }
  }
  const work = async (transaction: Transaction): Promise<string> => {
    await transaction`insert into counter values ('line', 0)`
    return 'done'
  }
  afterEach(() => sql`delete from counter where name like 'line%'`)

  test('NORM-1 is one commit with the change, and is told once that stands', async () => {
    const { told, along } = companion()
    expect(await inTransaction(sql, along, work)).toBe('done')
    expect([await lines(), told]).toEqual([['line', 'line of it'], ['before', 'committed']])
  })

  test('NORM-1 is undone with the change', async () => {
    const { told, along } = companion()
    const failing = (transaction: Transaction): Promise<never> => work(transaction).then(() => Promise.reject(new Refusal('case.not_found')))
    expect(await failureOf(inTransaction(sql, along, failing))).toMatchObject({ code: 'case.not_found' })
    expect([await lines(), told]).toEqual([[], []])
  })

  test('NORM-1 undoes the change when it fails itself', async () => {
    const { told, along } = companion()
    const refusing = { ...along, beforeCommit: (transaction: Transaction) => along.beforeCommit(transaction).then(() => Promise.reject(new Error('no line'))) }
    expect(await failureOf(inTransaction(sql, refusing, work))).toMatchObject({ message: 'no line' })
    expect([await lines(), told]).toEqual([[], ['before']])
  })

  test('REL-19 goes along anew when the work lost a race, and is told once', async () => {
    const { told, along } = companion()
    let attempts = 0
    const losing = async (transaction: Transaction): Promise<void> => {
      await work(transaction)
      attempts += 1
      if (attempts === 1) await transaction`do $$ begin raise exception using errcode = '40001'; end $$`
    }
    await inTransaction(sql, along, losing)
    expect([attempts, await lines(), told]).toEqual([2, ['line', 'line of it'], ['before', 'committed']])
  })

  test('is nothing for what no call asked for', async () => {
    await inTransaction(sql, ALONE, work)
    expect(await lines()).toEqual(['line'])
  })
})

test('REL-19 a row locked for long is a 503, and says nothing of the statement', async () => {
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holder = sql.begin(async (transaction) => {
    await transaction`update counter set value = value where name = 'a'`
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const failure = await failureOf(
    inTransaction(sql, ALONE, async (transaction) => {
      await transaction`set local lock_timeout = '50ms'`
      await transaction`update counter set value = 0 where name = 'a'`
    }),
  )
  released.resolve()
  await holder
  expect(failure).toBeInstanceOf(Refusal)
  expect(failure).toMatchObject({ code: 'database.unavailable', status: 503, message: 'database.unavailable' })
})

test('a database that is not there is a 503', async () => {
  const nowhere = openDatabase({ ...fresh.connection, host: '/nonexistent' })
  const refusal = await failureOf(checkDatabase(nowhere))
  await nowhere.end()
  expect(refusal).toMatchObject({ code: 'database.unavailable', retryAfterSeconds: 5 })
})

test('a mistake in a statement, and what the work itself throws, stay what they are', async () => {
  expect(await failureOf(sql`select nonsense`)).toMatchObject({ name: 'error', code: '42703' })
  const refusal = new Refusal('case.not_found')
  expect(await failureOf(inTransaction(sql, ALONE, () => Promise.reject(refusal)))).toBe(refusal)
})

test('a statement that failed undoes the whole, even where the work went on without minding', async () => {
  const failure = await failureOf(
    inTransaction(sql, ALONE, async (transaction) => {
      await transaction`insert into counter values ('lost', 1)`
      await failureOf(transaction`insert into counter values ('a', 1)`)
    }),
  )
  expect(failure).toMatchObject({ code: '23505' })
  expect(await sql`select 1 from counter where name = 'lost'`).toEqual([])
})

test('a statement that comes after its transaction is refused, and joins no other', async () => {
  const single = openDatabase(fresh.connection, { maxConnections: 1 })
  const late = Promise.withResolvers<Transaction>()
  await single.begin(async (transaction) => late.resolve(transaction))
  const transaction = await late.promise
  await single.begin(async (other) => {
    await other`insert into counter values ('other', 1)`
    expect(await failureOf(transaction`insert into counter values ('late', 1)`)).toMatchObject({ message: /after its transaction had ended/ })
  })
  await single.end()
  expect(await sql`select name from counter where name = any(${['other', 'late']})`).toEqual([{ name: 'other' }])
})

test('a statement first met in a transaction that had failed already is known afterwards', async () => {
  const single = openDatabase(fresh.connection, { maxConnections: 1 })
  const find = (via: Sql) => via`select value from counter where name = ${'b'} and ${'new to the session'} <> ''`
  const failed = single.begin((transaction) => Promise.all([transaction`select 1 / ${0}::int`, find(transaction)]))
  expect(await failureOf(failed)).toMatchObject({ message: 'division by zero' })
  expect(await find(single)).toHaveLength(1)
  await single.end()
})

test('statements of one transaction asked for at once run one after the other', async () => {
  const ask = (transaction: Transaction, value: number) => transaction<{ value: number }[]>`select ${value}::int as value`
  const rows = await inTransaction(sql, ALONE, (transaction) => Promise.all([1, 2, 3].map((value) => ask(transaction, value))))
  expect(rows).toEqual([[{ value: 1 }], [{ value: 2 }], [{ value: 3 }]])
})

test('REL-18 a session ended within its transaction undoes it, and whatever the work asks for afterwards', async () => {
  const failure = await failureOf(
    inTransaction(sql, ALONE, async (transaction) => {
      await transaction`insert into counter values ('cut', 1)`
      const [session] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`
      await sql`select pg_terminate_backend(${session?.pid ?? 0})`
      await new Promise((resolve) => setTimeout(resolve, 50))
      await transaction`insert into counter values ('cut again', 1)`
    }),
  )
  expect(failure).toMatchObject({ code: 'database.unavailable' })
  expect(await sql`select name from counter where name like 'cut%'`).toEqual([])
})

test('REL-18 sessions that were ended are replaced', async () => {
  const lost = failureOf(sql`select pg_sleep(30)`)
  await expect
    .poll(() => sql`select 1 from pg_stat_activity where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`)
    .toHaveLength(1)
  await endSessions()
  expect(await lost).toMatchObject({ code: 'database.unavailable' })
  await expect.poll(() => failureOf(sql`select 1`)).toBeUndefined()
})

test('hears notifications, also after its session was ended', async () => {
  const heard: string[] = []
  const ready = vi.fn<() => void>()
  const { unlisten } = await sql.listen('news', (payload) => heard.push(payload), ready)
  await sql`select pg_notify('news', 'first')`
  await expect.poll(() => heard).toEqual(['first'])
  await endSessions()
  await expect.poll(() => ready.mock.calls.length).toBe(2)
  await sql`select pg_notify('news', 'second')`
  await expect.poll(() => heard).toEqual(['first', 'second'])
  await unlisten()
  await sql`select pg_notify('news', 'third')`
  await inTransaction(sql, ALONE, (transaction) => transaction`select pg_sleep(0.05)`)
  expect(heard).toEqual(['first', 'second'])
})

async function endSessions(): Promise<void> {
  const other = openDatabase(fresh.connection, { maxConnections: 1 })
  await other`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  await other.end()
}
