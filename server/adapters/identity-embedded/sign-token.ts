import { randomUUID } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { normalEmail, SELF_ASSERTED_ACR, subjectOf } from './person.ts'
import type { SigningKey } from './signing-key.ts'

export const ID_TOKEN_SECONDS = 60 * 60

export type TokenOrder = { key: SigningKey; issuer: string; clientId: string; email: string; name?: string | undefined; issuedAt: Date }

/** Takes who and for whom; gives an id token like those of the sign-in page. Without a name the user keeps the one on file. */
export async function signToken({ key, issuer, clientId, email, name, issuedAt }: TokenOrder): Promise<string> {
  const seconds = Math.floor(issuedAt.getTime() / 1000)
  return new SignJWT({ email: normalEmail(email), acr: SELF_ASSERTED_ACR, ...(name && { name }) })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.publicJwk.kid })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject(subjectOf(email))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ID_TOKEN_SECONDS)
    .setJti(randomUUID())
    .sign(await importJWK(key.privateJwk, 'ES256'))
}
