import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeStripePayments } from '#server/adapters/payments-stripe/stripe-payments.ts'
import type { User } from '#server/http/user.ts'
import { idOf, refusalOf, startBillingDesk } from '#server/testing/billing-desk.ts'
import type { BillingDesk } from '#server/testing/billing-desk.ts'
import { startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts'
import type { StripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts'

const DAY_S = 86_400

describe('seats at the test checkout', () => {
  let desk: BillingDesk
  beforeAll(async () => {
    desk = await startBillingDesk()
  })
  afterAll(() => desk.stop())

  test('PAY-1 are paid so many times; the page says how many, the bill what they cost together', async () => {
    const user = await desk.newUser()
    const id = idOf(await desk.checkout(user, { productId: 'med-monthly', seats: 3 }))
    expect((await desk.openPage(id)).body.replaceAll(/\s+/g, ' ')).toMatch(/<dt>Plasser<\/dt><dd>3<\/dd><dt>Å betale<\/dt><dd>2.397,00.kr/)
    await desk.pay(id)
    await desk.confirm(user, id)
    expect(await desk.seats(user)).toMatchObject({ paid: 3, nextPeriod: 3, free: 2, price: { amount: 79_900 } })
    expect((await desk.invoices(user))[0]).toMatchObject({ amount: 239_700 })
    expect((await desk.read(user)).items).toEqual([{ unitAmount: 79_900, currency: 'NOK', quantity: 3, interval: 'month' }])
  })

  test('more are paid for the rest of the period, at the price told; the period stays as long; fewer count from the next', async () => {
    const user = await desk.newUser()
    await desk.subscribe(user, { productId: 'med-monthly', seats: 2 })
    await desk.sql`update subscription set current_period_start = now() - interval '15 days',
      current_period_end = now() + interval '15 days' where user_id = ${user.id}`
    const { currentPeriodEnd } = await desk.read(user)
    const told = await desk.priceSeats(user, 4)
    expect(told).toMatchObject({ seats: 4, from: 'now', eachPeriod: 319_600, currency: 'NOK' })
    expect(Math.abs(told.dueNow - 79_900)).toBeLessThan(5_500)
    const change = await desk.changeSeats(user, 4)
    if (change.action !== 'redirect') throw new Error('no way to pay was shown')
    expect(await desk.seats(user)).toMatchObject({ paid: 2 })
    await desk.pay(idOf(change))
    for (let time = 0; time < 5; time += 1) await desk.confirm(user, idOf(change))
    expect(await desk.seats(user)).toMatchObject({ paid: 4, nextPeriod: 4 })
    expect((await desk.read(user)).currentPeriodEnd).toBe(currentPeriodEnd)
    expect(await desk.changeSeats(user, 1)).toMatchObject({ action: 'done', seats: { paid: 4, nextPeriod: 1 } })
    expect(await desk.priceSeats(user, 1)).toEqual({ seats: 1, from: 'nextPeriod', dueNow: 0, eachPeriod: 79_900, currency: 'NOK' })
  })

  test('a free month is a month of one seat', async () => {
    const user = await desk.newUser()
    await desk.subscribe(user, { productId: 'med-monthly', seats: 3 })
    const before = Date.parse((await desk.read(user)).currentPeriodEnd)
    await desk.sql`update app_user set points = 1 where id = ${user.id}`
    await desk.ask()
    expect(Math.round((Date.parse((await desk.read(user)).currentPeriodEnd) - before) / 86_400_000)).toBe(10)
  })

  test('none but who pays has any to change', async () => {
    const user = await desk.newUser()
    expect(await refusalOf(desk.changeSeats(user, 3))).toBe('subscription.none')
    await desk.subscribe(user, { productId: 'med-monthly' })
    await desk.sql`update subscription set current_period_end = now() - interval '1 second' where user_id = ${user.id}`
    for (const work of [desk.changeSeats, desk.priceSeats]) expect(await refusalOf(work(user, 3))).toBe('seat.not_running')
  })
})

describe('seats at Stripe', () => {
  let stripe: StripeStandIn
  let desk: BillingDesk
  beforeAll(async () => {
    stripe = await startStripeStandIn({ secret: 'whsec_seats' })
    desk = await startBillingDesk({ payments: makeStripePayments({ secretKey: 'sk_test_1', webhookSecrets: ['whsec_seats'], address: stripe.address }) })
  })
  afterAll(async () => {
    await desk.stop()
    await stripe.stop()
  })

  async function clinicOf(seats: number): Promise<{ user: User; customer: string; reference: string }> {
    const user = await desk.newUser()
    const id = idOf(await desk.checkout(user, { productId: 'med-monthly', seats }))
    const paid = stripe.books.pay(id)
    await desk.confirm(user, id)
    return { user, ...paid }
  }
  const billsOf = (customer: string) => stripe.books.invoices.filter((one) => one.customer === customer).map(({ total }) => total)

  /** Everything that waits is told, later things first and each twice. */
  async function deliver(): Promise<void> {
    for (const event of stripe.books.events.splice(0).toReversed()) await Promise.all([1, 2].map(() => desk.hear(stripe.sign(event))))
  }

  test('are the quantity of its item, from the checkout on', async () => {
    const { user, customer } = await clinicOf(3)
    expect(stripe.asked.filter(({ path }) => path === '/v1/checkout/sessions').at(-1)?.fields.get('line_items[0][quantity]')).toBe('3')
    expect(await desk.seats(user)).toMatchObject({ paid: 3, nextPeriod: 3, free: 2 })
    expect(billsOf(customer)).toEqual([239_700])
  })

  test('more are billed at once as it was told, and no seat twice', async () => {
    const { user, customer } = await clinicOf(2)
    const told = await desk.priceSeats(user, 3)
    expect(told).toEqual({ seats: 3, from: 'now', dueNow: 79_900, eachPeriod: 239_700, currency: 'NOK' })
    await Promise.all([desk.changeSeats(user, 3), desk.changeSeats(user, 3)])
    await deliver()
    expect(await desk.seats(user)).toMatchObject({ paid: 3, nextPeriod: 3 })
    expect(billsOf(customer)).toEqual([79_900, 159_800])
  })

  test('a card that is refused buys none', async () => {
    const { user, customer } = await clinicOf(2)
    stripe.books.refusedCards.add(customer)
    expect(await refusalOf(desk.changeSeats(user, 5))).toBe('payment.declined')
    expect(await desk.seats(user)).toMatchObject({ paid: 2, nextPeriod: 2 })
  })

  test('REL-30 fewer count from the next period, whatever is told, twice and in any order; given up and taken again in time they cost nothing', async () => {
    const { user, customer, reference } = await clinicOf(4)
    await desk.changeSeats(user, 2)
    await deliver()
    expect(await desk.seats(user)).toMatchObject({ paid: 4, nextPeriod: 2 })
    await desk.changeSeats(user, 3)
    await deliver()
    expect(await desk.seats(user)).toMatchObject({ paid: 4, nextPeriod: 3 })
    expect(billsOf(customer)).toEqual([319_600])
    stripe.books.advance(32 * DAY_S)
    await deliver()
    expect(await desk.seats(user)).toMatchObject({ paid: 3, nextPeriod: 3 })
    expect(billsOf(customer)).toEqual([239_700, 319_600])
    expect(stripe.books.subscriptions.get(reference)?.items.data[0]?.quantity).toBe(3)
  })

  test('an event that was lost is made up for by asking', async () => {
    const { user } = await clinicOf(3)
    await desk.changeSeats(user, 1)
    stripe.books.advance(32 * DAY_S)
    stripe.books.events.length = 0
    await desk.sql`update subscription set checked_at = now() - interval '2 hours' where user_id = ${user.id}`
    await desk.ask()
    expect(await desk.seats(user)).toMatchObject({ paid: 1, nextPeriod: 1 })
  })

  test('a free month is worth one seat', async () => {
    const { user, customer } = await clinicOf(3)
    await desk.sql`update app_user set points = 1 where id = ${user.id}`
    await desk.ask()
    expect(stripe.books.movements.filter((one) => one.customer === customer).map(({ amount }) => amount)).toEqual([-79_900])
  })
})
