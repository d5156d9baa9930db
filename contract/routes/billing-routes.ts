import * as z from 'zod/mini'
import { CheckoutAnswer, CheckoutRequest, CodeQuery, EventReceipt, Invitations, Invoice, PortalAnswer, ProductList, SessionParams, Subscription } from '../billing.ts'
import { UserProfile } from '../profile.ts'
import type { Route } from '../route.ts'

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
    summary: 'Signed events of the payment provider, in any order and any number of times. An event of a kind that is not followed is received and has no effect.',
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
