import type { Sql } from '#server/database/connect.ts'
import type { Tokens } from '#server/ports/language-model.ts'

/** The day of our countries; the clock is the database's. */
const today = (sql: Sql) => sql`(now() at time zone 'Europe/Oslo')::date`

/** Tables: model_usage. */
export const usageStore = {
  /** Counts a call that is about to be made, at what it is thought to read; false when the day's tokens are used up. */
  async begin(sql: Sql, { userId, expected, tokensPerDay }: { userId: string; expected: number; tokensPerDay: number }): Promise<boolean> {
    if (expected > tokensPerDay) return false
    const rows = await sql`
      insert into model_usage as used (user_id, day, input_tokens, calls) values (${userId}, ${today(sql)}, ${expected}, 1)
      on conflict (user_id, day) do update set input_tokens = used.input_tokens + excluded.input_tokens, calls = used.calls + 1
      where used.input_tokens + used.output_tokens + ${expected} <= ${tokensPerDay}
      returning 1`
    return rows.length > 0
  },

  /** Puts what a call cost in the place of what was expected. A call that ran over midnight is settled on the day that has come. */
  async settle(sql: Sql, userId: string, { spent, expected }: { spent: Tokens; expected: number }): Promise<void> {
    await sql`
      insert into model_usage as used (user_id, day, input_tokens, output_tokens)
        values (${userId}, ${today(sql)}, ${Math.max(0, spent.input - expected)}, ${spent.output})
      on conflict (user_id, day) do update set
        input_tokens = greatest(0, used.input_tokens + ${spent.input - expected}), output_tokens = used.output_tokens + ${spent.output}`
  },

  async forgetOld(sql: Sql, days: number): Promise<void> {
    await sql`delete from model_usage where day < (now() - ${days} * interval '1 day')::date`
  },

  /** Until the next day begins. */
  async secondsLeft(sql: Sql): Promise<number> {
    const [row] = await sql<{ seconds: number }[]>`
      select ceil(extract(epoch from (${today(sql)} + 1)::timestamp at time zone 'Europe/Oslo' - now()))::int as seconds`
    return row?.seconds ?? 0
  },
}
