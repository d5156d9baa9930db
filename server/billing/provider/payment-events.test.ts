import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BASE_PATH } from '#contract/route.ts'
import { makeStripePayments } from '#server/adapters/payments-stripe/stripe-payments.ts'
import type { Payments } from '#server/ports/payments.ts'
import { idOf, refusalOf, startBillingDesk } from '#server/testing/billing-desk.ts'
import type { BillingDesk } from '#server/testing/billing-desk.ts'
import type { User } from '#server/http/user.ts'
import { productOf, productUpdated } from '#server/testing/stripe/stripe-objects.ts'
import { startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts'
import type { StripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const SECRET = 'whsec_1'
let stripe: StripeStandIn
let payments: Payments
let desk: BillingDesk
beforeAll(async () => {
  stripe = await startStripeStandIn({ secret: SECRET })
  payments = makeStripePayments({ secretKey: 'sk_test_1', webhookSecrets: [SECRET], address: stripe.address })
  desk = await startBillingDesk({ payments })
})
afterAll(async () => {
  await desk.stop()
  await stripe.stop()
})

const eventsOf = () => stripe.books.events.splice(0)
const hear = (event: Parameters<StripeStandIn['sign']>[0]) => desk.hear(stripe.sign(event))

/** Somebody who has paid, and what Stripe says of it. */
async function paid(about: { referenceCode?: string; productId?: string } = {}) {
  stripe.books.events.length = 0
  const user = await desk.newUser()
  const id = idOf(await desk.checkout(user, about))
  return { user, id, ...stripe.books.pay(id), events: eventsOf() }
}

describe('REL-30 what the provider says, however it comes', () => {
  test('every event ten times and backwards: one activation, one star', async () => {
    const inviter = await desk.newUser()
    const { user, events } = await paid({ referenceCode: inviter.referenceCode })
    for (const event of [...events, ...events.toReversed()]) await Promise.all(Array.from({ length: 5 }, () => hear(event)))
    expect((await desk.again(user)).subscription).toEqual({ status: 'Active', cancelAtPeriodEnd: false })
    expect((await desk.again(inviter)).points).toBe(1)
    expect(await desk.sql`select id from payment_event where id = any(${events.map(({ id }) => id)})`).toHaveLength(3)
  })

  test('the page and the events race: one activation, one star', async () => {
    const inviter = await desk.newUser()
    const { user, id, events } = await paid({ referenceCode: inviter.referenceCode })
    await Promise.all([...events.flatMap((event) => [hear(event), hear(event)]), ...Array.from({ length: 10 }, () => desk.confirm(user, id))])
    expect((await desk.again(user)).subscription.status).toBe('Active')
    expect((await desk.again(inviter)).points).toBe(1)
    expect(stripe.books.subscriptions.size).toBe([...stripe.books.sessions.values()].filter(({ session }) => session.status === 'complete').length)
  })

  test('created after deleted: what has ended stays ended', async () => {
    const { user, id, reference, events } = await paid()
    await desk.confirm(user, id)
    stripe.books.endNow(reference)
    for (const event of [...eventsOf(), ...events]) await hear(event)
    expect((await desk.again(user)).subscription.status).toBe('Canceled')
    expect((await desk.read(user)).status).toBe('Canceled')
  })

  test('ended before anybody here had it: nobody is let in', async () => {
    const { user, id, reference, events } = await paid()
    stripe.books.endNow(reference)
    for (const event of [...eventsOf(), ...events]) await hear(event)
    await desk.confirm(user, id)
    expect((await desk.again(user)).subscription.status).toBe('Canceled')
  })

  test('an old answer that comes late overwrites nothing', async () => {
    const { user, id, reference } = await paid()
    await desk.confirm(user, id)
    const old = await payments.readSubscription(reference)
    stripe.books.endNow(reference)
    const [ended] = eventsOf()
    if (!ended) throw new Error('no event')
    let answerLate: () => void = () => undefined
    const late = new Promise<void>((resolve) => (answerLate = resolve))
    const slow: Payments = { ...payments, readSubscription: () => late.then(() => old) }
    const { keepInStep } = await import('./keep-in-step.ts')
    const slowly = keepInStep({ sql: desk.sql, payments: slow }, reference)
    await expect.poll(() => desk.sql`select from subscription where provider_reference = ${reference} and refreshes > 1`).toHaveLength(1)
    await hear(ended)
    answerLate()
    await slowly
    expect((await desk.again(user)).subscription.status).toBe('Canceled')
  })

  test('while the provider is away an event is refused and has its effect when it comes again', async () => {
    const { user, events } = await paid()
    const event = events.at(-1)
    if (!event) throw new Error('no event')
    stripe.faults.push(...Array.from({ length: 3 }, () => ({ status: 500, body: { error: { type: 'api_error', message: 'oops' } } })))
    expect(await refusalOf(hear(event))).toBe('payment.unavailable')
    expect((await desk.again(user)).subscription.status).toBe('Missing')
    await hear(event)
    expect((await desk.again(user)).subscription.status).toBe('Active')
  })
})

describe('PAY-1 what was paid is what was ordered', () => {
  test('another price of the same sum is not ours', async () => {
    const { user, id } = await paid()
    const lying: Payments = { ...payments, read: async (session) => ({ ...(await payments.read(session)), priceReference: 'price_other' }) }
    expect(await refusalOf(desk.confirm(user, id, { payments: lying }))).toBe('payment.not_completed')
    expect((await desk.again(user)).subscription.status).toBe('Missing')
  })

  test('a tenth off is a price made for the order, and that is what is compared', async () => {
    const inviter = await desk.newUser()
    const { user, id } = await paid({ referenceCode: inviter.referenceCode })
    await desk.confirm(user, id)
    expect(await desk.read(user)).toMatchObject({ status: 'Active', items: [{ unitAmount: 719_100, currency: 'NOK' }] })
  })
})

describe('one person, one subscription', () => {
  test('who pays again while in arrears pays for one: the old one ends at the provider, also when that fails at first', async () => {
    const { user, id, reference, customer } = await paid({ productId: 'med-monthly' })
    await desk.confirm(user, id)
    const again = idOf(await desk.checkout(user, { productId: 'med-yearly' }))
    expect(stripe.asked.at(-1)?.fields.get('customer')).toBe(customer)
    stripe.books.pay(again)
    const failing: Payments = { ...payments, endNow: () => Promise.reject(new Error('away')) }
    await desk.confirm(user, again, { payments: failing })
    expect(stripe.books.subscriptions.get(reference)?.status).toBe('active')
    expect((await desk.again(user)).subscription.status).toBe('Active')
    await desk.ask()
    expect(stripe.books.subscriptions.get(reference)?.status).toBe('canceled')
    // The end of the old one is no end of the new one.
    for (const event of eventsOf()) await hear(event)
    expect((await desk.again(user)).subscription.status).toBe('Active')
    expect((await desk.read(user)).items[0]?.unitAmount).toBe(799_000)
  })

  test('cancelled here it is ending there; taken up again in the portal it is so here', async () => {
    const { user, id, reference } = await paid()
    await desk.confirm(user, id)
    expect((await desk.cancel(user)).cancelAtPeriodEnd).toBe(true)
    expect(stripe.books.subscriptions.get(reference)?.cancel_at_period_end).toBe(true)
    stripe.books.setEnding(reference, false)
    for (const event of eventsOf()) await hear(event)
    expect((await desk.again(user)).subscription).toEqual({ status: 'Active', cancelAtPeriodEnd: false })
  })

  test('whoever paid and closed the page is let in by the next round', async () => {
    const { user } = await paid()
    await desk.ask()
    expect((await desk.again(user)).subscription.status).toBe('Missing')
    await desk.sql`update checkout_session set checked_at = now() - interval '6 minutes' where user_id = ${user.id}`
    await desk.ask()
    expect((await desk.again(user)).subscription.status).toBe('Active')
  })
})

describe('a payment nobody told us of', () => {
  const ageOf = async (user: User, { created, checked }: { created: string; checked: string }) =>
    desk.sql`update checkout_session set created_at = now() - ${created}::interval, checked_at = now() - ${checked}::interval where user_id = ${user.id}`

  test('is found by a server that was away for a week', async () => {
    const { user } = await paid()
    await ageOf(user, { created: '7 days', checked: '7 days' })
    await desk.ask()
    expect((await desk.again(user)).subscription.status).toBe('Active')
  })

  test.each([
    ['an hour old, asked about ten minutes ago', '1 hour', '10 minutes', 'Missing'],
    ['an hour old, asked about twenty minutes ago', '1 hour', '20 minutes', 'Active'],
    ['a month old', '31 days', '30 days', 'Missing'],
  ])('%s (begun %s, asked about %s ago): %s', async (_about, created, checked, status) => {
    const { user } = await paid()
    await ageOf(user, { created, checked })
    await desk.ask()
    expect((await desk.again(user)).subscription.status).toBe(status)
  })
})

describe('the payer’s pages', () => {
  test('the portal opens for the own payer and leads back to an own address (SEC-22); without one there is none', async () => {
    const { user, id, customer } = await paid()
    expect(await refusalOf(desk.openPortal(await desk.newUser()))).toBe('subscription.none')
    await desk.confirm(user, id)
    expect(await desk.openPortal(user, { origin: 'http://evil.example' })).toEqual({ url: `https://billing.stripe.com/p/session/${customer}` })
    expect(stripe.asked.at(-1)?.fields.get('return_url')).toBe('http://localhost:8080/profile')
  })

  test('bills are the provider’s, without drafts; nobody sees another’s', async () => {
    const { user, id } = await paid()
    await desk.confirm(user, id)
    const bills = await desk.invoices(user)
    expect(bills).toEqual([
      {
        id: expect.any(String),
        number: expect.stringMatching(/^EPI-/),
        date: expect.any(String),
        amount: 799_000,
        currency: 'NOK',
        status: 'paid',
        url: expect.stringMatching(/^https:/),
      },
    ])
    expect(await desk.invoices(await desk.newUser())).toEqual([])
  })
})

describe('the address that events are sent to', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ powers: { payments } })
  })
  afterAll(() => server.stop())

  const post = (payload: Buffer | string, headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: `${BASE_PATH}/payments/webhook`,
      payload,
      headers: { host: 'localhost', 'content-type': 'application/json; charset=utf-8', ...headers },
    })
  const event = () => productUpdated(`evt_${crypto.randomUUID()}`, 1, productOf({ id: 'p', name: 'Å' }))

  test('takes the bytes as they came, and an unknown kind without effect', async () => {
    const { body, signature } = stripe.sign(event())
    const answer = await post(body, { 'stripe-signature': signature })
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
    expect(await server.sql`select from payment_event`).toEqual([])
  })

  test.each([
    ['no signature', (signed: { body: Buffer }) => post(signed.body, {})],
    ['a made-up one', (signed: { body: Buffer }) => post(signed.body, { 'stripe-signature': 't=1,v1=abc' })],
    ['other bytes', (signed: { body: Buffer; signature: string }) => post(`${signed.body.toString()} `, { 'stripe-signature': signed.signature })],
    ['no body', (signed: { signature: string }) => post('', { 'stripe-signature': signed.signature })],
    ['a token in its place', (signed: { body: Buffer }) => post(signed.body, { authorization: 'Bearer test:doctor' })],
  ])('%s: 400, and nothing is said of why', async (_name, send) => {
    const answer = await send(stripe.sign(event()))
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'payment.signature_invalid'])
    expect(answer.body).not.toMatch(/stripe|secret|timestamp/i)
  })
})
