import type { Sql, Transaction } from '#server/database/connect.ts'

/** A checkout is open for a day at the longest (Stripe); a use is held a little longer. */
const HOLD = '25 hours'

export type PromoCode = {
  code: string
  discountPercent: number
  isFirstTimeOnly: boolean
  validUntil: Date | null
  mostUses: number | null
  uses: number
  createdAt: Date
}
export type NewPromoCode = Omit<PromoCode, 'uses' | 'createdAt'>

const columns = (sql: Sql) => sql`
  p.code, p.discount_percent as "discountPercent", p.first_time_only as "isFirstTimeOnly", p.valid_until as "validUntil", p.most_uses as "mostUses",
    p.uses, p.created_at as "createdAt"`

/** Whether a code, in a row named `p`, has not run out and has a use left beside those held for others. */
const isOpenTo = (sql: Sql, userId: string) => sql`
  (p.valid_until is null or p.valid_until > now())
  and (p.most_uses is null or p.uses + (
    select count(*) from promo_hold h where h.code = p.code and h.user_id <> ${userId} and h.held_until > now()) < p.most_uses)`

/** Tables: promo_code, promo_hold. */
export const promoStore = {
  /** A code that this person could use now, whoever may use it; undefined where there is none, it has run out or is used up. */
  async findOpen(sql: Sql, { code, userId }: { code: string; userId: string }): Promise<PromoCode | undefined> {
    const [row] = await sql<PromoCode[]>`select ${columns(sql)} from promo_code p where p.code = ${code} and ${isOpenTo(sql, userId)}`
    return row
  },

  /** Holds a use for somebody who goes to pay; false when somebody else was given the last one. Parallel calls take turns at the code. */
  async hold(transaction: Transaction, { code, userId }: { code: string; userId: string }): Promise<boolean> {
    await transaction`select from promo_code where code = ${code} for update`
    const held = await transaction`
      insert into promo_hold (code, user_id, held_until)
      select p.code, ${userId}, now() + ${HOLD}::interval from promo_code p where p.code = ${code} and ${isOpenTo(transaction, userId)}
      on conflict (code, user_id) do update set held_until = excluded.held_until returning 1`
    return held.length > 0
  },

  /** What is held for somebody besides one code is given back. */
  async releaseOthers(sql: Sql, { code, userId }: { code: string | null; userId: string }): Promise<void> {
    await sql`delete from promo_hold where user_id = ${userId} and code is distinct from ${code}`
  },

  /** Counts a use that was paid. One whose hold ran out meanwhile counts too: what was paid is honoured. */
  async countUse(transaction: Transaction, { code, userId }: { code: string; userId: string }): Promise<void> {
    await transaction`update promo_code set uses = uses + 1 where code = ${code}`
    await transaction`delete from promo_hold where code = ${code} and user_id = ${userId}`
  },

  async list(sql: Sql): Promise<PromoCode[]> {
    return sql<PromoCode[]>`select ${columns(sql)} from promo_code p order by p.created_at desc, p.code`
  },

  /** False where that code exists, or is somebody's own for inviting colleagues. */
  async add(sql: Sql, { code, discountPercent, isFirstTimeOnly, validUntil, mostUses }: NewPromoCode): Promise<boolean> {
    const made = await sql`
      insert into promo_code (code, discount_percent, first_time_only, valid_until, most_uses)
      select ${code}, ${discountPercent}, ${isFirstTimeOnly}, ${validUntil}, ${mostUses} where not exists (select from app_user where reference_code = ${code})
      on conflict (code) do nothing returning 1`
    return made.length > 0
  },

  /** The code counts no more; who is at the checkout already keeps its price. False where there is none of that name. */
  async end(sql: Sql, code: string): Promise<boolean> {
    const ended = await sql`update promo_code set valid_until = least(valid_until, now()) where code = ${code} returning 1`
    return ended.length > 0
  },
}
