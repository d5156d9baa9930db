import { TRIAL_KEEP_DAYS } from '#contract/trial.ts'
import type { Sql } from '#server/database/connect.ts'

export type TrialRow = { reports: number; beganAt: Date; /** When the person ended it. */ endedAt: Date | null }

/** Tables: trial_use, and the name that app_user has there. */
export const trialStore = {
  /** Gives a user the name they are counted by, and begins their trial unless they have had one. */
  async begin(sql: Sql, userId: string, person: string): Promise<void> {
    await sql`
      with named as (update app_user set trial_person = ${person} where id = ${userId} and trial_person is null returning 1)
      insert into trial_use (person, began_at) select ${person}, now() from named on conflict (person) do nothing`
  },

  /** Counts one finished report of somebody who has no subscription and no seat. */
  async count(sql: Sql, userId: string): Promise<void> {
    await sql`
      update trial_use set reports = reports + 1
      where person = (select trial_person from app_user u where id = ${userId} and not exists (select from subscription where user_id = u.id)
        and not exists (select from seat where member_id = u.id))`
  },

  /** The trial of a user who never had a subscription: while it lasts, and what became of it. */
  async find(sql: Sql, userId: string): Promise<TrialRow | undefined> {
    const [row] = await sql<TrialRow[]>`
      select t.reports, t.began_at as "beganAt", t.ended_at as "endedAt" from app_user u join trial_use t on t.person = u.trial_person
      where u.id = ${userId} and not exists (select from subscription where user_id = u.id)`
    return row
  },

  async end(sql: Sql, userId: string): Promise<void> {
    await sql`update trial_use set ended_at = now() where person = (select trial_person from app_user where id = ${userId}) and ended_at is null`
  },

  /** Forgets who had a trial long ago and has no account any more. */
  async forgetOld(sql: Sql): Promise<void> {
    await sql`
      delete from trial_use t
      where began_at < now() - ${TRIAL_KEEP_DAYS} * interval '1 day' and not exists (select from app_user u where u.trial_person = t.person)`
  },
}
