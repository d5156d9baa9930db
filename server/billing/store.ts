import type { Invoice } from '#contract/billing.ts'
import type { BillingInterval } from '#domain/plans/sold-plan.ts'
import type { Database, Sql, Transaction } from '#server/database/connect.ts'
import { hasLapsed } from '#server/profile/store.ts'

export type CodeFacts = { hasReferrer: boolean; isExistingUser: boolean }

/** One statement: whose code it is, and whether this user may still use one. Nobody refers themselves. */
export async function readCodeFacts(sql: Sql, { userId, code }: { userId: string; code: string }): Promise<CodeFacts> {
  const [row] = await sql<CodeFacts[]>`
    select exists (select from app_user where reference_code = ${code} and id <> ${userId}) as "hasReferrer",
      exists (select from subscription where user_id = ${userId}) or exists (select from referral where invited_user_id = ${userId}) as "isExistingUser"`
  return row ?? { hasReferrer: false, isExistingUser: false }
}

export type CheckoutSession = {
  id: string
  userId: string
  productId: string
  referenceCode: string | null
  unitAmount: number
  /** So many times the unit is to pay. */
  seats: number
  /** Seats added to a running subscription, for the rest of its period. */
  addsSeats: boolean
  currency: string
  vertical: string
  interval: BillingInterval
  /** The provider's name for the price that was ordered; null where it was made for this order. */
  priceReference: string | null
}

/** Keeps the session as the user's only open one; gives the ids of those it replaces. Parallel calls take turns at the user's row. */
export async function insertSession(transaction: Transaction, session: CheckoutSession): Promise<string[]> {
  const { id, userId, productId, referenceCode, unitAmount, seats, addsSeats, currency, vertical, interval, priceReference } = session
  await transaction`select from app_user where id = ${userId} for no key update`
  const replaced = await transaction<{ id: string }[]>`
    update checkout_session set status = 'replaced' where user_id = ${userId} and status = 'open' returning id`
  await transaction`
    insert into checkout_session (id, user_id, product_id, reference_code, unit_amount, seats, adds_seats, currency, vertical, billing_interval,
      price_reference, created_at, checked_at)
    values (${id}, ${userId}, ${productId}, ${referenceCode}, ${unitAmount}, ${seats}, ${addsSeats}, ${currency}, ${vertical}, ${interval},
      ${priceReference}, now(), now())`
  return replaced.map((row) => row.id)
}

/** Takes a session's id, and whose it is where somebody asks for it. */
export async function findSession(
  sql: Sql,
  { id, userId }: { id: string; userId?: string },
): Promise<(CheckoutSession & { isConfirmed: boolean }) | undefined> {
  const [row] = await sql<(CheckoutSession & { isConfirmed: boolean })[]>`
    select id, user_id as "userId", product_id as "productId", reference_code as "referenceCode", unit_amount as "unitAmount", seats,
      adds_seats as "addsSeats", currency, vertical,
      billing_interval as interval, price_reference as "priceReference", status = 'confirmed' as "isConfirmed"
    from checkout_session where id = ${id} and user_id = coalesce(${userId ?? null}::uuid, user_id)`
  return row
}

/** What a person has paid here, newest first, as bills are shown. */
export async function confirmedSessions(sql: Sql, userId: string): Promise<Invoice[]> {
  const rows = await sql<{ id: string; at: Date; amount: number; currency: string }[]>`
    select id, confirmed_at as at, unit_amount * seats as amount, currency from checkout_session where user_id = ${userId}
      and status = 'confirmed' order by confirmed_at desc limit 24`
  return rows.map(({ id, at, amount, currency }) => ({ id, number: id.slice(-8), date: at.toISOString(), amount, currency, status: 'paid', url: null }))
}

export async function openSessions(sql: Sql, userId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select id from checkout_session where user_id = ${userId} and status = 'open'`
  return rows.map((row) => row.id)
}

/** True for the one of any number of parallel confirmations that has the effect. */
export async function markConfirmed(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction`update checkout_session set status = 'confirmed', confirmed_at = now() where id = ${id} and status <> 'confirmed' returning id`
  return rows.length > 0
}

/** A period paid while another still runs begins where that one ends. For a provider that keeps no subscriptions of its own. */
export async function activate(transaction: Transaction, { userId, productId, unitAmount, seats, currency, interval }: CheckoutSession): Promise<void> {
  const length = interval === 'year' ? '1 year' : '1 month'
  await transaction`
    insert into subscription as s (user_id, status, product_id, unit_amount, seats, next_seats, currency, current_period_start, current_period_end)
    values (${userId}, 'Active', ${productId}, ${unitAmount}, ${seats}, ${seats}, ${currency}, now(), now() + ${length}::interval)
    on conflict (user_id) do update set
      status = 'Active', product_id = excluded.product_id, unit_amount = excluded.unit_amount, currency = excluded.currency,
      seats = case when s.status = 'Active' and s.current_period_end > now() then greatest(s.seats, excluded.seats) else excluded.seats end,
        next_seats = excluded.next_seats,
      current_period_start = excluded.current_period_start,
      current_period_end = (case when s.status = 'Active' then greatest(s.current_period_end, now()) else now() end) + ${length}::interval,
      cancel_at_period_end = false, provider_reference = null, updated_at = now()`
}

/** More seats for the rest of the period that runs. */
export async function addSeats(transaction: Transaction, { userId, seats }: CheckoutSession): Promise<void> {
  await transaction`update subscription set seats = seats + ${seats}, next_seats = seats + ${seats}, updated_at = now() where user_id = ${userId}`
}

/** One star for whoever's code it is, once per invited user, never to oneself (spec 9, REL-31). Gives who got one. */
export async function creditReferrer(transaction: Transaction, { userId, referenceCode, id }: CheckoutSession): Promise<string | undefined> {
  if (referenceCode === null) return undefined
  const [inviter] = await transaction<{ id: string }[]>`
    with credited as (
      insert into referral (invited_user_id, referrer_id, checkout_session_id)
      select ${userId}, id, ${id} from app_user where reference_code = ${referenceCode} and id <> ${userId}
      on conflict (invited_user_id) do nothing returning referrer_id
    )
    update app_user set points = points + 1 where id in (select referrer_id from credited) returning id`
  return inviter?.id
}

export type SubscriptionRow = {
  status: string
  productId: string
  unitAmount: number
  /** So many the running period is paid for, the payer's own among them. */
  seats: number
  nextSeats: number
  currency: string
  currentPeriodStart: Date
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
  hasLapsed: boolean
  providerReference: string | null
  customerReference: string | null
}

export async function findSubscription(sql: Sql, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await sql<SubscriptionRow[]>`
    select status, product_id as "productId", unit_amount as "unitAmount", seats, next_seats as "nextSeats", currency,
      current_period_start as "currentPeriodStart", current_period_end as "currentPeriodEnd",
      cancel_at_period_end as "cancelAtPeriodEnd", ${hasLapsed(sql)} as "hasLapsed", provider_reference as "providerReference",
      customer_reference as "customerReference"
    from subscription s where user_id = ${userId}`
  return row
}

/** A question put to the provider before this is not answered any more. */
export async function markEnding(sql: Sql, userId: string): Promise<void> {
  await sql`update subscription set cancel_at_period_end = true, refreshes = refreshes + 1, updated_at = now() where user_id = ${userId}`
}

/** For `npm run subscribe`: sets a subscription without any payment, in the database of a machine of one's own. */
export async function setSubscription(
  sql: Database,
  about: { userId: string; status: string; productId: string; unitAmount: number; currency: string; isOver: boolean },
): Promise<void> {
  const { userId, status, productId, unitAmount, currency, isOver } = about
  const start = isOver ? '-2 months' : '0'
  const end = isOver ? '-1 minute' : '1 month'
  await sql`
    insert into subscription (user_id, status, product_id, unit_amount, currency, current_period_start, current_period_end)
    values (${userId}, ${status}, ${productId}, ${unitAmount}, ${currency}, now() + ${start}::interval, now() + ${end}::interval)
    on conflict (user_id) do update set
      status = excluded.status, current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
      cancel_at_period_end = false, updated_at = now()`
}

export async function removeSubscription(sql: Database, userId: string): Promise<void> {
  await sql`delete from subscription where user_id = ${userId}`
}
