import type { Language } from '#contract/vertical.ts'
import type { SoldPlan } from '#domain/plans/sold-plan.ts'

/** What a person is about to pay for. */
export type CheckoutOrder = {
  plan: SoldPlan
  product: { name: string; description: string }
  /** What this person pays for a seat each period: the plan's price, or less for who brings a code. */
  amountMinor: number
  /** How many seats: so many times the amount is to pay. */
  seats: number
  email: string
  /** Whom the provider knows the person as from an earlier subscription. */
  customer: string | undefined
  language: Language
  /** Origin of the app; a stand-in serves its page there. */
  origin: string
  /** Where the browser comes back to; the provider makes the id of the session. */
  returnTo: (sessionId: string) => { success: string; cancel: string }
}

export type Period = { start: Date; end: Date }

/** A subscription that the provider keeps, as it stands there now. */
export type KeptSubscription = {
  reference: string
  customer: string
  status: 'Active' | 'Trialing' | 'PastDue' | 'Canceled' | 'Expired'
  productId: string
  /** Of one seat. */
  amountMinor: number
  currency: string
  /** So many the next period is for. */
  seats: number
  period: Period
  /** It runs out instead of being renewed. */
  isEnding: boolean
}

/** What the provider says of a session when asked; the only ground on which anybody is let in (PAY-1). */
export type CheckoutState = {
  state: 'open' | 'paid' | 'closed'
  productId: string
  /** Of all seats together. */
  amountMinor: number
  currency: string
  /** How many, undefined until they are paid. */
  seats: number | undefined
  /** The provider's name for the price that was paid; undefined where it was made for this order or has none. */
  priceReference: string | undefined
  /** Undefined where the provider keeps no subscriptions; the paid period then runs from the confirmation. */
  subscription: KeptSubscription | undefined
}

/** What the provider says without being asked. It says only where to look: what is there is asked for (PAY-1). */
export type PaymentNotice = { id: string } & ({ about: 'checkout'; sessionId: string } | { about: 'subscription'; reference: string } | { about: 'nothing' })

/** Another number of seats on a running subscription, of which so many are paid for in this period. */
export type SeatOrder = { reference: string; paid: number; seats: number }

/** A bill of the provider; `address` is the provider's page of it. */
export type ProviderInvoice = {
  id: string
  number: string
  at: Date
  amountMinor: number
  currency: string
  state: 'paid' | 'open' | 'void'
  address: string | undefined
}

/** The power that takes money. */
export type Payments = {
  /** What is sold now, in all editions. @throws payment.unavailable */
  plans: () => Promise<readonly SoldPlan[]>
  /** Starts a session; gives its id and the page to pay on. @throws payment.unavailable */
  open: (order: CheckoutOrder) => Promise<{ id: string; url: string }>
  /** @throws payment.not_found, payment.unavailable */
  read: (id: string) => Promise<CheckoutState>
  /** Ends a session that another one replaced; one that is paid stays paid. @throws payment.unavailable */
  close: (id: string) => Promise<void>
  /** @throws payment.not_found, payment.unavailable */
  readSubscription: (reference: string) => Promise<KeptSubscription>
  /** Lets the running subscription end with the paid period. @throws payment.not_found, payment.unavailable */
  endAtPeriodEnd: (reference: string) => Promise<void>
  /**
   * Takes the price of one month off the next bills of a running subscription; asked any number of times under one key, it does so once.
   * @throws payment.not_found where none runs, payment.unavailable
   */
  giveMonth: (about: { reference: string; key: string }) => Promise<void>
  /**
   * What more seats would cost at once, for the rest of the period; nothing for as many as are paid, or fewer. @throws payment.not_found, payment.unavailable
   */
  priceSeats: (order: SeatOrder) => Promise<{ amountMinor: number; currency: string }>
  /**
   * Sets how many seats the subscription is for; asked any number of times, it does so once. More than are paid are billed at once for the rest of
   * the period, and stay as they were where that is not paid. Fewer count from the next period and give nothing back.
   * @throws payment.declined, payment.not_found, payment.unavailable
   */
  changeSeats: (order: SeatOrder) => Promise<void>
  /** Ends the running subscription now: its account is erased, or another one took its place. @throws payment.not_found, payment.unavailable */
  endNow: (reference: string) => Promise<void>
  /** The provider's page for cards, bills and plans of one payer. @throws payment.not_found, payment.unavailable */
  openPortal: (about: { customer: string; language: Language; returnTo: string }) => Promise<{ url: string }>
  /** The bills of one payer, newest first. @throws payment.unavailable */
  invoices: (customer: string) => Promise<ProviderInvoice[]>
  /** Takes a message as its bytes came; gives what it is about, once its signature holds (PAY-1). @throws payment.signature_invalid */
  readNotice: (message: { body: Buffer; signature: string }) => PaymentNotice
}
