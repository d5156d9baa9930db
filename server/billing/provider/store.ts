import type { Sql, Transaction } from '#server/database/connect.ts'
import type { KeptSubscription } from '#server/ports/payments.ts'

/** Events are remembered for longer than a provider goes on sending one (Stripe: three days). */
const EVENT_DAYS = 60
/** How long a subscription, or an unsettled payment, is believed without asking. */
const ASK_AGAIN = { subscription: '1 hour', lapsed: '1 minute', session: '5 minutes' }
/** So long after it was begun a payment may still turn out to have been made. */
const SESSION_DAYS = 30
const AT_ONCE = 20

/** Tables: subscription and checkout_session as far as a provider keeps its own books of them, payment_event. */
export const providerStore = {
  /** Counts a question that is about to be put; undefined where nobody has that subscription. */
  async beginAsking(sql: Sql, reference: string): Promise<number | undefined> {
    const [row] = await sql<{ refreshes: number }[]>`
      update subscription set refreshes = refreshes + 1, checked_at = now() where provider_reference = ${reference} returning refreshes`
    return row?.refreshes
  },

  /**
   * Seats that a period was begun with, or that were bought while it ran, are kept to its end, whatever the next one is for.
   * Takes an answer in, unless a later question was put meanwhile: its answer is at least as new.
   */
  async settle(sql: Sql, turn: number, state: KeptSubscription): Promise<void> {
    const { reference, customer, status, productId, amountMinor, currency, seats, period, isEnding } = state
    await sql`
      update subscription set status = ${status}, customer_reference = ${customer}, product_id = ${productId}, unit_amount = ${amountMinor},
        currency = ${currency},
        seats = case when current_period_start = ${period.start} then greatest(seats, ${seats}) else ${seats} end, next_seats = ${seats},
        current_period_start = ${period.start}, current_period_end = ${period.end}, cancel_at_period_end = ${isEnding}, updated_at = now()
      where provider_reference = ${reference} and refreshes = ${turn}`
  },

  /**
   * The person's subscription is from now on the one that was paid; the one it takes the place of is to be ended. One that has ended already does not
   * take the place of one that runs.
   */
  async adopt(transaction: Transaction, userId: string, state: KeptSubscription): Promise<void> {
    const { reference, customer, status, productId, amountMinor, currency, seats, period, isEnding } = state
    const isOver = status === 'Canceled' || status === 'Expired'
    await transaction`
      insert into subscription as s (user_id, status, product_id, unit_amount, seats, next_seats, currency, current_period_start, current_period_end,
        cancel_at_period_end,
        provider_reference, customer_reference)
      values (${userId}, ${status}, ${productId}, ${amountMinor}, ${seats}, ${seats}, ${currency}, ${period.start}, ${period.end}, ${isEnding}, ${reference},
        ${customer})
      on conflict (user_id) do update set
        status = excluded.status, product_id = excluded.product_id, unit_amount = excluded.unit_amount, seats = excluded.seats,
          next_seats = excluded.next_seats, currency = excluded.currency,
        current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
          cancel_at_period_end = excluded.cancel_at_period_end,
        superseded = case when s.provider_reference <> excluded.provider_reference then s.superseded || s.provider_reference else s.superseded end,
        provider_reference = excluded.provider_reference, customer_reference = excluded.customer_reference,
        refreshes = s.refreshes + 1, checked_at = now(), updated_at = now()
      where not (${isOver} and s.status in ('Active', 'Trialing') and s.current_period_end > now()
        and s.provider_reference is distinct from excluded.provider_reference)`
  },

  async superseded(sql: Sql, userId?: string): Promise<{ userId: string; reference: string }[]> {
    return sql<{ userId: string; reference: string }[]>`
      select user_id as "userId", unnest(superseded) as reference from subscription
      where cardinality(superseded) > 0 and user_id = coalesce(${userId ?? null}::uuid, user_id) limit ${AT_ONCE}`
  },

  async strikeOff(sql: Sql, { userId, reference }: { userId: string; reference: string }): Promise<void> {
    await sql`update subscription set superseded = array_remove(superseded, ${reference}) where user_id = ${userId}`
  },

  /** Subscriptions that may have changed without anybody having told us: those whose period is over first. */
  async dueSubscriptions(sql: Sql): Promise<string[]> {
    const rows = await sql<{ reference: string }[]>`
      select provider_reference as reference from subscription
      where provider_reference is not null and status in ('Active', 'Trialing', 'PastDue')
        and checked_at <= now() - (case when current_period_end <= now() then ${ASK_AGAIN.lapsed} else ${ASK_AGAIN.subscription} end)::interval
      order by current_period_end limit ${AT_ONCE}`
    return rows.map(({ reference }) => reference)
  },

  /**
   * Payments of which nothing has been heard: whoever paid may have closed the page, and the server may have been away for a week since. Each is asked about
   * every few minutes at first, and again after a quarter of its age; one that nobody paid is closed at the provider within a day, and then here.
   */
  async takeUnsettledSessions(sql: Sql): Promise<string[]> {
    const rows = await sql<{ id: string }[]>`
      update checkout_session set checked_at = now() where id in (
        select id from checkout_session
        where status in ('open', 'replaced') and created_at > now() - ${SESSION_DAYS} * interval '1 day'
          and checked_at <= now() - greatest(${ASK_AGAIN.session}::interval, (checked_at - created_at) / 4)
        order by checked_at limit ${AT_ONCE} for update skip locked)
      returning id`
    return rows.map(({ id }) => id)
  },

  async closeSession(sql: Sql, id: string): Promise<void> {
    await sql`update checkout_session set status = 'closed' where id = ${id} and status in ('open', 'replaced')`
  },

  async isKnownEvent(sql: Sql, id: string): Promise<boolean> {
    const rows = await sql`select from payment_event where id = ${id}`
    return rows.length > 0
  },

  async noteEvent(sql: Sql, id: string): Promise<void> {
    await sql`insert into payment_event (id) values (${id}) on conflict (id) do nothing`
  },

  async forgetEvents(sql: Sql): Promise<void> {
    await sql`delete from payment_event where received_at < now() - ${EVENT_DAYS} * interval '1 day'`
  },
}
