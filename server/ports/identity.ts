/** What a verified id token says of its bearer. `issuer` and `subject` together are the person (SEC-44). */
export type Identity = {
  issuer: string
  subject: string
  email: string
  name: string
  /** Authentication context class the provider vouches for; compared with the operator's minimum. */
  acr: string | undefined
  /** A token older than the erasure of its account makes no new one. */
  issuedAt: Date
  expiresAt: Date
  /** SHA-256 of the token, the only form in which it is remembered. */
  tokenDigest: string
  /** Set when the token is judged here for the first time: a sign-in, for the log. */
  isFirst?: true
}

/** The power that judges bearer tokens. */
export type TokenVerifier = {
  /** Takes a raw token; gives its identity. @throws auth.required, auth.expired, auth.level_too_low */
  verify: (token: string) => Promise<Identity>
  /** Whether the token was judged before and still holds: its next judgement costs nothing. */
  remembers: (token: string) => boolean
  /** Forgets a remembered token, so that the next use is judged anew. */
  forget: (tokenDigest: string) => void
}
