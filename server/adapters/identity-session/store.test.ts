import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { signInStore } from '#server/sign-in/store.ts'
import { makeSessionStore } from './store.ts'
import type { KeptSession, SessionStore } from './store.ts'

const LIMITS = { idleSeconds: 1_800, graceSeconds: 600 }
const sealed = Buffer.from('sealed')

let database: FreshDatabase
let store: SessionStore
beforeAll(async () => {
  database = await freshDatabase()
  store = makeSessionStore(database.sql)
})
beforeEach(async () => {
  for (const table of ['sign_in_session', 'sign_in_attempt', 'ended_sign_in', 'seen_logout_token']) await database.sql`delete from ${database.sql(table)}`
})
afterAll(() => database.drop())

async function keep(more: Partial<KeptSession> = {}): Promise<string> {
  const digest = randomUUID()
  await store.keep({ digest, person: 'kari', providerSession: undefined, sealed, lifeSeconds: 3_600, renewInSeconds: undefined, ...more })
  return digest
}
/** As if it had been kept so long ago, with everything that is reckoned from then. */
const age = (digest: string, by: string) => database.sql`
  update sign_in_session set began_at = began_at - ${by}::interval, seen_at = seen_at - ${by}::interval, ends_at = ends_at - ${by}::interval,
    renew_at = renew_at - ${by}::interval, renewing_until = renewing_until - ${by}::interval
  where digest = ${digest}`
const isThere = async (digest: string): Promise<boolean> => (await store.see(digest, LIMITS)) !== undefined

describe('a sign-in under way', () => {
  const attempt = (lifeSeconds = 900) => ({ digest: randomUUID(), sealed, lifeSeconds })

  test('is taken once', async () => {
    const one = attempt()
    await store.keepAttempt(one)
    expect([await store.takeAttempt(one.digest), await store.takeAttempt(one.digest)]).toEqual([sealed, undefined])
  })

  test('of two who take it at once one has it', async () => {
    const one = attempt()
    await store.keepAttempt(one)
    const taken = await Promise.all(Array.from({ length: 4 }, () => store.takeAttempt(one.digest)))
    expect(taken.filter((content) => content !== undefined)).toHaveLength(1)
  })

  test('is nothing once its time is over, or under another name', async () => {
    const [late, one] = [attempt(-1), attempt()]
    for (const each of [late, one]) await store.keepAttempt(each)
    expect([await store.takeAttempt(late.digest), await store.takeAttempt(randomUUID())]).toEqual([undefined, undefined])
    expect(await store.takeAttempt(one.digest)).toEqual(sealed)
  })

  test('keeps what was said first', async () => {
    const one = attempt()
    await store.keepAttempt(one)
    await store.keepAttempt({ ...one, sealed: Buffer.from('other') })
    expect(await store.takeAttempt(one.digest)).toEqual(sealed)
  })
})

describe('SEC-46 a session', () => {
  test('is told as the first time once', async () => {
    const digest = await keep()
    expect([(await store.see(digest, LIMITS))?.isFirst, (await store.see(digest, LIMITS))?.isFirst]).toEqual([true, false])
  })

  test('ends when it was not used for as long as it may rest, reckoned from its last use', async () => {
    const [used, unused] = [await keep(), await keep()]
    for (let time = 0; time < 2; time += 1) {
      await age(used, '25 minutes')
      expect(await isThere(used)).toBe(true)
    }
    await age(unused, '31 minutes')
    expect(await isThere(unused)).toBe(false)
  })

  test('ends when its whole time is over, however much it is used', async () => {
    const digest = await keep({ lifeSeconds: 60 })
    expect(await isThere(digest)).toBe(true)
    await age(digest, '61 seconds')
    expect(await isThere(digest)).toBe(false)
  })

  test('says when it ends: after its rest, or with its whole time where that is sooner', async () => {
    const left = async (lifeSeconds: number): Promise<number> => ((await store.see(await keep({ lifeSeconds }), LIMITS))?.expiresAt.getTime() ?? 0) - Date.now()
    expect(Math.round((await left(3_600)) / 60_000)).toBe(30)
    expect(Math.round((await left(600)) / 60_000)).toBe(10)
  })

  test('is due when its provider is to be asked, and overdue when that was long ago', async () => {
    const digest = await keep({ renewInSeconds: 300 })
    const states: (boolean | undefined)[][] = []
    for (const by of ['0', '6 minutes', '10 minutes']) {
      await age(digest, by)
      const seen = await store.see(digest, LIMITS)
      states.push([seen?.isDue, seen?.isOverdue])
    }
    expect(states).toEqual([[false, false], [true, false], [true, true]])
    expect(await store.see(await keep(), LIMITS)).toMatchObject({ isDue: false, isOverdue: false })
  })

  test('is ended once, and gives its tokens to whoever ends it', async () => {
    const digest = await keep()
    expect([await store.end(digest), await store.end(digest), await isThere(digest)]).toEqual([sealed, undefined, false])
  })

  test('goes with the account of its person, and no other does', async () => {
    const [mine, also, other] = [await keep(), await keep(), await keep({ person: 'ola' })]
    await inTransaction(database.sql, ALONE, (tx) => store.endAllOf(tx, 'kari'))
    expect([await isThere(mine), await isThere(also), await isThere(other)]).toEqual([false, false, true])
  })
})

describe('asking its provider', () => {
  test('is for one at a time, when it is due, and again when that one gave up', async () => {
    const digest = await keep({ renewInSeconds: 300 })
    expect(await store.lease(digest, 20)).toBeUndefined()
    await age(digest, '6 minutes')
    expect([await store.lease(digest, 20), await store.lease(digest, 20)]).toEqual([sealed, undefined])
    await age(digest, '21 seconds')
    expect(await store.lease(digest, 20)).toEqual(sealed)
  })

  test('sets the next time and what is kept, and lets go', async () => {
    const digest = await keep({ renewInSeconds: -1 })
    await store.lease(digest, 20)
    expect(await store.renewed(digest, { sealed: Buffer.from('newer'), renewInSeconds: -1 })).toBe(true)
    expect(await store.lease(digest, 20)).toEqual(Buffer.from('newer'))
    await store.renewed(digest, { sealed, renewInSeconds: undefined })
    expect(await store.lease(digest, 20)).toBeUndefined()
  })

  test('is of no use for one that was ended meanwhile', async () => {
    const digest = await keep({ renewInSeconds: -1 })
    await store.lease(digest, 20)
    await store.end(digest)
    expect(await store.renewed(digest, { sealed, renewInSeconds: 300 })).toBe(false)
    expect(await isThere(digest)).toBe(false)
  })
})

describe('SEC-47 what a provider ends', () => {
  const endSessions = (of: { person?: string; providerSession?: string }) =>
    inTransaction(database.sql, ALONE, (tx) => signInStore.endSessions(tx, { person: undefined, providerSession: undefined, ...of }))
  const left = async (): Promise<string[]> => (await database.sql<{ digest: string }[]>`select digest from sign_in_session`).map(({ digest }) => digest)

  test.each<[string, { person?: string; providerSession?: string }, string[]]>([
    ['one session', { providerSession: 's1' }, ['kari s1']],
    ['all of a person', { person: 'kari' }, ['kari s1', 'kari s2', 'kari']],
    ['a session of that person', { person: 'kari', providerSession: 's1' }, ['kari s1']],
    ['somebody’s session under another’s name', { person: 'ola', providerSession: 's1' }, []],
    ['nobody’s', {}, []],
  ])('is %s', async (_what, of, ended) => {
    const all = new Map<string, string>()
    for (const name of ['kari s1', 'kari s2', 'kari', 'ola s3']) {
      const [person = '', providerSession] = name.split(' ')
      all.set(await keep({ person, providerSession }), name)
    }
    const digests = await endSessions(of)
    expect(new Set(digests.map((digest) => all.get(digest)))).toEqual(new Set(ended))
    expect((await left()).length).toBe(all.size - ended.length)
  })

  test('is heard once, however often it is said', async () => {
    const word = { digest: 'd', expiresAt: new Date(Date.now() + 60_000) }
    const heard = () => inTransaction(database.sql, ALONE, (tx) => signInStore.noteToken(tx, word))
    expect([await heard(), await heard()]).toEqual([true, false])
  })

  test('never ends sooner by a later word than it was told before', async () => {
    const note = (endedAt: Date | undefined) => inTransaction(database.sql, ALONE, (tx) => signInStore.noteEnd(tx, { mark: 'm', endedAt }))
    const until = async () => (await database.sql<{ at: string }[]>`select ended_at::text as at from ended_sign_in`)[0]?.at
    await note(new Date('2026-03-01T00:00:00Z'))
    const first = await until()
    await note(new Date('2026-02-01T00:00:00Z'))
    expect(await until()).toBe(first)
    await note(undefined)
    expect(await until()).toBe('infinity')
  })
})
