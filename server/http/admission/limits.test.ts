import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { makeTestVerifier } from '#server/testing/stand-in-powers.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const MOST = 20
const MOST_ENGINE = 5
let server: TestServer
let verified = 0

async function start(): Promise<TestServer> {
  verified = 0
  const verifier = makeTestVerifier()
  const verify: typeof verifier.verify = (token) => {
    verified += 1
    return verifier.verify(token)
  }
  server = await startTestServer({ powers: { verifier: { ...verifier, verify } }, limits: { callsPerMinute: MOST, engineCallsPerMinute: MOST_ENGINE } })
  return server
}
afterEach(() => server.stop())

type Asked = { authorization?: string; from?: string; path?: string; headers?: Record<string, string> }

const ask = ({ authorization, from = '192.0.2.1', path = `${BASE_PATH}/user-profile`, headers }: Asked) =>
  server.app.inject({ method: 'GET', url: path, remoteAddress: from, headers: { host: 'localhost', ...(authorization && { authorization }), ...headers } })

/** How often each status came, over so many calls in turn. */
async function statuses(times: number, asked: (time: number) => Asked): Promise<Record<number, number>> {
  const seen: Record<number, number> = {}
  for (let time = 0; time < times; time += 1) {
    const { statusCode } = await ask(asked(time))
    seen[statusCode] = (seen[statusCode] ?? 0) + 1
  }
  return seen
}

describe('SEC-12 calls are counted', () => {
  test.each<[string, (time: number) => Asked]>([
    ['one token', () => ({ authorization: 'Bearer test:kari' })],
    ['another token each time', (time) => ({ authorization: `Bearer test:kari.${time}` })],
    ['the scheme written otherwise', (time) => ({ authorization: `${['Bearer', 'bearer', 'BEARER', 'Bearer '][time % 4]} test:kari` })],
    ['another address each time', (time) => ({ authorization: 'Bearer test:kari', from: `192.0.2.${time}` })],
    ['the address of the call written otherwise', () => ({ authorization: 'Bearer test:kari', path: `/%61pi/v1.0/user-profile` })],
    [
      'another forwarded address each time (SEC-24)',
      (time) => ({ authorization: 'Bearer test:kari', headers: { 'x-forwarded-for': `192.0.2.${time}`, forwarded: `for=192.0.2.${time}` } }),
    ],
  ])('for one person: %s', async (_, asked) => {
    await start()
    expect(await statuses(MOST + 7, asked)).toEqual({ 200: MOST, 429: 7 })
  })

  test('the refusal says when to come again, and others go on', async () => {
    await start()
    await statuses(MOST, () => ({ authorization: 'Bearer test:kari' }))
    const refused = await ask({ authorization: 'Bearer test:kari' })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'request.rate_limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await ask({ authorization: 'Bearer test:ola' })).statusCode).toBe(200)
  })

  test.each<[string, (time: number) => Asked]>([
    ['no token', () => ({})],
    ['a made-up token each time', () => ({ authorization: `Bearer a.${randomUUID()}.c` })],
    ['a scheme that is none', () => ({ authorization: `Basic ${randomUUID()}` })],
    ['another address of the same IPv6 network each time', (time) => ({ from: `2001:db8:0:1::${time.toString(16)}` })],
  ])('for one address without a valid sign-in: %s', async (_, asked) => {
    await start()
    expect(await statuses(MOST + 7, asked)).toEqual({ 401: MOST, 429: 7 })
  })

  test('made-up tokens have no more signatures checked than that', async () => {
    await start()
    await statuses(MOST * 3, () => ({ authorization: `Bearer a.${randomUUID()}.c` }))
    expect(verified).toBe(MOST)
  })

  test('a public call with a made-up token is a stranger’s', async () => {
    await start()
    expect(await statuses(MOST + 7, () => ({ authorization: `Bearer a.${randomUUID()}.c`, path: `${BASE_PATH}/payments/products` }))).toEqual({
      200: MOST,
      429: 7,
    })
  })

  test('and so is one without any', async () => {
    await start()
    expect(await statuses(MOST + 7, () => ({ path: `${BASE_PATH}/payments/products` }))).toEqual({ 200: MOST, 429: 7 })
  })

  test('a clinic of forty behind one address is held to no stranger’s limit', async () => {
    await start()
    const seen = await statuses(MOST * 10, (time) => ({ authorization: `Bearer test:doctor_${time % 40}.${time}` }))
    expect(seen).toEqual({ 200: MOST * 10 })
    expect((await ask({})).statusCode).toBe(401)
  })

  test('what costs engine time is counted beside all else', async () => {
    await start()
    await server.call('GET', '/user-profile', { as: 'kari' })
    const seen: number[] = []
    for (let time = 0; time < MOST_ENGINE + 2; time += 1)
      seen.push((await server.call('POST', '/prompt', { as: 'kari', body: { CaseId: randomUUID(), Prompt: 'kortere' } })).statusCode)
    expect(seen).toEqual([...Array.from({ length: MOST_ENGINE }, () => 403), 429, 429])
    expect(await statuses(MOST - 1, () => ({ authorization: 'Bearer test:kari' }))).toEqual({ 200: MOST - 1 })
  })

  test('SEC-61 a call whose address is written otherwise has the headers of a call', async () => {
    await start()
    const [plain, other] = [
      await ask({ authorization: 'Bearer test:kari' }),
      await ask({ authorization: 'Bearer test:kari', path: '/%61pi/v1.0/user-profile' }),
    ]
    for (const name of ['cache-control', 'content-security-policy']) expect([name, other.headers[name]]).toEqual([name, plain.headers[name]])
    expect(other.headers['cache-control']).toBe('no-store')
  })
})

test('SEC-48 whoever is blocked is refused every call of their own, is a stranger to a public one, and nobody else is refused', async () => {
  await start()
  for (const as of ['kari', 'ola']) await server.subscribe(as)
  await server.sql`update app_user set is_blocked = true where subject = 'kari'`
  for (const [method, path] of [['GET', '/user-profile'], ['GET', '/patients'], ['POST', '/ws-tickets']] as const) {
    const answer = await server.call(method, path, { as: 'kari', ...(method === 'POST' && { body: { caseId: randomUUID() } }) })
    expect([path, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([path, 403, 'account.blocked'])
  }
  expect((await server.call('GET', '/payments/products', { as: 'kari' })).statusCode).toBe(200)
  expect((await server.call('GET', '/user-profile', { as: 'ola' })).statusCode).toBe(200)
})
