import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import { DEFAULT_TENANTS } from '#contract/tenant.ts'
import { freshDatabase } from '#server/database/testing.ts'
import { form, makePkce } from './browser-stand-in.ts'
import type { makeBrowser } from './browser-stand-in.ts'
import { makeEmbeddedIdentity, mountEmbeddedIdentity } from './embedded-identity.ts'
import { loadSigningKey } from './signing-key.ts'

type Browser = ReturnType<typeof makeBrowser>
type Fields = Record<string, string>
/** What the token endpoint answers: tokens, or the name of an error. */
const Tokens = z.object({
  id_token: z.string().default(''),
  refresh_token: z.string().default(''),
  access_token: z.string().default(''),
  error: z.string().optional(),
})

const KARI = { email: 'Kari@Klinikk.no', name: 'Kari Nordmann' }

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** The built-in sign-in on a port and a database of its own, and what a browser and the web app do with it. */
export async function startSignIn() {
  const database = await freshDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'identity-'))
  const port = await freePort()
  const issuer = `http://localhost:${port}/oidc`
  const callback = `http://localhost:${port}/callback`
  const failures: unknown[] = []

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
  let app = await start()

  return {
    ...makeVisitor({ issuer, callback, dataDir, port }),
    sql: database.sql, dataDir, port, issuer, callback, failures,
    inject: (options: { url: string; headers: Fields }) => app.inject(options),
    async restart() {
      await app.close()
      app = await start()
    },
    async stop() {
      await app.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The steps of a person and of the web app's client, each over HTTP. */
function makeVisitor({ issuer, callback, dataDir, port }: { issuer: string; callback: string; dataDir: string; port: number }) {
  function authorizeUrl(fields: Fields): string {
    const query = new URLSearchParams({
      client_id: 'epikrise', response_type: 'code', scope: 'openid email profile', redirect_uri: callback,
      state: 's-1', nonce: 'n-1', code_challenge_method: 'S256', ...fields,
    })
    return `${issuer}/auth?${query}`
  }

  async function openForm(browser: Browser, fields: Fields = {}) {
    const pkce = makePkce()
    return { ...(await browser.follow(authorizeUrl({ code_challenge: pkce.challenge, ...fields }), {}, issuer)), pkce }
  }

  async function signIn(browser: Browser, fields: Fields = {}) {
    const { address, pkce } = await openForm(browser, fields)
    const { leadsTo = '' } = await browser.follow(address, form(KARI, { origin: new URL(issuer).origin }), issuer)
    return { code: new URL(leadsTo).searchParams.get('code') ?? '', leadsTo, pkce }
  }

  async function callTokens(fields: Fields, origin = `http://vet.localhost:${port}`) {
    const response = await fetch(`${issuer}/token`, form({ client_id: 'epikrise', ...fields }, { origin }))
    return { status: response.status, allowed: response.headers.get('access-control-allow-origin'), body: Tokens.parse(await response.json()) }
  }

  const redeem = (code: string, verifier: string) => callTokens({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: callback })

  return {
    authorizeUrl, openForm, signIn, callTokens, redeem,
    renew: (token: string) => callTokens({ grant_type: 'refresh_token', refresh_token: token }),
    async signInFully(browser: Browser): Promise<z.infer<typeof Tokens>> {
      const { code, pkce } = await signIn(browser)
      return (await redeem(code, pkce.verifier)).body
    },
    async claimsOf(idToken: string) {
      const { publicJwk } = await loadSigningKey(dataDir)
      return (await jwtVerify(idToken, createLocalJWKSet({ keys: [publicJwk] }), { issuer, audience: 'epikrise', algorithms: ['ES256'] })).payload
    },
  }
}

export type SignIn = Awaited<ReturnType<typeof startSignIn>>
