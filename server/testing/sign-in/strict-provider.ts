import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider/lib/provider.js'
import type { Context } from 'oidc-provider/lib/provider.js'

export const STRICT_CLIENT = 'epikrise-klinikk'

/** A pair of signing keys as JWK, private and public, as an operator hands the first to us and the second to the provider. */
export function makeClientKey(kid = 'klient-1') {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const about = { kid, alg: 'PS256', use: 'sig' }
  return { privateJwk: { ...privateKey.export({ format: 'jwk' }), ...about }, publicJwk: { ...publicKey.export({ format: 'jwk' }), ...about } }
}

const providerKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), kid: randomBytes(4).toString('hex'), alg: 'PS256',
  use: 'sig',
})

export type StrictPerson = { subject: string; email?: string; name?: string; acr: string }

export type StrictProviderOptions = {
  publicJwk: object
  /** Where it sends people back. */
  origin: string
  /** Takes the form in which it tells that a session has ended; gives the status of the answer. */
  hearLogout?: (form: string) => Promise<number>
  /** As HelseID does; ID-porten binds no tokens. */
  asksForDpop?: boolean
  person?: StrictPerson
  tokenSeconds?: number
}

type Call = { path: string; headers: IncomingMessage['headers']; body: string }

const HOUR = 3600
/** Where it believes to send its word of what has ended. It refuses to call this very machine, so the test hands that on. */
const LOGOUT_URI = 'https://klinikk.example/logout-token'

type Records = Map<string, Record<string, unknown>>

const sidsOf = ({ authorizations }: Record<string, unknown>): string[] =>
  Object.values((authorizations ?? {}) as Record<string, { sid?: string }>).flatMap(({ sid }) => sid ?? [])

/** Everything it remembers, in the memory of the test. */
const makeAdapter = (records: Records) => (kind: string) => {
  const find = async (id: string) => records.get(`${kind} ${id}`)
  return {
    find,
    upsert: async (id: string, payload: Record<string, unknown>) => void records.set(`${kind} ${id}`, payload),
    findByUid: async (uid: string) => [...records].find(([key, payload]) => key.startsWith(`${kind} `) && payload['uid'] === uid)?.[1],
    findByUserCode: async () => undefined,
    consume: async (id: string) => void Object.assign((await find(id)) ?? {}, { consumed: Math.floor(Date.now() / 1000) }),
    destroy: async (id: string) => void records.delete(`${kind} ${id}`),
    revokeByGrantId: async (grantId: string) => {
      for (const [key, payload] of records) if (payload['grantId'] === grantId) records.delete(key)
    },
  }
}

function configurationOf(
  { publicJwk, origin, hearLogout, asksForDpop = true, tokenSeconds = HOUR }: StrictProviderOptions,
  person: () => StrictPerson,
): Record<string, unknown> {
  return {
    clients: [
      {
        client_id: STRICT_CLIENT, token_endpoint_auth_method: 'private_key_jwt', token_endpoint_auth_signing_alg: 'PS256',
        jwks: { keys: [publicJwk] }, grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'],
        id_token_signed_response_alg: 'PS256', redirect_uris: [`${origin}/callback`], post_logout_redirect_uris: [`${origin}/`],
        require_pushed_authorization_requests: true, ...(asksForDpop && { dpop_bound_access_tokens: true }),
        ...(hearLogout && { backchannel_logout_uri: LOGOUT_URI, backchannel_logout_session_required: true }),
      },
    ],
    fetch: async (_address: string, { body }: { body: URLSearchParams }) => new Response(null, { status: (await hearLogout?.(body.toString())) ?? 404 }),
    clientAuthMethods: ['private_key_jwt'],
    enabledJWA: { idTokenSigningAlgValues: ['PS256'], clientAuthSigningAlgValues: ['PS256'] },
    jwks: { keys: [providerKey()] },
    acrValues: ['Level3', 'Level4', 'idporten-loa-substantial', 'idporten-loa-high'],
    claims: { openid: ['sub', 'acr', 'sid', 'auth_time'], email: ['email'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: tokenSeconds, AuthorizationCode: 60, IdToken: HOUR, Interaction: HOUR, Session: HOUR, Grant: HOUR, RefreshToken: HOUR,
      PushedAuthorizationRequest: 60,
    },
    cookies: { keys: ['strict'] },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: asksForDpop, nonceSecret: randomBytes(32), requireNonce: () => asksForDpop },
      pushedAuthorizationRequests: { enabled: true, requirePushedAuthorizationRequests: true },
      revocation: { enabled: true },
      backchannelLogout: { enabled: hearLogout !== undefined },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context: Context, form: string) =>
          void (context.body = `<!doctype html>${form}<button form="op.logoutForm" name="logout" value="yes">Ut</button>`),
      },
    },
    findAccount: async (_context: Context, subject: string) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, email: person().email, name: person().name, acr: person().acr }),
    }),
    loadExistingGrant: async ({ oidc: { provider, session, client } }: Context) => {
      const known = session?.grantIdFor(client?.clientId ?? '')
      const kept = known === undefined ? undefined : await provider.Grant.find(known)
      if (kept) return kept
      const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: client?.clientId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    interactions: { url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
  }
}

/**
 * A provider on this machine that demands what HelseID and ID-porten demand: a client that signs for itself, requests that are pushed, PKCE, and
 * tokens bound to a key. Whoever comes is signed in as `person` at once.
 */
export async function startStrictProvider(options: StrictProviderOptions) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://localhost:${port}`
  const state = {
    person: options.person ?? { subject: 'lege-1', email: 'kari@klinikk.example', name: 'Kari Lege', acr: 'Level4' }, isAway: false, delayMs: 0,
    /** Answers so many bytes of nothing in place of tokens. */ floods: 0,
  }
  const calls: Call[] = []
  const records: Records = new Map()
  const provider = new Provider(issuer, { ...configurationOf(options, () => state.person), adapter: makeAdapter(records) })
  const answer = provider.callback()

  async function signInAtOnce(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await provider.interactionFinished(request, response, { login: { accountId: state.person.subject, acr: state.person.acr } })
  }
  server.on('request', (request, response) => {
    const call = { path: request.url ?? '', headers: request.headers, body: '' }
    calls.push(call)
    if (state.isAway) return void response.destroy()
    if (state.floods > 0 && call.path.startsWith('/token'))
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(' '.repeat(state.floods))
    if (call.path.startsWith('/interaction/')) return void signInAtOnce(request, response)
    setTimeout(() => answer(request, response), state.delayMs)
  })

  return {
    issuer, state, calls,
    /** The names it has for its sessions with us. */
    sids: () => [...records].flatMap(([key, payload]) => (key.startsWith('Session ') ? sidsOf(payload) : [])),
    /** Every sign-in is gone, as after an administrator ended them. */
    revokeAll: () => records.clear(),
    asked: (path: string) => calls.filter((call) => call.path.split('?')[0] === path),
    /** Sends the word that a session has ended, as it does when somebody signs out elsewhere. */
    endSession: async (sid: string) => (await provider.Client.find(STRICT_CLIENT))?.backchannelLogout(state.person.subject, sid),
    stop: () => new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    }),
  }
}


