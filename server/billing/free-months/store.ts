import type { Sql, Transaction } from '#server/database/connect.ts'
import { hasLapsed } from '#server/profile/store.ts'

const AT_ONCE = 20
const TRY_AGAIN = '1 hour'

/** The next month that is due to somebody: its number, and the provider's name of the subscription it goes to; null where no provider keeps one. */
export type DueMonth = { userId: string; number: number; reference: string | null }

/** A month goes to a subscription that runs and will go on: what was cancelled has no next bill. The rest waits. */
const runsOn = (sql: Sql) => sql`s.status = 'Active' and not s.cancel_at_period_end and not (${hasLapsed(sql)})`

/** Tables: app_user and subscription as far as stars and the months they stand for are concerned. */
export const freeMonthStore = {
  /** Who has a month coming and a subscription it can go to, and was not tried lately; each is taken up by one server at a time. */
  async takeDue(sql: Sql): Promise<string[]> {
    const rows = await sql<{ id: string }[]>`
      update app_user set month_tried_at = now() where id in (
        select u.id from app_user u join subscription s on s.user_id = u.id
        where u.points > u.months_given and ${runsOn(sql)} and coalesce(u.month_tried_at, '-infinity') <= now() - ${TRY_AGAIN}::interval
        order by u.month_tried_at nulls first limit ${AT_ONCE} for update of u skip locked)
      returning id`
    return rows.map(({ id }) => id)
  },

  async nextDue(sql: Sql, userId: string): Promise<DueMonth | undefined> {
    const [row] = await sql<DueMonth[]>`
      select u.id as "userId", u.months_given + 1 as number, s.provider_reference as reference
      from app_user u join subscription s on s.user_id = u.id where u.id = ${userId} and u.points > u.months_given and ${runsOn(sql)}`
    return row
  },

  /** True for the one of any number of parallel calls that notes this very month. */
  async noteGiven(sql: Sql, { userId, number }: DueMonth): Promise<boolean> {
    const noted =
      await sql`update app_user set months_given = ${number} where id = ${userId} and months_given = ${number} - 1 and points >= ${number} returning 1`
    return noted.length > 0
  },

  /** A payment takes the subscription before the person, so this does too: neither waits for what the other holds. */
  async lock(transaction: Transaction, userId: string): Promise<void> {
    await transaction`select from subscription where user_id = ${userId} for update`
  },

  /** The running period ends later by a month of one seat; false where none runs on any more. */
  async lengthen(transaction: Transaction, userId: string): Promise<boolean> {
    const longer = await transaction`
      update subscription s set current_period_end = current_period_end + interval '1 month' / seats, updated_at = now() where user_id = ${userId}
        and ${runsOn(transaction)} returning 1`
    return longer.length > 0
  },

  async count(sql: Sql, userId: string): Promise<{ stars: number; given: number }> {
    const [row] = await sql<{ stars: number; given: number }[]>`select points as stars, months_given as given from app_user where id = ${userId}`
    return row ?? { stars: 0, given: 0 }
  },

  /** People with more stars than that of whom nobody has been told; each once, in the commit that tells of them. */
  async takeOffersDue(transaction: Transaction, starsAbove: number): Promise<{ id: string; email: string; stars: number }[]> {
    return transaction<{ id: string; email: string; stars: number }[]>`
      update app_user set offer_told_at = now() where id in (
        select id from app_user where points > ${starsAbove} and offer_told_at is null limit ${AT_ONCE} for update skip locked)
      returning id, email, points as stars`
  },
}
