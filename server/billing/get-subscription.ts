import type { Subscription } from '#contract/billing.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Handler } from '#server/http/handler.ts'
import { effectiveStatus } from '#server/profile/subscription-status.ts'
import type { BillingDeps } from './billing-deps.ts'
import { findSubscription } from './store.ts'
import type { SubscriptionRow } from './store.ts'

export function presentSubscription(row: SubscriptionRow): Subscription {
  return {
    currentPeriodStart: row.currentPeriodStart.toISOString(),
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd && !row.hasLapsed,
    status: effectiveStatus(row),
    items: [{ unitAmount: row.unitAmount, currency: row.currency }],
  }
}

/** @throws subscription.none */
export function makeGetSubscription({ sql }: BillingDeps): Handler<'getSubscription'> {
  return async ({ user }) => {
    const row = await findSubscription(sql, user.id)
    if (!row) throw new Refusal('subscription.none')
    return presentSubscription(row)
  }
}
