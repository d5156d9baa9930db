import * as z from 'zod/mini'
import { CheckoutAnswer, CheckoutRequest, ProductList, Subscription } from '../billing.ts'
import { UserProfile } from '../profile.ts'
import type { Route } from '../route.ts'

export const billingRoutes = {
  listProducts: {
    method: 'GET', path: '/payments/products', access: 'public', status: 200, audit: 'none',
    summary: 'The plans, and what became of a reference code.',
    query: z.object({ referenceCode: z.optional(z.string().check(z.trim(), z.maxLength(100))) }), answer: ProductList,
  },
  createCheckoutSession: {
    method: 'POST', path: '/payments/checkout-session/', access: 'signedIn', status: 200, audit: 'none',
    summary: 'Starts a payment; the browser goes to the answered address.',
    body: CheckoutRequest, answer: CheckoutAnswer,
  },
  confirmCheckoutSession: {
    method: 'POST', path: '/payments/checkout-session/{id}/confirm', access: 'signedIn', status: 200, audit: 'none',
    summary: 'Confirms a paid session; the subscription becomes Active.',
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
    query: z.object({ referenceCode: z.optional(z.string().check(z.trim(), z.maxLength(100))) }), answer: UserProfile,
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
