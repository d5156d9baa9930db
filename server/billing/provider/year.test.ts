import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeStripePayments } from '#server/adapters/payments-stripe/stripe-payments.ts'
import type { User } from '#server/http/user.ts'
import { idOf, startBillingDesk } from '#server/testing/billing-desk.ts'
import type { BillingDesk } from '#server/testing/billing-desk.ts'
import { skewClock } from '#server/testing/skewed-clock.ts'
import type { SkewedClock } from '#server/testing/skewed-clock.ts'
import { startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts'
import type { StripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts'

const DAY_S = 86_400
const STEP_DAYS = 6
const SECRET = 'whsec_year'
/** As many as one of them has events: each loses another one, and the last ones none. */
const PEOPLE = 42

let stripe: StripeStandIn
let desk: BillingDesk
let clock: SkewedClock
beforeAll(async () => {
  stripe = await startStripeStandIn({ secret: SECRET })
  const payments = makeStripePayments({ secretKey: 'sk_test_1', webhookSecrets: [SECRET], address: stripe.address })
  desk = await startBillingDesk({ payments, prepare: async (connection) => void (clock = await skewClock(connection)) })
})
afterAll(async () => {
  await desk.stop()
  await stripe.stop()
})

type Person = { user: User; loses: number; told: number; customer: string; subscription: string }

/** What the gate must say of a subscription that stands so at Stripe. */
const DUE = { active: 'Active', past_due: 'PastDue', canceled: 'Canceled' } as const
const standingOf = ({ subscription }: Person) => {
  const status = stripe.books.subscriptions.get(subscription)?.status ?? ''
  return Object.hasOwn(DUE, status) ? DUE[status as keyof typeof DUE] : `not foreseen: ${status}`
}

async function buy(person: Person, confirms: boolean): Promise<void> {
  const id = idOf(await desk.checkout(person.user, { productId: 'med-monthly' }))
  const { customer, reference } = stripe.books.pay(id)
  Object.assign(person, { customer, subscription: reference })
  // Half of them close the page before it leads back to us.
  if (confirms) await desk.confirm(person.user, id)
}

/** Whose an event is: Stripe names the payer in all of them. */
const payerOf = (event: (typeof stripe.books.events)[number]): string => {
  const thing = event.data.object
  return 'customer' in thing && typeof thing.customer === 'string' ? thing.customer : ''
}

/** Everything that waits is told, the later first and every third one twice, but for the one event that the person loses. */
async function deliver(people: readonly Person[]): Promise<void> {
  const byPayer = new Map(people.map((person) => [person.customer, person]))
  const told = stripe.books.events.splice(0).filter((event) => {
    const person = byPayer.get(payerOf(event))
    return person === undefined || person.told++ !== person.loses
  })
  for (const [at, event] of told.toReversed().entries()) await Promise.all(Array.from({ length: at % 3 === 0 ? 2 : 1 }, () => desk.hear(stripe.sign(event))))
}

test('REL-30 a year of subscriptions, each of which loses another event: the gate says at every step what Stripe says', async () => {
  const people: Person[] = []
  for (let at = 0; at < PEOPLE; at += 1) people.push({ user: await desk.newUser(), loses: at, told: 0, customer: '', subscription: '' })
  for (const [at, person] of people.entries()) await buy(person, at % 2 === 0)

  const wrong: string[] = []
  for (let day = 0; day <= 366; day += STEP_DAYS) {
    await clock.setBy(`${day} days`)
    if (day > 0) stripe.books.advance(STEP_DAYS * DAY_S)
    if (day === 90) people.forEach(({ customer }) => stripe.books.refusedCards.add(customer))
    if (day === 102) stripe.books.refusedCards.clear()
    if (day === 150) for (const { user } of people) await desk.cancel(user)
    if (day === 210) for (const [at, person] of people.entries()) await buy(person, at % 2 === 1)
    await deliver(people)
    // The server asks once a minute; six days hold more rounds than these.
    for (let round = 0; round < 4; round += 1) await desk.ask()
    const seen = await Promise.all(people.map(async (person) => (await desk.again(person.user)).subscription.status))
    people.forEach((person, at) => {
      if (seen[at] !== standingOf(person)) wrong.push(`day ${day}, event ${person.loses} lost: ${seen[at]} and not ${standingOf(person)}`)
    })
  }

  expect(wrong).toEqual([])
  // What happened was what a year holds: everybody lost one of their events, was in arrears, went and came again.
  const events = Math.max(...people.map(({ told }) => told))
  expect(events).toBeGreaterThan(25)
  expect(events).toBeLessThan(PEOPLE)
  expect(people.filter(({ told, loses }) => told > loses)).toHaveLength(events)
  expect(new Set(people.map(standingOf))).toEqual(new Set(['Active']))
  const running = [...stripe.books.subscriptions.values()].filter(({ status }) => status === 'active')
  expect(running).toHaveLength(PEOPLE)
  expect((await desk.invoices(people[0]?.user ?? (await desk.newUser()))).length).toBeGreaterThan(10)
}, 600_000)
