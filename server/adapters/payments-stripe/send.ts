import { Stripe } from 'stripe'
import type { Language } from '#contract/vertical.ts'
import type { CheckoutOrder } from '#server/ports/payments.ts'
import type { MonthPrice } from './read-month.ts'

/** Where Stripe answers; named only by tests, which stand in for it. */
export type StripeAddress = { protocol: 'http' | 'https'; host: string; port: number }

const TIMEOUT_MS = 15_000
const MOST_LISTED = 100
const BILLS_SHOWN = 24
/** Movements of a payer's balance that are looked through for one that was made already. */
const MOVEMENTS_LISTED = 100

/** A price of Stripe's own, or, for who pays less, one made for this order of the same product. */
function lineOf({ plan, product, amountMinor, seats: quantity }: CheckoutOrder): Stripe.Checkout.SessionCreateParams.LineItem {
  const { reference, interval, currency } = plan
  if (reference && amountMinor === plan.amountMinor) return { quantity, price: reference.price }
  const what = reference ? { product: reference.product } : { product_data: { name: product.name, description: product.description } }
  return { quantity, price_data: { currency: currency.toLowerCase(), unit_amount: amountMinor, recurring: { interval }, ...what } }
}

/** The one door to Stripe: every function asks and gives the raw answer. */
export function makeStripeDoor({ secretKey, address }: { secretKey: string; address?: StripeAddress | undefined }) {
  const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false, ...address })
  return {
    prices: () => stripe.prices.list({ active: true, type: 'recurring', limit: MOST_LISTED, expand: ['data.product'] }),
    /** The same key asked for twice makes one session, however often the answer is lost. */
    open: (order: CheckoutOrder, idempotencyKey: string) => {
      const { success, cancel } = order.returnTo('{CHECKOUT_SESSION_ID}')
      const metadata = { productId: order.plan.id }
      const payer = order.customer === undefined ? order.email !== '' && { customer_email: order.email } : { customer: order.customer }
      return stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          line_items: [lineOf(order)],
          metadata,
          subscription_data: { metadata },
          success_url: success,
          cancel_url: cancel,
          locale: order.language,
          ...payer,
        },
        { idempotencyKey },
      )
    },
    read: (id: string) => stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] }),
    close: (id: string) => stripe.checkout.sessions.expire(id),
    readSubscription: (reference: string) => stripe.subscriptions.retrieve(reference),
    endAtPeriodEnd: (reference: string) => stripe.subscriptions.update(reference, { cancel_at_period_end: true }),
    previewSeats: ({ reference, item, seats }: { reference: string; item: string; seats: number }) =>
      stripe.invoices.createPreview({ subscription: reference,
        subscription_details: { items: [{ id: item, quantity: seats }], proration_behavior: 'always_invoice' } }),
    /** Without a bill, the next period alone is for another number. */
    setSeats: ({ reference, item, seats }: { reference: string; item: string; seats: number }) =>
      stripe.subscriptions.update(reference, { items: [{ id: item, quantity: seats }], proration_behavior: 'none' }),
    /** Billed at once for the rest of the period; where the card is refused, all stays as it was. */
    buySeats: ({ reference, item, seats }: { reference: string; item: string; seats: number }) =>
      stripe.subscriptions.update(reference, { items: [{ id: item, quantity: seats }], proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete' }),
    movements: (customer: string) => stripe.customers.listBalanceTransactions(customer, { limit: MOVEMENTS_LISTED }),
    /** What a payer has to their credit is a balance below zero, and goes off the next bills. */
    credit: ({ customer, amountMinor, currency }: MonthPrice, key: string) =>
      stripe.customers.createBalanceTransaction(
        customer,
        { amount: -amountMinor, currency: currency.toLowerCase(), description: 'Free month', metadata: { key } },
        { idempotencyKey: key },
      ),
    endNow: (reference: string) => stripe.subscriptions.cancel(reference),
    openPortal: ({ customer, language, returnTo }: { customer: string; language: Language; returnTo: string }) =>
      stripe.billingPortal.sessions.create({ customer, locale: language, return_url: returnTo }),
    invoices: (customer: string) => stripe.invoices.list({ customer, limit: BILLS_SHOWN }),
    /** Checks the signature in constant time, and that the message is no older than five minutes. Throws where either does not hold. */
    event: (body: Buffer, about: { signature: string; secret: string }) => stripe.webhooks.constructEvent(body, about.signature, about.secret),
  }
}

export type StripeDoor = ReturnType<typeof makeStripeDoor>
