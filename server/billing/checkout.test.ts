import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UserProfile } from '#contract/profile.ts'
import { Subscription } from '#contract/billing.ts'
import { Refusal } from '#contract/refusal.ts'
import type { CheckoutState, Payments } from '#server/ports/payments.ts'
import { idOf, refusalOf, startBillingDesk } from '#server/testing/billing-desk.ts'
import type { BillingDesk } from '#server/testing/billing-desk.ts'

let desk: BillingDesk
beforeAll(async () => {
  desk = await startBillingDesk()
})
afterAll(() => desk.stop())

describe('paying', () => {
  test('leads from the plan over the checkout to an active subscription', async () => {
    const user = await desk.newUser()
    const answer = await desk.checkout(user)
    expect(answer).toMatchObject({ action: 'redirect', url: expect.stringMatching(/^http:\/\/localhost:8080\/test-checkout\/test_[\w-]{32}$/) })
    const id = idOf(answer)
    const paid = await desk.pay(id)
    expect([paid.statusCode, paid.headers['location']]).toEqual([303, `http://localhost:8080/payments/${id}/success`])
    const profile = await desk.confirm(user, id)
    expect(UserProfile.parse(profile)).toEqual(profile)
    expect(profile.subscription).toEqual({ status: 'Active', cancelAtPeriodEnd: false })
    expect((await desk.again(user)).subscription.status).toBe('Active')
  })

  test.each([
    ['med-yearly', 365, 799_000],
    ['med-monthly', 30, 79_900],
  ])('%s runs for its interval', async (productId, days, amount) => {
    const user = await desk.newUser()
    await desk.subscribe(user, { productId })
    const answer = await desk.read(user)
    expect(Subscription.parse(answer)).toEqual(answer)
    expect(answer).toMatchObject({ status: 'Active', cancelAtPeriodEnd: false, items: [{ unitAmount: amount, currency: 'NOK' }] })
    const length = (Date.parse(answer.currentPeriodEnd) - Date.parse(answer.currentPeriodStart)) / 86_400_000
    expect(Math.abs(length - days)).toBeLessThanOrEqual(2)
  })

  test('a confirmation may be sent any number of times with one effect', async () => {
    const user = await desk.newUser()
    const id = idOf(await desk.checkout(user, { productId: 'med-monthly' }))
    await desk.pay(id)
    const profiles = await Promise.all(Array.from({ length: 20 }, () => desk.confirm(user, id)))
    expect(new Set(profiles.map(({ subscription }) => subscription.status))).toEqual(new Set(['Active']))
    const { currentPeriodEnd } = await desk.read(user)
    expect(Date.parse(currentPeriodEnd) - Date.now()).toBeLessThan(32 * 86_400_000)
    await desk.confirm(user, id)
    expect((await desk.read(user)).currentPeriodEnd).toBe(currentPeriodEnd)
  })

  test('SEC-10 without payment there is no subscription', async () => {
    const user = await desk.newUser()
    const id = idOf(await desk.checkout(user))
    expect(await refusalOf(desk.confirm(user, id))).toBe('payment.not_completed')
    await desk.press(id, 'cancel')
    expect(await refusalOf(desk.confirm(user, id))).toBe('payment.not_completed')
    expect(await refusalOf(desk.read(user))).toBe('subscription.none')
  })

  test('SEC-50 somebody else’s session is one that does not exist', async () => {
    const [user, other] = [await desk.newUser(), await desk.newUser()]
    const id = idOf(await desk.checkout(user))
    await desk.pay(id)
    expect(await refusalOf(desk.confirm(other, id))).toBe('payment.not_found')
    expect(await refusalOf(desk.confirm(other, 'test_nosuch'))).toBe('payment.not_found')
    expect((await desk.again(other)).subscription.status).toBe('Missing')
  })

  test.each<[string, Partial<CheckoutState>]>([
    ['another amount', { amountMinor: 1 }],
    ['another currency', { currency: 'SEK' }],
    ['another product', { productId: 'med-monthly' }],
  ])('PAY-1 a payment of %s is not ours', async (_name, about) => {
    const user = await desk.newUser()
    const id = idOf(await desk.checkout(user))
    await desk.pay(id)
    const lying: Payments = { ...desk.payments, read: async (session) => ({ ...(await desk.payments.read(session)), ...about }) }
    expect(await refusalOf(desk.confirm(user, id, { payments: lying }))).toBe('payment.not_completed')
    expect((await desk.again(user)).subscription.status).toBe('Missing')
  })

  test.each([
    [{ productId: 'gold' }, 'med', 'payment.unknown_product'],
    [{ productId: 'vet-yearly' }, 'med', 'edition.mismatch'],
    [{ productId: 'med-yearly', vertical: 'vet' }, 'med', 'edition.mismatch'],
    [{ productId: 'vet-monthly', vertical: 'vet' }, 'med', 'accepted'],
    [{ productId: 'vet-monthly' }, 'vet', 'accepted'],
  ] as const)('checkout of %o on the %s host: %s', async (body, vertical, outcome) => {
    expect(await refusalOf(desk.checkout(await desk.newUser(), body, { vertical }))).toBe(outcome)
  })

  test.each([
    ['http://vet.localhost:8080', 'http://vet.localhost:8080'],
    ['http://evil.example', 'http://localhost:8080'],
    ['https://localhost:8080', 'http://localhost:8080'],
  ])('SEC-22 SEC-24 called at %s it leads back to %s', async (origin, expected) => {
    const { url } = await desk.checkout(await desk.newUser(), {}, { origin })
    expect(url.startsWith(`${expected}/test-checkout/`)).toBe(true)
    expect((await desk.pay(idOf({ url }))).headers['location']).toBe(`${expected}/payments/${idOf({ url })}/success`)
  })

  test('a new checkout takes the place of the old one, so nobody pays twice', async () => {
    const user = await desk.newUser()
    const [first, second] = [idOf(await desk.checkout(user)), idOf(await desk.checkout(user))]
    expect((await desk.pay(first)).statusCode).toBe(410)
    expect((await desk.pay(second)).statusCode).toBe(303)
  })

  test('a month paid while another runs is added to it', async () => {
    const user = await desk.newUser()
    await desk.subscribe(user, { productId: 'med-monthly' })
    await desk.subscribe(user, { productId: 'med-monthly' })
    expect(Date.parse((await desk.read(user)).currentPeriodEnd) - Date.now()).toBeGreaterThan(57 * 86_400_000)
  })

  test('a provider that is away is a refusal that passes', async () => {
    const away: Payments = { ...desk.payments, open: () => Promise.reject(new Refusal('payment.unavailable')) }
    expect(await refusalOf(desk.checkout(await desk.newUser(), {}, { payments: away }))).toBe('payment.unavailable')
  })
})
