import { beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { Identity } from '#server/ports/identity.ts'
import { KeptContent, SESSION } from './kept-content.ts'
import { renewInSeconds, renewWhenDue } from './renewal.ts'
import type { RenewalDeps } from './renewal.ts'
import { digestOf, isKey, makeKey, openUnder, sealUnder } from './session-key.ts'
import { makeSessionVerifier } from './session-verifier.ts'
import type { SessionVerifierOptions } from './session-verifier.ts'
import type { SeenSession } from './store.ts'

const key = makeKey()
const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 12, minute))
const person = { issuer: 'i', subject: 'kari', email: 'k@example.test', name: 'Kari', authenticatedAt: at(0), issuedAt: at(0), sid: 's1' }
const sealed = (content: object = { person, refreshToken: 'old' }): Buffer => sealUnder(key, SESSION, content)

/** A provider and a table, as far as a renewal sees them. */
function makeHouse() {
  const state = {
    kept: sealed() as Buffer | undefined, isLeased: false, asked: [] as string[], failures: [] as unknown[],
    answer: async (): Promise<{ idToken: string | undefined; refreshToken: string | undefined; expiresInSeconds: number | undefined }> =>
      ({ idToken: undefined, refreshToken: 'new', expiresInSeconds: 600 }),
    identity: { ...person, acr: undefined, tokenDigest: 'd', expiresAt: at(60), name: 'Kari Ny', email: '' } as Identity,
    renewIn: undefined as number | undefined, looks: 0,
  }
  const deps = {
    store: {
      lease: async () => (state.isLeased ? undefined : ((state.isLeased = true), state.kept)),
      async renewed(_digest: string, { sealed: next, renewInSeconds: seconds }: { sealed: Buffer; renewInSeconds: number | undefined }) {
        if (state.kept === undefined) return false
        state.kept = next
        state.renewIn = seconds
        return true
      },
      async end() {
        const was = state.kept
        state.kept = undefined
        return was
      },
      async see() {
        state.looks += 1
        return state.kept && seen({ sealed: state.kept, isFirst: state.looks === 1 })
      },
    },
    client: {
      renew(refreshToken: string) {
        state.asked.push(refreshToken)
        return state.answer()
      },
    },
    judge: { verify: async () => state.identity, forget: () => undefined },
    onFailure: (error: unknown) => void state.failures.push(error),
  }
  return { state, deps: deps as unknown as RenewalDeps }
}
const seen = (more: Partial<SeenSession> = {}): SeenSession =>
  ({ sealed: sealed(), beganAt: at(0), expiresAt: at(30), isFirst: false, isDue: true, isOverdue: false, ...more })

let house: ReturnType<typeof makeHouse>
beforeEach(() => {
  house = makeHouse()
})
const renew = (more: Partial<SeenSession> = {}) => renewWhenDue(key, { seen: seen(more), deps: house.deps })
const contentNow = (): KeptContent => openUnder(key, { field: SESSION, schema: KeptContent, sealed: house.state.kept! })

describe('a session whose provider is to be asked', () => {
  test('is not asked of before it is due', async () => {
    expect((await renew({ isDue: false })).person.subject).toBe('kari')
    expect(house.state.asked).toEqual([])
  })

  test('is asked of once, and goes on with what it knows while another asks', async () => {
    await renew()
    expect((await renew()).person.subject).toBe('kari')
    expect(house.state.asked).toEqual(['old'])
  })

  test('keeps the new token, or the old one where none was given', async () => {
    await renew()
    expect([contentNow().refreshToken, house.state.renewIn]).toEqual(['new', 600])
    house = makeHouse()
    house.state.answer = async () => ({ idToken: undefined, refreshToken: undefined, expiresInSeconds: undefined })
    await renew()
    expect([contentNow().refreshToken, house.state.renewIn]).toEqual(['old', 300])
  })

  test('takes the person’s new name, keeps what is left out, and does not take a renewal for a sign-in', async () => {
    house.state.answer = async () => ({ idToken: 'id', refreshToken: 'new', expiresInSeconds: 600 })
    house.state.identity = { ...house.state.identity, issuedAt: at(5), authenticatedAt: at(5), sid: undefined }
    const { person: now } = await renew()
    expect(now).toMatchObject({ name: 'Kari Ny', email: 'k@example.test', sid: 's1', authenticatedAt: at(0), issuedAt: at(5) })
  })

  test('SEC-44 ends where the provider answers with another person', async () => {
    house.state.answer = async () => ({ idToken: 'id', refreshToken: 'new', expiresInSeconds: 600 })
    house.state.identity = { ...house.state.identity, subject: 'ola' }
    await expect(renew()).rejects.toMatchObject({ code: 'auth.expired' })
    expect(house.state.kept).toBeUndefined()
  })

  test.each([
    ['auth.sign_in_failed', 'auth.expired'],
    ['auth.level_too_low', 'auth.level_too_low'],
  ] as const)('ends where the provider says no: %s is told as %s', async (said, told) => {
    house.state.answer = () => Promise.reject(new Refusal(said))
    await expect(renew()).rejects.toMatchObject({ code: told })
    expect([house.state.kept, house.state.failures]).toEqual([undefined, []])
  })

  test('goes on while the provider is away, until that has lasted too long', async () => {
    house.state.answer = () => Promise.reject(new Refusal('auth.unavailable'))
    expect((await renew()).refreshToken).toBe('old')
    expect(house.state.failures).toHaveLength(1)
    house.state.isLeased = false
    await expect(renew({ isOverdue: true })).rejects.toMatchObject({ code: 'auth.unavailable' })
    expect(house.state.kept).toBeDefined()
  })

  test('is told to wait when it is overdue and another is asking', async () => {
    house.state.isLeased = true
    await expect(renew({ isOverdue: true })).rejects.toMatchObject({ code: 'auth.unavailable', retryAfterSeconds: 20 })
  })

  test('has ended when somebody ended it while the provider was asked', async () => {
    house.state.answer = async () => {
      house.state.kept = undefined
      return { idToken: undefined, refreshToken: 'new', expiresInSeconds: 600 }
    }
    await expect(renew()).rejects.toMatchObject({ code: 'auth.expired' })
  })

  test('without anything to ask with goes on', async () => {
    house.state.kept = sealed({ person })
    expect((await renew({ sealed: sealed({ person }) })).person.subject).toBe('kari')
    expect(house.state.asked).toEqual([])
  })
})

test.each([
  [{ refreshToken: undefined, expiresInSeconds: 900 }, undefined],
  [{ refreshToken: 'r', expiresInSeconds: 900 }, 900],
  [{ refreshToken: 'r', expiresInSeconds: 10 }, 300],
  [{ refreshToken: 'r', expiresInSeconds: undefined }, 300],
])('of %o a provider is asked again after %s seconds', (tokens, seconds) => {
  expect(renewInSeconds(tokens)).toBe(seconds)
})

describe('SEC-55 the key in a browser', () => {
  test('is drawn by lot, and of one form', () => {
    expect(new Set(Array.from({ length: 20 }, makeKey)).size).toBe(20)
    expect(isKey(makeKey())).toBe(true)
    for (const text of [undefined, '', 'x', `${makeKey()}x`, makeKey().slice(1), `${makeKey().slice(1)}+`]) expect(isKey(text)).toBe(false)
  })

  test('opens what was sealed under it, and nothing else does, in no other field', () => {
    const open = (by: string, field = SESSION) => openUnder(by, { field, schema: KeptContent, sealed: sealed() })
    expect(open(key).refreshToken).toBe('old')
    expect(() => open(makeKey())).toThrow()
    expect(() => open(key, 'attempt')).toThrow()
    expect(digestOf(key)).not.toContain(key)
  })
})

describe('the judge of keys', () => {
  const limits = { idleSeconds: 1, graceSeconds: 1 }
  const judgeAt = (nowMs: () => number) => makeSessionVerifier({ ...house.deps, limits, nowMs } as unknown as SessionVerifierOptions)
  beforeEach(() => {
    house.state.isLeased = true
  })

  test('names the person by the digest of the key, and says once that it is new', async () => {
    const judge = judgeAt(() => at(0).getTime())
    expect(await judge.verify(key)).toMatchObject({ subject: 'kari', tokenDigest: digestOf(key), isFirst: true })
    expect(await judge.verify(key)).not.toHaveProperty('isFirst')
  })

  test('looks once in half a minute, and after it was told to forget', async () => {
    let now = at(0).getTime()
    const judge = judgeAt(() => now)
    await judge.verify(key)
    expect(judge.recall(key)).toBeDefined()
    now += 29_000
    await judge.verify(key)
    expect(house.state.looks).toBe(1)
    now += 2_000
    expect(judge.recall(key)).toBeUndefined()
    await judge.verify(key)
    expect(house.state.looks).toBe(2)
    judge.forget(digestOf(key))
    await judge.verify(key)
    expect(house.state.looks).toBe(3)
  })

  test('remembers nothing beyond the end of the session', async () => {
    let now = at(30).getTime() - 1_000
    const judge = judgeAt(() => now)
    await judge.verify(key)
    now += 1_000
    expect(judge.recall(key)).toBeUndefined()
  })

  test('refuses what is no key, and one whose session is gone', async () => {
    const judge = judgeAt(() => 0)
    await expect(judge.verify('no key')).rejects.toMatchObject({ code: 'auth.required' })
    house.state.kept = undefined
    await expect(judge.verify(key)).rejects.toMatchObject({ code: 'auth.expired' })
  })
})
