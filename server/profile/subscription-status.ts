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
const gateStatus = (status: SubscriptionStatus): SubscriptionStatus => (status === 'Trialing' ? 'Active' : status)

/** What is known of somebody's right to the app: a subscription of their own, a seat that somebody else pays, whether they ever had one, a trial. */
export type Standing = { own: StoredSubscription | null; seat: (StoredSubscription & { isPaid: boolean }) | null; hasSat: boolean; isOnTrial: boolean | null }

/**
 * Takes what is known; gives what counts. A subscription of one's own comes first where it runs, then the seat, which stands and falls with the
 * payer's subscription. Whoever has had a seat goes on seeing what they made there.
 */
export function standingOf({ own, seat, hasSat, isOnTrial }: Standing): { status: SubscriptionStatus; cancelAtPeriodEnd: boolean } {
  const ofOwn = own && { status: gateStatus(effectiveStatus(own)), cancelAtPeriodEnd: own.cancelAtPeriodEnd && !own.hasLapsed }
  const seatStatus = seat?.isPaid === false ? 'Expired' : gateStatus(effectiveStatus(seat ?? undefined))
  const ofSeat = seat && { status: seatStatus, cancelAtPeriodEnd: seat.isPaid && seat.cancelAtPeriodEnd && !seat.hasLapsed }
  if (ofOwn?.status === 'Active' || !ofSeat) return ofOwn ?? { status: hasSat && isOnTrial !== true ? 'Expired' : trialStatus(isOnTrial),
    cancelAtPeriodEnd: false }
  return ofSeat.status === 'Active' || !ofOwn ? ofSeat : ofOwn
}

/** Of whoever never had a subscription: null where there was no trial either. One that is over leaves something to look at, which nothing at all does not. */
const trialStatus = (isOnTrial: boolean | null): SubscriptionStatus => (isOnTrial === null ? 'Missing' : isOnTrial ? 'Active' : 'Expired')
