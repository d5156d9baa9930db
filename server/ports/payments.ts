import type { Language } from '#contract/vertical.ts'

/** What a person is about to pay for. */
export type CheckoutOrder = {
  product: { id: string; name: string; description: string }
  amountMinor: number
  /** ISO 4217. */
  currency: string
  interval: 'month' | 'year'
  email: string
  language: Language
  /** Origin of the app; a stand-in serves its page there. */
  origin: string
  /** Where the browser comes back to; the provider makes the id of the session. */
  returnTo: (sessionId: string) => { success: string; cancel: string }
}

/** What the provider says of a session when asked; the only ground on which anybody is let in (PAY-1). */
export type CheckoutState = {
  state: 'open' | 'paid' | 'closed'
  productId: string
  amountMinor: number
  currency: string
  /** The provider's name for the running subscription. */
  reference: string | undefined
  /** Undefined where the provider keeps no periods; they then run from the confirmation. */
  period: { start: Date; end: Date } | undefined
}

/** The power that takes money. */
export type Payments = {
  /** Starts a session; gives its id and the page to pay on. @throws payment.unavailable */
  open: (order: CheckoutOrder) => Promise<{ id: string; url: string }>
  /** @throws payment.not_found, payment.unavailable */
  read: (id: string) => Promise<CheckoutState>
  /** Ends a session that another one replaced; one that is paid stays paid. @throws payment.unavailable */
  close: (id: string) => Promise<void>
  /** Lets the running subscription end with the paid period. @throws payment.unavailable */
  endAtPeriodEnd: (reference: string) => Promise<void>
  /** Ends the running subscription now: its account is erased. @throws payment.not_found, payment.unavailable */
  endNow: (reference: string) => Promise<void>
}
