import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_TENANTS } from '#contract/tenant.ts'
import { StartupRefusal } from '#server/database/startup-refusal.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import { form, makeBrowser, makePkce } from './browser-stand-in.ts'
import { makeEmbeddedIdentity, mountEmbeddedIdentity } from './embedded-identity.ts'
import { subjectOf } from './person.ts'
import { loadSigningKey } from './signing-key.ts'

let database: FreshDatabase
let dataDir: string
let port: number
let app: FastifyInstance
let issuer: string
const failures: unknown[] = []

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function start(): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true })
  const identity = await makeEmbeddedIdentity({
    host: '127.0.0.1', issuer, clientId: 'epikrise', dataDir, sql: database.sql,
    origins: [`http://localhost:${port}`, `http://vet.localhost:${port}`], tenants: DEFAULT_TENANTS,
    onFailure: (error) => failures.push(error),
  })
  await mountEmbeddedIdentity(server, identity)
  await server.listen({ host: '127.0.0.1', port })
  return server
}

beforeAll(async () => {
  database = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'identity-'))
  port = await freePort()
  issuer = `http://localhost:${port}/oidc`
  app = await start()
})
afterAll(async () => {
  await app.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

type Browser = ReturnType<typeof makeBrowser>
const callback = () => `http://localhost:${port}/callback`

function authorizeUrl(fields: Record<string, string>): string {
  const query = new URLSearchParams({
    client_id: 'epikrise', response_type: 'code', scope: 'openid email profile', redirect_uri: callback(), state: 's-1', nonce: 'n-1', code_challenge_method: 'S256', ...fields,
  })
  return `${issuer}/auth?${query}`
}

async function openForm(browser: Browser, fields: Record<string, string> = {}) {
  const pkce = makePkce()
  const page = await browser.follow(authorizeUrl({ code_challenge: pkce.challenge, ...fields }), {}, issuer)
  return { ...page, pkce }
}

async function signIn(browser: Browser, who = { email: 'Kari@Klinikk.no', name: 'Kari Nordmann' }, fields: Record<string, string> = {}) {
  const { address, pkce } = await openForm(browser, fields)
  const { leadsTo } = await browser.follow(address, form(who, { origin: new URL(issuer).origin }), issuer)
  return { code: new URL(leadsTo ?? '').searchParams.get('code') ?? '', leadsTo: leadsTo ?? '', pkce }
}

type Tokens = { id_token: string; refresh_token: string; access_token: string; error?: string }
async function callTokens(fields: Record<string, string>, origin = `http://vet.localhost:${port}`): Promise<{ status: number; allowed: string | null; body: Tokens }> {
  const response = await fetch(`${issuer}/token`, form({ client_id: 'epikrise', ...fields }, { origin }))
  return { status: response.status, allowed: response.headers.get('access-control-allow-origin'), body: (await response.json()) as Tokens }
}
const redeem = (code: string, verifier: string, redirect = callback()) =>
  callTokens({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirect })
const renew = (token: string) => callTokens({ grant_type: 'refresh_token', refresh_token: token })

async function claimsOf(idToken: string) {
  const { publicJwk } = await loadSigningKey(dataDir)
  return (await jwtVerify(idToken, createLocalJWKSet({ keys: [publicJwk] }), { issuer, audience: 'epikrise', algorithms: ['ES256'] })).payload
}

describe('the sign-in page', () => {
  test('asks for e-mail and name, in Norwegian unless another language is asked for', async () => {
    const { response } = await openForm(makeBrowser())
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('<html lang="nb"')
    expect(page).toContain('for denne maskinen alene')
    expect(page).toMatch(/<label for="email">E-post<\/label>/)
    expect(page).not.toContain('type="password"')
    expect(page).not.toContain('<script')
  })

  test.each([
    ['sv', { 'accept-language': 'sv-SE,sv;q=0.9' }, {}, 'Logga in'],
    ['da', { 'accept-language': 'da' }, {}, 'Log ind'],
    ['en', { 'accept-language': 'nb' }, { ui_locales: 'en' }, 'Sign in'],
    ['ru', { 'accept-language': 'ru' }, {}, 'Вход'],
  ])('speaks %s', async (language, headers, fields, words) => {
    const page = await (await openForm(makeBrowser(headers), fields as Record<string, string>)).response.text()
    expect(page).toContain(`<html lang="${language}"`)
    expect(page).toContain(words)
  })

  test('SEC-17 SEC-18 SEC-23 is served with strict headers', async () => {
    const { response } = await openForm(makeBrowser(), { redirect_uri: `http://vet.localhost:${port}/callback` })
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'none'")
    expect(policy).toContain(`form-action 'self' http://vet.localhost:${port};`)
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('class="vet"')
  })

  test.each([
    [{ email: '', name: '' }, ['email-error', 'name-error']],
    [{ email: 'kari', name: 'Kari' }, ['email-error']],
    [{ email: 'kari@klinikk.no', name: '  ' }, ['name-error']],
  ])('says what is missing in %o and keeps what was typed', async (typed, errors) => {
    const browser = makeBrowser()
    const { address } = await openForm(browser)
    const response = await browser.go(address, form(typed))
    const page = await response.text()
    expect(response.status).toBe(422)
    for (const id of ['email-error', 'name-error']) expect(page.includes(`id="${id}"`)).toBe(errors.includes(id))
    expect(page).toContain(`value="${typed.email}"`)
  })

  test('SEC-1 shows what was typed as text', async () => {
    const browser = makeBrowser()
    const { address } = await openForm(browser)
    const page = await (await browser.go(address, form({ email: '"><img src=x onerror=alert(1)>', name: '</script>' }))).text()
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img')
  })

  test('SEC-20 a form from another site signs nobody in', async () => {
    const browser = makeBrowser()
    const { address } = await openForm(browser)
    const response = await browser.go(address, form({ email: 'a@b.no', name: 'A' }, { origin: 'https://evil.example' }))
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  })

  test('SEC-42 another browser cannot take over the address of a started sign-in', async () => {
    const { address } = await openForm(makeBrowser())
    const response = await makeBrowser().go(address)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Start innloggingen på nytt')
  })
})

describe('code, PKCE and tokens', () => {
  test('leads to an ES256 id token that names the person', async () => {
    const { code, leadsTo, pkce } = await signIn(makeBrowser())
    expect(leadsTo).toMatch(new RegExp(`^${callback()}\\?code=[\\w-]+&state=s-1&iss=`))
    const { status, body, allowed } = await redeem(code, pkce.verifier)
    expect([status, allowed]).toEqual([200, `http://vet.localhost:${port}`])
    const claims = await claimsOf(body.id_token)
    expect(claims).toMatchObject({
      iss: issuer, aud: 'epikrise', sub: subjectOf('kari@klinikk.no'), email: 'kari@klinikk.no', name: 'Kari Nordmann',
      nonce: 'n-1', acr: 'urn:epikrise:self-asserted',
    })
    expect(claims.exp! - claims.iat!).toBe(3600)
    expect(decodeProtectedHeader(body.id_token).alg).toBe('ES256')
  })

  test('the person is known at the next sign-in without a page, through the session', async () => {
    const browser = makeBrowser()
    await signIn(browser)
    const { leadsTo } = await openForm(browser)
    expect(leadsTo).toContain('/callback?code=')
  })

  test('renews with a rotated token that still names the person', async () => {
    const { code, pkce } = await signIn(makeBrowser())
    const first = await redeem(code, pkce.verifier)
    const second = await renew(first.body.refresh_token)
    expect(second.status).toBe(200)
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token)
    expect(await claimsOf(second.body.id_token)).toMatchObject({ email: 'kari@klinikk.no', name: 'Kari Nordmann', acr: 'urn:epikrise:self-asserted' })
  })

  test('two tabs may renew at the same moment; later the used token ends the whole chain', async () => {
    const { code, pkce } = await signIn(makeBrowser())
    const { body } = await redeem(code, pkce.verifier)
    const [one, two] = await Promise.all([renew(body.refresh_token), renew(body.refresh_token)])
    expect([one.status, two.status]).toEqual([200, 200])
    await database.sql`update identity_record set consumed_at = consumed_at - interval '1 minute' where consumed_at is not null`
    expect((await renew(body.refresh_token)).body.error).toBe('invalid_grant')
    expect((await renew(one.body.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('SEC-42 a wrong verifier, a replayed code and a request without PKCE are refused', async () => {
    const wrong = await signIn(makeBrowser())
    expect((await redeem(wrong.code, makePkce().verifier)).body.error).toBe('invalid_grant')
    const right = await signIn(makeBrowser())
    const { body } = await redeem(right.code, right.pkce.verifier)
    expect((await redeem(right.code, right.pkce.verifier)).body.error).toBe('invalid_grant')
    expect((await renew(body.refresh_token)).body.error).toBe('invalid_grant')
    const bare = await makeBrowser().go(authorizeUrl({}))
    expect(bare.headers.get('location')).toContain('error=invalid_request')
    const plain = await makeBrowser().go(authorizeUrl({ code_challenge: makePkce().verifier, code_challenge_method: 'plain' }))
    expect(plain.headers.get('location')).toContain('error=invalid_request')
  })

  test('SEC-22 only our own return addresses are taken', async () => {
    for (const address of ['https://evil.example/callback', `http://localhost:${port}/elsewhere`, `http://localhost.evil.example:${port}/callback`]) {
      const response = await makeBrowser().go(authorizeUrl({ redirect_uri: address, code_challenge: makePkce().challenge }))
      expect([response.status, response.headers.get('location')]).toEqual([400, null])
    }
    for (const address of [`http://vet.localhost:${port}/signin-google`, 'http://localhost:5173/callback']) {
      const { leadsTo } = await signIn(makeBrowser(), undefined, { redirect_uri: address })
      expect(leadsTo.startsWith(`${address}?code=`)).toBe(true)
    }
  })

  test('SEC-16 a foreign origin is not let in', async () => {
    const { code, pkce } = await signIn(makeBrowser())
    const fields = { grant_type: 'authorization_code', code, code_verifier: pkce.verifier, redirect_uri: callback() }
    for (const origin of ['https://evil.example', 'null', `http://localhost.evil.example:${port}`]) {
      const answer = await callTokens(fields, origin)
      expect([answer.status, answer.allowed]).toEqual([400, null])
    }
  })

  test('SEC-46 renewing keeps the session alive, at most seven days from the sign-in', async () => {
    const hoursLeft = async () => {
      const [row] = await database.sql`select (extract(epoch from max(expires_at) - now()) / 3600)::float8 as hours from identity_record where kind = 'Session'`
      return Number(row?.['hours'])
    }
    const { code, pkce } = await signIn(makeBrowser())
    const { body } = await redeem(code, pkce.verifier)
    const age = (hours: number) => database.sql`
      update identity_record set expires_at = now() + interval '1 hour',
        payload = payload || jsonb_build_object('loginTs', extract(epoch from now())::bigint - ${hours * 3600}::bigint)
      where kind = 'Session'`
    await age(11)
    const second = await renew(body.refresh_token)
    await expect.poll(hoursLeft).toBeCloseTo(12, 1)
    await age(7 * 24 - 2)
    expect((await renew(second.body.refresh_token)).status).toBe(200)
    await expect.poll(hoursLeft).toBeCloseTo(2, 1)
  })

  test('a restart signs nobody out, and the key stays', async () => {
    const browser = makeBrowser()
    const { code, pkce } = await signIn(browser)
    const { body } = await redeem(code, pkce.verifier)
    await app.close()
    app = await start()
    const renewed = await renew(body.refresh_token)
    expect(renewed.status).toBe(200)
    expect((await claimsOf(renewed.body.id_token)).sub).toBe((await claimsOf(body.id_token)).sub)
    expect((await openForm(browser)).leadsTo).toContain('/callback?code=')
  })

  test('no usable secret stands in the tables', async () => {
    const { code, pkce } = await signIn(makeBrowser())
    const { body } = await redeem(code, pkce.verifier)
    const rows = JSON.stringify(await database.sql`select * from identity_record`)
    expect(rows).not.toContain(body.refresh_token)
    expect(rows).not.toContain(body.access_token)
  })
})

describe('signing out', () => {
  const endSession = (fields: Record<string, string>) => `${issuer}/session/end?${new URLSearchParams(fields)}`

  test('from the app goes on by itself, ends session and renewal, and leads home', async () => {
    const browser = makeBrowser()
    const { code, pkce } = await signIn(browser)
    const { body } = await redeem(code, pkce.verifier)
    const home = `http://localhost:${port}/`
    const response = await browser.go(endSession({ id_token_hint: body.id_token, post_logout_redirect_uri: home }))
    const page = await response.text()
    const nonce = /<script nonce="([^"]+)">/.exec(page)?.[1] ?? 'none'
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const { leadsTo } = await browser.follow(`${issuer}/session/end/confirm`, form({ xsrf, logout: 'yes' }), issuer)
    expect(leadsTo).toBe(home)
    expect((await renew(body.refresh_token)).body.error).toBe('invalid_grant')
    expect((await openForm(browser)).leadsTo).toBeUndefined()
  })

  test('by a bare link asks first', async () => {
    const browser = makeBrowser()
    await signIn(browser)
    const page = await (await browser.go(endSession({}))).text()
    expect(page).toContain('Vil du logge ut?')
    expect(page).not.toContain('<script')
  })

  test('without a session still leads home', async () => {
    const { code, pkce } = await signIn(makeBrowser())
    const { body } = await redeem(code, pkce.verifier)
    const browser = makeBrowser()
    const response = await browser.go(endSession({ id_token_hint: body.id_token, post_logout_redirect_uri: `http://localhost:${port}/` }))
    const page = await response.text()
    expect(response.headers.get('content-security-policy')).toMatch(/script-src [^;]*'sha256-/)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await browser.follow(`${issuer}/session/end/confirm`, form({ xsrf, logout: 'yes' }), issuer)).leadsTo).toBe(`http://localhost:${port}/`)
  })

  test('never leads to a foreign address', async () => {
    const browser = makeBrowser()
    const { code, pkce } = await signIn(browser)
    const { body } = await redeem(code, pkce.verifier)
    const response = await browser.go(endSession({ id_token_hint: body.id_token, post_logout_redirect_uri: 'https://evil.example/' }))
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Innloggingen stoppet')
  })
})

describe('this machine alone', () => {
  test('SEC-43 discovery names the canonical issuer whatever the host asked', async () => {
    for (const host of [`localhost:${port}`, `vet.localhost:${port}`, `127.0.0.1:${port}`]) {
      const response = await app.inject({ url: '/oidc/.well-known/openid-configuration', headers: { host, origin: `http://vet.localhost:${port}` } })
      expect(response.headers['access-control-allow-origin']).toBe(`http://vet.localhost:${port}`)
      expect(response.json()).toMatchObject({
        issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, end_session_endpoint: `${issuer}/session/end`,
        id_token_signing_alg_values_supported: ['ES256'], code_challenge_methods_supported: ['S256'],
      })
    }
  })

  test('a page asked for by another name of this machine moves to the canonical one', async () => {
    const response = await app.inject({ url: '/oidc/auth?x=1', headers: { host: `127.0.0.1:${port}` } })
    expect([response.statusCode, response.headers['location']]).toEqual([307, `${issuer}/auth?x=1`])
  })

  test.each(['evil.example', 'localhost.evil.example', '192.168.1.4:8080'])('SEC-35 requests for %s are turned away', async (host) => {
    expect((await app.inject({ url: '/oidc/.well-known/openid-configuration', headers: { host } })).statusCode).toBe(421)
  })

  test.each(['0.0.0.0', '192.168.1.4', '::'])('SEC-35 does not start on %s', async (host) => {
    const options = { host, issuer, clientId: 'epikrise', dataDir, sql: database.sql, origins: [], tenants: [], onFailure: () => undefined }
    await expect(makeEmbeddedIdentity(options)).rejects.toThrow(StartupRefusal)
  })
})

test('nothing failed behind the pages', () => {
  expect(failures).toEqual([])
})

describe('the signing key', () => {
  test('is made once, even by ten at the same time, for its owner alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'key-'))
    const keys = await Promise.all(Array.from({ length: 10 }, () => loadSigningKey(folder)))
    expect(new Set(keys.map(({ publicJwk }) => publicJwk.kid)).size).toBe(1)
    expect(await readdir(join(folder, 'identity'))).toEqual(['signing-key.json'])
    expect((await stat(join(folder, 'identity', 'signing-key.json'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'identity'))).mode & 0o777).toBe(0o700)
    await rm(folder, { recursive: true })
  })

  test('its private half is not in what the verifier gets', async () => {
    const { publicJwk } = await loadSigningKey(dataDir)
    const kept = JSON.parse(await readFile(join(dataDir, 'identity', 'signing-key.json'), 'utf8')) as { d: string }
    expect(JSON.stringify(publicJwk)).not.toContain(kept.d)
  })
})
