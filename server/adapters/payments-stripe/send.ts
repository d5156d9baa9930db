import { Stripe } from 'stripe'
import type { CheckoutOrder } from '#server/ports/payments.ts'

/** Where Stripe answers; named only by tests, which stand in for it. */
export type StripeAddress = { protocol: 'http' | 'https'; host: string; port: number }

const TIMEOUT_MS = 15_000

/** The one door to Stripe: every function asks and gives the raw answer. */
export function makeStripeDoor({ secretKey, address }: { secretKey: string; address?: StripeAddress | undefined }) {
  const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false, ...address })
  return {
    open: ({ product, amountMinor, currency, interval, email, language, returnTo }: CheckoutOrder) => {
      const { success, cancel } = returnTo('{CHECKOUT_SESSION_ID}')
      return stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: amountMinor,
              recurring: { interval },
              product_data: { name: product.name, description: product.description },
            },
          },
        ],
        metadata: { productId: product.id },
        success_url: success,
        cancel_url: cancel,
        locale: language,
        ...(email !== '' && { customer_email: email }),
      })
    },
    read: (id: string) => stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] }),
    close: (id: string) => stripe.checkout.sessions.expire(id),
    endAtPeriodEnd: (reference: string) => stripe.subscriptions.update(reference, { cancel_at_period_end: true }),
    endNow: (reference: string) => stripe.subscriptions.cancel(reference),
  }
}
