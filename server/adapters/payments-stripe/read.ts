import { z } from 'zod'
import { Vertical } from '#contract/vertical.ts'
import type { SoldPlan } from '#domain/plans/sold-plan.ts'
import type { CheckoutState, KeptSubscription, ProviderInvoice } from '#server/ports/payments.ts'

const Https = z.url({ protocol: /^https$/ })
const Opened = z.object({ id: z.string().min(1), url: Https })
const Portal = z.object({ url: Https })
const Seconds = z.int().transform((seconds) => new Date(seconds * 1000))
const Currency = z.string().length(3).toUpperCase()
const Metadata = z.record(z.string(), z.string())
/** What Stripe names where it might also give the whole. */
const Named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const Recurring = z.object({ interval: z.enum(['month', 'year']), interval_count: z.literal(1) })
const Sold = z.object({
  id: z.string(),
  lookup_key: z.string().nullable(),
  unit_amount: z.int().positive(),
  currency: Currency,
  recurring: Recurring,
  product: z.object({
    id: z.string(),
    active: z.literal(true),
    name: z.string(),
    description: z.string().nullable(),
    marketing_features: z.array(z.object({ name: z.string().optional() })),
    metadata: z.object({ vertical: Vertical }),
  }),
})
const PriceList = z.object({ data: z.array(z.unknown()) })

/**
 * Takes Stripe's list of prices; gives the plans among them: monthly or yearly, of an active product whose metadata name its edition. All else is not
 * ours to sell.
 */
export function readPlans(answer: unknown): SoldPlan[] {
  return PriceList.parse(answer).data.flatMap((entry) => {
    const parsed = Sold.safeParse(entry)
    if (!parsed.success) return []
    const { id, lookup_key: key, unit_amount: amountMinor, currency, recurring, product } = parsed.data
    return {
      id: key ?? id,
      vertical: product.metadata.vertical,
      interval: recurring.interval,
      amountMinor,
      currency,
      reference: { price: id, product: product.id },
      words: { name: product.name, description: product.description ?? '', features: product.marketing_features.flatMap(({ name }) => name ?? []) },
    }
  })
}

/** Our word for a state of Stripe's. A state that is new to us is no answer: what we had stands until it is understood. */
const STATUS = {
  active: 'Active',
  trialing: 'Trialing',
  past_due: 'PastDue',
  unpaid: 'PastDue',
  incomplete: 'PastDue',
  paused: 'Expired',
  incomplete_expired: 'Expired',
  canceled: 'Canceled',
} as const

const Price = z.object({ id: z.string(), lookup_key: z.string().nullable(), unit_amount: z.int(), currency: Currency })
/** Of a price that is not counted by pieces Stripe says no number. */
const Quantity = z.int().positive().default(1)
const Item = z.object({ quantity: Quantity, current_period_start: Seconds, current_period_end: Seconds, price: Price })
const Subscription = z.object({
  id: z.string(),
  customer: Named,
  status: z.enum(['active', 'trialing', 'past_due', 'unpaid', 'incomplete', 'paused', 'incomplete_expired', 'canceled']).transform((status) => STATUS[status]),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.int().nullable(),
  ended_at: Seconds.nullable(),
  metadata: Metadata,
  items: z.object({ data: z.tuple([Item], z.unknown()) }),
})

function presentSubscription({ items, cancel_at: endsAt, ended_at: endedAt, ...said }: z.infer<typeof Subscription>): KeptSubscription {
  const [item] = items.data
  const { price } = item
  return {
    reference: said.id,
    customer: said.customer,
    status: said.status,
    productId: price.lookup_key ?? said.metadata['productId'] ?? price.id,
    amountMinor: price.unit_amount,
    currency: price.currency,
    seats: item.quantity,
    // One that ended before its period did is over from that moment.
    period: { start: item.current_period_start, end: endedAt ?? item.current_period_end },
    isEnding: said.cancel_at_period_end || endsAt !== null,
  }
}

/** Takes Stripe's subscription; gives what our side needs. */
export const readSubscription = (answer: unknown): KeptSubscription => presentSubscription(Subscription.parse(answer))

const Session = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  amount_total: z.int(),
  currency: Currency,
  metadata: z.object({ productId: z.string() }),
  subscription: Subscription.nullable(),
})

/** Takes Stripe's answer to a new session; gives its id and page. */
export function readOpened(answer: unknown): { id: string; url: string } {
  const { id, url } = Opened.parse(answer)
  return { id, url }
}

export const readPortal = (answer: unknown): { url: string } => ({ url: Portal.parse(answer).url })

/**
 * Takes Stripe's session with its subscription; gives what our side needs. Complete is not paid: a bank may still refuse. Where nothing was left to
 * pay, for free months stood to the payer's credit, Stripe's own subscription says whether it runs.
 */
export function readSession(answer: unknown): CheckoutState {
  const session = Session.parse(answer)
  const { subscription } = session
  const isSettled = session.payment_status === 'paid' || (session.payment_status === 'no_payment_required' && subscription?.status === 'Active')
  const isPaid = session.status === 'complete' && isSettled
  return {
    state: isPaid ? 'paid' : session.status === 'expired' ? 'closed' : 'open',
    productId: session.metadata.productId,
    amountMinor: session.amount_total,
    currency: session.currency,
    seats: subscription?.items.data[0].quantity,
    priceReference: subscription?.items.data[0].price.id,
    subscription: subscription ? presentSubscription(subscription) : undefined,
  }
}

const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  created: Seconds,
  /** What is left to pay when a free month and the like are taken off. */
  amount_due: z.int(),
  currency: Currency,
  status: z.enum(['paid', 'open', 'void', 'uncollectible']),
  hosted_invoice_url: Https.nullish(),
})
const Drafted = z.object({ status: z.literal('draft') })

/** Takes Stripe's list of invoices; gives the bills, newest first. A draft is none yet. */
export function readInvoices(answer: unknown): ProviderInvoice[] {
  return PriceList.parse(answer).data.filter((entry) => !Drafted.safeParse(entry).success).map((entry) => {
    const { id, number, created, amount_due: amountMinor, currency, status, hosted_invoice_url: address } = Invoice.parse(entry)
    return { id, number, at: created, amountMinor, currency, state: status === 'uncollectible' ? 'open' : status, address: address ?? undefined }
  })
}

const OneItem = z.object({ items: z.object({ data: z.tuple([z.object({ id: z.string(), quantity: Quantity })], z.unknown()) }) })

/** Takes Stripe's subscription; gives its one item, and how many seats that is. */
export function readSeatItem(answer: unknown): { item: string; seats: number } {
  const [{ id, quantity }] = OneItem.parse(answer).items.data
  return { item: id, seats: quantity }
}

const Prorated = z.object({ parent: z.object({ subscription_item_details: z.object({ proration: z.boolean() }).nullish() }).nullish(), amount: z.int() })
const Preview = z.object({ currency: Currency, lines: z.object({ data: z.array(Prorated) }) })

/** Takes Stripe's preview of a bill; gives what of it is for the rest of the running period. */
export function readProration(answer: unknown): { amountMinor: number; currency: string } {
  const { currency, lines } = Preview.parse(answer)
  const prorated = lines.data.filter(({ parent }) => parent?.subscription_item_details?.proration === true)
  return { currency, amountMinor: prorated.reduce((sum, { amount }) => sum + amount, 0) }
}
