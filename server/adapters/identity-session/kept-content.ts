import { z } from 'zod'
import type { JWK } from 'jose'
import type { Identity } from '#server/ports/identity.ts'

const Jwk = z.custom<JWK>((value) => z.looseObject({ kty: z.string() }).safeParse(value).success)

/** What is sealed of a sign-in under way. */
export const KeptAttempt = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string(), redirectUri: z.url(), dpop: Jwk.optional() })

/** What is sealed of a session. */
export type KeptContent = z.infer<typeof KeptContent>
export const KeptContent = z.object({
  person: z.object({
    issuer: z.string(), subject: z.string(), email: z.string(), name: z.string(), acr: z.string().optional(), sid: z.string().optional(),
    authenticatedAt: z.coerce.date(), issuedAt: z.coerce.date(),
  }),
  refreshToken: z.string().optional(),
  dpop: Jwk.optional(),
})

export const ATTEMPT = 'attempt'
export const SESSION = 'session'

/** Of an identity what the session goes on saying of its person; the token itself is not kept. */
export const personOf = ({ issuer, subject, email, name, acr, sid, issuedAt, authenticatedAt = issuedAt }: Identity): KeptContent['person'] => ({
  issuer, subject, email, name, acr, sid, authenticatedAt, issuedAt,
})
