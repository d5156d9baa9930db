import { randomBytes } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import type { Database } from '#server/database/connect.ts'
import type { Payments } from '#server/ports/payments.ts'
import { makeTestCheckoutStore } from './store.ts'

/** The checkout of a machine of one's own: a page with a button in place of a bank. Configuration keeps it to loopback. */
export function makeTestPayments({ sql }: { sql: Database }): Payments {
  const store = makeTestCheckoutStore(sql)
  return {
    async open({ product, amountMinor, currency, origin, returnTo }) {
      const id = `test_${randomBytes(24).toString('base64url')}`
      const { success, cancel } = returnTo(id)
      await store.insert({
        id, state: 'open', productId: product.id, productName: product.name, amountMinor, currency, successUrl: success, cancelUrl: cancel,
      })
      return { id, url: `${origin}/test-checkout/${id}` }
    },

    async read(id) {
      const session = await store.find(id)
      if (!session) throw new Refusal('payment.not_found')
      const { state, productId, amountMinor, currency } = session
      return { state, productId, amountMinor, currency, reference: undefined, period: undefined }
    },

    close: async (id) => void (await store.settle(id, 'closed')),
    endAtPeriodEnd: async () => undefined,
    endNow: async () => undefined,
  }
}
