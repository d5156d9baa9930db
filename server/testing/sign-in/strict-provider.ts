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

const providerKey = () => ({ ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), kid: randomBytes(4).toString('hex'), alg: 'PS256', use: 'sig' })

export type StrictPerson = { subject: string; email?: string; name?: string; acr: string }

export type StrictProviderOptions = {
  publicJwk: object
  /** Where it sends people back, and tells of sessions that ended. */
  origin: string
  logoutUri?: string
  /** As HelseID does; ID-porten binds no tokens. */
  asksForDpop?: boolean
  person?: StrictPerson
  tokenSeconds?: number
}

type Call = { path: string; headers: IncomingMessage['headers']; body: string }

const HOUR = 3600

function configurationOf({ publicJwk, origin, logoutUri, asksForDpop = true, tokenSeconds = HOUR }: StrictProviderOptions, person: () => StrictPerson): Record<string, unknown> {
  return {
    clients: [{
      client_id: STRICT_CLIENT, token_endpoint_auth_method: 'private_key_jwt', token_endpoint_auth_signing_alg: 'PS256', jwks: { keys: [publicJwk] },
      grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'], id_token_signed_response_alg: 'PS256',
      redirect_uris: [`${origin}/callback`], post_logout_redirect_uris: [`${origin}/`], require_pushed_authorization_requests: true,
      ...(asksForDpop && { dpop_bound_access_tokens: true }), ...(logoutUri !== undefined && { backchannel_logout_uri: logoutUri, backchannel_logout_session_required: true }),
    }],
    clientAuthMethods: ['private_key_jwt'],
    enabledJWA: { idTokenSigningAlgValues: ['PS256'], clientAuthSigningAlgValues: ['PS256'] },
    jwks: { keys: [providerKey()] },
    acrValues: ['Level3', 'Level4', 'idporten-loa-substantial', 'idporten-loa-high'],
    claims: { openid: ['sub', 'acr', 'sid', 'auth_time'], email: ['email'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    ttl: { AccessToken: tokenSeconds, AuthorizationCode: 60, IdToken: HOUR, Interaction: HOUR, Session: HOUR, Grant: HOUR, RefreshToken: HOUR, PushedAuthorizationRequest: 60 },
    cookies: { keys: ['strict'] },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: asksForDpop, nonceSecret: randomBytes(32), requireNonce: () => asksForDpop },
      pushedAuthorizationRequests: { enabled: true, requirePushedAuthorizationRequests: true },
      revocation: { enabled: true },
      backchannelLogout: { enabled: logoutUri !== undefined },
      rpInitiatedLogout: { enabled: true, logoutSource: (context: Context, form: string) => void (context.body = `<!doctype html>${form}<button form="op.logoutForm" name="logout" value="yes">Ut</button>`) },
    },
    findAccount: async (_context: Context, subject: string) => ({ accountId: subject, claims: async () => ({ sub: subject, email: person().email, name: person().name, acr: person().acr }) }),
    loadExistingGrant: async ({ oidc: { provider, session, client } }: Context) => {
      const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: client?.clientId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    interactions: { url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
  }
}

/**
 * A provider on this machine that demands what HelseID and ID-porten demand: a client that signs for itself, requests that are pushed, PKCE, and tokens bound to a key.
 * Whoever comes is signed in as `person` at once.
 */
export async function startStrictProvider(options: StrictProviderOptions) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://localhost:${port}`
  const state = { person: options.person ?? { subject: 'lege-1', email: 'kari@klinikk.example', name: 'Kari Lege', acr: 'Level4' }, isAway: false, delayMs: 0 }
  const calls: Call[] = []
  const provider = new Provider(issuer, configurationOf(options, () => state.person))
  const answer = provider.callback()

  async function signInAtOnce(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await provider.interactionFinished(request, response, { login: { accountId: state.person.subject, acr: state.person.acr } })
  }
  server.on('request', (request, response) => {
    const call = { path: request.url ?? '', headers: request.headers, body: '' }
    calls.push(call)
    if (state.isAway) return void response.destroy()
    if (call.path.startsWith('/interaction/')) return void signInAtOnce(request, response)
    setTimeout(() => answer(request, response), state.delayMs)
  })

  return {
    issuer, state, calls,
    asked: (path: string) => calls.filter((call) => call.path.split('?')[0] === path),
    /** Sends the word that a session has ended, as it does when somebody signs out elsewhere. */
    endSession: async (sid: string) => (await provider.Client.find(STRICT_CLIENT))?.backchannelLogout(state.person.subject, sid),
    stop: () => new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    }),
  }
}


