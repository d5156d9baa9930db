import { Refusal } from '#contract/refusal.ts'
import { personMark, sidMark } from '#server/ports/ended-marks.ts'
import type { Identity, SignInSessions, TokenVerifier } from '#server/ports/identity.ts'
import type { ConfidentialClient } from './confidential-client.ts'
import { ATTEMPT, KeptAttempt, KeptContent, personOf, SESSION } from './kept-content.ts'
import { renewInSeconds } from './renewal.ts'
import { digestOf, isKey, makeKey, openUnder, sealUnder } from './session-key.ts'
import type { SessionLimits, SessionStore } from './store.ts'

/** Time to find a card or a telephone. */
const ATTEMPT_SECONDS = 15 * 60

export type SignInSessionsOptions = {
  store: SessionStore
  client: ConfidentialClient
  /** Judges the id token that a sign-in ends in, by the same rules as any other. */
  judge: Pick<TokenVerifier, 'verify' | 'forget'>
  limits: SessionLimits & { lifeSeconds: number }
  onFailure: (error: unknown) => void
}

/** A sign-in under way belongs to one browser and one state: in another browser, or said twice, there is none. */
const attemptKey = (browserKey: string, state: string): string => `${browserKey}.${state}`

async function takeAttempt(store: SessionStore, { search, browserKey }: { search: string; browserKey: string | undefined }) {
  const state = new URLSearchParams(search).get('state')
  if (!isKey(browserKey) || state === null) throw new Refusal('auth.sign_in_failed')
  const key = attemptKey(browserKey, state)
  const sealed = await store.takeAttempt(digestOf(key))
  if (sealed === undefined) throw new Refusal('auth.sign_in_failed')
  return openUnder(key, { field: ATTEMPT, schema: KeptAttempt, sealed })
}

/** Sign-ins kept by the server over OpenID Connect with a confidential client. */
export function makeSignInSessions({ store, client, judge, limits, onFailure }: SignInSessionsOptions): SignInSessions {
  async function judged(idToken: string | undefined): Promise<Identity> {
    if (idToken === undefined) throw new Refusal('auth.sign_in_failed')
    const identity = await judge.verify(idToken).catch((error: unknown) => {
      // A token that does not pass says of the sign-in that it failed; a level that is too low, and a provider that is away, say so themselves.
      throw error instanceof Refusal && error.status === 401 ? new Refusal('auth.sign_in_failed', { cause: error }) : error
    })
    judge.forget(identity.tokenDigest)
    return identity
  }

  return {
    async begin({ origin, language, browserKey }) {
      const key = isKey(browserKey) ? browserKey : makeKey()
      const { url, attempt } = await client.begin({ redirectUri: `${origin}/callback`, language })
      const sealing = attemptKey(key, attempt.state)
      await store.keepAttempt({ digest: digestOf(sealing), sealed: sealUnder(sealing, ATTEMPT, attempt), lifeSeconds: ATTEMPT_SECONDS })
      return { url, browserKey: key }
    },

    async finish({ origin, search, browserKey, sessionKey }) {
      const { dpop, ...attempt } = await takeAttempt(store, { search, browserKey })
      if (attempt.redirectUri !== `${origin}/callback`) throw new Refusal('auth.sign_in_failed')
      const tokens = await client.redeem({ ...attempt, dpop }, search)
      const identity = await judged(tokens.idToken)
      const key = makeKey()
      const { issuer, sid } = identity
      const content: KeptContent = { person: personOf(identity), refreshToken: tokens.refreshToken, dpop }
      await store.keep({
        digest: digestOf(key), person: personMark(identity), providerSession: sid === undefined ? undefined : sidMark(issuer, sid),
        sealed: sealUnder(key, SESSION, content), lifeSeconds: limits.lifeSeconds, renewInSeconds: renewInSeconds(tokens),
      })
      const expiresAt = new Date(Date.now() + limits.lifeSeconds * 1000)
      const replaced = isKey(sessionKey) ? { tokenDigest: digestOf(sessionKey), expiresAt } : undefined
      if (replaced) await store.end(replaced.tokenDigest)
      return { sessionKey: key, identity: { ...identity, expiresAt, tokenDigest: digestOf(key) }, replaced }
    },

    async end(sessionKey) {
      const sealed = await store.end(digestOf(sessionKey))
      const content = sealed && openUnder(sessionKey, { field: SESSION, schema: KeptContent, sealed })
      return async (origin) => {
        try {
          if (content?.refreshToken !== undefined) await client.revoke(content.refreshToken)
          return await client.endOfSession(`${origin}/`)
        } catch (error) {
          onFailure(error)
          return undefined
        }
      }
    },

    async drop(tokenDigest) {
      await store.end(tokenDigest)
    },
  }
}
