import { SubscriptionStatus } from '#contract/profile.ts'

/** The stored state of a subscription; `hasLapsed` is judged by the database's clock (REL-21). */
export type StoredSubscription = { status: string; cancelAtPeriodEnd: boolean; hasLapsed: boolean }

/** Takes what is stored, or nothing; gives the status that counts: a paid period that is over is no longer active. */
export function effectiveStatus(stored: StoredSubscription | undefined): SubscriptionStatus {
  if (!stored) return 'Missing'
  const status = SubscriptionStatus.parse(stored.status)
  const wasRunning = status === 'Active' || status === 'Trialing'
  if (!wasRunning || !stored.hasLapsed) return status
  return stored.cancelAtPeriodEnd ? 'Canceled' : 'Expired'
}

/** What opens the app is called Active (spec 4): a trial does, and only the page of the subscription says that it is one. */
export const gateStatus = (status: SubscriptionStatus): SubscriptionStatus => (status === 'Trialing' ? 'Active' : status)

/** Of whoever never had a subscription: null where there was no trial either. One that is over leaves something to look at, which nothing at all does not. */
export const trialStatus = (isOnTrial: boolean | null): SubscriptionStatus => (isOnTrial === null ? 'Missing' : isOnTrial ? 'Active' : 'Expired')
