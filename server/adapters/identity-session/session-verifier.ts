import { Refusal } from '#contract/refusal.ts'
import type { Identity, TokenVerifier } from '#server/ports/identity.ts'
import { renewWhenDue } from './renewal.ts'
import type { RenewalDeps } from './renewal.ts'
import { digestOf, isKey } from './session-key.ts'
import type { SessionLimits, SessionStore } from './store.ts'

/** A session that was just looked at is not looked at again; one that was ended meanwhile is refused by the statement that loads its user. */
const SEEN_FOR_MS = 30_000
const MOST_REMEMBERED = 10_000

export type SessionVerifierOptions = RenewalDeps & { store: Pick<SessionStore, 'see'>; limits: SessionLimits; nowMs?: () => number }

/** Bounded; the one not looked at for longest goes first. */
function makeMemory(nowMs: () => number) {
  const kept = new Map<string, { identity: Identity; untilMs: number }>()
  return {
    find(digest: string): Identity | undefined {
      const known = kept.get(digest)
      if (known && known.untilMs > nowMs()) return known.identity
      kept.delete(digest)
      return undefined
    },
    keep(identity: Identity): void {
      kept.set(identity.tokenDigest, { identity, untilMs: Math.min(nowMs() + SEEN_FOR_MS, identity.expiresAt.getTime()) })
      const oldest = kept.keys().next()
      if (kept.size > MOST_REMEMBERED && !oldest.done) kept.delete(oldest.value)
    },
    forget: (digest: string) => void kept.delete(digest),
  }
}

/** The judge of keys to sessions that the server keeps. It knows when a session ends and asks the provider in between; nothing of it is in the key. */
export function makeSessionVerifier({ limits, nowMs = Date.now, ...deps }: SessionVerifierOptions): TokenVerifier {
  const memory = makeMemory(nowMs)

  async function look(key: string): Promise<Identity> {
    const tokenDigest = digestOf(key)
    const seen = await deps.store.see(tokenDigest, limits)
    if (!seen) throw new Refusal('auth.expired')
    const { person } = await renewWhenDue(key, { seen, deps })
    const identity = { ...person, acr: person.acr, tokenDigest, expiresAt: seen.expiresAt }
    memory.keep(identity)
    return seen.isFirst ? { ...identity, isFirst: true } : identity
  }

  const recall = (key: string): Identity | undefined => (isKey(key) ? memory.find(digestOf(key)) : undefined)

  return {
    recall,
    async verify(key) {
      if (!isKey(key)) throw new Refusal('auth.required')
      return recall(key) ?? look(key)
    },
    forget: memory.forget,
  }
}
