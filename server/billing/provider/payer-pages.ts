import { Refusal } from '#contract/refusal.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { returnOrigin } from '../return-origin.ts'
import { confirmedSessions, findSubscription } from '../store.ts'

/** What a payer has to do with the provider itself: its page for cards and plans, and its bills. */
export function payerRoutes({ sql, payments, publicOrigins = [] }: BillingDeps): Handlers<'openPaymentPortal' | 'listInvoices'> {
  return {
    /** @throws subscription.none, payment.not_found, payment.unavailable */
    async openPaymentPortal({ user, origin, language }) {
      const customer = (await findSubscription(sql, user.id))?.customerReference
      if (!customer) throw new Refusal('subscription.none')
      return payments.openPortal({ customer, language, returnTo: `${returnOrigin(origin, publicOrigins)}/profile` })
    },

    /** The provider's bills; where it writes none, what was paid here. @throws payment.unavailable */
    async listInvoices({ user }) {
      const customer = (await findSubscription(sql, user.id))?.customerReference
      if (!customer) return confirmedSessions(sql, user.id)
      const invoices = await payments.invoices(customer)
      return invoices.map(({ id, number, at, amountMinor, currency, state, address }) => ({
        id,
        number,
        date: at.toISOString(),
        amount: amountMinor,
        currency,
        status: state,
        url: address ?? null,
      }))
    },
  }
}
