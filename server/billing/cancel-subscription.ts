import { Refusal } from '#contract/refusal.ts'
import type { Handler } from '#server/http/handler.ts'
import { effectiveStatus } from '#server/profile/subscription-status.ts'
import type { BillingDeps } from './billing-deps.ts'
import { presentSubscription } from './get-subscription.ts'
import { findSubscription, markEnding } from './store.ts'

/** Ends with the paid period; nothing is refunded and nothing is lost before. @throws subscription.none, payment.unavailable */
export function makeCancelSubscription({ sql, payments }: BillingDeps): Handler<'cancelSubscription'> {
  return async ({ user }) => {
    const row = await findSubscription(sql, user.id)
    if (!row) throw new Refusal('subscription.none')
    const isRunning = ['Active', 'Trialing', 'PastDue'].includes(effectiveStatus(row))
    if (!isRunning || row.cancelAtPeriodEnd) return presentSubscription(row)
    if (row.providerReference) await payments.endAtPeriodEnd(row.providerReference)
    await markEnding(sql, user.id)
    return presentSubscription({ ...row, cancelAtPeriodEnd: true })
  }
}
