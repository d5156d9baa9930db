import type { Subscription } from '#contract/billing.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { effectiveStatus } from '#server/profile/subscription-status.ts'
import { trialStore } from '#server/profile/trial/store.ts'
import type { BillingDeps } from './billing-deps.ts'
import { isTrialOver, presentSubscription, presentTrial } from './get-subscription.ts'
import { unlessUnknown } from './provider/keep-in-step.ts'
import { seatStore } from './seats/store.ts'
import { findSubscription, markEnding } from './store.ts'

/** A trial has no period to run out: it ends now. @throws subscription.none */
async function endTrial(sql: Database, userId: string, trialReports: number): Promise<Subscription> {
  const trial = await trialStore.find(sql, userId)
  if (!trial || trialReports === 0) throw new Refusal('subscription.none')
  if (!isTrialOver(trial, trialReports)) await trialStore.end(sql, userId)
  return presentTrial({ ...trial, endedAt: trial.endedAt ?? new Date() }, trialReports)
}

/**
 * Ends with the paid period; nothing is refunded and nothing is lost before. Whoever sits in somebody's seat has nothing to end. @throws subscription.none,
 * subscription.not_payer, payment.unavailable
 */
export function makeCancelSubscription({ sql, payments, trialReports = 0 }: BillingDeps): Handler<'cancelSubscription'> {
  return async ({ user }) => {
    const row = await findSubscription(sql, user.id)
    const isRunning = row !== undefined && ['Active', 'Trialing', 'PastDue'].includes(effectiveStatus(row))
    if (!isRunning && (await seatStore.held(sql, user.id))) throw new Refusal('subscription.not_payer')
    if (!row) return endTrial(sql, user.id, trialReports)
    if (!isRunning || row.cancelAtPeriodEnd) return presentSubscription(row)
    if (row.providerReference) await unlessUnknown(payments.endAtPeriodEnd(row.providerReference))
    await markEnding(sql, user.id)
    return presentSubscription({ ...row, cancelAtPeriodEnd: true })
  }
}
