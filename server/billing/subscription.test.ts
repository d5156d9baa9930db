import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import type { Payments } from '#server/ports/payments.ts'
import { refusalOf, startBillingDesk } from '#server/testing/billing-desk.ts'
import type { BillingDesk } from '#server/testing/billing-desk.ts'

let desk: BillingDesk
beforeAll(async () => {
  desk = await startBillingDesk()
})
afterAll(() => desk.stop())

describe('the subscription', () => {
  test('there is none before payment', async () => {
    const user = await desk.newUser()
    expect(await refusalOf(desk.read(user))).toBe('subscription.none')
    expect(await refusalOf(desk.cancel(user))).toBe('subscription.none')
  })

  test('cancelled, it runs to the end of what was paid', async () => {
    const user = await desk.newUser()
    await desk.subscribe(user)
    const before = await desk.read(user)
    expect(await desk.cancel(user)).toEqual({ ...before, cancelAtPeriodEnd: true })
    expect(await desk.cancel(user)).toEqual({ ...before, cancelAtPeriodEnd: true })
    expect((await desk.again(user)).subscription).toEqual({ status: 'Active', cancelAtPeriodEnd: true })
    await desk.sql`update subscription set current_period_end = now() - interval '1 second' where user_id = ${user.id}`
    expect(await desk.read(user)).toMatchObject({ status: 'Canceled', cancelAtPeriodEnd: false })
  })

  test('the provider is told, once, and before we say so', async () => {
    const user = await desk.newUser()
    await desk.subscribe(user)
    await desk.sql`update subscription set provider_reference = 'sub_9' where user_id = ${user.id}`
    const told: string[] = []
    const away: Payments = { ...desk.payments, endAtPeriodEnd: () => Promise.reject(new Refusal('payment.unavailable')) }
    expect(await refusalOf(desk.cancel(user, { payments: away }))).toBe('payment.unavailable')
    expect((await desk.read(user)).cancelAtPeriodEnd).toBe(false)
    const listening: Payments = { ...desk.payments, endAtPeriodEnd: async (reference) => void told.push(reference) }
    await desk.cancel(user, { payments: listening })
    await desk.cancel(user, { payments: listening })
    expect(told).toEqual(['sub_9'])
  })

  test('paying again after the end opens the account again', async () => {
    const user = await desk.newUser()
    await desk.subscribe(user)
    await desk.sql`update subscription set current_period_end = now() - interval '40 days', cancel_at_period_end = true where user_id = ${user.id}`
    expect((await desk.again(user)).subscription.status).toBe('Canceled')
    await desk.subscribe(user, { productId: 'med-monthly' })
    expect((await desk.again(user)).subscription).toEqual({ status: 'Active', cancelAtPeriodEnd: false })
    expect(Date.parse((await desk.read(user)).currentPeriodEnd)).toBeGreaterThan(Date.now() + 27 * 86_400_000)
  })
})
