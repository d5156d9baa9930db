import { randomUUID } from 'node:crypto'
import { UnsecuredJWT } from 'jose'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { SOCKET_PROTOCOL, SOCKET_UNAUTHORIZED } from '#contract/stream-event.ts'
import { makeReadLogoutToken } from '#server/adapters/identity-tokens/logout-token.ts'
import { makeRemoteKeys } from '#server/adapters/identity-tokens/remote-keys.ts'
import { makeTokenVerifier } from '#server/adapters/identity-tokens/token-verifier.ts'
import { makeSigningPair, startPlainProvider } from '#server/testing/sign-in/plain-provider.ts'
import type { PlainProvider, Token } from '#server/testing/sign-in/plain-provider.ts'
import { openClinic } from '#server/testing/sign-in/kept-clinic.ts'
import type { KeptClinic } from '#server/testing/sign-in/kept-clinic.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const CLIENT = 'epikrise'
const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} }
const now = (): number => Math.floor(Date.now() / 1000)

let provider: PlainProvider
let server: TestServer
let second: TestServer
let address: string
beforeAll(async () => {
  provider = await startPlainProvider()
  const { issuer } = provider
  const signIn = () => {
    const keys = makeRemoteKeys({ issuer })
    return {
      verifier: makeTokenVerifier({ issuer, clientId: CLIENT, minimumAcr: undefined, keys }),
      readLogoutToken: makeReadLogoutToken({ issuer, clientId: CLIENT, keys }),
    }
  }
  server = await startTestServer({ powers: signIn() })
  second = await startTestServer({ powers: { sql: server.sql, vault: server.vault, ...signIn() } })
  address = await second.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await second.stop()
  await server.stop()
  await provider.stop()
})

const bearer = (claims: JWTPayload) =>
  provider.sign({ claims: { aud: CLIENT, exp: now() + 3600, iat: now() - 10, email: 'x@klinikk.example', name: 'X', jti: randomUUID(), ...claims } })
const word = ({ claims = {}, ...more }: Partial<Token> = {}) =>
  provider.sign({ header: { typ: 'logout+jwt' }, ...more, claims: { aud: CLIENT, iat: now(), exp: now() + 120, jti: randomUUID(), events: EVENTS, ...claims } })

const tell = async (token: string, at: TestServer = server): Promise<string> => {
  const answer = await at.app.inject({
    method: 'POST',
    url: `${BASE_PATH}/session/logout-token`,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  })
  return `${answer.statusCode} ${answer.body === '' ? '' : answer.json<{ code: string }>().code}`.trim()
}
const ask = async (token: string, at: TestServer = server): Promise<string> => {
  const answer = await at.app.inject({ url: `${BASE_PATH}/user-profile`, headers: { host: 'localhost', authorization: `Bearer ${token}` } })
  return `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? ''}`.trim()
}

async function openSocket(token: string) {
  const [patientId, caseId] = [randomUUID(), randomUUID()]
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  await second.sql`insert into subscription (user_id, status, product_id, unit_amount, currency, current_period_start, current_period_end)
    select id, 'Active', 'med-monthly', 79900, 'NOK', now(), now() + interval '30 days' from app_user on conflict do nothing`
  await second.app.inject({ method: 'POST', url: `${BASE_PATH}/patients/${patientId}/cases`, headers, payload: { id: caseId, manualNote: 'x' } })
  const { ticket } = (await second.app.inject({ method: 'POST', url: `${BASE_PATH}/ws-tickets`, headers, payload: { caseId } })).json<{ ticket: string }>()
  const socket = new WebSocket(`${address.replace('http', 'ws')}${BASE_PATH}/ws?caseId=${caseId}`, {
    protocols: [SOCKET_PROTOCOL, `ticket.${ticket}`],
    headers: { origin: address },
  } as never)
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  return { closed }
}

describe('a provider ends what it began, in browsers that hold their tokens', () => {
  test('by its session: the tokens of that one on every server, renewed ones too, and no other', async () => {
    const [sub, sid] = [randomUUID(), randomUUID()]
    const [ended, other] = [await bearer({ sub, sid }), await bearer({ sub, sid: randomUUID() })]
    for (const at of [server, second]) expect([await ask(ended, at), await ask(other, at)]).toEqual(['200', '200'])
    expect(await tell(await word({ claims: { sub, sid } }))).toBe('200')
    for (const at of [server, second]) expect([await ask(ended, at), await ask(other, at)]).toEqual(['401 auth.expired', '200'])
    expect(await ask(await bearer({ sub, sid, iat: now() + 5 }), second)).toBe('401 auth.expired')
    expect(await ask(await bearer({ sub, sid: randomUUID(), iat: now() + 5 }), second)).toBe('200')
  })

  test('by its person: all that was authenticated before, and nothing after; an offline token keeps the time of its sign-in', async () => {
    const sub = randomUUID()
    const before = [await bearer({ sub, sid: randomUUID() }), await bearer({ sub })]
    for (const token of before) expect(await ask(token, second)).toBe('200')
    expect(await tell(await word({ claims: { sub } }))).toBe('200')
    for (const token of before) expect(await ask(token, second)).toBe('401 auth.expired')
    expect(await ask(await bearer({ sub, iat: now() + 5, auth_time: now() - 100 }))).toBe('401 auth.expired')
    expect(await ask(await bearer({ sub, iat: now() + 5, auth_time: now() + 5 }))).toBe('200')
  })

  test('tokens that name no session end with any session of their person', async () => {
    const sub = randomUUID()
    const token = await bearer({ sub })
    expect(await ask(token)).toBe('200')
    expect(await tell(await word({ claims: { sub, sid: randomUUID() } }))).toBe('200')
    expect(await ask(token)).toBe('401 auth.expired')
  })

  test('somebody who never came is no fault, and no account is made of them', async () => {
    const sub = randomUUID()
    expect(await tell(await word({ claims: { sub } }))).toBe('200')
    expect(await ask(await bearer({ sub }))).toBe('401 auth.expired')
    expect(await server.sql`select from app_user where subject = ${sub}`).toHaveLength(0)
  })

  test.each<[string, (place: { sub: string; sid: string }) => JWTPayload]>([
    ['by person', ({ sub }) => ({ sub })],
    ['by person and session', (place) => place],
    ['by session alone', ({ sid }) => ({ sid })],
  ])('WS-3 sockets close, told %s to another server', async (_name, about) => {
    const place = { sub: randomUUID(), sid: randomUUID() }
    const token = await bearer(place)
    expect(await ask(token)).toBe('200')
    const { closed } = await openSocket(token)
    expect(await tell(await word({ claims: about(place) }))).toBe('200')
    expect(await closed).toBe(SOCKET_UNAUTHORIZED)
  })
})

describe('SEC-41 a word that is not the provider’s, or not one of these, ends nothing', () => {
  const sub = 'stays'
  test.each<[string, () => Promise<string>]>([
    ['nothing', async () => ''],
    ['no token', async () => 'nonsense'],
    ['an id token', () => bearer({ sub })],
    ['without the event', () => word({ claims: { sub, events: { other: {} } } })],
    ['with an event that is no object', () => word({ claims: { sub, events: { 'http://schemas.openid.net/event/backchannel-logout': 'yes' } } })],
    ['without events', () => word({ claims: { sub, events: undefined } })],
    ['with a nonce', () => word({ claims: { sub, nonce: 'n' } })],
    ['with an empty nonce', () => word({ claims: { sub, nonce: '' } })],
    ['of nobody', () => word()],
    ['without an id', () => word({ claims: { sub, jti: undefined } })],
    ['without a time', () => word({ claims: { sub, iat: undefined } })],
    ['of twelve minutes ago', () => word({ claims: { sub, iat: now() - 720, exp: now() + 100 } })],
    ['that has expired', () => word({ claims: { sub, exp: now() - 100 } })],
    ['from the future', () => word({ claims: { sub, iat: now() + 120 } })],
    ['for another client', () => word({ claims: { sub, aud: 'other' } })],
    ['of another issuer', () => word({ claims: { sub, iss: 'https://evil.example' } })],
    ['called an access token', () => word({ header: { typ: 'at+jwt' }, claims: { sub } })],
    ['by a key of its own', async () => word({ pair: await makeSigningPair(), claims: { sub } })],
    [
      'SEC-38 signed by nobody',
      async () => new UnsecuredJWT({ sub, jti: randomUUID(), events: EVENTS, aud: CLIENT }).setIssuer(provider.issuer).setIssuedAt().encode(),
    ],
    ['of a hundred thousand letters', async () => 'x'.repeat(60_000)],
  ])('%s', async (_name, make) => {
    const token = await bearer({ sub })
    expect(await ask(token)).toBe('200')
    expect(await tell(await make())).toMatch(/^4\d\d (auth\.logout_token_invalid|request\.malformed|request\.text_too_long)$/)
    expect(await ask(token)).toBe('200')
  })

  test('sent again, on whichever server, it is refused: a session begun since goes on', async () => {
    const person = randomUUID()
    const token = await word({ claims: { sub: person } })
    expect(await tell(token)).toBe('200')
    expect(await Promise.all([tell(token), tell(token, second)])).toEqual(['400 auth.logout_token_invalid', '400 auth.logout_token_invalid'])
  })

  test('sent twenty times at once it counts once', async () => {
    const token = await word({ claims: { sub: randomUUID() } })
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => tell(token, index % 2 === 0 ? server : second)))
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1)
  })

  test('SEC-20 no other call takes a form', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `${BASE_PATH}/contact/message`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a@b.example',
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'request.media_type'])
  })

  test('a server with the built-in sign-in hears no such word', async () => {
    const plain = await startTestServer()
    expect(await tell(await word({ claims: { sub } }), plain)).toBe('400 auth.logout_token_invalid')
    await plain.stop()
  })
})

describe('a provider ends what it began, where the server keeps the sign-in', () => {
  let clinic: KeptClinic
  afterAll(() => clinic.stop())

  test('its own word, sent as it sends it, ends the session that it names', async () => {
    clinic = await openClinic({ hearsLogout: true })
    const [page, other] = [clinic.openPage(), clinic.openPage()]
    await page.signIn()
    await other.signIn()
    expect((await page.call('GET', '/user-profile')).statusCode).toBe(200)
    await clinic.provider.endSession(clinic.provider.sids()[0] ?? '')
    const outcomes = await Promise.all([page, other].map(async (each) => String((await each.call('GET', '/user-profile')).statusCode)))
    expect(outcomes.toSorted()).toEqual(['200', '401'])
    expect(await clinic.server.sql`select from sign_in_session`).toHaveLength(1)
  })
})
