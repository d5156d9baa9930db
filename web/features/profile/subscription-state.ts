import type { Subscription } from '#contract/billing.ts'

export type SubscriptionBadge = {
  label: 'statusActive' | 'statusTrialing' | 'statusCanceled' | 'statusPastDue' | 'statusExpired'
  colour: 'good' | 'recording' | 'wait'
}

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
    isRunning,
    endsAtPeriodEnd: cancelAtPeriodEnd,
    // Whoever is in arrears may stop owing more.
    mayCancel: (isRunning || lowered.startsWith('past')) && !cancelAtPeriodEnd,
  }
}

const DAY_MS = 86_400_000

/** Takes a subscription; gives what its price is for: what the plan says, else as long as the paid period lasts. A gift of another length says nothing. */
export function periodLength({
  currentPeriodStart,
  currentPeriodEnd,
  items,
}: Pick<Subscription, 'currentPeriodStart' | 'currentPeriodEnd' | 'items'>): 'perYear' | 'perMonth' | undefined {
  const interval = items[0]?.interval
  if (interval !== undefined) return interval === 'year' ? 'perYear' : 'perMonth'
  const days = Math.round((Date.parse(currentPeriodEnd) - Date.parse(currentPeriodStart)) / DAY_MS)
  if (days === 365 || days === 366) return 'perYear'
  return days >= 28 && days <= 31 ? 'perMonth' : undefined
}
