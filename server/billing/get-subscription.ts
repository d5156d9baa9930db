import type { Subscription } from '#contract/billing.ts'
import { Refusal } from '#contract/refusal.ts'
import { intervalOf } from '#domain/plans/plan.ts'
import type { Handler } from '#server/http/handler.ts'
import { effectiveStatus } from '#server/profile/subscription-status.ts'
import { trialStore } from '#server/profile/trial/store.ts'
import type { TrialRow } from '#server/profile/trial/store.ts'
import type { BillingDeps } from './billing-deps.ts'
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
    items: [{ unitAmount: row.unitAmount, currency: row.currency, ...(interval && { interval }) }],
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
    const row = await findSubscription(sql, user.id)
    if (row) return presentSubscription(row)
    const trial = await trialStore.find(sql, user.id)
    if (!trial || trialReports === 0) throw new Refusal('subscription.none')
    return presentTrial(trial, trialReports)
  }
}
