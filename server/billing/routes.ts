import type { Handlers } from '#server/http/handler.ts'
import type { BillingDeps } from './billing-deps.ts'
import { makeCancelSubscription } from './cancel-subscription.ts'
import { makeConfirmCheckoutSession } from './confirm-checkout-session.ts'
import { makeCreateCheckoutSession } from './create-checkout-session.ts'
import { makeGetSubscription } from './get-subscription.ts'
import { makeListProducts } from './list-products.ts'
import { invitationRoutes } from './free-months/invitations.ts'
import { payerRoutes } from './provider/payer-pages.ts'
import { seatCountRoutes } from './provider/change-seats.ts'
import { seatRoutes } from './seats/routes.ts'
import type { SeatCalls } from './seats/routes.ts'
import { makeReceivePaymentEvent } from './provider/receive-payment-event.ts'

export type BillingCalls =
  | 'listProducts'
  | 'createCheckoutSession'
  | 'confirmCheckoutSession'
  | 'receivePaymentEvent'
  | 'openPaymentPortal'
  | 'listInvoices'
  | 'getInvitations'
  | 'getSubscription'
  | 'cancelSubscription'
  | SeatCalls | 'changeSeats' | 'priceSeats'

/** Plans, payments and the subscription. */
export function billingRoutes(deps: BillingDeps): Handlers<BillingCalls> {
  return {
    listProducts: makeListProducts(deps),
    createCheckoutSession: makeCreateCheckoutSession(deps),
    confirmCheckoutSession: makeConfirmCheckoutSession(deps),
    receivePaymentEvent: makeReceivePaymentEvent(deps),
    ...payerRoutes(deps),
    ...invitationRoutes(deps),
    ...seatRoutes(deps),
    ...seatCountRoutes(deps),
    getSubscription: makeGetSubscription(deps),
    cancelSubscription: makeCancelSubscription(deps),
  }
}
