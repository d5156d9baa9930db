import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import { meetsMinimumAcr } from './acr.ts'

export type ClaimRules = {
  clientId: string
  minimumAcr: string | undefined
  /** Where the level stands, when not in `acr`. */ acrClaim?: string | undefined
  nowSeconds: number
  leewaySeconds: number
}
export type Claims = z.infer<typeof Claims>

const Claims = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  iat: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  acr: z.string().max(255).optional().catch(undefined),
  /** Entra's authentication contexts (`c1` …), which stand beside each other and have no order. */
  acrs: z.array(z.string().max(255)).max(100).catch([]),
  sid: z.string().min(1).max(255).optional().catch(undefined),
  auth_time: z.number().optional().catch(undefined),
  email: z.string().max(254).catch(''),
  name: z.string().max(300).catch(''),
  preferred_username: z.string().max(254).catch(''),
  upn: z.string().max(254).catch(''),
})

const EMAIL_FORM = /^[^\s@]+@[^\s@]+$/

/**
 * Where a provider leaves the e-mail out, as Entra does unless it is asked for it, what people sign in by stands in for it if it has that form. It is
 * shown and written to; nobody is found by it (SEC-44).
 */
export const emailOf = ({ email, preferred_username: preferred, upn }: Pick<Claims, 'email' | 'preferred_username' | 'upn'>): string =>
  email !== '' ? email : ([preferred, upn].find((text) => EMAIL_FORM.test(text)) ?? '')

/** Some write the level as a number. */
const levelOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

const refuse = (): never => {
  throw new Refusal('auth.required')
}

/**
 * Access and logout tokens carry the same signature as id tokens; what they are called tells them apart
 * (RFC 9068 and OIDC Back-Channel Logout name a type, Keycloak and Cognito a claim, others a scope).
 */
function isOtherKind(header: { typ?: unknown }, payload: Record<string, unknown>): boolean {
  if (header.typ !== undefined && !(typeof header.typ === 'string' && /^jwt$/i.test(header.typ))) return true
  if ('events' in payload || 'scope' in payload || 'scp' in payload) return true
  if (typeof payload['token_use'] === 'string' && payload['token_use'] !== 'id') return true
  return typeof payload['typ'] === 'string' && !/^(id|jwt)$/i.test(payload['typ'])
}

/**
 * Judges the claims of a token whose signature, issuer, audience and times have passed.
 * @throws auth.required, auth.level_too_low
 */
export function readClaims(header: { typ?: unknown }, payload: Record<string, unknown>, rules: ClaimRules): Claims {
  if (isOtherKind(header, payload)) return refuse()
  const { acrClaim = 'acr' } = rules
  const read = Claims.safeParse(acrClaim === 'acr' ? payload : { ...payload, acr: levelOf(payload[acrClaim]) })
  if (!read.success) return refuse()
  const { azp, aud, iat, acr, acrs } = read.data
  // OIDC Core 3.1.3.7: a token for several parties must say which of them asked for it.
  if (azp === undefined ? Array.isArray(aud) && aud.length > 1 : azp !== rules.clientId) return refuse()
  if (iat > rules.nowSeconds + rules.leewaySeconds) return refuse()
  if (!meetsMinimumAcr(acr, rules.minimumAcr) && !acrs.some((context) => context === rules.minimumAcr)) throw new Refusal('auth.level_too_low')
  return read.data
}
