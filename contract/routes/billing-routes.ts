import * as z from 'zod/mini'
import {
  CheckoutAnswer, CheckoutRequest, CodeQuery, EventReceipt, Invitations, Invoice, PortalAnswer, ProductList, SessionParams, Subscription,
} from '../billing.ts'
import { UserProfile } from '../profile.ts'
import { InvitationWanted, MOST_SEATS, SeatChange, SeatInvitation, SeatList, SeatOffer, SeatPrice, SeatSecret, SeatsWanted } from '../seats/seat.ts'
import type { Route } from '../route.ts'
import { wholeNumber } from './params.ts'

/** Enough for a person with a link; guessing one is hopeless anyway. */
const TRIES_A_MINUTE = 20


export const billingRoutes = {
  listProducts: {
    method: 'GET', path: '/payments/products', access: 'public', status: 200, audit: 'none',
    summary: 'The plans, and what became of a reference code.',
    query: CodeQuery, answer: ProductList,
  },
  createCheckoutSession: {
    method: 'POST', path: '/payments/checkout-session/', access: 'signedIn', status: 200, audit: 'none',
    summary: 'Starts a payment; the browser goes to the answered address.',
    body: CheckoutRequest, answer: CheckoutAnswer,
  },
  confirmCheckoutSession: {
    method: 'POST', path: '/payments/checkout-session/{id}/confirm', access: 'signedIn', status: 200, audit: 'none',
    summary: 'Confirms a paid session; the subscription becomes Active.',
    params: SessionParams,
    query: CodeQuery, answer: UserProfile,
  },
  receivePaymentEvent: {
    method: 'POST', path: '/payments/webhook', access: 'public', status: 200, audit: 'none', signedBy: 'stripe-signature',
    summary:
      'Signed events of the payment provider, in any order and any number of times. An event of a kind that is not followed is received and has no effect.',
    answer: EventReceipt,
  },
  openPaymentPortal: {
    method: 'POST', path: '/payments/portal', access: 'signedIn', status: 200, audit: 'none',
    summary: 'The provider’s own page for cards, bills and the plan; the browser goes to the answered address.',
    answer: PortalAnswer,
  },
  listInvoices: {
    method: 'GET', path: '/payments/invoices', access: 'signedIn', status: 200, audit: 'none',
    summary: 'What the user was billed, newest first, each with its page at the provider where it has one.',
    answer: z.array(Invoice),
  },
  getInvitations: {
    method: 'GET', path: '/payments/invitations', access: 'signedIn', status: 200, audit: 'none',
    summary: 'The user’s own code for colleagues, the stars it has earned, and the free months they stand for.',
    answer: Invitations,
  },
  getSubscription: {
    method: 'GET', path: '/subscription', access: 'signedIn', status: 200, audit: 'none',
    summary: 'The subscription of the user.',
    answer: Subscription,
  },
  cancelSubscription: {
    method: 'DELETE', path: '/subscription', access: 'signedIn', status: 200, audit: 'none',
    summary: 'Ends the subscription when the paid period ends.',
    answer: Subscription,
  },
} as const satisfies Record<string, Route>

/** Several seats of one clinic on one subscription. */
export const seatRoutes = {
  listSeats: {
    method: 'GET', path: '/subscription/seats', access: 'signedIn', status: 200, audit: 'none',
    summary: 'The seats of the subscription that the user pays: who sits there, or to whom one is offered. Nothing of what anybody does there.',
    answer: SeatList,
  },
  changeSeats: {
    method: 'PUT', path: '/subscription/seats', access: 'signedIn', status: 200, audit: 'none',
    summary: 'Another number of seats: more at once, paid for the rest of the period; fewer from the next period. Whoever was seated last loses a seat first.',
    body: SeatsWanted, answer: SeatChange,
  },
  priceSeats: {
    method: 'GET', path: '/subscription/seats/price', access: 'signedIn', status: 200, audit: 'none',
    summary: 'What another number of seats would cost, at once and each period.',
    query: z.object({ seats: wholeNumber(1, MOST_SEATS) }), answer: SeatPrice,
  },
  inviteToSeat: {
    method: 'POST', path: '/subscription/seats/invitations', access: 'signedIn', status: 201, audit: 'none', mostPerMinute: TRIES_A_MINUTE,
    summary: 'Offers a free seat by a link that is told this once and can be used once, by anybody or by one e-mail address alone.',
    body: InvitationWanted, answer: SeatInvitation,
  },
  freeSeat: {
    method: 'DELETE', path: '/subscription/seats/{seatId}', access: 'signedIn', status: 200, audit: 'none',
    summary: 'Takes a seat back, or the invitation to one. Whoever sat there is read-only at once and keeps all patients and cases.',
    params: z.object({ seatId: z.uuid() }), answer: SeatList,
  },
  readSeatOffer: {
    method: 'POST', path: '/subscription/seat/offer', access: 'signedIn', status: 200, audit: 'none', mostPerMinute: TRIES_A_MINUTE,
    summary: 'Who offers the seat of a link.',
    body: SeatSecret, answer: SeatOffer,
  },
  takeSeat: {
    method: 'POST', path: '/subscription/seat', access: 'signedIn', status: 200, audit: 'none', mostPerMinute: TRIES_A_MINUTE,
    summary: 'Takes the seat of a link, once: the user is Active while the payer’s subscription is and the seat is theirs.',
    body: SeatSecret, answer: UserProfile,
  },
  leaveSeat: {
    method: 'DELETE', path: '/subscription/seat', access: 'signedIn', status: 200, audit: 'none',
    summary: 'Gives the user’s seat back to whoever pays it.',
    answer: UserProfile,
  },
} as const satisfies Record<string, Route>
