import type { Handlers } from '#server/http/handler.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { freeMonthStore } from './store.ts'

/** What a person's own code has brought. */
export function invitationRoutes({ sql }: BillingDeps): Handlers<'getInvitations'> {
  return {
    async getInvitations({ user }) {
      const { stars, given } = await freeMonthStore.count(sql, user.id)
      return { code: user.referenceCode, stars, monthsGiven: given, monthsWaiting: Math.max(0, stars - given) }
    },
  }
}
