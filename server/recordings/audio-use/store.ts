import type { Sql } from '#server/database/connect.ts'

type AudioUse = { bytes: number; ms: number }
const NO_USE: AudioUse = { bytes: 0, ms: 0 }

/** The day of our countries; the clock is the database's. */
export const today = (sql: Sql) => sql`(now() at time zone 'Europe/Oslo')::date`

/** Table: audio_use, how much sound each person has sent on a day. A part under way is counted as it is kept (`recordingStore.append`). */
export const audioUseStore = {
  /** Adds to what a person has sent today; gives the day's sum. */
  async add(sql: Sql, { userId, bytes, ms }: { userId: string } & AudioUse): Promise<AudioUse> {
    const [row] = await sql<AudioUse[]>`
      insert into audio_use as used (user_id, day, bytes, ms) values (${userId}, ${today(sql)}, ${bytes}, ${ms})
      on conflict (user_id, day) do update set bytes = used.bytes + excluded.bytes, ms = used.ms + excluded.ms
      returning bytes, ms`
    return row ?? NO_USE
  },

  async ofToday(sql: Sql, userId: string): Promise<AudioUse> {
    const [row] = await sql<AudioUse[]>`select bytes, ms from audio_use where user_id = ${userId} and day = ${today(sql)}`
    return row ?? NO_USE
  },

  /**
   * Puts room aside for bytes that are about to be taken, where the day has any left beside what it holds and what others put aside; gives the
   * day it counts for. What nobody has added to for twenty minutes was a killed server's and counts no more.
   */
  async reserve(sql: Sql, { userId, bytes }: { userId: string; bytes: number }, most: AudioUse): Promise<string | undefined> {
    const [row] = await sql<{ day: string }[]>`
      insert into audio_use as used (user_id, day, reserved_bytes, reserved_until) values (${userId}, ${today(sql)}, ${bytes}, now() + interval '20 minutes')
      on conflict (user_id, day) do update set reserved_until = excluded.reserved_until,
        reserved_bytes = case when used.reserved_until > now() then used.reserved_bytes else 0 end + excluded.reserved_bytes
      where used.bytes + case when used.reserved_until > now() then used.reserved_bytes else 0 end < ${most.bytes} and used.ms < ${most.ms}
      returning day::text`
    return row?.day
  },

  async release(sql: Sql, { userId, day, bytes }: { userId: string; day: string; bytes: number }): Promise<void> {
    await sql`update audio_use set reserved_bytes = greatest(0, reserved_bytes - ${bytes}::bigint) where user_id = ${userId} and day = ${day}::date`
  },

  async forgetOld(sql: Sql): Promise<void> {
    await sql`delete from audio_use where day < ${today(sql)} - 1`
  },

  async secondsOfDayLeft(sql: Sql): Promise<number> {
    const [row] = await sql<{ seconds: number }[]>`
      select ceil(extract(epoch from (${today(sql)} + 1)::timestamp at time zone 'Europe/Oslo' - now()))::int as seconds`
    return row?.seconds ?? 0
  },
}
