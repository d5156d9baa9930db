import { jwtVerify } from 'jose'
import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import type { ReadLogoutToken } from '#server/ports/identity.ts'
import { ALGORITHMS, LEEWAY_SECONDS } from './judgement.ts'
import type { TokenKeys } from './keys.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

/** A provider sends its word at once; an older one is a copy that somebody kept. */
const LONGEST_LIFE_SECONDS = 10 * 60
const LONGEST_TOKEN = 16_384

const Text = z.string().min(1).max(255)

/** OpenID Connect Back-Channel Logout 1.0, section 2.4. */
const Claims = z
  .object({
    iat: z.number(),
    exp: z.number().optional(),
    jti: Text,
    sub: Text.optional(),
    sid: Text.optional(),
    events: z.record(z.string(), z.unknown()).refine((events) => z.looseObject({}).safeParse(events[EVENT]).success),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)

/** `logout+jwt` is what the standard names it; older providers write plain JWT, or nothing. */
const isOfItsKind = (typ: unknown): boolean => typ === undefined || (typeof typ === 'string' && /^(application\/)?(logout\+)?jwt$/i.test(typ))

export type LogoutTokenRules = { issuer: string; clientId: string; keys: TokenKeys; nowMs?: () => number }

/** Takes whose word counts; gives the judge of logout tokens (section 2.6). Whether one came before is for the store to say. */
export function makeReadLogoutToken({ issuer, clientId, keys, nowMs = Date.now }: LogoutTokenRules): ReadLogoutToken {
  const refuse = (cause?: unknown): never => {
    throw new Refusal('auth.logout_token_invalid', { cause })
  }
  return async (token) => {
    if (token.length > LONGEST_TOKEN) return refuse()
    const now = new Date(nowMs())
    const { payload, protectedHeader } = await jwtVerify(token, keys.find, {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      clockTolerance: LEEWAY_SECONDS,
      currentDate: now,
      maxTokenAge: LONGEST_LIFE_SECONDS,
      requiredClaims: ['iat', 'jti', 'events'],
    }).catch((error: unknown) => {
      throw error instanceof Refusal && error.status >= 500 ? error : new Refusal('auth.logout_token_invalid', { cause: error })
    })
    const read = Claims.safeParse(payload)
    // A nonce is forbidden, so that no id token passes for one of these.
    if (!read.success || 'nonce' in payload || !isOfItsKind(protectedHeader.typ)) return refuse(read.error)
    const { sub: subject, sid, jti: id, iat } = read.data
    return { issuer, subject, sid, id, issuedAt: new Date(iat * 1000), expiresAt: new Date((iat + LONGEST_LIFE_SECONDS + 2 * LEEWAY_SECONDS) * 1000) }
  }
}
