import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider/lib/provider.js'
import type { Context, Grant } from 'oidc-provider/lib/provider.js'
import { preferredLanguage, readLanguage } from '#contract/vertical.ts'
import type { Language } from '#contract/vertical.ts'
import { noticePage, signOutPage } from './pages.ts'
import type { Page } from './pages.ts'
import { SELF_ASSERTED_ACR } from './person.ts'
import { makeRecordAdapter } from './record-adapter.ts'
import { ID_TOKEN_SECONDS } from './sign-token.ts'
import type { SigningKey } from './signing-key.ts'
import type { IdentityStore } from './store.ts'

export type ProviderParts = {
  issuer: string
  clientId: string
  origins: readonly string[]
  key: SigningKey
  store: IdentityStore
  onFailure: (error: unknown) => void
}

const HOUR = 60 * 60
/** Signed out when nothing was renewed for this long (SEC-46, idle limit). */
const IDLE_SECONDS = 12 * HOUR
/** Signed out however busy (SEC-46, absolute limit). */
const ABSOLUTE_SECONDS = 7 * 24 * HOUR

const SCOPES = 'openid email profile'

/** Takes ui_locales of the request and the browser's languages; the request's comes first. */
export function languageOf(uiLocales: string | undefined, acceptLanguage: string | undefined): Language {
  const asked = (uiLocales ?? '').split(' ').map(readLanguage).find(Boolean)
  return asked ?? preferredLanguage(acceptLanguage)
}

export function sendPage(response: ServerResponse, status: number, page: Page): void {
  response.writeHead(status, page.headers).end(page.document)
}

/** Inside oidc-provider a page is the body of its context. */
function showPage(context: Context, page: Page): void {
  for (const [name, value] of Object.entries(page.headers)) context.res.setHeader(name, value)
  context.body = page.document
}

const pageLanguage = (context: Context) => languageOf(context.oidc.params?.['ui_locales'], context.req.headers['accept-language'])

/** Everybody who signs in grants our one client everything it may ask: there is nobody else to protect from it, so no consent page. */
async function grantEverything(context: Context, clientId: string): Promise<Grant | undefined> {
  const { provider, session } = context.oidc
  const accountId = session?.accountId
  if (!accountId) return undefined
  const known = session.grantIdFor(clientId)
  const kept = known ? await provider.Grant.find(known) : undefined
  if (kept) return kept
  const grant = new provider.Grant({ accountId, clientId })
  grant.addOIDCScope(SCOPES)
  await grant.save()
  return grant
}

/** A page that goes on by itself only when the token hint shows that our own app sent the person here. */
function askSignOut(context: Context, form: string, origins: readonly string[]): void {
  const { entities, session } = context.oidc
  const goesOn = session?.accountId !== undefined && entities.IdTokenHint?.payload['sub'] === session.accountId
  showPage(context, signOutPage({ language: pageLanguage(context), form, goesOn, formTargets: origins }))
}

const at = (origins: readonly string[], ...paths: string[]) => origins.flatMap((origin) => paths.map((path) => origin + path))

const clientOf = ({ clientId, origins }: ProviderParts) => ({
  client_id: clientId,
  client_name: 'Epikrise',
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: at(origins, '/callback', '/signin-google'),
  post_logout_redirect_uris: at(origins, '', '/', '/logout'),
  id_token_signed_response_alg: 'ES256',
})

const lifetimes = {
  AccessToken: HOUR,
  AuthorizationCode: 60,
  IdToken: ID_TOKEN_SECONDS,
  Interaction: HOUR,
  Session: IDLE_SECONDS,
  Grant: ABSOLUTE_SECONDS,
  RefreshToken: (_context: Context, token: { iiat: number }) =>
    Math.max(1, Math.min(IDLE_SECONDS, token.iiat + ABSOLUTE_SECONDS - Math.floor(Date.now() / 1000))),
}

/** The certified provider, set up for one public client on this machine: code flow, PKCE, rotating refresh tokens. */
export function makeProvider(parts: ProviderParts): Provider {
  const { issuer, clientId, origins, key, store, onFailure } = parts
  const home = origins[0] ?? issuer
  const provider = new Provider(issuer, {
    adapter: makeRecordAdapter(store),
    clients: [clientOf(parts)],
    jwks: { keys: [key.privateJwk] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    scopes: ['openid', 'email', 'profile'],
    acrValues: [SELF_ASSERTED_ACR],
    claims: { openid: ['sub', 'acr'], email: ['email'], profile: ['name'] },
    // The id token is what the API is called with (spec 7), so it carries the e-mail and the name itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    // Bound to the session, so that signing out ends renewal too; renewing keeps the session alive (see below).
    expiresWithSession: async () => true,
    ttl: lifetimes,
    cookies: {
      keys: [createHmac('sha256', key.privateJwk.d).update('sign-in cookies').digest('base64url')],
      names: { session: 'epikrise_session', interaction: 'epikrise_interaction', resume: 'epikrise_resume' },
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: '/oidc' },
      short: { httpOnly: true, sameSite: 'lax', signed: true, path: '/oidc' },
    },
    clientBasedCORS: (_context: Context, origin: string) => origins.includes(origin),
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context: Context, form: string) => askSignOut(context, form, origins),
        postLogoutSuccessSource: (context: Context) => showPage(context, noticePage('signedOut', { language: pageLanguage(context), home })),
      },
    },
    findAccount: async (_context: Context, subject: string) => {
      const person = await store.findPerson(subject)
      return person && { accountId: person.subject, claims: async () => ({ sub: person.subject, email: person.email, name: person.name }) }
    },
    loadExistingGrant: (context: Context) => grantEverything(context, clientId),
    interactions: { url: (_context: Context, { uid }: { uid: string }) => `/oidc/interaction/${uid}` },
    renderError: (context: Context) => showPage(context, noticePage('wrong', { language: pageLanguage(context), home })),
  })
  provider.on('server_error', (_context, error) => onFailure(error))
  provider.on('grant.success', (context) => {
    const uid = context.oidc.entities.RotatedRefreshToken?.sessionUid
    if (uid) store.extendSession(uid, { idleSeconds: IDLE_SECONDS, absoluteSeconds: ABSOLUTE_SECONDS }).catch(onFailure)
  })
  return provider
}
