import { Refusal } from '#contract/refusal.ts'
import { sliceGroup, timing } from '#contract/timing.ts'
import type { Sql, Transaction } from '#server/database/connect.ts'
import { audioUseStore } from './audio-use/store.ts'

/** How much sound one person may send on one day (SEC-32). */
export type AudioQuota = { bytesPerDay: number; minutesPerDay: number }

/** A recording under way is let go on beyond what a day holds: only what nobody could speak is stopped. */
const UNDER_WAY = 2

const MINUTE_MS = 60_000

/** What all recordings under way may fill of a day. */
export const mostBytesUnderWay = ({ bytesPerDay }: AudioQuota): number => bytesPerDay * UNDER_WAY

/** What a group lasts, as far as can be known before it is heard: the first is whole, each later one brings its step. */
export const groupMs = (index: number): number => (index === 1 ? sliceGroup.slices : sliceGroup.step) * timing.sliceMs

async function refuse(sql: Sql): Promise<never> {
  throw new Refusal('recording.quota_reached', { retryAfterSeconds: await audioUseStore.secondsOfDayLeft(sql) })
}

/**
 * Counts a group that is about to be kept. A new recording is refused once the day is used up, one under way only far beyond its bytes and
 * never for its minutes: what a patient is saying is not cut off. @throws recording.quota_reached
 */
export async function countGroup(
  tx: Transaction,
  { userId, bytes, index, isNew }: { userId: string; bytes: number; index: number; isNew: boolean },
  quota: AudioQuota,
): Promise<void> {
  const ms = groupMs(index)
  const used = await audioUseStore.add(tx, { userId, bytes, ms })
  const before = { bytes: used.bytes - bytes, ms: used.ms - ms }
  const isOver = isNew ? before.bytes >= quota.bytesPerDay || before.ms >= quota.minutesPerDay * MINUTE_MS : before.bytes >= mostBytesUnderWay(quota)
  if (isOver) await refuse(tx)
}

/** Asked before a file is taken in, for it may be half a gigabyte, and before a case is made for nothing. @throws recording.quota_reached */
export async function assertRoomForNew(sql: Sql, userId: string, { bytesPerDay, minutesPerDay }: AudioQuota): Promise<void> {
  const used = await audioUseStore.ofToday(sql, userId)
  if (used.bytes >= bytesPerDay || used.ms >= minutesPerDay * MINUTE_MS) await refuse(sql)
}

/** So much is put aside at a time: a file may go beyond its day by no more than this. */
const STEP_BYTES = 8 * 1024 * 1024

/** Room in a person's day for a file that is coming in. */
export type ReservedRoom = {
  /**
   * Takes the file; gives it as it came, with room put aside before each stretch of it. @throws recording.quota_reached in the middle of a file that
   * the day cannot hold
   */
  measure(content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
  /** Gives the room back: the file is counted, or was not kept. */
  release(): Promise<void>
}

/** Puts room aside before the first byte is taken, in the database, so that files which come at once see each other. @throws recording.quota_reached */
export async function reserveRoom(sql: Sql, userId: string, { bytesPerDay, minutesPerDay }: AudioQuota): Promise<ReservedRoom> {
  const steps: string[] = []
  const grow = async (): Promise<void> => {
    const day = await audioUseStore.reserve(sql, { userId, bytes: STEP_BYTES }, { bytes: bytesPerDay, ms: minutesPerDay * MINUTE_MS })
    if (day === undefined) await refuse(sql)
    else steps.push(day)
  }
  const release = async (): Promise<void> => {
    for (const day of steps.splice(0)) await audioUseStore.release(sql, { userId, day, bytes: STEP_BYTES })
  }
  await grow()
  return {
    release,
    async *measure(content) {
      let taken = 0
      for await (const piece of content) {
        taken += piece.length
        while (taken > steps.length * STEP_BYTES) await grow()
        yield piece
      }
    },
  }
}
