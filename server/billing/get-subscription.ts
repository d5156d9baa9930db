import type { Subscription } from '#contract/billing.ts'
import { Refusal } from '#contract/refusal.ts'
import { intervalOf } from '#domain/plans/plan.ts'
import type { Handler } from '#server/http/handler.ts'
import { effectiveStatus } from '#server/profile/subscription-status.ts'
import { trialStore } from '#server/profile/trial/store.ts'
import type { TrialRow } from '#server/profile/trial/store.ts'
import type { BillingDeps } from './billing-deps.ts'
import { seatStore } from './seats/store.ts'
import type { HeldSeat } from './seats/store.ts'
import { findSubscription } from './store.ts'
import type { SubscriptionRow } from './store.ts'

export function presentSubscription(row: SubscriptionRow): Subscription {
  const status = effectiveStatus(row)
  const interval = intervalOf(row.productId)
  return {
    currentPeriodStart: row.currentPeriodStart.toISOString(),
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd && !row.hasLapsed,
    status: status === 'Trialing' ? 'trialing' : status,
    items: [{ unitAmount: row.unitAmount, currency: row.currency, quantity: row.nextSeats, ...(interval && { interval }) }],
  }
}

/** What somebody who sits in a seat is told: who pays it and until when, and not what it costs. */
function presentSeat({ payerName, payerEmail, since, isPaid, start, end, ...stored }: HeldSeat): Subscription {
  const status = effectiveStatus(stored)
  return {
    currentPeriodStart: start.toISOString(),
    currentPeriodEnd: end.toISOString(),
    cancelAtPeriodEnd: isPaid && stored.cancelAtPeriodEnd && !stored.hasLapsed,
    status: !isPaid ? 'Expired' : status === 'Trialing' ? 'Active' : status,
    items: [],
    seat: { payerName, payerEmail, since: since.toISOString(), isPaid },
  }
}

/** A trial is measured in reports and in no time: while it lasts it has no end that a calendar knows. */
const NO_END = '9999-12-31T00:00:00.000Z'

export const isTrialOver = ({ reports, endedAt }: TrialRow, most: number): boolean => endedAt !== null || reports >= most

export function presentTrial(row: TrialRow, most: number): Subscription {
  const { reports, beganAt, endedAt } = row
  const isOver = isTrialOver(row, most)
  return {
    currentPeriodStart: beganAt.toISOString(),
    currentPeriodEnd: isOver ? (endedAt ?? new Date()).toISOString() : NO_END,
    cancelAtPeriodEnd: false,
    status: isOver ? 'Expired' : 'trialing',
    items: [],
    trial: { reports: most, used: Math.min(reports, most) },
  }
}

/** @throws subscription.none */
export function makeGetSubscription({ sql, trialReports = 0 }: BillingDeps): Handler<'getSubscription'> {
  return async ({ user }) => {
    const [row, seat] = await Promise.all([findSubscription(sql, user.id), seatStore.held(sql, user.id)])
    if (row && (!seat || ['Active', 'Trialing'].includes(effectiveStatus(row)))) return presentSubscription(row)
    if (seat) return presentSeat(seat)
    const trial = await trialStore.find(sql, user.id)
    if (!trial || trialReports === 0) throw new Refusal('subscription.none')
    return presentTrial(trial, trialReports)
  }
}
