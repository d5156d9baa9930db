import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import type { Identity, TokenVerifier } from '#server/ports/identity.ts'
import type { User } from './user.ts'

export type Bearer = { user: User; session: { tokenDigest: string; expiresAt: Date } }

export type Authenticate = {
  /** @throws auth.required, auth.expired, auth.level_too_low, account.blocked */
  required: (request: FastifyRequest) => Promise<Bearer>
  /** For public calls: who calls when a valid token is there, nothing otherwise. */
  optional: (request: FastifyRequest) => Promise<Bearer | Record<string, never>>
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Takes the judge of tokens and the loader of users (one statement; makes the user at first contact). */
export function makeAuthenticate(verifier: TokenVerifier, loadUser: (identity: Identity) => Promise<User>): Authenticate {
  const required = async (request: FastifyRequest): Promise<Bearer> => {
    const token = bearerToken(request)
    if (!token) throw new Refusal('auth.required')
    const identity = await verifier.verify(token)
    const user = await loadUser(identity)
    if (user.isBlocked) throw new Refusal('account.blocked')
    if (identity.isFirst) request.log.info({ user: user.id }, 'signed in')
    return { user, session: { tokenDigest: identity.tokenDigest, expiresAt: identity.expiresAt } }
  }
  const optional = async (request: FastifyRequest): Promise<Bearer | Record<string, never>> => {
    if (!bearerToken(request)) return {}
    try {
      return await required(request)
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) return {}
      throw error
    }
  }
  return { required, optional }
}
