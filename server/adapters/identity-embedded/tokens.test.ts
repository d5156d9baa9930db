import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeProtectedHeader } from 'jose'
import { makeBrowser, makePkce } from './browser-stand-in.ts'
import { subjectOf } from './person.ts'
import { startSignIn } from './sign-in-testing.ts'
import type { SignIn } from './sign-in-testing.ts'

let at: SignIn
beforeAll(async () => {
  at = await startSignIn()
})
afterAll(() => at.stop())

describe('code, PKCE and tokens', () => {
  test('leads to an ES256 id token that names the person', async () => {
    const { code, leadsTo, pkce } = await at.signIn(makeBrowser())
    expect(leadsTo).toMatch(new RegExp(`^${at.callback}\\?code=[\\w-]+&state=s-1&iss=`))
    const { status, body, allowed } = await at.redeem(code, pkce.verifier)
    expect([status, allowed]).toEqual([200, `http://vet.localhost:${at.port}`])
    const claims = await at.claimsOf(body.id_token)
    expect(claims).toMatchObject({
      iss: at.issuer, aud: 'epikrise', sub: subjectOf('kari@klinikk.no'), email: 'kari@klinikk.no', name: 'Kari Nordmann',
      nonce: 'n-1', acr: 'urn:epikrise:self-asserted',
    })
    expect(claims.exp! - claims.iat!).toBe(3600)
    expect(decodeProtectedHeader(body.id_token).alg).toBe('ES256')
  })

  test('the person is known at the next sign-in without a page, through the session', async () => {
    const browser = makeBrowser()
    await at.signIn(browser)
    const { leadsTo } = await at.openForm(browser)
    expect(leadsTo).toContain('/callback?code=')
  })

  test('renews with a rotated token that still names the person', async () => {
    const { code, pkce } = await at.signIn(makeBrowser())
    const first = await at.redeem(code, pkce.verifier)
    const second = await at.renew(first.body.refresh_token)
    expect(second.status).toBe(200)
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token)
    expect(await at.claimsOf(second.body.id_token)).toMatchObject({ email: 'kari@klinikk.no', name: 'Kari Nordmann', acr: 'urn:epikrise:self-asserted' })
  })

  test('two tabs may renew at the same moment; later the used token ends the whole chain', async () => {
    const body = await at.signInFully(makeBrowser())
    const [one, two] = await Promise.all([at.renew(body.refresh_token), at.renew(body.refresh_token)])
    expect([one.status, two.status]).toEqual([200, 200])
    await at.sql`update identity_record set consumed_at = consumed_at - interval '1 minute' where consumed_at is not null`
    expect((await at.renew(body.refresh_token)).body.error).toBe('invalid_grant')
    expect((await at.renew(one.body.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('SEC-42 a wrong verifier, a replayed code and a request without PKCE are refused', async () => {
    const wrong = await at.signIn(makeBrowser())
    expect((await at.redeem(wrong.code, makePkce().verifier)).body.error).toBe('invalid_grant')
    const right = await at.signIn(makeBrowser())
    const { body } = await at.redeem(right.code, right.pkce.verifier)
    expect((await at.redeem(right.code, right.pkce.verifier)).body.error).toBe('invalid_grant')
    expect((await at.renew(body.refresh_token)).body.error).toBe('invalid_grant')
    const bare = await makeBrowser().go(at.authorizeUrl({}))
    expect(bare.headers.get('location')).toContain('error=invalid_request')
    const plain = await makeBrowser().go(at.authorizeUrl({ code_challenge: makePkce().verifier, code_challenge_method: 'plain' }))
    expect(plain.headers.get('location')).toContain('error=invalid_request')
  })

  test('SEC-22 only our own return addresses are taken', async () => {
    for (const address of ['https://evil.example/callback', `http://localhost:${at.port}/elsewhere`, `http://localhost.evil.example:${at.port}/callback`]) {
      const response = await makeBrowser().go(at.authorizeUrl({ redirect_uri: address, code_challenge: makePkce().challenge }))
      expect([response.status, response.headers.get('location')]).toEqual([400, null])
    }
    for (const address of [`http://vet.localhost:${at.port}/signin-google`, 'http://localhost:5173/callback']) {
      const { leadsTo } = await at.signIn(makeBrowser(), { redirect_uri: address })
      expect(leadsTo.startsWith(`${address}?code=`)).toBe(true)
    }
  })

  test('SEC-16 a foreign origin is not let in', async () => {
    const { code, pkce } = await at.signIn(makeBrowser())
    const fields = { grant_type: 'authorization_code', code, code_verifier: pkce.verifier, redirect_uri: at.callback }
    for (const origin of ['https://evil.example', 'null', `http://localhost.evil.example:${at.port}`]) {
      const answer = await at.callTokens(fields, origin)
      expect([answer.status, answer.allowed]).toEqual([400, null])
    }
  })

  test('SEC-46 renewing keeps the session alive, at most seven days from the sign-in', async () => {
    const hoursLeft = async () => {
      const [row] = await at.sql`select (extract(epoch from max(expires_at) - now()) / 3600)::float8 as hours from identity_record where kind = 'Session'`
      return Number(row?.['hours'])
    }
    const body = await at.signInFully(makeBrowser())
    const age = (hours: number) => at.sql`
      update identity_record set expires_at = now() + interval '1 hour',
        payload = payload || jsonb_build_object('loginTs', extract(epoch from now())::bigint - ${hours * 3600}::bigint)
      where kind = 'Session'`
    await age(11)
    const second = await at.renew(body.refresh_token)
    await expect.poll(hoursLeft).toBeCloseTo(12, 1)
    await age(7 * 24 - 2)
    expect((await at.renew(second.body.refresh_token)).status).toBe(200)
    await expect.poll(hoursLeft).toBeCloseTo(2, 1)
  })

  test('a restart signs nobody out, and the key stays', async () => {
    const browser = makeBrowser()
    const body = await at.signInFully(browser)
    await at.restart()
    const renewed = await at.renew(body.refresh_token)
    expect(renewed.status).toBe(200)
    expect((await at.claimsOf(renewed.body.id_token)).sub).toBe((await at.claimsOf(body.id_token)).sub)
    expect((await at.openForm(browser)).leadsTo).toContain('/callback?code=')
  })

  test('no usable secret stands in the tables', async () => {
    const body = await at.signInFully(makeBrowser())
    const rows = JSON.stringify(await at.sql`select * from identity_record`)
    expect(rows).not.toContain(body.refresh_token)
    expect(rows).not.toContain(body.access_token)
  })
})

test('nothing failed behind the pages', () => {
  expect(at.failures).toEqual([])
})
