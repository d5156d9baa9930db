import { Refusal } from '#contract/refusal.ts'
import type { UserProfile } from '#contract/profile.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Handlers, SignedIn } from '#server/http/handler.ts'
import { presentProfile } from '#server/profile/present-profile.ts'
import { readUser } from '#server/profile/store.ts'
import { effectiveStatus } from '#server/profile/subscription-status.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { findSubscription } from '../store.ts'
import { addressDigest, secretDigest } from './secret.ts'
import { seatStore } from './store.ts'
import type { OpenInvitation } from './store.ts'

/** @throws seat.invitation_invalid, also for one's own: it is for somebody else */
async function findOffer({ sql }: BillingDeps, { user, secret }: { user: SignedIn['user']; secret: string }): Promise<OpenInvitation> {
  const offer = await seatStore.findOpen(sql, secretDigest(secret))
  if (!offer || offer.payerId === user.id) throw new Refusal('seat.invitation_invalid')
  if (offer.emailDigest !== null && offer.emailDigest !== addressDigest(secret, user.email)) throw new Refusal('seat.other_email')
  return offer
}

/** Nobody is to pay for two: a subscription that its person has not cancelled would go on being billed. @throws seat.own_subscription */
async function checkPaysNothing({ sql }: BillingDeps, userId: string): Promise<void> {
  const own = await findSubscription(sql, userId)
  if (own && !own.cancelAtPeriodEnd && ['Active', 'Trialing', 'PastDue'].includes(effectiveStatus(own))) throw new Refusal('seat.own_subscription')
}

const REFUSED = { gone: 'seat.invitation_invalid', 'none left': 'seat.none_left', seated: 'seat.already_seated' } as const

/** What whoever is invited does: looks who offers it, takes the seat, leaves it. */
export function memberSeatRoutes(deps: BillingDeps): Handlers<'readSeatOffer' | 'takeSeat' | 'leaveSeat'> {
  const { sql } = deps
  async function profileOf({ user, origin }: SignedIn): Promise<UserProfile> {
    const now = await readUser(sql, user.id, deps.trialReports)
    return presentProfile(now ?? user, origin, deps)
  }

  return {
    /** @throws seat.invitation_invalid, seat.other_email */
    async readSeatOffer({ user, body }) {
      const { payerName, payerEmail, offeredUntil } = await findOffer(deps, { user, secret: body.secret })
      return { payerName, payerEmail, until: offeredUntil.toISOString() }
    },

    /**
     * Of any number who come with one link, or for the last seat, it is one. @throws seat.invitation_invalid, seat.other_email, seat.not_running,
     * seat.own_subscription, seat.none_left, seat.already_seated
     */
    async takeSeat(call) {
      const { id, payerId, isRunning } = await findOffer(deps, { user: call.user, secret: call.body.secret })
      if (!isRunning) throw new Refusal('seat.not_running')
      await checkPaysNothing(deps, call.user.id)
      const outcome = await inTransaction(sql, call.audit, (transaction) => seatStore.take(transaction, { id, payerId, memberId: call.user.id }))
      if (outcome !== 'taken') throw new Refusal(REFUSED[outcome])
      return profileOf(call)
    },

    /** @throws seat.not_seated */
    async leaveSeat(call) {
      if (!(await seatStore.leave(sql, call.user.id))) throw new Refusal('seat.not_seated')
      return profileOf(call)
    },
  }
}
