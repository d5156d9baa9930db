import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SESSION_COOKIE, SIGN_IN_COOKIE } from '#server/http/session-cookie.ts'
import { openClinic } from '#server/testing/sign-in/kept-clinic.ts'
import type { KeptClinic } from '#server/testing/sign-in/kept-clinic.ts'

let clinic: KeptClinic
beforeAll(async () => {
  clinic = await openClinic()
})
afterAll(() => clinic.stop())
beforeEach(() => {
  clinic.provider.calls.length = 0
  Object.assign(clinic.provider.state, { isAway: false, delayMs: 0, floods: 0 })
})

const codeOf = (answer: { statusCode: number; json: () => { code?: string } }): string => `${answer.statusCode} ${answer.json().code ?? ''}`.trim()
const sessions = async (): Promise<number> => (await clinic.server.sql<{ n: number }[]>`select count(*)::int as n from sign_in_session`)[0]?.n ?? 0

describe('SEC-42 a sign-in that the server keeps, at a provider that demands a signing client, pushed requests and bound tokens', () => {
  test('begins, comes back, and is the person in every call after', async () => {
    const page = clinic.openPage()
    expect(await page.signIn()).toMatchObject({ status: 200, body: { subject: 'lege-1', name: 'Kari Lege', email: 'kari@klinikk.example' } })
    expect((await page.call('GET', '/user-profile')).json()).toMatchObject({ email: 'kari@klinikk.example' })
    expect(codeOf(await page.call('PUT', '/account/professional', { body: { clinic: 'Sentrum' } }))).toBe('200')
  })

  test('the request is pushed, and the address the browser goes to tells nothing of it', async () => {
    const page = clinic.openPage()
    const { url } = (await page.call('POST', '/session/begin', { body: { language: 'nb' } })).json<{ url: string }>()
    expect([...new URL(url).searchParams.keys()].toSorted()).toEqual(['client_id', 'request_uri'])
    expect(clinic.provider.asked('/request').at(-1)?.headers['dpop']).toBeDefined()
  })

  test('its tokens are bound to a key, and none reaches the browser', async () => {
    const page = clinic.openPage()
    const search = await page.goAndReturn()
    const finished = await page.finish(search)
    expect(clinic.provider.asked('/token').at(-1)?.headers['dpop']).toBeDefined()
    expect(finished.body).not.toMatch(/eyJ|token/i)
    expect([...page.cookies.keys()].toSorted()).toEqual([SESSION_COOKIE, SIGN_IN_COOKIE])
    for (const value of page.cookies.values()) expect(value).toMatch(/^[\w-]{43}$/)
  })

  test('SEC-14 the cookie is of this host alone, over TLS alone, and no script reads it', async () => {
    const page = clinic.openPage()
    const finished = await page.finish(await page.goAndReturn())
    expect(finished.headers['set-cookie']).toMatch(/^__Host-epikrise=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/)
  })

  test('what lies in the database opens nothing and names nobody', async () => {
    const page = clinic.openPage()
    await page.signIn()
    const [row] = await clinic.server.sql<{ text: string }[]>`select string_agg(s::text, ' ') as text from sign_in_session s`
    const stored = (row?.text ?? '').toLowerCase()
    for (const told of ['lege-1', 'kari', page.cookies.get(SESSION_COOKIE) ?? ''])
      for (const form of [told, Buffer.from(told).toString('hex')]) expect(stored).not.toContain(form.toLowerCase())
  })

  test('SEC-45 a new sign-in has a new key, and the one before it ends', async () => {
    const page = clinic.openPage()
    await page.signIn()
    const before = new Map(page.cookies)
    await page.signIn()
    expect(page.cookies.get(SESSION_COOKIE)).not.toBe(before.get(SESSION_COOKIE))
    const old = `${SESSION_COOKIE}=${before.get(SESSION_COOKIE)}`
    expect(codeOf(await page.call('GET', '/user-profile', { headers: { cookie: old } }))).toBe('401 auth.expired')
    expect(codeOf(await page.call('GET', '/user-profile'))).toBe('200')
  })
})

describe('a sign-in that is not what was begun here makes no session', () => {
  test('the answer counts once (replayed code and state)', async () => {
    const page = clinic.openPage()
    const search = await page.goAndReturn()
    expect(codeOf(await page.finish(search))).toBe('200')
    const before = await sessions()
    expect(codeOf(await page.finish(search))).toBe('400 auth.sign_in_failed')
    expect(await sessions()).toBe(before)
  })

  test('two tabs that hand it in at once: one of them has it', async () => {
    const page = clinic.openPage()
    const search = await page.goAndReturn()
    const answers = await Promise.all([page.finish(search), page.finish(search)])
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '400'])
  })

  test('two tabs that sign in beside each other both get in', async () => {
    const page = clinic.openPage()
    const [first, second] = [await page.goAndReturn(), await page.goAndReturn()]
    expect([codeOf(await page.finish(second)), codeOf(await page.finish(first))]).toEqual(['200', '200'])
  })

  test.each<[string, (search: URLSearchParams) => void]>([
    ['without a state', (search) => search.delete('state')],
    ['with a made-up state', (search) => search.set('state', 'x'.repeat(43))],
    ['without a code', (search) => search.delete('code')],
    ['with a made-up code', (search) => search.set('code', 'x'.repeat(43))],
    ['SEC-43 from another issuer', (search) => search.set('iss', 'https://evil.example')],
    ['SEC-43 without the issuer that this provider always names', (search) => search.delete('iss')],
    ['with two codes', (search) => search.append('code', 'y')],
    ['that says no', (search) => (search.delete('code'), search.set('error', 'access_denied'))],
    ['whose state is a hundred thousand letters', (search) => search.set('state', 'x'.repeat(7_000))],
  ])('an answer %s', async (_name, alter) => {
    const page = clinic.openPage()
    const search = new URLSearchParams(await page.goAndReturn())
    alter(search)
    const before = await sessions()
    const answer = await page.finish(`?${search.toString()}`)
    expect([codeOf(answer), answer.headers['set-cookie']]).toEqual(['400 auth.sign_in_failed', undefined])
    expect(await sessions()).toBe(before)
  })

  test('an answer meant for another browser (login CSRF)', async () => {
    const [mine, theirs] = [clinic.openPage(), clinic.openPage()]
    const search = await theirs.goAndReturn()
    await mine.goAndReturn()
    expect(codeOf(await mine.finish(search))).toBe('400 auth.sign_in_failed')
    expect(codeOf(await clinic.openPage().finish(search))).toBe('400 auth.sign_in_failed')
  })

  test('an answer that comes too late', async () => {
    const page = clinic.openPage()
    const search = await page.goAndReturn()
    await clinic.server.sql`update sign_in_attempt set expires_at = now() - interval '1 second'`
    expect(codeOf(await page.finish(search))).toBe('400 auth.sign_in_failed')
  })

  test('SEC-24 at a host that is none of ours no sign-in begins', async () => {
    const page = clinic.openPage()
    const headers = { host: 'evil.example', origin: 'http://evil.example' }
    expect(codeOf(await page.call('POST', '/session/begin', { body: {}, headers }))).toBe('404 request.not_found')
  })
})

describe('SEC-20 a cookie counts for our own pages alone', () => {
  const elsewhere: [string, Record<string, string>][] = [
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of another site whose browser says nothing', { origin: 'https://evil.example', 'sec-fetch-site': '' }],
    ['of a sibling host', { origin: 'http://vet.localhost', 'sec-fetch-site': 'same-site' }],
    ['of another port', { origin: 'http://localhost:8081' }],
    ['of the same host without encryption’s scheme', { origin: 'https://localhost' }],
    ['of no origin it will name', { origin: 'null' }],
    ['that cannot add our header', { 'x-epikrise-page': '' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none', 'x-epikrise-page': '' }],
  ]
  test.each(elsewhere)('a page %s is a stranger', async (_name, headers) => {
    const page = clinic.openPage()
    await page.signIn()
    for (const [method, path] of [
      ['GET', '/user-profile'],
      ['PUT', '/account/professional'],
      ['POST', '/account/logout'],
      ['POST', '/session/end'],
      ['DELETE', '/account'],
      ['GET', '/account/export'],
    ] as const)
      expect([path, codeOf(await page.call(method, path, { headers }))]).toEqual([path, '401 auth.required'])
    expect(codeOf(await page.call('GET', '/user-profile'))).toBe('200')
  })

  test('such a page begins and finishes no sign-in in this browser either', async () => {
    const page = clinic.openPage()
    const search = await page.goAndReturn()
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    for (const [path, body] of [['/session/begin', {}], ['/session/finish', { search }]] as const)
      expect(codeOf(await page.call('POST', path, { body, headers }))).toBe('404 request.not_found')
  })

  test('it is told of no origin that may ask (SEC-16)', async () => {
    const answer = await clinic.server.app.inject({
      method: 'OPTIONS',
      url: '/api/v1.0/user-profile',
      headers: { host: 'localhost', origin: 'https://evil.example', 'access-control-request-headers': 'x-epikrise-page' },
    })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  test.each(['x'.repeat(43), 'short', `${'x'.repeat(43)}; __Host-epikrise=y`, 'x'.repeat(10_000), '%00'])('a made-up key %# opens nothing', async (value) => {
    const answer = await clinic.openPage().call('GET', '/user-profile', { headers: { cookie: `${SESSION_COOKIE}=${value}` } })
    expect(answer.statusCode).toBe(401)
  })

  test('a bearer token counts for nothing here', async () => {
    const answer = await clinic.openPage().call('GET', '/user-profile', { headers: { authorization: 'Bearer test:doctor' } })
    expect(codeOf(answer)).toBe('401 auth.required')
  })
})

describe('SEC-46 a session ends', () => {
  test.each([
    ['after four hours in which nobody called', "seen_at = now() - interval '4 hours 1 second'", '401 auth.expired'],
    ['not before', "seen_at = now() - interval '3 hours 59 minutes'", '200'],
    ['after twelve hours, however busy', "ends_at = now() - interval '1 second'", '401 auth.expired'],
  ])('%s', async (_name, change, outcome) => {
    const page = clinic.openPage()
    await page.signIn()
    await page.call('GET', '/user-profile')
    await clinic.server.sql.begin((tx) => tx.script(`update sign_in_session set ${change}`))
    page.lookAgain()
    expect(codeOf(await page.call('GET', '/user-profile'))).toBe(outcome)
  })

  test('SEC-47 when its person signs out: on every server at once, its refresh token with it, and no token stands in the address', async () => {
    const second = await clinic.startSecond()
    const page = clinic.openPage()
    await page.signIn()
    expect(codeOf(await page.call('GET', '/user-profile', { to: second }))).toBe('200')
    const kept = `${SESSION_COOKIE}=${page.cookies.get(SESSION_COOKIE)}`
    const left = await page.call('POST', '/session/end')
    const { url } = left.json<{ url: string }>()
    expect([...new URL(url).searchParams.keys()].toSorted()).toEqual(['client_id', 'post_logout_redirect_uri'])
    expect(left.headers['set-cookie']).toMatch(/^__Host-epikrise=;.*Max-Age=0$/)
    for (const to of [clinic.server, second])
      expect(codeOf(await page.call('GET', '/user-profile', { to, headers: { cookie: kept } }))).toBe('401 auth.expired')
    expect(clinic.provider.asked('/token/revocation')).toHaveLength(1)
    await second.stop()
  })

  test('when its person signs out while the provider is away', async () => {
    const page = clinic.openPage()
    await page.signIn()
    clinic.provider.state.isAway = true
    const kept = `${SESSION_COOKIE}=${page.cookies.get(SESSION_COOKIE)}`
    expect((await page.call('POST', '/session/end')).json()).toEqual({ url: null })
    expect(codeOf(await page.call('GET', '/user-profile', { headers: { cookie: kept } }))).toBe('401 auth.expired')
  })

  test('with the account', async () => {
    const [page, other] = [clinic.openPage(), clinic.openPage()]
    clinic.provider.state.person = { subject: 'slutter', acr: 'Level4' }
    for (const each of [page, other]) await each.signIn()
    clinic.provider.state.person = { subject: 'lege-1', email: 'kari@klinikk.example', name: 'Kari Lege', acr: 'Level4' }
    expect((await page.call('GET', '/user-profile')).statusCode).toBe(200)
    const before = await sessions()
    expect((await page.call('DELETE', '/account')).statusCode).toBe(200)
    expect(before - (await sessions())).toBe(2)
    for (const each of [page, other]) expect(codeOf(await each.call('GET', '/user-profile'))).toBe('401 auth.expired')
  })

  test('by the contract’s own call', async () => {
    const page = clinic.openPage()
    await page.signIn()
    expect((await page.call('POST', '/account/logout')).statusCode).toBe(204)
    page.lookAgain()
    expect(codeOf(await page.call('GET', '/user-profile'))).toBe('401 auth.expired')
    const rows = await clinic.server.sql`select from sign_in_session s join refused_token r using (digest)`
    expect(rows).toHaveLength(0)
  })
})
