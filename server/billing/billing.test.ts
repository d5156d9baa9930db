import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProductList, Subscription } from '#contract/billing.ts'
import { UserProfile } from '#contract/profile.ts'
import { Refusal } from '#contract/refusal.ts'
import { DEFAULT_TENANTS } from '#contract/tenant.ts'
import { Language } from '#contract/vertical.ts'
import type { Vertical } from '#contract/vertical.ts'
import { registerTestCheckout } from '#server/adapters/payments-test/test-checkout.ts'
import { makeTestPayments } from '#server/adapters/payments-test/test-payments.ts'
import { freshDatabase } from '#server/database/testing.ts'
import type { FreshDatabase } from '#server/database/testing.ts'
import type { CheckoutState, Payments } from '#server/ports/payments.ts'
import { makeLoadUser } from '#server/profile/load-user.ts'
import type { User } from '#server/profile/user.ts'
import { billingRoutes } from './routes.ts'

const ORIGINS = ['http://localhost:8080', 'http://vet.localhost:8080']
let database: FreshDatabase
let payments: Payments
let app: FastifyInstance
beforeAll(async () => {
  database = await freshDatabase()
  payments = makeTestPayments({ sql: database.sql })
  app = fastify()
  await registerTestCheckout(app, { sql: database.sql, origins: ORIGINS, tenants: DEFAULT_TENANTS })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const load = (subject: string) =>
  makeLoadUser(database.sql)({
    issuer: 'https://id.example.no', subject, email: `${subject}@klinikk.no`, name: subject, acr: undefined,
    expiresAt: new Date(Date.now() + 3_600_000), tokenDigest: randomUUID(),
  })
const newUser = () => load(randomUUID())
const again = (user: User) => load(user.name)

type About = { vertical?: Vertical; language?: Language; origin?: string; payments?: Payments }
const caller = ({ vertical = 'med', language = 'nb', origin = 'http://localhost:8080' }: About) => ({
  requestId: 'r', language, vertical, origin, signal: new AbortController().signal, params: undefined, query: undefined, body: undefined,
})
const signedIn = (user: User, about: About) => ({ ...caller(about), user, session: { tokenDigest: 'd', expiresAt: new Date() } })
const calls = (about: About = {}) => billingRoutes({ sql: database.sql, payments: about.payments ?? payments, tenants: DEFAULT_TENANTS, publicOrigins: ORIGINS })

const list = (user: User | undefined, referenceCode?: string, about: About = {}) =>
  calls(about).listProducts({ ...caller(about), ...(user && { user }), query: { referenceCode } })
const checkout = (user: User, body: { productId?: string; referenceCode?: string | null; vertical?: Vertical } = {}, about: About = {}) =>
  calls(about).createCheckoutSession({ ...signedIn(user, about), body: { productId: 'med-yearly', ...body } })
const confirm = (user: User, id: string, about: About = {}) =>
  calls(about).confirmCheckoutSession({ ...signedIn(user, about), params: { id }, query: {} })
const read = (user: User) => calls().getSubscription(signedIn(user, {}))
const cancel = (user: User, about: About = {}) => calls(about).cancelSubscription(signedIn(user, about))

const idOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? ''
const press = (id: string, action: string, headers: Record<string, string> = { origin: 'http://localhost:8080' }) =>
  app.inject({
    method: 'POST', url: `/test-checkout/${id}`, payload: `action=${action}`,
    headers: { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const pay = (id: string) => press(id, 'pay')
const subscribe = async (user: User, body: Parameters<typeof checkout>[1] = {}) => {
  const id = idOf(await checkout(user, body))
  await pay(id)
  return confirm(user, id)
}
const refusalOf = (work: Promise<unknown>) => work.then(() => 'accepted', (error: unknown) => (error instanceof Refusal ? error.code : String(error)))

describe('the plans', () => {
  test('are two, the yearly one first, in NOK', async () => {
    const answer = await list(undefined)
    expect(ProductList.parse(answer)).toEqual(answer)
    expect(answer.status).toBe('OK')
    expect(answer.products.map(({ id, price }) => [id, price])).toEqual([
      ['med-yearly', { amount: 799_000, currency: 'NOK', interval: 'year' }],
      ['med-monthly', { amount: 79_900, currency: 'NOK', interval: 'month' }],
    ])
  })

  test.each(Language.options)('speak %s, each edition in its own words', async (language) => {
    const [med, vet] = await Promise.all((['med', 'vet'] as const).map((vertical) => list(undefined, undefined, { vertical, language })))
    expect(vet!.products.map(({ id }) => id)).toEqual(['vet-yearly', 'vet-monthly'])
    expect(vet!.products[0]!.features).not.toEqual(med!.products[0]!.features)
    const norwegian = await list(undefined)
    if (language !== 'nb') expect(med!.products[0]!.description).not.toBe(norwegian.products[0]!.description)
  })

  test('a colleague’s code takes a tenth off', async () => {
    const [friend, user] = [await newUser(), await newUser()]
    const answer = await list(user, ` ${friend.referenceCode.toLowerCase()} `)
    expect(answer.status).toBe('CodeApplied')
    expect(answer.products.map(({ price }) => price.amount)).toEqual([719_100, 71_910])
  })

  test('the outcomes of a code (spec 4)', async () => {
    const [friend, user, member] = [await newUser(), await newUser(), await newUser()]
    await subscribe(member)
    expect((await list(user, '  ')).status).toBe('OK')
    expect((await list(user, 'NOSUCH22')).status).toBe('CodeNotFound')
    expect((await list(user, user.referenceCode)).status).toBe('CodeNotFound')
    expect((await list(member, friend.referenceCode)).status).toBe('ExistingUser')
    expect((await list(undefined, friend.referenceCode)).status).toBe('OK')
    for (const answer of [await list(user, 'NOSUCH22'), await list(member, friend.referenceCode), await list(undefined, friend.referenceCode)])
      expect(answer.products[0]!.price.amount).toBe(799_000)
  })
})

describe('paying', () => {
  test('leads from the plan over the checkout to an active subscription', async () => {
    const user = await newUser()
    const answer = await checkout(user)
    expect(answer).toMatchObject({ action: 'redirect', url: expect.stringMatching(/^http:\/\/localhost:8080\/test-checkout\/test_[\w-]{32}$/) })
    const id = idOf(answer)
    const paid = await pay(id)
    expect([paid.statusCode, paid.headers['location']]).toEqual([303, `http://localhost:8080/payments/${id}/success`])
    const profile = await confirm(user, id)
    expect(UserProfile.parse(profile)).toEqual(profile)
    expect(profile.subscription).toEqual({ status: 'Active', cancelAtPeriodEnd: false })
    expect((await again(user)).subscription.status).toBe('Active')
  })

  test.each([
    ['med-yearly', 365, 799_000],
    ['med-monthly', 30, 79_900],
  ])('%s runs for its interval', async (productId, days, amount) => {
    const user = await newUser()
    await subscribe(user, { productId })
    const answer = await read(user)
    expect(Subscription.parse(answer)).toEqual(answer)
    expect(answer).toMatchObject({ status: 'Active', cancelAtPeriodEnd: false, items: [{ unitAmount: amount, currency: 'NOK' }] })
    const length = (Date.parse(answer.currentPeriodEnd) - Date.parse(answer.currentPeriodStart)) / 86_400_000
    expect(Math.abs(length - days)).toBeLessThanOrEqual(2)
  })

  test('a confirmation may be sent any number of times with one effect', async () => {
    const user = await newUser()
    const id = idOf(await checkout(user, { productId: 'med-monthly' }))
    await pay(id)
    const profiles = await Promise.all(Array.from({ length: 20 }, () => confirm(user, id)))
    expect(new Set(profiles.map(({ subscription }) => subscription.status))).toEqual(new Set(['Active']))
    const { currentPeriodEnd } = await read(user)
    expect(Date.parse(currentPeriodEnd) - Date.now()).toBeLessThan(32 * 86_400_000)
    await confirm(user, id)
    expect((await read(user)).currentPeriodEnd).toBe(currentPeriodEnd)
  })

  test('SEC-10 without payment there is no subscription', async () => {
    const user = await newUser()
    const id = idOf(await checkout(user))
    expect(await refusalOf(confirm(user, id))).toBe('payment.not_completed')
    await press(id, 'cancel')
    expect(await refusalOf(confirm(user, id))).toBe('payment.not_completed')
    expect(await refusalOf(read(user))).toBe('subscription.none')
  })

  test('SEC-50 somebody else’s session is one that does not exist', async () => {
    const [user, other] = [await newUser(), await newUser()]
    const id = idOf(await checkout(user))
    await pay(id)
    expect(await refusalOf(confirm(other, id))).toBe('payment.not_found')
    expect(await refusalOf(confirm(other, 'test_nosuch'))).toBe('payment.not_found')
    expect((await again(other)).subscription.status).toBe('Missing')
  })

  test.each<[string, Partial<CheckoutState>]>([
    ['another amount', { amountMinor: 1 }],
    ['another currency', { currency: 'SEK' }],
    ['another product', { productId: 'med-monthly' }],
  ])('PAY-1 a payment of %s is not ours', async (_name, about) => {
    const user = await newUser()
    const id = idOf(await checkout(user))
    await pay(id)
    const lying: Payments = { ...payments, read: async (session) => ({ ...(await payments.read(session)), ...about }) }
    expect(await refusalOf(confirm(user, id, { payments: lying }))).toBe('payment.not_completed')
    expect((await again(user)).subscription.status).toBe('Missing')
  })

  test.each([
    [{ productId: 'gold' }, 'med', 'payment.unknown_product'],
    [{ productId: 'vet-yearly' }, 'med', 'edition.mismatch'],
    [{ productId: 'med-yearly', vertical: 'vet' }, 'med', 'edition.mismatch'],
    [{ productId: 'vet-monthly', vertical: 'vet' }, 'med', 'accepted'],
    [{ productId: 'vet-monthly' }, 'vet', 'accepted'],
  ] as const)('checkout of %o on the %s host: %s', async (body, vertical, outcome) => {
    expect(await refusalOf(checkout(await newUser(), body, { vertical }))).toBe(outcome)
  })

  test.each([
    ['http://vet.localhost:8080', 'http://vet.localhost:8080'],
    ['http://evil.example', 'http://localhost:8080'],
    ['https://localhost:8080', 'http://localhost:8080'],
  ])('SEC-22 SEC-24 called at %s it leads back to %s', async (origin, expected) => {
    const { url } = await checkout(await newUser(), {}, { origin })
    expect(url.startsWith(`${expected}/test-checkout/`)).toBe(true)
    expect((await pay(idOf({ url }))).headers['location']).toBe(`${expected}/payments/${idOf({ url })}/success`)
  })

  test('a new checkout takes the place of the old one, so nobody pays twice', async () => {
    const user = await newUser()
    const [first, second] = [idOf(await checkout(user)), idOf(await checkout(user))]
    expect((await pay(first)).statusCode).toBe(410)
    expect((await pay(second)).statusCode).toBe(303)
  })

  test('a month paid while another runs is added to it', async () => {
    const user = await newUser()
    await subscribe(user, { productId: 'med-monthly' })
    await subscribe(user, { productId: 'med-monthly' })
    expect(Date.parse((await read(user)).currentPeriodEnd) - Date.now()).toBeGreaterThan(57 * 86_400_000)
  })

  test('the provider’s own period counts where it keeps one', async () => {
    const user = await newUser()
    const id = idOf(await checkout(user))
    await pay(id)
    const period = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2096-11-01T00:00:00Z') }
    const keeping: Payments = { ...payments, read: async (session) => ({ ...(await payments.read(session)), period, reference: 'sub_1' }) }
    await confirm(user, id, { payments: keeping })
    expect(await read(user)).toMatchObject({ currentPeriodStart: period.start.toISOString(), currentPeriodEnd: period.end.toISOString() })
  })

  test('a provider that is away is a refusal that passes', async () => {
    const away: Payments = { ...payments, open: () => Promise.reject(new Refusal('payment.unavailable')) }
    expect(await refusalOf(checkout(await newUser(), {}, { payments: away }))).toBe('payment.unavailable')
  })
})

describe('inviting (spec 9)', () => {
  test('one star for the colleague, a tenth off for the invited, and the code in the way back', async () => {
    const [friend, user] = [await newUser(), await newUser()]
    const id = idOf(await checkout(user, { referenceCode: friend.referenceCode }))
    expect((await pay(id)).headers['location']).toBe(`http://localhost:8080/payments/${id}/success?referenceCode=${friend.referenceCode}`)
    await confirm(user, id)
    expect((await again(friend)).points).toBe(1)
    expect((await read(user)).items[0]!.unitAmount).toBe(719_100)
  })

  test('REL-31 fifty parallel confirmations credit one star', async () => {
    const [friend, user] = [await newUser(), await newUser()]
    const id = idOf(await checkout(user, { referenceCode: friend.referenceCode }))
    await pay(id)
    await Promise.all(Array.from({ length: 50 }, () => confirm(user, id)))
    expect((await again(friend)).points).toBe(1)
  })

  test('REL-31 of fifty parallel uses of a code by one person exactly one is accepted', async () => {
    const [friend, user] = [await newUser(), await newUser()]
    const ids = (await Promise.all(Array.from({ length: 50 }, () => checkout(user, { referenceCode: friend.referenceCode })))).map(idOf)
    const paid = await Promise.all(ids.map(pay))
    expect(paid.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1)
    const outcomes = await Promise.all(ids.map((id) => refusalOf(confirm(user, id))))
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
    expect((await again(friend)).points).toBe(1)
  })

  test('REL-31 sessions that were paid before they were replaced still credit one star', async () => {
    const [friend, user] = [await newUser(), await newUser()]
    const ids: string[] = []
    for (let round = 0; round < 5; round += 1) {
      const id = idOf(await checkout(user, { referenceCode: friend.referenceCode }))
      await pay(id)
      ids.push(id)
    }
    expect(await Promise.all(ids.map((id) => refusalOf(confirm(user, id))))).toEqual(ids.map(() => 'accepted'))
    expect((await again(friend)).points).toBe(1)
  })

  test('REL-31 nobody earns a star by their own code', async () => {
    const user = await newUser()
    await subscribe(user, { referenceCode: user.referenceCode })
    expect((await again(user)).points).toBe(0)
    expect((await read(user)).items[0]!.unitAmount).toBe(799_000)
  })

  test('two who invite each other at the same moment both get through', async () => {
    const [one, two] = [await newUser(), await newUser()]
    const first = idOf(await checkout(one, { referenceCode: two.referenceCode }))
    const second = idOf(await checkout(two, { referenceCode: one.referenceCode }))
    await Promise.all([pay(first), pay(second)])
    await Promise.all([confirm(one, first), confirm(two, second)])
    expect([(await again(one)).points, (await again(two)).points]).toEqual([1, 1])
  })

  test('each invited person brings a star', async () => {
    const friend = await newUser()
    for (const user of [await newUser(), await newUser(), await newUser()]) await subscribe(user, { referenceCode: friend.referenceCode })
    expect((await again(friend)).points).toBe(3)
  })
})

describe('the subscription', () => {
  test('there is none before payment', async () => {
    const user = await newUser()
    expect(await refusalOf(read(user))).toBe('subscription.none')
    expect(await refusalOf(cancel(user))).toBe('subscription.none')
  })

  test('cancelled, it runs to the end of what was paid', async () => {
    const user = await newUser()
    await subscribe(user)
    const before = await read(user)
    expect(await cancel(user)).toEqual({ ...before, cancelAtPeriodEnd: true })
    expect(await cancel(user)).toEqual({ ...before, cancelAtPeriodEnd: true })
    expect((await again(user)).subscription).toEqual({ status: 'Active', cancelAtPeriodEnd: true })
    await database.sql`update subscription set current_period_end = now() - interval '1 second' where user_id = ${user.id}`
    expect(await read(user)).toMatchObject({ status: 'Canceled', cancelAtPeriodEnd: false })
  })

  test('the provider is told, once, and before we say so', async () => {
    const user = await newUser()
    await subscribe(user)
    await database.sql`update subscription set provider_reference = 'sub_9' where user_id = ${user.id}`
    const told: string[] = []
    const away: Payments = { ...payments, endAtPeriodEnd: () => Promise.reject(new Refusal('payment.unavailable')) }
    expect(await refusalOf(cancel(user, { payments: away }))).toBe('payment.unavailable')
    expect((await read(user)).cancelAtPeriodEnd).toBe(false)
    const listening: Payments = { ...payments, endAtPeriodEnd: async (reference) => void told.push(reference) }
    await cancel(user, { payments: listening })
    await cancel(user, { payments: listening })
    expect(told).toEqual(['sub_9'])
  })

  test('paying again after the end opens the account again', async () => {
    const user = await newUser()
    await subscribe(user)
    await database.sql`update subscription set current_period_end = now() - interval '40 days', cancel_at_period_end = true where user_id = ${user.id}`
    expect((await again(user)).subscription.status).toBe('Canceled')
    await subscribe(user, { productId: 'med-monthly' })
    expect((await again(user)).subscription).toEqual({ status: 'Active', cancelAtPeriodEnd: false })
    expect(Date.parse((await read(user)).currentPeriodEnd)).toBeGreaterThan(Date.now() + 27 * 86_400_000)
  })
})

describe('the test checkout page', () => {
  const open = (id: string, headers: Record<string, string> = {}) => app.inject({ url: `/test-checkout/${id}`, headers: { host: 'localhost:8080', ...headers } })

  test('is a plain form in the person’s language, strict as to what it may load', async () => {
    const id = idOf(await checkout(await newUser()))
    const page = await open(id, { 'accept-language': 'sv' })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('<html lang="sv"')
    expect(page.body).toMatch(/7\s990,00/)
    expect(page.body).toContain(`<form method="post" action="/test-checkout/${id}"><input type="hidden" name="action" value="pay">`)
    expect(page.body).not.toContain('<script')
  })

  test.each<[string, Record<string, string>, number]>([
    ['from another origin', { origin: 'https://evil.example' }, 403],
    ['from nowhere', { origin: 'null' }, 403],
    ['from another port', { origin: 'http://localhost:9999' }, 403],
    ['as text', { origin: 'http://localhost:8080', 'content-type': 'text/plain' }, 415],
    ['as JSON', { origin: 'http://localhost:8080', 'content-type': 'application/json' }, 415],
    ['to a host that is not this machine', { origin: 'http://localhost:8080', host: 'evil.example' }, 404],
  ])('SEC-20 a form sent %s has no effect', async (_name, headers, status) => {
    const user = await newUser()
    const id = idOf(await checkout(user))
    expect((await press(id, 'pay', headers)).statusCode).toBe(status)
    expect(await refusalOf(confirm(user, id))).toBe('payment.not_completed')
  })

  test('SEC-20 opening the page changes nothing', async () => {
    const user = await newUser()
    const id = idOf(await checkout(user))
    await open(`${id}?action=pay`)
    expect(await refusalOf(confirm(user, id))).toBe('payment.not_completed')
  })

  test('pressed twice it leads to the same place', async () => {
    const id = idOf(await checkout(await newUser()))
    const [one, two] = await Promise.all([pay(id), pay(id)])
    expect([one.statusCode, two.statusCode, one.headers['location']]).toEqual([303, 303, two.headers['location']])
  })

  test('cancelling leads back, and the session can still be paid', async () => {
    const id = idOf(await checkout(await newUser()))
    expect((await press(id, 'cancel')).headers['location']).toBe(`http://localhost:8080/payments/${id}/cancel`)
    expect((await pay(id)).statusCode).toBe(303)
  })

  test('an unknown session and an unknown button are told apart', async () => {
    const id = idOf(await checkout(await newUser()))
    expect((await open('test_nosuch')).statusCode).toBe(404)
    expect((await pay('test_nosuch')).statusCode).toBe(404)
    expect((await press(id, 'steal')).statusCode).toBe(400)
  })
})
