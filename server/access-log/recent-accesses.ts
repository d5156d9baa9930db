/** Remembers what was written lately, so that a page asking every two seconds makes one line in some minutes. */
export type RecentAccesses = { has: (key: string) => boolean; add: (key: string) => void }

/** Bounded: the oldest go when there are too many, which costs a line more in the log and nothing else. */
export function makeRecentAccesses({ windowMs, most, nowMs }: { windowMs: number; most: number; nowMs: () => number }): RecentAccesses {
  const writtenAt = new Map<string, number>()
  return {
    has: (key) => nowMs() - (writtenAt.get(key) ?? -Infinity) < windowMs,
    add(key) {
      writtenAt.delete(key)
      writtenAt.set(key, nowMs())
      const oldest = writtenAt.size > most ? writtenAt.keys().next().value : undefined
      if (oldest !== undefined) writtenAt.delete(oldest)
    },
  }
}
