import * as z from 'zod/mini'
import { SeatCount } from './seats/seat.ts'
import { Vertical } from './vertical.ts'

/** A plan: price in minor units with its ISO 4217 code. */
export type Product = z.infer<typeof Product>
export const Product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  price: z.object({ amount: z.int(), currency: z.string().check(z.length(3)), interval: z.enum(['year', 'month']) }),
})

/** Outcome of a reference code asked for with the plans (spec 4). */
export type PromoStatus = z.infer<typeof PromoStatus>
export const PromoStatus = z.enum(['OK', 'CodeApplied', 'CodeNotFound', 'ExistingUser'])

/** A code as typed, in an address. */
export const CodeQuery = z.object({ referenceCode: z.optional(z.string().check(z.trim(), z.maxLength(100))) })

/** The provider's name of a payment. */
export const SessionParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) })

/** `seats`: how many whoever asks paid for last, themselves among them; nothing where they never paid. */
export const ProductList = z.object({ products: z.array(Product), status: PromoStatus, seats: z.optional(SeatCount) })

export const CheckoutRequest = z.object({
  productId: z.string().check(z.minLength(1), z.maxLength(100)),
  referenceCode: z.nullish(z.string().check(z.trim(), z.maxLength(100), z.refine((code) => !code.includes('\0')))),
  vertical: z.optional(Vertical),
  /** How many may work on it, the payer among them; one where nothing is said. */
  seats: z.optional(SeatCount),
})

/** Where to pay, and what became of the code that was sent along: somebody else may have had its last use meanwhile. */
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>
export const CheckoutAnswer = z.object({ action: z.literal('redirect'), url: z.string(), status: PromoStatus })

/** Whoever has more stars than that is promised a personal offer (spec 9). */
export const STARS_BEFORE_OFFER = 12

/** What a person's own code has brought: a star for each invited colleague who paid, and a free month for each star. */
export type Invitations = z.infer<typeof Invitations>
export const Invitations = z.object({
  code: z.string(),
  stars: z.int(),
  monthsGiven: z.int(),
  /** They come with the next subscription that runs on. */ monthsWaiting: z.int(),
})

export type Subscription = z.infer<typeof Subscription>
export const Subscription = z.object({
  currentPeriodStart: z.iso.datetime(),
  currentPeriodEnd: z.iso.datetime(),
  cancelAtPeriodEnd: z.boolean(),
  status: z.string(),
  /**
   * What a seat costs each period, and how many the next one is paid for; `interval` where the plan is one we know. Empty for who is seated: the price is the
   * payer's to know.
   */
  items: z.array(z.object({ unitAmount: z.int(), currency: z.string(), interval: z.optional(z.enum(['year', 'month'])), quantity: z.optional(z.int()) })),
  /** Of who sits in a seat that somebody else pays. */
  seat: z.optional(z.object({
    payerName: z.string(),
    payerEmail: z.string(),
    since: z.iso.datetime(),
    /** False where fewer seats are paid than were taken, and this is one of the last. */
    isPaid: z.boolean(),
  })),
  /** Of a trial: so many finished reports are free, so many of them are used. It has no end in time, which is written as the year 9999. */
  trial: z.optional(z.object({ reports: z.int(), used: z.int() })),
})

/** A bill, or what was paid where the provider writes none: amount in minor units, `url` its page at the provider. */
export type Invoice = z.infer<typeof Invoice>
export const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  date: z.iso.datetime(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['paid', 'open', 'void']),
  url: z.nullable(z.string()),
})

export const PortalAnswer = z.object({ url: z.string() })
export const EventReceipt = z.object({ received: z.literal(true) })
