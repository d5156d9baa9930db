import type { Subscription } from '#contract/billing.ts'

export type SubscriptionBadge = { label: 'statusActive' | 'statusTrialing' | 'statusCanceled' | 'statusPastDue' | 'statusExpired'; colour: 'good' | 'recording' | 'wait' }

const BADGES: Readonly<Record<string, SubscriptionBadge>> = {
  active: { label: 'statusActive', colour: 'good' },
  trialing: { label: 'statusTrialing', colour: 'good' },
  canceled: { label: 'statusCanceled', colour: 'recording' },
  pastdue: { label: 'statusPastDue', colour: 'wait' },
  past_due: { label: 'statusPastDue', colour: 'wait' },
}

/** Takes a subscription; gives its badge, the yellow second one, and whether it can be cancelled (spec 4; status compared lowercased). */
export function subscriptionState({ status, cancelAtPeriodEnd }: Pick<Subscription, 'status' | 'cancelAtPeriodEnd'>) {
  const lowered = status.toLowerCase()
  const isRunning = lowered === 'active' || lowered === 'trialing'
  return {
    badge: BADGES[lowered] ?? ({ label: 'statusExpired', colour: 'recording' } satisfies SubscriptionBadge),
    endsAtPeriodEnd: cancelAtPeriodEnd,
    mayCancel: isRunning && !cancelAtPeriodEnd,
  }
}
