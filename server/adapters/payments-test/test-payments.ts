import { randomBytes } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import type { Database } from '#server/database/connect.ts'
import type { SoldPlan } from '#domain/plans/sold-plan.ts'
import type { Payments } from '#server/ports/payments.ts'
import { makeTestCheckoutStore } from './store.ts'

/** The checkout of a machine of one's own: a page with a button in place of a bank. Configuration keeps it to loopback. */
export function makeTestPayments({ sql, plans }: { sql: Database; plans: readonly SoldPlan[] }): Payments {
  const store = makeTestCheckoutStore(sql)
  const none = () => Promise.reject(new Refusal('payment.not_found'))
  return {
    plans: () => Promise.resolve(plans),

    async open({ plan, product, amountMinor, seats, origin, returnTo }) {
      const id = `test_${randomBytes(24).toString('base64url')}`
      const { success, cancel } = returnTo(id)
      await store.insert({
        id, state: 'open', productId: plan.id, productName: product.name, amountMinor: amountMinor * seats, currency: plan.currency, seats,
          successUrl: success, cancelUrl: cancel,
      })
      return { id, url: `${origin}/test-checkout/${id}` }
    },

    async read(id) {
      const session = await store.find(id)
      if (!session) throw new Refusal('payment.not_found')
      const { state, productId, amountMinor, currency, seats } = session
      return { state, productId, amountMinor, currency, seats, priceReference: undefined, subscription: undefined }
    },

    close: async (id) => void (await store.settle(id, 'closed')),
    // It keeps no subscriptions and knows no payers, has no page for them, and tells nothing without being asked.
    readSubscription: none,
    endAtPeriodEnd: none,
    giveMonth: none,
    priceSeats: none,
    changeSeats: none,
    endNow: none,
    openPortal: none,
    invoices: () => Promise.resolve([]),
    readNotice: () => {
      throw new Refusal('payment.signature_invalid')
    },
  }
}
