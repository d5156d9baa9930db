import { hash } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { Refusal } from '#contract/refusal.ts'
import type { Identity, TokenVerifier } from '#server/ports/identity.ts'
import type { TokenKeys } from './keys.ts'
import { readClaims } from './read-claims.ts'
import { makeRememberedIdentities } from './remembered-identities.ts'

/** Asymmetric only: with a secret one the public key itself could sign (SEC-38). */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

const LEEWAY_SECONDS = 60
const LONGEST_TOKEN = 16_384

const digestOf = (token: string): string => hash('sha256', token, 'base64url')

export type TokenVerifierOptions = {
  issuer: string
  clientId: string
  minimumAcr: string | undefined
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
  const { issuer, clientId, minimumAcr, keys, algorithms = ALGORITHMS, nowMs = Date.now } = options
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
    const claims = readClaims(protectedHeader, payload, { clientId, minimumAcr, nowSeconds: now.getTime() / 1000, leewaySeconds: LEEWAY_SECONDS })
    const { sub, email, name, acr, iat, exp } = claims
    return { issuer, subject: sub, email, name, acr, issuedAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000), tokenDigest }
  }

  return {
    async verify(token) {
      if (token.length > LONGEST_TOKEN) throw new Refusal('auth.required')
      const digest = digestOf(token)
      const known = remembered.find(digest, new Date(nowMs()))
      if (known) return known
      const identity = await judge(token, digest)
      remembered.keep(identity)
      return { ...identity, isFirst: true }
    },
    remembers: (token) => token.length <= LONGEST_TOKEN && remembered.find(digestOf(token), new Date(nowMs())) !== undefined,
    forget: remembered.forget,
  }
}
