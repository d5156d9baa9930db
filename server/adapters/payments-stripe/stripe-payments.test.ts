import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { describePayments, orderOf } from '#server/ports/payments-testing.ts'
import type { Payments } from '#server/ports/payments.ts'
import { priceOf, productOf, productUpdated, sessionOf, subscriptionOf } from '#server/testing/stripe/stripe-objects.ts'
import { startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts'
import type { StripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts'
import { readPlans, readSession, readSubscription } from './read.ts'
import { makeStripePayments } from './stripe-payments.ts'

let stripe: StripeStandIn
let payments: Payments
beforeAll(async () => {
  stripe = await startStripeStandIn({ secret: 'whsec_new' })
  payments = makeStripePayments({ secretKey: 'sk_test_1', webhookSecrets: ['whsec_new', 'whsec_old'], address: stripe.address })
})
afterAll(() => stripe.stop())
beforeEach(() => {
  stripe.asked.length = 0
  stripe.faults.length = 0
})

const refusalOf = (work: Promise<unknown>) => work.then(() => 'accepted', (error: unknown) => (error instanceof Refusal ? error.code : String(error)))
const OOPS = { status: 500, body: { error: { type: 'api_error', message: 'oops' } } }

describePayments('Stripe', () => ({ payments, pay: async (id) => void stripe.books.pay(id) }))

describe('what is asked of Stripe', () => {
  test('its own price is ordered, for a payer it knows or by e-mail, with the way back and a key', async () => {
    await payments.open(await orderOf(payments))
    await payments.open(await orderOf(payments, { customer: 'cus_7' }))
    const [first, second] = stripe.asked.filter(({ path }) => path === '/v1/checkout/sessions')
    expect([first?.method, first?.authorization]).toEqual(['POST', 'Bearer sk_test_1'])
    expect(Object.fromEntries(first?.fields ?? [])).toEqual({
      mode: 'subscription', 'line_items[0][quantity]': '1', 'line_items[0][price]': 'price_my', 'metadata[productId]': 'med-yearly',
      'subscription_data[metadata][productId]': 'med-yearly', customer_email: 'kari@klinikk.no', locale: 'nb',
      success_url: 'https://www.example.no/payments/{CHECKOUT_SESSION_ID}/success', cancel_url: 'https://www.example.no/payments/{CHECKOUT_SESSION_ID}/cancel',
    })
    expect(second?.fields.get('customer')).toBe('cus_7')
    expect(second?.fields.has('customer_email')).toBe(false)
    expect(first?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
  })

  test('who pays less orders the same product at a price of their own', async () => {
    await payments.open(await orderOf(payments, { amountMinor: 719_100 }))
    expect(Object.fromEntries(stripe.asked.at(-1)?.fields ?? [])).toMatchObject({
      'line_items[0][price_data][product]': 'prod_med', 'line_items[0][price_data][unit_amount]': '719100',
      'line_items[0][price_data][currency]': 'nok', 'line_items[0][price_data][recurring][interval]': 'year',
    })
  })

  test.each([
    ['med-monthly', -79_900],
    ['med-yearly', -66_583],
  ])('a free month of %s is what a month costs, to the payer’s credit, once however often and however late it is asked for', async (planId, amount) => {
    const { id } = await payments.open(await orderOf(payments, { planId }))
    const { customer, reference } = stripe.books.pay(id)
    const credits = () => stripe.books.movements.filter((one) => one.customer === customer)
    const key = `free-month:${customer}:1`
    stripe.faults.push(...[OOPS, OOPS])
    await Promise.all(Array.from({ length: 5 }, () => payments.giveMonth({ reference, key })))
    expect(credits().map((one) => [one.amount, one.currency, one.metadata])).toEqual([[amount, 'nok', { key }]])
    // After a day Stripe has forgotten the key that the call was made under.
    stripe.forgetKeys()
    await payments.giveMonth({ reference, key })
    expect(credits()).toHaveLength(1)
    await payments.giveMonth({ reference, key: `free-month:${customer}:2` })
    expect(credits()).toHaveLength(2)
  })

  test('the bill after a free month says what is left to pay', async () => {
    const { id } = await payments.open(await orderOf(payments, { planId: 'med-monthly' }))
    const { customer, reference } = stripe.books.pay(id)
    await payments.giveMonth({ reference, key: 'm' })
    stripe.books.advance(32 * 86_400)
    expect((await payments.invoices(customer)).map(({ amountMinor, state }) => [amountMinor, state])).toEqual([[0, 'paid'], [79_900, 'paid']])
    stripe.books.advance(31 * 86_400)
    expect((await payments.invoices(customer))[0]).toMatchObject({ amountMinor: 79_900, state: 'paid' })
  })

  test('an answer that was lost is asked for again under the same key, and nothing is made twice', async () => {
    const before = stripe.books.sessions.size
    stripe.faults.push(OOPS, OOPS)
    const { id } = await payments.open(await orderOf(payments))
    const tries = stripe.asked.filter(({ path }) => path === '/v1/checkout/sessions')
    expect(tries).toHaveLength(3)
    expect(new Set(tries.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(stripe.books.sessions.size).toBe(before + 1)
    expect(stripe.books.sessions.has(id)).toBe(true)
  })

  test('prices are asked for once a minute, however many look at them; a failure is not remembered', async () => {
    let now = 0
    const fresh = makeStripePayments({ secretKey: 'sk', webhookSecrets: [], address: stripe.address, now: () => now })
    stripe.faults.push(OOPS, OOPS, OOPS)
    expect(await refusalOf(fresh.plans())).toBe('payment.unavailable')
    stripe.asked.length = 0
    await Promise.all(Array.from({ length: 20 }, () => fresh.plans()))
    expect(stripe.asked).toHaveLength(1)
    now = 60_001
    await fresh.plans()
    expect(stripe.asked).toHaveLength(2)
  })
})

describe('what Stripe answers', () => {
  const span = { start: 1_790_000_000, end: 1_821_536_000 }
  const price = priceOf(productOf({ id: 'p', name: 'P', vertical: 'med' }), { id: 'price_my', key: 'med-yearly', amount: 799_000, interval: 'year' })
  const about = () => ({ id: 'sub_1', customer: 'cus_1', price, span, metadata: { productId: 'med-yearly' } })

  test('a product of another kind is not sold: no edition, put away, by the day, every other month, no fixed sum', () => {
    const med = productOf({ id: 'p', name: 'Klinikk', vertical: 'med', features: ['Ti plasser'] })
    const month = { id: 'x', key: null, amount: 500, interval: 'month' } as const
    const odd = [
      priceOf(productOf({ id: 'q', name: 'T-skjorte' }), month),
      priceOf(productOf({ id: 'r', name: 'Gammel', vertical: 'med', isActive: false }), month),
      priceOf(productOf({ id: 's', name: 'Katt', vertical: 'cat' }), month),
      priceOf(med, { ...month, interval: 'day' }),
      priceOf(med, { ...month, count: 2 }),
      { ...priceOf(med, month), unit_amount: null },
    ]
    expect(readPlans({ object: 'list', data: odd })).toEqual([])
    expect(readPlans({ object: 'list', data: [...odd, priceOf(med, { ...month, id: 'price_9', currency: 'sek' })] })).toEqual([
      {
        id: 'price_9',
        vertical: 'med',
        interval: 'month',
        amountMinor: 500,
        currency: 'SEK',
        reference: { price: 'price_9', product: 'p' },
        words: { name: 'Klinikk', description: '', features: ['Ti plasser'] },
      },
    ])
  })

  test.each([
    ['active', 'Active'],
    ['trialing', 'Trialing'],
    ['past_due', 'PastDue'],
    ['unpaid', 'PastDue'],
    ['incomplete', 'PastDue'],
    ['paused', 'Expired'],
    ['incomplete_expired', 'Expired'],
    ['canceled', 'Canceled'],
  ] as const)('%s is %s', (status, ours) => {
    expect(readSubscription({ ...subscriptionOf(about()), status }).status).toBe(ours)
  })

  test('a state that does not exist yet is no answer', () => {
    expect(() => readSubscription({ ...subscriptionOf(about()), status: 'hibernating' })).toThrow()
  })

  test('cancelled in the portal for a day, it is ending too; over before its period, it is over then', () => {
    expect(readSubscription({ ...subscriptionOf(about()), cancel_at: span.end }).isEnding).toBe(true)
    expect(readSubscription({ ...subscriptionOf(about()), status: 'canceled', ended_at: 1_800_000_000 }).period.end).toEqual(new Date(1_800_000_000_000))
  })

  test.each([
    ['open', 'unpaid', 'open'],
    ['complete', 'unpaid', 'open'],
    ['complete', 'no_payment_required', 'open'],
    ['expired', 'unpaid', 'closed'],
    ['complete', 'paid', 'paid'],
  ])('a session %s and %s is %s', (status, payment_status, state) => {
    const session = sessionOf({
      id: 'cs_1',
      url: 'https://x',
      amount: 1,
      currency: 'nok',
      metadata: { productId: 'med-yearly' },
      at: 0,
      customer: null,
      success: '',
      cancel: '',
    })
    expect(readSession({ ...session, status, payment_status }).state).toBe(state)
  })

  test.each([
    ['active', 'paid'],
    ['trialing', 'open'],
    ['incomplete', 'open'],
    ['past_due', 'open'],
  ] as const)('a session of which nothing was left to pay, with a subscription that is %s, is %s', (status, state) => {
    const session = sessionOf({
      id: 'cs_1',
      url: 'https://x',
      amount: 799_000,
      currency: 'nok',
      metadata: { productId: 'med-yearly' },
      at: 0,
      customer: 'cus_1',
      success: '',
      cancel: '',
    })
    const subscription = { ...subscriptionOf(about()), status }
    expect(readSession({ ...session, status: 'complete', payment_status: 'no_payment_required', subscription }).state).toBe(state)
  })

  test.each<[string, { status: number; body: unknown }, string]>([
    [
      'an unknown session',
      { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such session' } } },
      'payment.not_found',
    ],
    ['a wrong key', { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } }, 'payment.unavailable'],
    ['an answer of another shape', { status: 200, body: { id: 'cs_1' } }, 'payment.unavailable'],
  ])('%s is a refusal of ours', async (_name, given, code) => {
    stripe.faults.push(given)
    expect(await refusalOf(payments.read('cs_1'))).toBe(code)
  })

  test('nobody there is a refusal of ours', async () => {
    const nobody = makeStripePayments({ secretKey: 'sk', webhookSecrets: [], address: { protocol: 'http', host: '127.0.0.1', port: 9 } })
    expect(await refusalOf(nobody.read('cs_1'))).toBe('payment.unavailable')
  })
})

describe('PAY-1 REL-30 what Stripe says of itself', () => {
  const event = () => productUpdated('evt_9', 1, productOf({ id: 'p', name: 'P' }))
  const codeOf = (message: { body: Buffer; signature: string }) => refusalOf((async () => payments.readNotice(message))())
  const nowS = () => Math.floor(Date.now() / 1000)

  test.each([['the secret', 'whsec_new'], ['the one it replaces', 'whsec_old']])('signed with %s it is taken', async (_name, secret) => {
    expect(payments.readNotice(stripe.sign(event(), { secret }))).toEqual({ id: 'evt_9', about: 'nothing' })
  })

  test('another secret, other bytes, ten minutes old, no secret at all: refused', async () => {
    expect(await codeOf(stripe.sign(event(), { secret: 'whsec_other' }))).toBe('payment.signature_invalid')
    const { body, signature } = stripe.sign(event())
    expect(await codeOf({ body: Buffer.from(body.toString().replace('evt_9', 'evt_8')), signature })).toBe('payment.signature_invalid')
    expect(await codeOf({ body: Buffer.concat([body, Buffer.from(' ')]), signature })).toBe('payment.signature_invalid')
    expect(await codeOf(stripe.sign(event(), { timestamp: nowS() - 600 }))).toBe('payment.signature_invalid')
    expect(await codeOf(stripe.sign(event(), { timestamp: nowS() - 290 }))).toBe('accepted')
    const closed = makeStripePayments({ secretKey: 'sk', webhookSecrets: [], address: stripe.address })
    expect(() => closed.readNotice({ body, signature })).toThrow(Refusal)
  })
})
