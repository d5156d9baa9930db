import { exportJWK, importJWK } from 'jose'
import type { JWK } from 'jose'
import * as oidc from 'openid-client'
import { isLoopbackHost } from '#contract/tenant.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { readFailure } from './read-failure.ts'

export type ConfidentialClientOptions = {
  issuer: string
  clientId: string
  /** Of these two one is set; a key goes before a secret. */
  clientKey: JWK | undefined
  clientSecret: string | undefined
  scopes: string
  minimumAcr: string | undefined
  nowMs?: () => number
}

/** What a sign-in under way must show again when it comes back. */
export type Attempt = { state: string; nonce: string; codeVerifier: string; redirectUri: string; dpop: JWK | undefined }

export type Tokens = { idToken: string | undefined; refreshToken: string | undefined; expiresInSeconds: number | undefined }

const TIMEOUT_SECONDS = 5
const CLOCK_TOLERANCE_SECONDS = 60
const METADATA_KEPT_MS = 60 * 60_000
const DPOP_ALGORITHM = 'ES256'

const ALGORITHM_BY_CURVE: Readonly<Record<string, string>> = { 'P-256': 'ES256', 'P-384': 'ES384', 'P-521': 'ES512', Ed25519: 'EdDSA' }
const algorithmOf = ({ alg, kty, crv }: JWK): string => alg ?? (kty === 'RSA' ? 'PS256' : (ALGORITHM_BY_CURVE[crv ?? ''] ?? 'ES256'))

async function importKey(jwk: JWK, algorithm = algorithmOf(jwk)): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm, { extractable: true })
  if (key instanceof Uint8Array) throw new Error('a key of the sign-in is a shared secret')
  return key
}

/** Who we are to the provider: a signature that nobody can repeat, or a secret (RFC 7523; the type is what HelseID asks for). */
async function authenticationOf({ clientKey, clientSecret = '' }: ConfidentialClientOptions): Promise<oidc.ClientAuth> {
  if (clientKey === undefined) return oidc.ClientSecretBasic(clientSecret)
  const { kid } = clientKey
  return oidc.PrivateKeyJwt(
    { key: await importKey(clientKey), ...(kid !== undefined && { kid }) },
    { [oidc.modifyAssertion]: (header) => void Object.assign(header, { typ: 'client-authentication+jwt' }) },
  )
}

async function discover(options: ConfidentialClientOptions): Promise<oidc.Configuration> {
  const { issuer, clientId } = options
  const address = new URL(issuer)
  const isPlain = address.protocol === 'http:' && isLoopbackHost(address.host)
  const found = await oidc.discovery(
    address,
    clientId,
    { [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    await authenticationOf(options),
    { [oidc.customFetch]: boundedFetch, timeout: TIMEOUT_SECONDS, execute: isPlain ? [oidc.allowInsecureRequests] : [] },
  )
  // The library lets Entra's placeholder pass; a document of another issuer is not believed (SEC-43).
  if (found.serverMetadata().issuer !== issuer) throw new Error('the discovery document names another issuer')
  return found
}

/** One set of metadata for an hour; a failure is remembered by nobody. */
function rememberDiscovery(options: ConfidentialClientOptions): () => Promise<oidc.Configuration> {
  const { nowMs = Date.now } = options
  let kept: { atMs: number; found: Promise<oidc.Configuration> } | undefined
  return () => {
    if (kept && nowMs() - kept.atMs < METADATA_KEPT_MS) return kept.found
    const fresh = { atMs: nowMs(), found: discover(options) }
    kept = fresh
    fresh.found.catch(() => {
      if (kept === fresh) kept = undefined
    })
    return fresh.found
  }
}

const tokensOf = (answer: { id_token?: string; refresh_token?: string; expires_in?: number }): Tokens => ({
  idToken: answer.id_token, refreshToken: answer.refresh_token, expiresInSeconds: answer.expires_in,
})

/** The key that tokens are bound to, one for each sign-in, where the provider speaks of such keys (RFC 9449). */
async function makeDpopKey(config: oidc.Configuration): Promise<JWK | undefined> {
  if (config.serverMetadata().dpop_signing_alg_values_supported?.includes(DPOP_ALGORITHM) !== true) return undefined
  const { privateKey } = await oidc.randomDPoPKeyPair(DPOP_ALGORITHM, { extractable: true })
  return exportJWK(privateKey)
}

async function withDpop(config: oidc.Configuration, dpop: JWK | undefined): Promise<oidc.DPoPOptions> {
  if (dpop === undefined) return {}
  const { d: _secret, ...publicJwk } = dpop
  const pair = { privateKey: await importKey(dpop, DPOP_ALGORITHM), publicKey: await importKey(publicJwk, DPOP_ALGORITHM) }
  return { DPoP: oidc.getDPoPHandle(config, pair) }
}

export type ConfidentialClient = ReturnType<typeof makeConfidentialClient>

/**
 * Our side of a provider that knows us by a key or secret. What it announces is used: pushed requests (RFC 9126) and keys that tokens are bound to
 * (RFC 9449), and a code is never asked for without PKCE, state and nonce (SEC-42). Every call may fail with what `readFailure` makes of it.
 */
export function makeConfidentialClient(options: ConfidentialClientOptions) {
  const configuration = rememberDiscovery(options)
  const ask = async <Answer>(work: (config: oidc.Configuration) => Promise<Answer>): Promise<Answer> => {
    try {
      return await work(await configuration())
    } catch (error) {
      throw readFailure(error)
    }
  }

  return {
    begin: ({ redirectUri, language }: { redirectUri: string; language: string | undefined }): Promise<{ url: string; attempt: Attempt }> =>
      ask(async (config) => {
        const attempt = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          codeVerifier: oidc.randomPKCECodeVerifier(),
          redirectUri,
          dpop: await makeDpopKey(config),
        }
        const parameters = {
          redirect_uri: redirectUri, scope: options.scopes, response_type: 'code', state: attempt.state, nonce: attempt.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier), code_challenge_method: 'S256',
          ...(options.minimumAcr !== undefined && { acr_values: options.minimumAcr }),
          ...(language !== undefined && { ui_locales: language }),
        }
        const isPushed = config.serverMetadata().pushed_authorization_request_endpoint !== undefined
        const address = isPushed
          ? await oidc.buildAuthorizationUrlWithPAR(config, parameters, await withDpop(config, attempt.dpop))
          : oidc.buildAuthorizationUrl(config, parameters)
        return { url: address.href, attempt }
      }),

    /** Takes the answer in the address the person was sent back to; state, issuer, nonce and code are judged. */
    redeem: ({ state, nonce, codeVerifier, redirectUri, dpop }: Attempt, search: string): Promise<Tokens> =>
      ask(async (config) => {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true }
        return tokensOf(await oidc.authorizationCodeGrant(config, new URL(search, redirectUri), checks, undefined, await withDpop(config, dpop)))
      }),

    renew: (refreshToken: string, dpop: JWK | undefined): Promise<Tokens> =>
      ask(async (config) => tokensOf(await oidc.refreshTokenGrant(config, refreshToken, undefined, await withDpop(config, dpop)))),

    /** Has the provider forget a refresh token, where it can. */
    revoke: (refreshToken: string): Promise<void> =>
      ask(async (config) => {
        if (config.serverMetadata().revocation_endpoint !== undefined) await oidc.tokenRevocation(config, refreshToken)
      }),

    /** Where the provider ends its session. It is told the client alone: an address is kept by whatever it passes (SEC-60). */
    endOfSession: (home: string): Promise<string | undefined> =>
      ask(async (config) => {
        if (config.serverMetadata().end_session_endpoint === undefined) return undefined
        return oidc.buildEndSessionUrl(config, { client_id: options.clientId, post_logout_redirect_uri: home }).href
      }),
  }
}
