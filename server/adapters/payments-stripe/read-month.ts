import { z } from 'zod'

/** What one month of a running subscription costs its payer, in minor units. */
export type MonthPrice = { customer: string; amountMinor: number; currency: string }

const MONTHS = { month: 1, year: 12 }

const Subscription = z.object({
  customer: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
  status: z.string(),
  items: z.object({
    data: z.tuple(
      [z.object({ price: z.object({ unit_amount: z.int(), currency: z.string(), recurring: z.object({ interval: z.enum(['month', 'year']) }) }) })],
      z.unknown(),
    ),
  }),
})

/** Takes Stripe's subscription; gives the price of a month, of a year's price the twelfth part; undefined for one that has ended. */
export function readMonthPrice(answer: unknown): MonthPrice | undefined {
  const { customer, status, items } = Subscription.parse(answer)
  if (status === 'canceled' || status === 'incomplete_expired') return undefined
  const { unit_amount: amount, currency, recurring } = items.data[0].price
  return { customer, currency, amountMinor: Math.round(amount / MONTHS[recurring.interval]) }
}

const Movements = z.object({ data: z.array(z.object({ metadata: z.record(z.string(), z.string()).nullish() })) })

/** Takes Stripe's list of a payer's balance; true when one of its movements was made under this key. */
export const hasMovement = (answer: unknown, key: string): boolean => Movements.parse(answer).data.some(({ metadata }) => metadata?.['key'] === key)
