import { z } from 'zod'
import type { PaymentNotice } from '#server/ports/payments.ts'

const Named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const Event = z.object({ id: z.string().min(1).max(255), type: z.string(), data: z.object({ object: z.unknown() }) })
const Thing = z.object({ id: z.string() })
const Bill = z.object({ parent: z.object({ subscription_details: z.object({ subscription: Named }).nullable() }).nullable() })

const OF_CHECKOUT: ReadonlySet<string> = new Set([
  'checkout.session.completed', 'checkout.session.async_payment_succeeded', 'checkout.session.async_payment_failed', 'checkout.session.expired',
])
const OF_BILL: ReadonlySet<string> = new Set([
  'invoice.paid', 'invoice.payment_failed', 'invoice.payment_action_required', 'invoice.voided', 'invoice.marked_uncollectible',
])

/** Takes an event whose signature has held; gives where to look. Kinds that we do not follow, also those that do not exist yet, are about nothing. */
export function readNotice(answer: unknown): PaymentNotice {
  const { id, type, data } = Event.parse(answer)
  if (OF_CHECKOUT.has(type)) return { id, about: 'checkout', sessionId: Thing.parse(data.object).id }
  if (type.startsWith('customer.subscription.')) return { id, about: 'subscription', reference: Thing.parse(data.object).id }
  const subscription = OF_BILL.has(type) ? Bill.parse(data.object).parent?.subscription_details?.subscription : undefined
  return subscription === undefined ? { id, about: 'nothing' } : { id, about: 'subscription', reference: subscription }
}
