import type { Sql } from '#server/database/connect.ts'
import { TRIAL_KEEP_DAYS } from '#contract/trial.ts'

/**
 * Table former_subscriber: a keyed digest of each person who subscribed, or came by a colleague's code, and has erased the account. It names nobody to
 * whoever has not the key.
 */
export const formerSubscriberStore = {
  /** In the commit that erases the account; of whoever neither paid nor was invited nothing is kept. */
  async keep(sql: Sql, { userId, person }: { userId: string; person: string }): Promise<void> {
    await sql`
      insert into former_subscriber (person) select ${person}
      where exists (select from subscription where user_id = ${userId}) or exists (select from referral where invited_user_id = ${userId})
      on conflict (person) do update set left_at = now()`
  },

  async isKnown(sql: Sql, person: string): Promise<boolean> {
    const rows = await sql`select from former_subscriber where person = ${person}`
    return rows.length > 0
  },

  async forgetOld(sql: Sql): Promise<void> {
    await sql`delete from former_subscriber where left_at < now() - ${TRIAL_KEEP_DAYS} * interval '1 day'`
  },
}
