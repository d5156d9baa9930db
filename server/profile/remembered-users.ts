import type { User } from '#server/http/user.ts'

/** A user as a statement read them, and what must still be so for them to count. */
export type KnownUser = {
  user: User
  /** Moves with each change of what they were read from; null where nothing moves it, and nothing holds. */
  revision: number | null
  /** When time alone changes their standing, by the clock of the database. */
  standsUntil: string
  signIn: SignIn
}

/** What a sign-in may be ended by: the digest of its token, the names under which its provider may end it, and since when it has been. */
export type SignIn = { tokenDigest: string; marks: readonly [person: string, session: string]; since: string }

const REMEMBERED_FOR_MS = 5 * 60_000
const MOST_REMEMBERED = 10_000

/** Users by the digest of the token they called with. Bounded in number and in time: of whoever calls no more nothing is left after a while. */
export function makeRememberedUsers({ most = MOST_REMEMBERED, nowMs = () => performance.now() }: { most?: number; nowMs?: () => number } = {}) {
  // In the order in which they were read, so the oldest come first.
  const kept = new Map<string, KnownUser & { untilMs: number }>()
  const dropOld = (now: number): void => {
    for (const [digest, { untilMs }] of kept) {
      if (untilMs > now && kept.size <= most) return
      kept.delete(digest)
    }
  }
  return {
    find(digest: string): KnownUser | undefined {
      dropOld(nowMs())
      return kept.get(digest)
    },
    keep(digest: string, known: KnownUser): void {
      const now = nowMs()
      kept.delete(digest)
      kept.set(digest, { ...known, untilMs: now + REMEMBERED_FOR_MS })
      dropOld(now)
    },
    forget: (digest: string) => void kept.delete(digest),
  }
}
