import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StartupRefusal } from '#server/database/startup-refusal.ts'
import { makeEmbeddedIdentity } from './embedded-identity.ts'
import { startSignIn } from './sign-in-testing.ts'
import type { SignIn } from './sign-in-testing.ts'

let at: SignIn
beforeAll(async () => {
  at = await startSignIn()
})
afterAll(() => at.stop())

describe('this machine alone', () => {
  test('SEC-43 discovery names the canonical at.issuer whatever the host asked', async () => {
    for (const host of [`localhost:${at.port}`, `vet.localhost:${at.port}`, `127.0.0.1:${at.port}`]) {
      const response = await at.inject({ url: '/oidc/.well-known/openid-configuration', headers: { host, origin: `http://vet.localhost:${at.port}` } })
      expect(response.headers['access-control-allow-origin']).toBe(`http://vet.localhost:${at.port}`)
      expect(response.json()).toMatchObject({
        issuer: at.issuer, authorization_endpoint: `${at.issuer}/auth`, token_endpoint: `${at.issuer}/token`, end_session_endpoint: `${at.issuer}/session/end`,
        id_token_signing_alg_values_supported: ['ES256'], code_challenge_methods_supported: ['S256'],
      })
    }
  })

  test('a page asked for by another name of this machine moves to the canonical one', async () => {
    const response = await at.inject({ url: '/oidc/auth?x=1', headers: { host: `127.0.0.1:${at.port}` } })
    expect([response.statusCode, response.headers['location']]).toEqual([307, `${at.issuer}/auth?x=1`])
  })

  test.each(['evil.example', 'localhost.evil.example', '192.168.1.4:8080'])('SEC-35 requests for %s are turned away', async (host) => {
    expect((await at.inject({ url: '/oidc/.well-known/openid-configuration', headers: { host } })).statusCode).toBe(421)
  })

  test.each(['0.0.0.0', '192.168.1.4', '::'])('SEC-35 does not start on %s', async (host) => {
    const options = { host, issuer: at.issuer, clientId: 'epikrise', dataDir: at.dataDir, sql: at.sql, origins: [], tenants: [], onFailure: () => undefined }
    await expect(makeEmbeddedIdentity(options)).rejects.toThrow(StartupRefusal)
  })
})
