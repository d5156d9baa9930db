import type { Language } from '#contract/vertical.ts'

/** What a verified sign-in says of its bearer. `issuer` and `subject` together are the person (SEC-44). */
export type Identity = {
  issuer: string
  subject: string
  email: string
  name: string
  /** Authentication context class the provider vouches for; compared with the operator's minimum. */
  acr: string | undefined
  /** The provider's own name of its session, by which it says that one has ended. */
  sid?: string | undefined
  /** A token older than the erasure of its account makes no new one. */
  issuedAt: Date
  /** When the person showed who they are, where the provider says; a token that was only renewed keeps it. */
  authenticatedAt?: Date | undefined
  expiresAt: Date
  /** SHA-256 of the token or of the key to the session, the only form in which it is remembered. */
  tokenDigest: string
  /** Set when the token is judged here for the first time: a sign-in, for the log. */
  isFirst?: true
}

/** The power that judges what a call shows of its sender: a bearer token, or the key to a session that the server keeps. */
export type TokenVerifier = {
  /** Takes what the call showed; gives its identity. @throws auth.required, auth.expired, auth.level_too_low, auth.unavailable */
  verify: (token: string) => Promise<Identity>
  /** The identity of a token that was judged before and still holds. */
  recall: (token: string) => Identity | undefined
  /** Forgets a remembered token, so that the next use is judged anew. */
  forget: (tokenDigest: string) => void
}

/**
 * Sign-ins that the server keeps itself, so that no token reaches a browser. The browser holds two keys that open nothing anywhere else: one while
 * a sign-in is under way, one to the session that it became.
 */
export type SignInSessions = {
  /** Takes the origin the person came to; gives where they go, and the key of this browser. @throws auth.unavailable */
  begin: (asked: { origin: string; language: Language | undefined; browserKey: string | undefined }) => Promise<{ url: string; browserKey: string }>
  /**
   * Takes what the provider answered, once, in the browser that began. A session that this browser had before has ended, and is named.
   * @throws auth.sign_in_failed, auth.level_too_low, auth.unavailable
   */
  finish: (answer: { origin: string; search: string; browserKey: string | undefined; sessionKey: string | undefined }) => Promise<{
    sessionKey: string
    identity: Identity
    replaced: Pick<Identity, 'tokenDigest' | 'expiresAt'> | undefined
  }>
  /**
   * Ends the session here. Gives what ends it at the provider, tokens and all, which never fails and tells where the provider ends its own,
   * where it says so and answers: for after every server knows, so that a provider that is slow keeps nobody signed in.
   */
  end: (sessionKey: string) => Promise<(origin: string) => Promise<string | undefined>>
  /** Ends a session by the digest of its key, here alone. */
  drop: (tokenDigest: string) => Promise<void>
}

/** A provider's word that a session of its own has ended. At least one of `subject` and `sid` is there. */
export type LogoutToken = { issuer: string; subject: string | undefined; sid: string | undefined; id: string; issuedAt: Date; expiresAt: Date }

/** Takes a logout token as it came. @throws auth.logout_token_invalid, auth.unavailable */
export type ReadLogoutToken = (token: string) => Promise<LogoutToken>

export type SignInPowers = {
  verifier: TokenVerifier
  /** Undefined where browsers hold their tokens themselves. */
  sessions?: SignInSessions | undefined
  /** Undefined where no provider elsewhere ends what it began. */
  readLogoutToken?: ReadLogoutToken | undefined
}
