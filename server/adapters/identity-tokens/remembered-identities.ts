import type { Identity } from '#server/ports/identity.ts'

/** What has been verified already, by digest of the token: verifying costs more than the rest of a read (quality, fact 3). */
export type RememberedIdentities = {
  find: (digest: string, nowMs: number) => Identity | undefined
  keep: (identity: Identity) => void
  forget: (digest: string) => void
  clear: () => void
}

/** Bounded; the one not used for longest goes first. */
export function makeRememberedIdentities(most = 10_000): RememberedIdentities {
  const kept = new Map<string, Identity>()
  return {
    find(digest, nowMs) {
      const identity = kept.get(digest)
      if (!identity) return undefined
      kept.delete(digest)
      if (identity.expiresAt.getTime() <= nowMs) return undefined
      kept.set(digest, identity)
      return identity
    },
    keep(identity) {
      kept.set(identity.tokenDigest, identity)
      const oldest = kept.keys().next()
      if (kept.size > most && !oldest.done) kept.delete(oldest.value)
    },
    forget: (digest) => void kept.delete(digest),
    clear: () => kept.clear(),
  }
}
