import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import { sidMark } from '#server/ports/ended-marks.ts'
import type { Identity, TokenVerifier } from '#server/ports/identity.ts'
import { makeCallLimit, networkOf } from './admission/call-limit.ts'
import type { User } from './user.ts'

/** What stands behind a call that somebody signed in for; `providerSession` names the provider's session, in a digest. */
export type Session = { tokenDigest: string; expiresAt: Date; providerSession?: string | undefined }
export type Bearer = { user: User; session: Session }

/** A call that costs engine time is counted by itself, beside all others (contract). */
export type CallCost = 'plain' | 'engine'

export type Authenticate = {
  /** @throws auth.required, auth.expired, auth.level_too_low, account.blocked, request.rate_limited */
  required: (request: FastifyRequest, cost: CallCost) => Promise<Bearer>
  /** For public calls: who calls when a valid token is there, nothing otherwise. @throws request.rate_limited */
  optional: (request: FastifyRequest, cost: CallCost) => Promise<Bearer | Record<string, never>>
  /** Calls that nobody has signed for, by where they come from. */
  strangers: {
    /** @throws request.rate_limited */
    count: (request: FastifyRequest) => void
    /** Who called turned out to be signed in. */
    giveBack: (request: FastifyRequest) => void
  }
}

export type AuthenticateDeps = {
  verifier: TokenVerifier
  /** One statement; makes the user at first contact. */
  loadUser: (identity: Identity) => Promise<User>
  callsPerMinute: number
  engineCallsPerMinute: number
  /** Finds what a call shows of its sender; a bearer token unless said otherwise. */
  credentialOf?: ((request: FastifyRequest) => string | undefined) | undefined
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/**
 * Gives what tells who calls, and refuses whoever calls too often (SEC-12). A person is counted as that person whatever token or header names
 * them. Whoever shows no valid token is counted by address; forwarded headers are not believed (SEC-24). A token that was not seen before counts
 * for its address until its signature has held, so that made-up ones cannot have more signatures checked than a visitor has calls, and a clinic
 * behind one address is never held to the limit of one stranger.
 */
export function makeAuthenticate({ verifier, loadUser, callsPerMinute, engineCallsPerMinute, credentialOf = bearerToken }: AuthenticateDeps): Authenticate {
  const byAddress = makeCallLimit(callsPerMinute)
  const byPerson = { plain: makeCallLimit(callsPerMinute), engine: makeCallLimit(engineCallsPerMinute) }
  const strangers = {
    count: (request: FastifyRequest) => byAddress.take(networkOf(request.ip)),
    giveBack: (request: FastifyRequest) => byAddress.giveBack(networkOf(request.ip)),
  }

  async function verify(request: FastifyRequest, token: string): Promise<Identity> {
    strangers.count(request)
    try {
      const identity = await verifier.verify(token)
      strangers.giveBack(request)
      return identity
    } catch (error) {
      // A provider that is away says nothing about the token.
      if (!(error instanceof Refusal) || error.status >= 500) strangers.giveBack(request)
      throw error
    }
  }

  async function signedIn(request: FastifyRequest, { token, cost }: { token: string; cost: CallCost }): Promise<Bearer> {
    const identity = verifier.recall(token) ?? (await verify(request, token))
    byPerson[cost].take(`${identity.issuer} ${identity.subject}`)
    const user = await loadUser(identity)
    if (user.isBlocked) throw new Refusal('account.blocked')
    if (identity.isFirst) request.log.info({ user: user.id }, 'signed in')
    const { issuer, sid, tokenDigest, expiresAt } = identity
    return { user, session: { tokenDigest, expiresAt, providerSession: sid === undefined ? undefined : sidMark(issuer, sid) } }
  }

  return {
    strangers,
    async required(request, cost) {
      const token = credentialOf(request)
      if (token !== undefined) return signedIn(request, { token, cost })
      strangers.count(request)
      throw new Refusal('auth.required')
    },
    async optional(request, cost) {
      const token = credentialOf(request)
      if (token === undefined) {
        strangers.count(request)
        return {}
      }
      try {
        return await signedIn(request, { token, cost })
      } catch (error) {
        if (error instanceof Refusal && error.status < 500 && error.code !== 'request.rate_limited') return {}
        throw error
      }
    },
  }
}
