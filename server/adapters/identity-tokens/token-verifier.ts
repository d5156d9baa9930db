import { hash } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { Refusal } from '#contract/refusal.ts'
import type { Identity, TokenVerifier } from '#server/ports/identity.ts'
import { ALGORITHMS, LEEWAY_SECONDS } from './judgement.ts'
import type { TokenKeys } from './keys.ts'
import { emailOf, readClaims } from './read-claims.ts'
import { makeRememberedIdentities } from './remembered-identities.ts'

const LONGEST_TOKEN = 16_384

const digestOf = (token: string): string => hash('sha256', token, 'base64url')

export type TokenVerifierOptions = {
  issuer: string
  clientId: string
  minimumAcr: string | undefined
  acrClaim?: string | undefined
  keys: TokenKeys
  algorithms?: string[]
  nowMs?: () => number
  remembers?: number
}

function toRefusal(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return new Refusal('auth.expired', { cause: error })
  // jose quotes no token; a TypeError comes from a key that does not fit the algorithm named.
  if (error instanceof errors.JOSEError || error instanceof TypeError) return new Refusal('auth.required', { cause: error })
  return error
}

/** Takes the rules; gives the judge of bearer tokens. What passed is remembered until it expires. */
export function makeTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { issuer, clientId, minimumAcr, acrClaim, keys, algorithms = ALGORITHMS, nowMs = Date.now } = options
  const remembered = makeRememberedIdentities(options.remembers)
  keys.onRotation(remembered.clear)

  async function judge(token: string, tokenDigest: string): Promise<Identity> {
    const now = new Date(nowMs())
    const { payload, protectedHeader } = await jwtVerify(token, keys.find, {
      issuer,
      audience: clientId,
      algorithms,
      clockTolerance: LEEWAY_SECONDS,
      currentDate: now,
      requiredClaims: ['sub', 'iat', 'exp'],
    }).catch((error: unknown) => {
      throw toRefusal(error)
    })
    const claims = readClaims(protectedHeader, payload, { clientId, minimumAcr, acrClaim, nowSeconds: now.getTime() / 1000, leewaySeconds: LEEWAY_SECONDS })
    const { sub, name, acr, sid, iat, exp, auth_time: authenticated = iat } = claims
    const times = { issuedAt: new Date(iat * 1000), authenticatedAt: new Date(authenticated * 1000), expiresAt: new Date(exp * 1000) }
    return { issuer, subject: sub, email: emailOf(claims), name, acr, sid, ...times, tokenDigest }
  }

  const recall = (token: string): Identity | undefined => (token.length > LONGEST_TOKEN ? undefined : remembered.find(digestOf(token), nowMs()))

  return {
    recall,
    async verify(token) {
      if (token.length > LONGEST_TOKEN) throw new Refusal('auth.required')
      const known = recall(token)
      if (known) return known
      const identity = await judge(token, digestOf(token))
      remembered.keep(identity)
      return { ...identity, isFirst: true }
    },
    forget: remembered.forget,
  }
}
