import { describe, expect, test } from 'vitest'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import type { Identity, TokenVerifier } from '#server/ports/identity.ts'
import { makeAuthenticate } from './authenticate.ts'
import type { CallCost } from './authenticate.ts'
import type { User } from './user.ts'

const CALLS = 3
const ENGINE_CALLS = 2
const userOf = (subject: string): User => ({ id: subject, isBlocked: subject === 'blocked' }) as User

/** Tokens are `subject`, or `subject.device`; `bad` is refused, `away` and `failed` cannot be judged. What was seen once is known. */
function makeVerifier(): TokenVerifier {
  const seen = new Set<string>()
  const identityOf = (token: string): Identity => {
    const [subject = ''] = token.split('.')
    const times = { expiresAt: new Date(1), issuedAt: new Date(0) }
    return { issuer: 'i', subject, tokenDigest: token, email: '', name: '', acr: undefined, ...times, ...(subject === 'sid' && { sid: 's1' }) }
  }
  return {
    recall: (token: string) => (seen.has(token) ? identityOf(token) : undefined),
    async verify(token: string): Promise<Identity> {
      if (token.startsWith('bad')) throw new Refusal('auth.expired')
      if (token.startsWith('away')) throw new Refusal('auth.unavailable')
      if (token.startsWith('failed')) throw new Refusal('internal.error')
      if (token.startsWith('broken')) throw new Error('a defect')
      seen.add(token)
      return { ...identityOf(token), isFirst: true }
    },
    forget: (digest) => void seen.delete(digest),
  }
}

function setUp() {
  const lines: object[] = []
  const limits = { callsPerMinute: CALLS, engineCallsPerMinute: ENGINE_CALLS }
  const authenticate = makeAuthenticate({ verifier: makeVerifier(), loadUser: async ({ subject }) => userOf(subject), ...limits })
  const log = { info: (fields: object, words: string) => void lines.push({ ...fields, words }) }
  const from = (ip: string, authorization?: string) =>
    ({ ip, headers: { ...(authorization !== undefined && { authorization }) }, log }) as unknown as FastifyRequest
  const as = (token: string, { ip = '192.0.2.1', cost = 'plain' }: { ip?: string; cost?: CallCost } = {}) =>
    authenticate.required(from(ip, `Bearer ${token}`), cost)
  const codeOf = (work: Promise<unknown>) => work.then(() => 'served', (error: unknown) => (error instanceof Refusal ? error.code : 'defect'))
  const times = async (count: number, call: () => Promise<unknown>) => {
    const codes: string[] = []
    for (let time = 0; time < count; time += 1) codes.push(await codeOf(call()))
    return codes
  }
  return { authenticate, from, as, codeOf, times, lines }
}

describe('a call that somebody must have signed for', () => {
  test('is that of whoever the token names', async () => {
    const { as } = setUp()
    expect(await as('kari')).toMatchObject({ user: { id: 'kari' }, session: { tokenDigest: 'kari', providerSession: undefined } })
  })

  test('knows the provider’s session by a digest, never by its name', async () => {
    const { as } = setUp()
    const { session } = await as('sid')
    expect(session.providerSession).toEqual(expect.any(String))
    expect(session.providerSession).not.toContain('s1')
  })

  const NO_TOKEN = [undefined, '', 'Bearer', 'Bearer ', 'Basic kari', 'kari', 'Bearer kari ola', 'x Bearer kari']
  test.each(NO_TOKEN)('is refused with %s', async (header) => {
    const { authenticate, from, codeOf } = setUp()
    expect(await codeOf(authenticate.required(from('192.0.2.1', header), 'plain'))).toBe('auth.required')
  })

  const CODES = [['bad', 'auth.expired'], ['away', 'auth.unavailable'], ['broken', 'defect'], ['blocked', 'account.blocked']] as const
  test.each(CODES)('of %s is %s', async (token, code) => {
    const { as, codeOf } = setUp()
    expect(await codeOf(as(token))).toBe(code)
  })

  test('is told in the log once a token is seen first, by id alone', async () => {
    const { as, lines } = setUp()
    await as('kari')
    await as('kari')
    expect(lines).toEqual([{ user: 'kari', words: 'signed in' }])
  })
})

describe('SEC-12 how often', () => {
  test('a person calls is counted by person, whatever device and address', async () => {
    const { as, codeOf, times } = setUp()
    expect(await times(CALLS, () => as('kari'))).toEqual(['served', 'served', 'served'])
    expect(await codeOf(as('kari.phone', { ip: '192.0.2.2' }))).toBe('request.rate_limited')
    expect(await codeOf(as('ola'))).toBe('served')
  })

  test('a person has an engine work is counted beside everything else', async () => {
    const { as, times } = setUp()
    expect(await times(ENGINE_CALLS + 1, () => as('kari', { cost: 'engine' }))).toEqual(['served', 'served', 'request.rate_limited'])
    expect(await times(CALLS + 1, () => as('kari'))).toEqual(['served', 'served', 'served', 'request.rate_limited'])
  })

  test('a clinic behind one address calls is not the limit of one stranger', async () => {
    const { as, times } = setUp()
    let next = 0
    expect(await times(CALLS * 4, () => as(`person${(next += 1)}`))).toEqual(Array.from({ length: CALLS * 4 }, () => 'served'))
  })

  test('somebody without a valid token calls is counted by network', async () => {
    const { authenticate, from, as, codeOf, times } = setUp()
    expect(await times(CALLS, () => authenticate.required(from('2001:db8::1'), 'plain'))).toEqual(['auth.required', 'auth.required', 'auth.required'])
    expect(await codeOf(authenticate.required(from('2001:db8::2'), 'plain'))).toBe('request.rate_limited')
    expect(await codeOf(as('bad', { ip: '2001:db8::3' }))).toBe('request.rate_limited')
    expect(await codeOf(as('bad', { ip: '2001:db8:0:1::3' }))).toBe('auth.expired')
  })

  test('made-up tokens are tried counts against their address', async () => {
    const { as, times } = setUp()
    expect(await times(CALLS + 1, () => as('bad'))).toEqual(['auth.expired', 'auth.expired', 'auth.expired', 'request.rate_limited'])
  })

  test('a person calls with a token that is known by now costs their address nothing', async () => {
    const { as, codeOf, times } = setUp()
    await as('kari')
    await times(CALLS, () => as('bad'))
    expect([await codeOf(as('kari')), await codeOf(as('ola'))]).toEqual(['served', 'request.rate_limited'])
  })

  const OURS = [['away', 'auth.unavailable'], ['failed', 'internal.error'], ['broken', 'defect']] as const
  test.each(OURS)('a provider that is %s was asked counts against nobody', async (token, code) => {
    const { as, codeOf, times } = setUp()
    expect(await times(CALLS * 2, () => as(token))).toEqual(Array.from({ length: CALLS * 2 }, () => code))
    expect(await codeOf(as('bad'))).toBe('auth.expired')
  })
})

describe('a public call', () => {
  test('is somebody’s with a valid token, and nobody’s without', async () => {
    const { authenticate, from } = setUp()
    expect(await authenticate.optional(from('192.0.2.1', 'Bearer kari'), 'plain')).toMatchObject({ user: { id: 'kari' } })
    for (const header of [undefined, 'Bearer bad', 'Bearer blocked']) expect(await authenticate.optional(from('192.0.2.2', header), 'plain')).toEqual({})
  })

  test('fails where nobody can say whose it is', async () => {
    const { authenticate, from, codeOf } = setUp()
    expect(await codeOf(authenticate.optional(from('192.0.2.1', 'Bearer away'), 'plain'))).toBe('auth.unavailable')
    expect(await codeOf(authenticate.optional(from('192.0.2.1', 'Bearer failed'), 'plain'))).toBe('internal.error')
    expect(await codeOf(authenticate.optional(from('192.0.2.1', 'Bearer broken'), 'plain'))).toBe('defect')
  })

  test('is counted all the same', async () => {
    const { authenticate, from, times } = setUp()
    for (const request of [from('192.0.2.1'), from('192.0.2.9', 'Bearer kari')]) {
      expect(await times(CALLS + 1, () => authenticate.optional(request, 'plain'))).toEqual(['served', 'served', 'served', 'request.rate_limited'])
    }
  })
})
