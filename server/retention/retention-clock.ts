import type { Sql } from '#server/database/connect.ts'
import { clockStore } from './store.ts'

/** A clock that runs so far ahead of the time that has passed has jumped, or the machine has slept. */
const LEAP_MS = 60_000
/** A jump that has lasted so long is no mistake: well under the five minutes by which a deletion may be late (REL-22). */
const BELIEVED_AFTER_MS = 180_000

export type RetentionClock = { tick: () => Promise<void> }

/**
 * Takes the database and a clock that never jumps; gives the hand of the retention clock. Set back, the database's clock is passed over and time
 * goes on by what has really passed; set forward, nothing is deleted by it until it has stayed so. Several servers may move the one clock: each
 * goes on from an hour it has seen, so that none runs ahead (REL-21).
 */
export function makeRetentionClock({ sql, steadyMs = () => performance.now() }: { sql: Sql; steadyMs?: () => number }): RetentionClock {
  let last: { reachedMs: number; atMs: number } | undefined
  let leapSinceMs: number | undefined
  return {
    async tick() {
      const atMs = steadyMs()
      const { nowMs, reachedMs } = await clockStore.read(sql)
      // The first look of a server has nothing to measure by: the time that it was down counts.
      const expectedMs = last === undefined ? Math.max(reachedMs, nowMs) : Math.max(reachedMs, last.reachedMs + atMs - last.atMs)
      const isLeap = nowMs > expectedMs + LEAP_MS
      leapSinceMs = isLeap ? (leapSinceMs ?? atMs) : undefined
      const isHeldBack = leapSinceMs !== undefined && atMs - leapSinceMs < BELIEVED_AFTER_MS
      const nextMs = isHeldBack ? expectedMs : Math.max(expectedMs, nowMs)
      await clockStore.advance(sql, nextMs)
      last = { reachedMs: nextMs, atMs }
    },
  }
}
