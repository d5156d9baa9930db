import { Stripe } from 'stripe'

/** Objects as Stripe sends them, whole, by its own types: what the package changes of their shape, the compiler tells. */

const NO_TAX = { disabled_reason: null, enabled: false, liability: null, provider: null, status: null }

export const productOf = (about: { id: string; name: string; vertical?: string; isActive?: boolean; features?: string[] }): Stripe.Product => ({
  id: about.id, object: 'product', active: about.isActive ?? true, created: 0, description: null, images: [], livemode: false,
  marketing_features: (about.features ?? []).map((name) => ({ name })), metadata: about.vertical === undefined ? {} : { vertical: about.vertical },
  name: about.name, package_dimensions: null, shippable: null, tax_details: null, type: 'service', updated: 0, url: null,
})

export type PriceAbout = { id: string; key: string | null; amount: number; interval: 'day' | 'month' | 'year'; count?: number; currency?: string }

export const priceOf = (product: Stripe.Product, { id, key, amount, interval, count = 1, currency = 'nok' }: PriceAbout): Stripe.Price => ({
  id, object: 'price', active: true, billing_scheme: 'per_unit', created: 0, currency, custom_unit_amount: null, livemode: false, lookup_key: key,
  metadata: {}, nickname: null, product, recurring: { interval, interval_count: count, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tax_behavior: 'inclusive', tiers_mode: null, transform_quantity: null, type: 'recurring', unit_amount: amount,
  unit_amount_decimal: Stripe.Decimal.from(amount),
})

const planOf = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id, object: 'plan', active: true, amount: price.unit_amount, amount_decimal: price.unit_amount_decimal, billing_scheme: 'per_unit', created: 0,
  currency: price.currency, interval: price.recurring?.interval ?? 'month', interval_count: 1, livemode: false, metadata: null, meter: null, nickname: null,
  product: price.product, tiers_mode: null, transform_usage: null, trial_period_days: null, usage_type: 'licensed',
})

export type Span = { start: number; end: number }

const itemOf = (price: Stripe.Price, { subscription, span, quantity }: { subscription: string; span: Span; quantity: number }): Stripe.SubscriptionItem => ({
  id: `si_${subscription}`, object: 'subscription_item', billing_thresholds: null, created: span.start, current_period_end: span.end,
  current_period_start: span.start, current_trial: null, discounts: [], metadata: {}, plan: planOf(price), price, quantity, subscription,
  tax_rates: [],
})

export type SubscriptionAbout = { id: string; customer: string; price: Stripe.Price; span: Span; metadata: Record<string, string>; quantity?: number }

export const subscriptionOf = ({ id, customer, price, span, metadata, quantity = 1 }: SubscriptionAbout): Stripe.Subscription => ({
  id, object: 'subscription', application: null, application_fee_percent: null, automatic_tax: NO_TAX, billing_cycle_anchor: span.start,
  billing_cycle_anchor_config: null, billing_mode: { flexible: null, type: 'classic' }, billing_schedules: [], billing_thresholds: null,
  cancel_at: null, cancel_at_period_end: false, canceled_at: null, cancellation_details: null, collection_method: 'charge_automatically',
  created: span.start, currency: price.currency, customer, customer_account: null, days_until_due: null, default_payment_method: null,
  default_source: null, description: null, discounts: [], ended_at: null,
  invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
  items: { object: 'list', data: [itemOf(price, { subscription: id, span, quantity })], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
  latest_invoice: null, livemode: false, managed_payments: null, metadata, next_pending_invoice_item_invoice: null, on_behalf_of: null,
  pause_collection: null, payment_settings: null, pending_invoice_item_interval: null, pending_setup_intent: null, pending_update: null,
  schedule: null, start_date: span.start, status: 'active', test_clock: null, transfer_data: null, trial_end: null, trial_settings: null,
  trial_start: null,
})

export type SessionAbout = {
  id: string
  url: string
  amount: number
  currency: string
  metadata: Record<string, string>
  at: number
  customer: string | null
  success: string
  cancel: string
}

export const sessionOf = (about: SessionAbout): Stripe.Checkout.Session => ({
  id: about.id, object: 'checkout.session', adaptive_pricing: null, after_expiration: null, allow_promotion_codes: null,
  allowed_payment_method_types: null, amount_subtotal: about.amount, amount_total: about.amount, automatic_tax: NO_TAX,
  billing_address_collection: null, cancel_url: about.cancel, client_reference_id: null, client_secret: null, collected_information: null,
  consent: null, consent_collection: null, created: about.at, currency: about.currency, currency_conversion: null, custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null }, customer: about.customer,
  customer_account: null, customer_creation: null, customer_details: null, customer_email: null, discounts: null, expires_at: about.at + 86_400,
  integration_identifier: null, invoice: null, invoice_creation: null, livemode: false, locale: null, managed_payments: null,
  metadata: about.metadata, mode: 'subscription', origin_context: null, payment_intent: null, payment_link: null, payment_method_collection: null,
  payment_method_configuration_details: null, payment_method_options: null, payment_method_types: ['card'], payment_status: 'unpaid',
  permissions: null, recovered_from: null, saved_payment_method_options: null, setup_intent: null, shipping_address_collection: null,
  shipping_cost: null, shipping_options: [], status: 'open', submit_type: null, subscription: null, success_url: about.success, total_details: null,
  ui_mode: 'hosted_page', url: about.url, wallet_options: null,
})

export type InvoiceAbout = {
  id: string
  customer: string
  subscription: string
  amount: number
  currency: string
  at: number
  status: 'paid' | 'open' | 'draft'
  /** What was to the payer's credit, below zero; less of it afterwards. */ balance?: number
}

export const invoiceOf = ({ id, customer, subscription, amount, currency, at, status, balance = 0 }: InvoiceAbout): Stripe.Invoice => ({
  id, object: 'invoice', account_country: 'NO', account_name: null, account_tax_ids: null, amount_due: Math.max(0, amount + balance),
  amount_overpaid: 0, amount_paid: status === 'paid' ? Math.max(0, amount + balance) : 0,
  amount_remaining: status === 'paid' ? 0 : Math.max(0, amount + balance), amount_shipping: 0, application: null, attempt_count: 1, attempted: true,
  automatic_tax: NO_TAX, automatically_finalizes_at: null, billing_reason: 'subscription_cycle', collection_method: 'charge_automatically',
  created: at, currency, custom_fields: null, customer, customer_account: null, customer_address: null, customer_email: null, customer_name: null,
  customer_phone: null, customer_shipping: null, customer_tax_exempt: null, default_payment_method: null, default_source: null, default_tax_rates: [],
  description: null, discounts: [], due_date: null, effective_at: at, ending_balance: Math.min(0, amount + balance), footer: null, from_invoice: null,
  hosted_invoice_url: `https://invoice.stripe.com/i/${id}`, issuer: { type: 'self' }, last_finalization_error: null, latest_revision: null,
  lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` }, livemode: false, metadata: {}, next_payment_attempt: null,
  number: status === 'draft' ? null : `EPI-${id.slice(-4)}`, on_behalf_of: null,
  parent: { quote_details: null, subscription_details: { metadata: null, subscription }, type: 'subscription_details' },
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null }, period_end: at, period_start: at,
  post_payment_credit_notes_amount: 0, pre_payment_credit_notes_amount: 0, receipt_number: null, rendering: null, shipping_cost: null, shipping_details: null,
  starting_balance: balance, statement_descriptor: null, status,
  status_transitions: { finalized_at: at, marked_uncollectible_at: null, paid_at: status === 'paid' ? at : null, voided_at: null }, subtotal: amount,
  subtotal_excluding_tax: amount, test_clock: null, total: amount, total_discount_amounts: null, total_excluding_tax: amount, total_pretax_credit_amounts: null,
  total_taxes: null, webhooks_delivered_at: null,
})

type Proration = { id: string; subscription: string; item: string; amount: number; currency: string; span: Span }

/** The line of a bill that charges, or gives back, what is left of a period. */
export const prorationOf = (about: Proration): Stripe.InvoiceLineItem => ({
  id: about.id, object: 'line_item', amount: about.amount, currency: about.currency, description: null, discount_amounts: null, discountable: false,
  discounts: [], invoice: null, livemode: false, metadata: {},
  parent: {
    invoice_item_details: null,
    type: 'subscription_item_details',
    subscription_item_details: {
      invoice_item: null, proration: true, proration_details: null, subscription: about.subscription, subscription_item: about.item,
    },
  },
  period: about.span, pretax_credit_amounts: null, pricing: null, quantity: 1, quantity_decimal: null, subscription: about.subscription,
  subtotal: about.amount, taxes: null,
})

export type MovementAbout = {
  id: string
  customer: string
  amount: number
  currency: string
  at: number
  endingBalance: number
  description: string | null
  metadata: Record<string, string>
}

export const movementOf = ({ id, customer, amount, currency, at, endingBalance, description, metadata }: MovementAbout): Stripe.CustomerBalanceTransaction => ({
  id, object: 'customer_balance_transaction', amount, checkout_session: null, created: at, credit_note: null, currency, customer,
  customer_account: null, description, ending_balance: endingBalance, invoice: null, livemode: false, metadata, type: 'adjustment',
})

export const portalOf = (about: { customer: string; returnUrl: string | null }): Stripe.BillingPortal.Session => ({
  id: 'bps_1', object: 'billing_portal.session', configuration: 'bpc_1', created: 0, customer: about.customer, customer_account: null, flow: null,
  livemode: false, locale: null, on_behalf_of: null, return_url: about.returnUrl, url: `https://billing.stripe.com/p/session/${about.customer}`,
})

const common = (id: string, at: number) => ({
  id, object: 'event' as const, api_version: null, created: at, livemode: false, pending_webhooks: 1, request: null,
})

type SubscriptionKind = 'customer.subscription.created' | 'customer.subscription.updated' | 'customer.subscription.deleted'

export const sessionCompleted = (id: string, at: number, object: Stripe.Checkout.Session): Stripe.CheckoutSessionCompletedEvent => ({
  ...common(id, at), type: 'checkout.session.completed', data: { object },
})
export const invoicePaid = (id: string, at: number, object: Stripe.Invoice): Stripe.InvoicePaidEvent => ({
  ...common(id, at), type: 'invoice.paid', data: { object },
})
export const invoiceFailed = (id: string, at: number, object: Stripe.Invoice): Stripe.InvoicePaymentFailedEvent => ({
  ...common(id, at), type: 'invoice.payment_failed', data: { object },
})

/** Says of a subscription that it was made, changed or ended. */
export function subscriptionEvent(kind: SubscriptionKind, { id, at, object }: { id: string; at: number; object: Stripe.Subscription }): Stripe.Event {
  const data = { object }
  if (kind === 'customer.subscription.created') return { ...common(id, at), type: kind, data }
  if (kind === 'customer.subscription.updated') return { ...common(id, at), type: kind, data }
  return { ...common(id, at), type: kind, data }
}

/** Of a kind that nobody here follows. */
export const productUpdated = (id: string, at: number, object: Stripe.Product): Stripe.ProductUpdatedEvent => ({
  ...common(id, at), type: 'product.updated', data: { object },
})
