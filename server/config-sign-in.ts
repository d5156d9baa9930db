import type { JWK } from 'jose'
import { isLoopbackHost } from '#contract/tenant.ts'
import { StartupRefusal } from '#server/database/startup-refusal.ts'

/** Who judges who somebody is, and who keeps the sign-in. */
export type IdentityConfig = {
  kind: 'embedded' | 'external'
  issuer: string
  clientId: string
  clientSecret: string | undefined
  minimumAcr: string | undefined
  /** The claim in which the provider states the level. */
  acrClaim: string
  /** Set where the server keeps the sign-in, and no token reaches a browser. */
  session: { clientKey: JWK | undefined; scopes: string; idleSeconds: number; lifeSeconds: number } | undefined
}

/** What of the environment is about signing in. */
export type SignInEnvironment = {
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
  OIDC_CLIENT_KEY?: JWK | undefined
  OIDC_MIN_ACR?: string | undefined
  OIDC_ACR_CLAIM: string
  OIDC_SESSION: 'browser' | 'server'
  OIDC_SCOPES: string
  SESSION_IDLE_HOURS: number
  SESSION_HOURS: number
  PORT: number
  PUBLIC_ORIGINS?: readonly string[] | undefined
}

/** Entra's names for "whatever tenant": their tokens come from issuers of another name, and any tenant in the world could sign in. */
const ANY_TENANT = /^\/(common|organizations|consumers)(\/|$)/i

function complaint(
  { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_CLIENT_KEY, OIDC_SESSION, PUBLIC_ORIGINS }: SignInEnvironment,
  isLoopback: boolean,
): string | undefined {
  if (OIDC_ISSUER === undefined)
    return OIDC_SESSION === 'server'
      ? 'OIDC_SESSION is server without OIDC_ISSUER. The built-in sign-in keeps its tokens in the browser: set OIDC_ISSUER, or leave OIDC_SESSION out.'
      : undefined
  if (!OIDC_CLIENT_ID) return 'OIDC_ISSUER is set without OIDC_CLIENT_ID. Set it to the client id that your identity provider knows this service by.'
  const issuer = new URL(OIDC_ISSUER)
  if (issuer.protocol === 'http:' && !isLoopbackHost(issuer.host))
    return 'OIDC_ISSUER is not encrypted. Set it to an https address; http is taken for this machine alone.'
  if (ANY_TENANT.test(issuer.pathname))
    return (
      `OIDC_ISSUER names every tenant (${issuer.pathname.split('/')[1]}). Set it to the issuer of your own: ` +
      'https://login.microsoftonline.com/<tenant id>/v2.0.'
    )
  if (OIDC_SESSION !== 'server') return undefined
  if (!OIDC_CLIENT_KEY && !OIDC_CLIENT_SECRET)
    return (
      'OIDC_SESSION is server without OIDC_CLIENT_KEY or OIDC_CLIENT_SECRET. Set the private key, or the secret, that your identity ' +
      'provider knows this service by.'
    )
  if (!PUBLIC_ORIGINS && !isLoopback)
    return 'OIDC_SESSION is server without PUBLIC_ORIGINS. Set it to the addresses people use: your identity provider sends them back to one of those.'
  return undefined
}

/** @throws StartupRefusal with what to set instead */
export function refuseSignIn(env: SignInEnvironment, isLoopback: boolean): void {
  const sentence = complaint(env, isLoopback)
  if (sentence !== undefined) throw new StartupRefusal(sentence)
}

/** Without an issuer the built-in one serves. */
export function identityFrom(env: SignInEnvironment): IdentityConfig {
  const isEmbedded = env.OIDC_ISSUER === undefined
  return {
    kind: isEmbedded ? 'embedded' : 'external',
    issuer: env.OIDC_ISSUER ?? `http://localhost:${env.PORT}/oidc`,
    clientId: env.OIDC_CLIENT_ID ?? 'epikrise',
    clientSecret: env.OIDC_CLIENT_SECRET,
    minimumAcr: env.OIDC_MIN_ACR,
    acrClaim: env.OIDC_ACR_CLAIM,
    session:
      env.OIDC_SESSION === 'server'
        ? { clientKey: env.OIDC_CLIENT_KEY, scopes: env.OIDC_SCOPES, idleSeconds: env.SESSION_IDLE_HOURS * 3600, lifeSeconds: env.SESSION_HOURS * 3600 }
        : undefined,
  }
}
