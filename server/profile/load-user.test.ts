import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { accountStore, refuseToken } from '#server/account/store.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { namelessMark, personMark, sidMark } from '#server/ports/ended-marks.ts'
import type { Identity } from '#server/ports/identity.ts'
import { signInStore } from '#server/sign-in/store.ts'
import { makeLoadUser } from './load-user.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const HOUR_MS = 3_600_000
const identity = (about: Partial<Identity> = {}): Identity => ({
  issuer: 'https://id.example.no', subject: randomUUID(), email: 'kari@klinikk.no', name: 'Kari Nordmann', acr: undefined, sid: randomUUID(),
  issuedAt: new Date(Date.now() - 60_000), expiresAt: new Date(Date.now() + HOUR_MS), tokenDigest: randomUUID(), ...about,
})
const trial = { reports: 1, personOf: ({ subject }: { subject: string }) => Promise.resolve(`digest of ${subject}`) }

/** A server that knows no user yet, and the statements it sends. */
function startServer({ isTrialOn = false } = {}) {
  const statements: string[] = []
  const told = new Proxy(database.sql, {
    apply: (target, self, [parts, ...values]: [TemplateStringsArray, ...unknown[]]) => {
      if (/^\s*(select|insert|update)\s/.test(parts[0] ?? '')) statements.push(parts[0]!)
      return Reflect.apply(target as never, self, [parts, ...values])
    },
  })
  const load = makeLoadUser(told, isTrialOn ? trial : undefined)
  const refusalOf = (error: unknown): string => (error instanceof Refusal ? error.code : String(error))
  /** What of them decides what they may do. */
  const standing = (who: Identity): Promise<string> => load(who).then(({ subscription, isBlocked }) => (isBlocked ? 'blocked' : subscription.status), refusalOf)
  return { statements, load, standing }
}

async function subscribe(userId: string, { ends = '1 day', seats = 1 } = {}): Promise<void> {
  await database.sql`
    insert into subscription (user_id, status, product_id, unit_amount, currency, current_period_start, current_period_end, seats, next_seats)
    values (${userId}, 'Active', 'med-monthly', 79900, 'NOK', now() - interval '1 month', now() + ${ends}::interval, ${seats}, ${seats})`
}

const sit = (payer: string, member: string) => database.sql`
  insert into seat (id, payer_id, offered_until, member_id, taken_at) values (${randomUUID()}, ${payer}, now(), ${member}, clock_timestamp())`

/** Somebody whom two servers have just served, twice each. */
async function servedByTwo(prepare: (userId: string) => Promise<unknown> = async () => undefined, options: { isTrialOn?: boolean; sid?: undefined } = {}) {
  const servers = [startServer(options), startServer(options)]
  const who = identity('sid' in options ? { sid: undefined } : {})
  const { id } = await startServer(options).load(who)
  await prepare(id)
  const standings = () => Promise.all(servers.map((server) => server.standing(who)))
  await standings()
  await standings()
  return { who, id, servers, standings }
}

test('PERF-1 whoever was read is not read again: one look tells that nothing has changed', async () => {
  const { who, servers: [server] } = await servedByTwo()
  server!.statements.length = 0
  const [first, second] = [await server!.load(who), await server!.load(who)]
  expect(second).toEqual(first)
  expect(server!.statements.map((text) => /from (\w+)/.exec(text)?.[1])).toEqual(['user_revision', 'user_revision'])
})

describe('SEC-47 what changes counts from the next call on, on every server:', () => {
  const all = (standing: string) => [standing, standing]

  test('blocked, and let in again', async () => {
    const { id, standings } = await servedByTwo()
    await database.sql`update app_user set is_blocked = true where id = ${id}`
    expect(await standings()).toEqual(all('blocked'))
    await database.sql`update app_user set is_blocked = false where id = ${id}`
    expect(await standings()).toEqual(all('Missing'))
  })

  test('logged out, with that token alone', async () => {
    const { who, standings, servers } = await servedByTwo()
    await refuseToken(database.sql, { digest: who.tokenDigest, expiresAt: who.expiresAt })
    expect(await standings()).toEqual(all('auth.expired'))
    expect(await servers[0]!.standing({ ...who, tokenDigest: randomUUID() })).toBe('Missing')
  })

  test.each([
    ['its session', {}, ({ issuer, sid }: Identity) => sidMark(issuer, sid ?? '')],
    ['all of the person’s', {}, personMark],
    ['those without a name', { sid: undefined }, namelessMark],
  ] as const)('ended by the provider, %s', async (_which, options, markOf) => {
    const { who, standings } = await servedByTwo(undefined, options)
    await database.sql.begin((tx) => signInStore.noteEnd(tx, { mark: markOf(who), endedAt: new Date() }))
    expect(await standings()).toEqual(all('auth.expired'))
  })

  test('erased', async () => {
    const { who, id, standings } = await servedByTwo()
    await database.sql.begin((tx) => accountStore.eraseUser(tx, id, who))
    expect(await standings()).toEqual(all('auth.expired'))
    expect(await database.sql`select from user_revision where user_id = ${id}`).toEqual([])
  })

  test('paid, over, paid again and gone', async () => {
    const { id, standings } = await servedByTwo()
    await subscribe(id)
    expect(await standings()).toEqual(all('Active'))
    await database.sql`update subscription set current_period_end = now() where user_id = ${id}`
    expect(await standings()).toEqual(all('Expired'))
    await database.sql`update subscription set status = 'PastDue' where user_id = ${id}`
    expect(await standings()).toEqual(all('PastDue'))
    await database.sql`delete from subscription where user_id = ${id}`
    expect(await standings()).toEqual(all('Missing'))
  })

  test('REL-21 over by time alone, their own and their payer’s', async () => {
    const payer = await startServer().load(identity())
    const [own, seated] = [await servedByTwo((id) => subscribe(id, { ends: '700 milliseconds' })), await servedByTwo((id) => sit(payer.id, id))]
    await subscribe(payer.id, { ends: '700 milliseconds', seats: 2 })
    expect([await own.standings(), await seated.standings()]).toEqual([all('Active'), all('Active')])
    await delay(750)
    expect([await own.standings(), await seated.standings()]).toEqual([all('Expired'), all('Expired')])
  })

  test('what a payer does, to whoever sits there', async () => {
    const payer = await startServer().load(identity())
    await subscribe(payer.id, { seats: 2 })
    const first = await servedByTwo((id) => sit(payer.id, id))
    const second = await servedByTwo((id) => sit(payer.id, id))
    const both = async () => [await first.standings(), await second.standings()]
    expect(await both()).toEqual([all('Active'), all('Expired')])
    await database.sql`update subscription set seats = 3 where user_id = ${payer.id}`
    expect(await both()).toEqual([all('Active'), all('Active')])
    await database.sql`update subscription set seats = 2 where user_id = ${payer.id}`
    expect(await both()).toEqual([all('Active'), all('Expired')])
    // Whoever was seated last moves up when the seat before theirs is freed.
    await database.sql`delete from seat where member_id = ${first.id}`
    expect(await both()).toEqual([all('Missing'), all('Active')])
    await database.sql`update subscription set status = 'Canceled' where user_id = ${payer.id}`
    expect(await second.standings()).toEqual(all('Canceled'))
    await database.sql`delete from app_user where id = ${payer.id}`
    expect(await second.standings()).toEqual(all('Missing'))
  })

  test('a trial that is used up, ended or forgotten', async () => {
    const [used, ended] = [await servedByTwo(undefined, { isTrialOn: true }), await servedByTwo(undefined, { isTrialOn: true })]
    const personOf = (id: string) => database.sql`(select trial_person from app_user where id = ${id})`
    expect([await used.standings(), await ended.standings()]).toEqual([all('Active'), all('Active')])
    await database.sql`update trial_use set reports = 1 where person = ${personOf(used.id)}`
    await database.sql`update trial_use set ended_at = now() where person = ${personOf(ended.id)}`
    expect([await used.standings(), await ended.standings()]).toEqual([all('Expired'), all('Expired')])
    await database.sql`delete from trial_use where person = ${personOf(used.id)}`
    expect(await used.standings()).toEqual(all('Missing'))
  })

  test('whatever else is told of a user, and whether they have a prompt of their own', async () => {
    const { who, id, servers } = await servedByTwo()
    const seen = () => Promise.all(servers.map(async ({ load }) => {
      const { points, professional, doctorType, hasCustomPrompt } = await load(who)
      return { points, professional, doctorType, hasCustomPrompt }
    }))
    await database.sql`update app_user set points = 3, professional = '{"clinic": "Klinikken"}', doctor_type = 'ENT' where id = ${id}`
    const changed = { points: 3, professional: { clinic: 'Klinikken' }, doctorType: 'ENT' }
    expect(await seen()).toEqual([{ ...changed, hasCustomPrompt: false }, { ...changed, hasCustomPrompt: false }])
    await database.sql`insert into custom_prompt (id, user_id, content_sealed, key_id) values (${randomUUID()}, ${id}, '', ${randomUUID()})`
    expect((await seen()).map(({ hasCustomPrompt }) => hasCustomPrompt)).toEqual([true, true])
    await database.sql`delete from custom_prompt where user_id = ${id}`
    expect((await seen()).map(({ hasCustomPrompt }) => hasCustomPrompt)).toEqual([false, false])
  })

  test('nothing of a change that is not committed', async () => {
    const { id, standings } = await servedByTwo()
    await database.sql.begin(async (tx) => {
      await tx`update app_user set is_blocked = true where id = ${id}`
      expect(await standings()).toEqual(all('Missing'))
    })
    expect(await standings()).toEqual(all('blocked'))
  })
})
