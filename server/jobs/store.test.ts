import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { WORK_WAITS, workStore } from './store.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(() => database.sql`delete from work_lease`)
afterAll(() => database.drop())

const work = (id: string, ownerId = 'doctor') => ({ job: 'write-report', id, ownerId, holder: crypto.randomUUID() })
const claimed = async (room: number, { served = [] as string[] } = {}) => {
  const works = await workStore.claim(database.sql, 'write-report', { room, mostPerOwner: 2, served })
  return works.map(({ id }) => id)
}

test('each owner’s first goes before anybody’s second, and work in hand counts as a turn', async () => {
  await workStore.remind(database.sql, 'write-report', ['a1', 'a2', 'b1', 'c1'].map((id) => ({ id, ownerId: id[0]! })))
  expect((await claimed(2)).toSorted()).toEqual(['a1', 'b1'])
  await workStore.wait(database.sql, work('b2', 'b'))
  await workStore.wait(database.sql, work('d1', 'd'))
  expect((await claimed(2)).toSorted()).toEqual(['c1', 'd1'])
  expect((await claimed(10)).toSorted()).toEqual(['a2', 'b2'])
})

test('of two who are level whoever was served longer ago goes first, and whoever was not served before both', async () => {
  for (const owner of ['a', 'b', 'c']) await workStore.wait(database.sql, work(owner, owner))
  const order: string[] = []
  for (let turn = 0; turn < 3; turn += 1) order.push(...(await claimed(1, { served: ['b', 'a'] })))
  expect(order).toEqual(['c', 'b', 'a'])
})

test('an owner has no more in work than is allowed, until one of them is given back', async () => {
  for (const id of ['1', '2', '3']) await workStore.wait(database.sql, work(id))
  const [first] = await workStore.claim(database.sql, 'write-report', { room: 10, mostPerOwner: 2, served: [] })
  expect(await claimed(10)).toEqual([])
  expect(await workStore.giveBackOrGoOn(database.sql, first!)).toBe(false)
  expect(await claimed(10)).toEqual(['3'])
})

test('two who claim at once never get the same', async () => {
  await workStore.remind(database.sql, 'write-report', Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, ownerId: `${at}` })))
  const taken = await Promise.all(Array.from({ length: 8 }, () => claimed(5)))
  for (let more = await claimed(40); more.length > 0; more = await claimed(40)) taken.push(more)
  expect(taken.flat()).toHaveLength(40)
  expect(new Set(taken.flat()).size).toBe(40)
})

test('of many who take it at once one has it, and it is asked for again', async () => {
  const all = Array.from({ length: 6 }, () => work('same'))
  const taken = await Promise.all(all.map((one) => workStore.take(database.sql, one)))
  expect(taken.filter(Boolean)).toHaveLength(1)
  const holder = all[taken.indexOf(true)]!
  expect(await workStore.giveBackOrGoOn(database.sql, holder)).toBe(true)
  expect(await workStore.giveBackOrGoOn(database.sql, holder)).toBe(false)
})

test('work of a server that died is free once its lease has run out, and its old worker has no say any more', async () => {
  const dead = work('orphan')
  expect(await workStore.take(database.sql, dead, 50)).toBe(true)
  expect(await workStore.take(database.sql, work('orphan'))).toBe(false)
  await delay(80)
  const heir = work('orphan')
  expect(await workStore.take(database.sql, heir)).toBe(true)
  await workStore.rest(database.sql, dead)
  await workStore.release(database.sql, dead)
  expect(await workStore.giveBackOrGoOn(database.sql, dead)).toBe(false)
  expect(await workStore.keep(database.sql, [dead.holder, heir.holder])).toEqual(new Set([heir.holder]))
})

test('whoever takes over what ran out has a lease of their own, and not what was left of the other', async () => {
  await workStore.take(database.sql, work('run out'), 1)
  await delay(30)
  expect(await workStore.take(database.sql, work('run out'))).toBe(true)
  expect(await workStore.take(database.sql, work('run out'))).toBe(false)
})

test('who says that it is still at work says so for its own alone', async () => {
  const [mine, other] = [work('mine'), work('other', 'other')]
  for (const one of [mine, other]) await workStore.take(database.sql, one)
  expect(await workStore.keep(database.sql, [mine.holder])).toEqual(new Set([mine.holder]))
})

test('rests double up to a bound, and differ', async () => {
  const rests: { since: number; left: number }[][] = []
  for (let failures = 0; failures < 6; failures += 1) {
    const found: { since: number; left: number }[] = []
    for (let at = 0; at < 8; at += 1) {
      const one = work(`${failures} ${at}`)
      await workStore.take(database.sql, one)
      await database.sql`update work_lease set failures = ${failures} where id = ${one.id}`
      await workStore.rest(database.sql, one)
      // Between the moment before and the moment after, however busy the machine is.
      const [row] = await database.sql<{ since: number; left: number }[]>`
        select extract(epoch from expires_at - asked_at)::float8 * 1000 as since, extract(epoch from expires_at - now())::float8 * 1000 as left
        from work_lease where id = ${one.id}`
      found.push({ since: row?.since ?? 0, left: row?.left ?? Number.NaN })
    }
    rests.push(found)
  }
  for (const [failures, found] of rests.entries()) {
    const full = Math.min(10_000, 1_000 * 2 ** failures)
    expect(Math.min(...found.map(({ since }) => since))).toBeGreaterThanOrEqual(full / 2)
    expect(Math.max(...found.map(({ left }) => left))).toBeLessThanOrEqual(full)
    // By lot: eight of them are not all at the bound.
    expect(Math.min(...found.map(({ left }) => left))).toBeLessThan(full * 0.97)
  }
})

test('a reminder adds what is not there, and leaves alone what is', async () => {
  const held = work('held')
  await workStore.take(database.sql, held)
  await workStore.remind(database.sql, 'write-report', [{ id: 'held', ownerId: 'doctor' }, { id: 'new', ownerId: 'doctor' }])
  expect(await workStore.giveBackOrGoOn(database.sql, held)).toBe(false)
  expect(await claimed(10)).toEqual(['new'])
  await workStore.remind(database.sql, 'write-report', [])
})

test('whoever has room is told of what waits, by its kind alone', async () => {
  const heard: string[] = []
  const ear = await database.sql.listen(WORK_WAITS, (payload) => heard.push(payload))
  const taken = work('taken')
  await workStore.take(database.sql, taken)
  await workStore.remind(database.sql, 'write-report', [{ id: 'taken', ownerId: 'doctor' }])
  expect(heard).toEqual([])
  await workStore.wait(database.sql, work('waits'))
  await workStore.remind(database.sql, 'write-report', [{ id: 'reminded', ownerId: 'doctor' }])
  await workStore.release(database.sql, taken)
  await expect.poll(() => heard).toEqual(['write-report', 'write-report', 'write-report'])
  await ear.unlisten()
})

test('a server of the version before, which knows leases alone, keeps and is kept from the same work', async () => {
  const take = async (id: string) => {
    const holder = crypto.randomUUID()
    const [row] = await database.sql<{ holder: string }[]>`
      insert into work_lease as held (job, id, holder, expires_at)
      values ('write-report', ${id}, ${holder}, now() + ${8_000} * interval '1 millisecond')
      on conflict (job, id) do update set
        holder = case when held.expires_at < now() then excluded.holder else held.holder end,
        is_asked_again = held.expires_at >= now(),
        expires_at = case when held.expires_at < now() then excluded.expires_at else held.expires_at end
      returning holder`
    return row?.holder === holder
  }
  const ours = work('ours')
  await workStore.take(database.sql, ours)
  expect(await take('ours')).toBe(false)
  expect(await workStore.giveBackOrGoOn(database.sql, ours)).toBe(true)
  expect(await take('theirs')).toBe(true)
  expect(await workStore.take(database.sql, work('theirs'))).toBe(false)
  await workStore.wait(database.sql, work('waits'))
  expect(await take('waits')).toBe(true)
  expect(await claimed(10)).toEqual([])
})
