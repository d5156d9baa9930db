import { describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { CheckoutOrder, Payments } from './payments.ts'

/** A provider with the hand of somebody who pays. */
export type PaymentsDesk = { payments: Payments; pay: (sessionId: string) => Promise<void> }

const codeOf = (work: Promise<unknown>) => work.then(() => 'accepted', (error: unknown) => (error instanceof Refusal ? error.code : String(error)))

/** An order of the first plan of the human edition, or of another one. */
export async function orderOf(payments: Payments, about: Partial<CheckoutOrder> & { planId?: string } = {}): Promise<CheckoutOrder> {
  const plan = (await payments.plans()).find(({ id }) => id === (about.planId ?? 'med-yearly'))
  if (!plan) throw new Error('the plan is not sold')
  const { planId: _, ...rest } = about
  return {
    plan, product: { name: 'Årlig', description: 'Ti for tolv' }, amountMinor: plan.amountMinor, seats: 1, email: 'kari@klinikk.no', customer: undefined,
    language: 'nb',
    origin: 'https://www.example.no',
    returnTo: (id) => ({ success: `https://www.example.no/payments/${id}/success`, cancel: `https://www.example.no/payments/${id}/cancel` }),
    ...rest,
  }
}

/** What every provider of payments must do; each adapter's test runs it on its own. */
export function describePayments(name: string, desk: () => PaymentsDesk): void {
  describe(`${name} takes money`, () => {
    testSelling(desk)
    testSessions(desk)
  })
  describe(`${name} keeps what runs, or says that it does not`, () => {
    testRunning(desk)
    testSeats(desk)
  })
}

function testSelling(desk: () => PaymentsDesk): void {
  test('says what is sold: of each edition its plans, in whole minor units and a currency', async () => {
    const plans = await desk().payments.plans()
    expect(plans.map(({ id }) => id)).toEqual(expect.arrayContaining(['med-yearly', 'med-monthly', 'vet-monthly']))
    for (const plan of plans) {
      expect(plan.currency).toMatch(/^[A-Z]{3}$/)
      expect(Number.isSafeInteger(plan.amountMinor) && plan.amountMinor > 0).toBe(true)
      expect(plan.id.startsWith(plan.vertical)).toBe(true)
    }
    expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
  })

  test.each([['the price', 1], ['less, for who brings a code', 0.9]])('PAY-1 %s is asked for and told of, to the øre', async (_name, share) => {
    const { payments, pay } = desk()
    const order = await orderOf(payments)
    const { id } = await payments.open({ ...order, amountMinor: Math.round(order.plan.amountMinor * share) })
    await pay(id)
    expect(await payments.read(id)).toMatchObject({ state: 'paid', productId: 'med-yearly', amountMinor: Math.round(799_000 * share), currency: 'NOK' })
  })
}

function testSessions(desk: () => PaymentsDesk): void {
  test('a session is open until it is paid, and paid for good', async () => {
    const { payments, pay } = desk()
    const { id, url } = await payments.open(await orderOf(payments, { planId: 'med-monthly' }))
    expect(new URL(url).protocol).toBe('https:')
    expect((await payments.read(id)).state).toBe('open')
    await pay(id)
    expect((await payments.read(id)).state).toBe('paid')
    await payments.close(id).catch(() => undefined)
    expect((await payments.read(id)).state).toBe('paid')
  })

  test('a closed session is not paid any more', async () => {
    const { payments, pay } = desk()
    const { id } = await payments.open(await orderOf(payments))
    await payments.close(id)
    await pay(id).catch(() => undefined)
    expect((await payments.read(id)).state).toBe('closed')
  })

  test('two sessions are two, and an unknown one is none', async () => {
    const { payments } = desk()
    const order = await orderOf(payments)
    const [one, other] = [await payments.open(order), await payments.open(order)]
    expect(one.id).not.toBe(other.id)
    expect(await codeOf(payments.read('cs_nosuch'))).toBe('payment.not_found')
  })
}

function testSeats(desk: () => PaymentsDesk): void {
  test('PAY-1 several seats are asked for and told of: so many times the price', async () => {
    const { payments, pay } = desk()
    const { id } = await payments.open(await orderOf(payments, { seats: 3 }))
    await pay(id)
    expect(await payments.read(id)).toMatchObject({ state: 'paid', amountMinor: 2_397_000, seats: 3 })
  })

  test('more seats are billed at once for the rest of the period, those that are paid not again; fewer count from the next', async () => {
    const { payments, pay } = desk()
    const { id } = await payments.open(await orderOf(payments, { seats: 2 }))
    await pay(id)
    const { subscription } = await payments.read(id)
    if (!subscription) return
    const { reference, customer } = subscription
    const bills = async () => (await payments.invoices(customer)).length
    expect(await payments.priceSeats({ reference, paid: 2, seats: 4 })).toEqual({ amountMinor: 1_598_000, currency: 'NOK' })
    expect(await payments.priceSeats({ reference, paid: 2, seats: 1 })).toEqual({ amountMinor: 0, currency: 'NOK' })
    for (let time = 0; time < 3; time += 1) await payments.changeSeats({ reference, paid: 2, seats: 4 })
    expect(await payments.readSubscription(reference)).toMatchObject({ seats: 4, amountMinor: 799_000 })
    expect(await bills()).toBe(2)
    await payments.changeSeats({ reference, paid: 4, seats: 1 })
    expect((await payments.readSubscription(reference)).seats).toBe(1)
    expect(await payments.priceSeats({ reference, paid: 4, seats: 5 })).toEqual({ amountMinor: 799_000, currency: 'NOK' })
    await payments.changeSeats({ reference, paid: 4, seats: 3 })
    expect(await bills()).toBe(2)
    await payments.changeSeats({ reference, paid: 4, seats: 5 })
    expect((await payments.readSubscription(reference)).seats).toBe(5)
    expect((await payments.invoices(customer)).map(({ amountMinor }) => amountMinor)).toEqual([799_000, 1_598_000, 1_598_000])
  })
}

function testRunning(desk: () => PaymentsDesk): void {
  test('a subscription that it keeps ends when it is told to, with its period or now', async () => {
    const { payments, pay } = desk()
    const { id } = await payments.open(await orderOf(payments))
    await pay(id)
    const { subscription } = await payments.read(id)
    if (!subscription) return
    expect(subscription).toMatchObject({ status: 'Active', productId: 'med-yearly', amountMinor: 799_000, currency: 'NOK', isEnding: false })
    expect(subscription.period.end.getTime() - subscription.period.start.getTime()).toBeGreaterThan(364 * 86_400_000)
    for (const key of ['month-1', 'month-1', 'month-2']) await payments.giveMonth({ reference: subscription.reference, key })
    expect((await payments.readSubscription(subscription.reference)).amountMinor).toBe(799_000)
    await payments.endAtPeriodEnd(subscription.reference)
    expect(await payments.readSubscription(subscription.reference)).toMatchObject({ status: 'Active', isEnding: true })
    await payments.endNow(subscription.reference)
    expect(await codeOf(payments.giveMonth({ reference: subscription.reference, key: 'month-3' }))).toBe('payment.not_found')
    expect((await payments.readSubscription(subscription.reference)).status).toBe('Canceled')
    expect((await payments.invoices(subscription.customer)).map(({ amountMinor, state }) => [amountMinor, state])).toEqual([[799_000, 'paid']])
    expect((await payments.openPortal({ customer: subscription.customer, language: 'nb', returnTo: 'https://www.example.no/profile' })).url).toMatch(/^https:/)
  })

  test('what it does not keep is not found, and changes nothing', async () => {
    const { payments } = desk()
    expect(await codeOf(payments.readSubscription('sub_nosuch'))).toBe('payment.not_found')
    expect(await codeOf(payments.endAtPeriodEnd('sub_nosuch'))).toBe('payment.not_found')
    expect(await codeOf(payments.giveMonth({ reference: 'sub_nosuch', key: 'x' }))).toBe('payment.not_found')
    expect(await codeOf(payments.changeSeats({ reference: 'sub_nosuch', paid: 1, seats: 2 }))).toBe('payment.not_found')
    expect(await codeOf(payments.priceSeats({ reference: 'sub_nosuch', paid: 1, seats: 2 }))).toBe('payment.not_found')
    expect(await codeOf(payments.endNow('sub_nosuch'))).toBe('payment.not_found')
    expect(await payments.invoices('cus_nosuch')).toEqual([])
  })

  test('PAY-1 a message that nobody signed is refused', async () => {
    const { payments } = desk()
    const body = Buffer.from(JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object: {} } }))
    for (const signature of ['', 't=1,v1=00', 'x'.repeat(100_000)])
      expect(await codeOf((async () => payments.readNotice({ body, signature }))())).toBe('payment.signature_invalid')
  })
}
