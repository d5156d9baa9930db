import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { BASE_PATH } from '#contract/route.ts'
import { makeBrowser } from '#server/adapters/identity-embedded/browser-stand-in.ts'
import { SESSION_COOKIE } from '#server/http/session-cookie.ts'
import { makeKeptSignIn } from '#server/adapters/identity-session/kept-sign-in.ts'
import { digestOf } from '#server/adapters/identity-session/session-key.ts'
import { makeReadLogoutToken } from '#server/adapters/identity-tokens/logout-token.ts'
import { makeRemoteKeys } from '#server/adapters/identity-tokens/remote-keys.ts'
import { makeTokenVerifier } from '#server/adapters/identity-tokens/token-verifier.ts'
import type { Database } from '#server/database/connect.ts'
import { startTestServer } from '../test-server.ts'
import { makeClientKey, startStrictProvider, STRICT_CLIENT } from './strict-provider.ts'
import type { StrictPerson, StrictProviderOptions } from './strict-provider.ts'

/** Where the browser thinks it is; calls are handed to the server without a port. */
const ORIGIN = 'http://localhost'

export type KeptClinicOptions = Pick<StrictProviderOptions, 'asksForDpop' | 'tokenSeconds'> & {
  /** The provider tells the server what has ended. */
  hearsLogout?: boolean
  minimumAcr?: string
  person?: StrictPerson
  /** What the provider is told apart from how it is: a fault between it and us. */
  faults?: { issuer?: string; clientKey?: object; clientId?: string }
}

type KeptPowersOptions = { issuer: string; clientKey: object; minimumAcr: string | undefined; sql: Database; clientId?: string | undefined }

/** The powers of a sign-in that the server keeps at that provider. */
function keptPowers({ issuer, clientKey, minimumAcr, sql, clientId = STRICT_CLIENT }: KeptPowersOptions) {
  const failures: unknown[] = []
  const onFailure = (error: unknown): void => void failures.push(error)
  const keys = makeRemoteKeys({ issuer, onFailure })
  const judge = makeTokenVerifier({ issuer, clientId, minimumAcr, keys })
  const identity = {
    issuer, clientId, clientKey: { kty: 'RSA', ...clientKey }, clientSecret: undefined, minimumAcr, scopes: 'openid profile email',
    idleSeconds: 4 * 3600, lifeSeconds: 12 * 3600,
  }
  return { ...makeKeptSignIn({ identity, sql, judge, onFailure }), readLogoutToken: makeReadLogoutToken({ issuer, clientId, keys }), failures }
}

type Method = NonNullable<InjectOptions['method']>

/** A clinic whose sign-in the server keeps, and the provider it is at. `second` is another server on the same database. */
export async function openClinic({ minimumAcr, faults = {}, person, hearsLogout = false, ...asked }: KeptClinicOptions = {}) {
  const { privateJwk, publicJwk } = makeClientKey()
  const provider = await startStrictProvider({
    publicJwk, origin: ORIGIN, ...asked, ...(hearsLogout && { hearLogout: (form) => tell(form) }), ...(person && { person }),
  })
  const powersOn = (sql: Database) =>
    keptPowers({ issuer: faults.issuer ?? provider.issuer, clientKey: faults.clientKey ?? privateJwk, clientId: faults.clientId, minimumAcr, sql })
  const server = await startTestServer({ powersOn })
  const tell = async (payload: string): Promise<number> => {
    const headers = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' }
    return (await server.app.inject({ method: 'POST', url: `${BASE_PATH}/session/logout-token`, headers, payload })).statusCode
  }
  const startSecond = () => startTestServer({ powers: { sql: server.sql, vault: server.vault }, powersOn })
  type At = Pick<typeof server, 'app'>
  type Sent = { body?: object; headers?: Record<string, string>; to?: At }

  /** A browser with a page of ours open in it: its cookies, and how it calls. */
  function openPage(at: At = server) {
    const cookies = new Map<string, string>()
    const elsewhere = makeBrowser()

    async function call(method: Method, path: string, { body, headers = {}, to = at }: Sent = {}): Promise<LightMyRequestResponse> {
      const own = { 'x-epikrise-page': '1', 'sec-fetch-site': 'same-origin', ...(method !== 'GET' && { origin: ORIGIN }) }
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const all = { host: 'localhost', ...own, ...(cookie !== '' && { cookie }), ...headers }
      const answer = await to.app.inject({ method, url: BASE_PATH + path, headers: all, ...(body && { payload: body }) })
      for (const { name, value, maxAge } of answer.cookies as { name: string; value: string; maxAge?: number }[])
        if (maxAge === 0) cookies.delete(name)
        else cookies.set(name, value)
      return answer
    }

    /** Goes to the provider and comes back to the address it leads to; nothing is redeemed yet. */
    async function goAndReturn(): Promise<string> {
      const begun = await call('POST', '/session/begin', { body: { language: 'nb' } })
      if (begun.statusCode !== 200) throw new Error(`no sign-in began: ${begun.statusCode} ${begun.body}`)
      const { leadsTo = '' } = await elsewhere.follow(begun.json<{ url: string }>().url, {}, provider.issuer)
      return new URL(leadsTo).search
    }

    const finish = (search: string) => call('POST', '/session/finish', { body: { search } })
    /** Has the server judge the session anew at its next call, as another server would. */
    const lookAgain = (): void => server.verifier.forget(digestOf(cookies.get(SESSION_COOKIE) ?? ''))
    return {
      cookies, call, lookAgain, goAndReturn, finish,
      async signIn(): Promise<{ status: number; body: unknown }> {
        const answer = await finish(await goAndReturn())
        return { status: answer.statusCode, body: answer.json() }
      },
    }
  }

  return {
    provider, server, openPage, startSecond,
    async stop(): Promise<void> {
      await server.stop()
      await provider.stop()
    },
  }
}

export type KeptClinic = Awaited<ReturnType<typeof openClinic>>
