import { z } from 'zod'
import type { CheckoutState } from '#server/ports/payments.ts'

const Opened = z.object({ id: z.string().min(1), url: z.url({ protocol: /^https$/ }) })

const Seconds = z.int().transform((seconds) => new Date(seconds * 1000))
const Subscription = z.object({
  id: z.string(),
  items: z.object({ data: z.array(z.object({ current_period_start: Seconds, current_period_end: Seconds })).min(1) }),
})
const Session = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  amount_total: z.int(),
  currency: z.string(),
  metadata: z.object({ productId: z.string() }),
  subscription: Subscription.nullable(),
})

/** Takes Stripe's answer to a new session; gives its id and page. */
export function readOpened(answer: unknown): { id: string; url: string } {
  const { id, url } = Opened.parse(answer)
  return { id, url }
}

/** Takes Stripe's session with its subscription; gives what our side needs. Complete is not paid: a bank may still refuse. */
export function readSession(answer: unknown): CheckoutState {
  const session = Session.parse(answer)
  const isPaid = session.status === 'complete' && session.payment_status === 'paid'
  const item = session.subscription?.items.data[0]
  return {
    state: isPaid ? 'paid' : session.status === 'expired' ? 'closed' : 'open',
    productId: session.metadata.productId,
    amountMinor: session.amount_total,
    currency: session.currency.toUpperCase(),
    reference: session.subscription?.id,
    period: item && { start: item.current_period_start, end: item.current_period_end },
  }
}
