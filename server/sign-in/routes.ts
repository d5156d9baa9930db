import { Refusal } from '#contract/refusal.ts'
import { refuseToken } from '#server/account/store.ts'
import type { Handlers } from '#server/http/handler.ts'
import { SESSION_COOKIE, SIGN_IN_COOKIE } from '#server/http/session-cookie.ts'
import type { SignInPowers, SignInSessions } from '#server/ports/identity.ts'
import { endFromProvider } from './end-from-provider.ts'
import type { EndFromProvider } from './end-from-provider.ts'

export type SignInDeps = EndFromProvider & SignInPowers & {
  /** Addresses people use: a sign-in begins and ends at one of them, whatever host a call names (SEC-24). */
  publicOrigins: readonly string[]
}

type Names = 'beginSignIn' | 'finishSignIn' | 'endSession' | 'receiveLogoutToken'

/** The calls of a sign-in that the server keeps, and the one by which a provider ends what it began. */
export function signInRoutes(deps: SignInDeps): Handlers<Names> {
  const { sql, verifier, closeSockets, publicOrigins } = deps
  const kept = (): SignInSessions => {
    if (!deps.sessions) throw new Refusal('request.not_found')
    return deps.sessions
  }
  const ownOrigin = (origin: string): string => {
    const own = publicOrigins.find((each) => new URL(each).host === new URL(origin).host)
    if (own === undefined) throw new Refusal('request.not_found')
    return own
  }
  /** Whatever other servers remember of it counts no more. */
  const end = async (session: { tokenDigest: string; expiresAt: Date }): Promise<void> => {
    await refuseToken(sql, { digest: session.tokenDigest, expiresAt: session.expiresAt })
    await kept().drop(session.tokenDigest)
    verifier.forget(session.tokenDigest)
    await closeSockets(sql, session.tokenDigest)
  }

  return {
    async beginSignIn({ body, origin, cookies }) {
      const { url, browserKey } = await kept().begin({ origin: ownOrigin(origin), language: body.language, browserKey: cookies.read(SIGN_IN_COOKIE) })
      cookies.set(SIGN_IN_COOKIE, browserKey)
      return { url }
    },

    async finishSignIn({ body, origin, cookies }) {
      const { sessionKey, identity, replaced } = await kept().finish({
        origin: ownOrigin(origin), search: body.search, browserKey: cookies.read(SIGN_IN_COOKIE), sessionKey: cookies.read(SESSION_COOKIE),
      })
      if (replaced) await end(replaced)
      cookies.set(SESSION_COOKIE, sessionKey)
      const { subject, name, email, expiresAt } = identity
      return { subject, name, email, expiresAt: expiresAt.toISOString() }
    },

    async endSession({ origin, session, cookies }) {
      const sessionKey = cookies.read(SESSION_COOKIE)
      const home = ownOrigin(origin)
      const endAtProvider = sessionKey === undefined ? undefined : await kept().end(sessionKey)
      await end(session)
      cookies.remove(SESSION_COOKIE)
      return { url: (await endAtProvider?.(home)) ?? null }
    },

    async receiveLogoutToken({ body }) {
      if (!deps.readLogoutToken) throw new Refusal('auth.logout_token_invalid')
      await endFromProvider(deps, await deps.readLogoutToken(body.logout_token))
    },
  }
}
