import { Refusal } from '#contract/refusal.ts'
import type { TokenVerifier } from '#server/ports/identity.ts'
import type { ConfidentialClient } from './confidential-client.ts'
import { KeptContent, personOf, SESSION } from './kept-content.ts'
import { digestOf, openUnder, sealUnder } from './session-key.ts'
import type { SeenSession, SessionStore } from './store.ts'

/** Longer than the provider is waited for; when it was away, nobody asks again sooner. */
const LEASE_SECONDS = 20
/** However short-lived its tokens are, a provider is asked no more often than this. */
const LEAST_SECONDS = 5 * 60

/** Takes what a provider gave; tells after how long it is asked again, undefined where it gave nothing to ask with. */
export const renewInSeconds = ({
  refreshToken,
  expiresInSeconds = 0,
}: {
  refreshToken: string | undefined
  expiresInSeconds: number | undefined
}): number | undefined => (refreshToken === undefined ? undefined : Math.max(expiresInSeconds, LEAST_SECONDS))

export type RenewalDeps = {
  store: Pick<SessionStore, 'lease' | 'renewed' | 'end'>
  client: Pick<ConfidentialClient, 'renew'>
  /** Judges an id token as if somebody had signed in with it. */
  judge: Pick<TokenVerifier, 'verify' | 'forget'>
  onFailure: (error: unknown) => void
}

/** Whether the provider said no, as against saying nothing. */
const isRefused = (error: unknown): boolean => error instanceof Refusal && error.status < 500

async function askProvider(
  { client, judge }: RenewalDeps,
  { person, refreshToken, dpop }: KeptContent & { refreshToken: string },
): Promise<{ content: KeptContent; seconds: number | undefined }> {
  const fresh = await client.renew(refreshToken, dpop)
  // Where it gives no new one the old one goes on (RFC 6749, section 6).
  const next = { ...fresh, refreshToken: fresh.refreshToken ?? refreshToken }
  const identity = fresh.idToken === undefined ? undefined : await judge.verify(fresh.idToken)
  if (identity) judge.forget(identity.tokenDigest)
  if (identity && identity.subject !== person.subject) throw new Refusal('auth.sign_in_failed')
  const now = identity
    ? {
        ...personOf(identity),
        authenticatedAt: person.authenticatedAt,
        sid: identity.sid ?? person.sid,
        email: identity.email || person.email,
        name: identity.name || person.name,
      }
    : person
  return { content: { person: now, refreshToken: next.refreshToken, dpop }, seconds: renewInSeconds(next) }
}

/**
 * Asks the provider whether it still vouches for a session, when that is due. Of all calls and servers one asks, for a refresh token counts once; the
 * others go on with what is known. A provider that says no ends the session. One that is away is asked again later, and counts as having said yes until
 * its silence has lasted too long.
 * @throws auth.expired, auth.level_too_low, auth.unavailable
 */
export async function renewWhenDue(key: string, { seen, deps }: { seen: SeenSession; deps: RenewalDeps }): Promise<KeptContent> {
  const { store, onFailure } = deps
  const digest = digestOf(key)
  const known = openUnder(key, { field: SESSION, schema: KeptContent, sealed: seen.sealed })
  const leased = seen.isDue ? await store.lease(digest, LEASE_SECONDS) : undefined
  if (leased === undefined) {
    if (seen.isOverdue) throw new Refusal('auth.unavailable', { retryAfterSeconds: LEASE_SECONDS })
    return known
  }
  const content = openUnder(key, { field: SESSION, schema: KeptContent, sealed: leased })
  const { refreshToken } = content
  if (refreshToken === undefined) return content
  try {
    const renewed = await askProvider(deps, { ...content, refreshToken })
    const isKept = await store.renewed(digest, { sealed: sealUnder(key, SESSION, renewed.content), renewInSeconds: renewed.seconds })
    if (!isKept) throw new Refusal('auth.expired')
    return renewed.content
  } catch (error) {
    if (isRefused(error)) {
      await store.end(digest)
      throw error instanceof Refusal && error.code === 'auth.level_too_low' ? error : new Refusal('auth.expired', { cause: error })
    }
    onFailure(error)
    if (seen.isOverdue) throw error
    return content
  }
}
