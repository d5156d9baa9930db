import { randomInt, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
/**
 * So many days from now the year begins: on the next 12th of April, whenever it is run. Payments come on the same day of each month, and what is done on
 * which day is laid between them; begun in a month of 31 days, seats would be asked for in a period that nobody has been told of yet, for the clock goes
 * by six days at a time.
 */
const AHEAD_DAYS = (() => {
  const now = new Date()
  const [thisYear, nextYear] = [0, 1].map((more) => Date.UTC(now.getUTCFullYear() + more, 3, 12, now.getUTCHours(), now.getUTCMinutes())) as [number, number]
  return Math.round(((thisYear > now.getTime() ? thisYear : nextYear) - now.getTime()) / 1_000 / DAY_S)
})()
/** Half as many as one of them has events: each loses another one, the first, third, fifth or the second, fourth, sixth by lot, and the last ones none. */
const PEOPLE = 21

let stripe: StripeStandIn
let desk: BillingDesk
let clock: SkewedClock
beforeEach(async () => {
  stripe = await startStripeStandIn({ secret: SECRET })
  const payments = makeStripePayments({ secretKey: 'sk_test_1', webhookSecrets: [SECRET], address: stripe.address })
  desk = await startBillingDesk({ payments, prepare: async (connection) => void (clock = await skewClock(connection)) })
})
afterEach(async () => {
  await desk.stop()
  await stripe.stop()
})

/** Whoever pays, the event they lose, how many they were told of, and who they are at Stripe; `colleague` sits in the second seat. */
type Person = { user: User; loses: number; told: number; customer: string; subscription: string; colleague: User | undefined; paid: PaidSeats }
/** The seats that the period beginning so is paid for. */
type PaidSeats = { from: number; seats: number }
/** What is bought, and on which day another number of seats is asked for. */
type Year = { seats: number; changes: Readonly<Record<number, number>> }

/** What the gate must say of a subscription that stands so at Stripe. */
const DUE = { active: 'Active', past_due: 'PastDue', canceled: 'Canceled' } as const
const standingOf = ({ subscription }: Person) => {
  const status = stripe.books.subscriptions.get(subscription)?.status ?? ''
  return Object.hasOwn(DUE, status) ? DUE[status as keyof typeof DUE] : `not foreseen: ${status}`
}

/** What the gate must say to whoever sits in the second seat: the same as to the payer while two are paid. Fewer count from the next period, more at once. */
function colleagueStanding(person: Person): string {
  const item = stripe.books.subscriptions.get(person.subscription)?.items.data[0]
  const [from, quantity] = [item?.current_period_start ?? 0, item?.quantity ?? 1]
  person.paid = { from, seats: from === person.paid.from ? Math.max(person.paid.seats, quantity) : quantity }
  return person.paid.seats < 2 ? 'Expired' : standingOf(person)
}

const sitDown = ({ user, colleague }: Person) => colleague && desk.sql`
  insert into seat (id, payer_id, offered_until, member_id, taken_at) values (${randomUUID()}, ${user.id}, now(), ${colleague.id}, now())`

async function buy(person: Person, seats: number, confirms: boolean): Promise<void> {
  const id = idOf(await desk.checkout(person.user, { productId: 'med-monthly', seats }))
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

/** A step of the year: what people do on that day. */
async function act(people: readonly Person[], day: number, { seats, changes }: Year): Promise<void> {
  const wanted = changes[day]
  if (day === 90) people.forEach(({ customer }) => stripe.books.refusedCards.add(customer))
  if (day === 102) stripe.books.refusedCards.clear()
  if (day === 150) for (const { user } of people) await desk.cancel(user)
  if (day === 210) for (const [at, person] of people.entries()) await buy(person, seats, at % 2 === 1)
  if (wanted !== undefined) for (const { user } of people) await desk.changeSeats(user, wanted)
}

/** Who was told something else than what stands at Stripe. */
async function wrongOn(day: number, people: readonly Person[]): Promise<string[]> {
  const seen = async (who: User) => (await desk.again(who)).subscription.status
  const wrong = await Promise.all(people.map(async (person) => {
    const payer = [await seen(person.user), standingOf(person)]
    const colleague = person.colleague ? [await seen(person.colleague), colleagueStanding(person)] : []
    return [payer, colleague].filter(([is, due]) => is !== due).map(([is, due]) => `day ${day}, event ${person.loses} lost: ${is} and not ${due}`)
  }))
  return wrong.flat()
}

test.each<[string, Year]>([
  ['one doctor', { seats: 1, changes: {} }],
  ['a clinic of two seats, of three, of one and of two again', { seats: 2, changes: { 36: 3, 114: 1, 132: 2 } }],
])('REL-30 a year of subscriptions of %s, each of which loses another event: the gate says at every step what Stripe says', async (_who, year) => {
  await clock.setBy(`${AHEAD_DAYS} days`)
  stripe.books.advance(AHEAD_DAYS * DAY_S)
  const people: Person[] = []
  const first = randomInt(2)
  for (let at = 0; at < PEOPLE; at += 1) {
    const colleague = year.seats > 1 ? await desk.newUser() : undefined
    people.push({ user: await desk.newUser(), loses: 2 * at + first, told: 0, customer: '', subscription: '', colleague, paid: { from: 0, seats: 0 } })
  }
  for (const [at, person] of people.entries()) await buy(person, year.seats, at % 2 === 0)
  for (const person of people) await sitDown(person)

  const wrong: string[] = []
  const colleaguesSaw = new Set<string>()
  for (let day = 0; day <= 366; day += STEP_DAYS) {
    await clock.setBy(`${AHEAD_DAYS + day} days`)
    if (day > 0) stripe.books.advance(STEP_DAYS * DAY_S)
    await act(people, day, year)
    await deliver(people)
    // The server asks once a minute: what is seen is what a quarter of an hour later is so.
    for (let round = 0; round < 4; round += 1) {
      await clock.setBy(`${AHEAD_DAYS + day} days ${round * 5} minutes`)
      await desk.ask()
    }
    wrong.push(...(await wrongOn(day, people)))
    for (const person of people) if (person.colleague) colleaguesSaw.add(colleagueStanding(person))
  }

  expect(wrong).toEqual([])
  // What happened was what a year holds: everybody lost one of their events, was in arrears, went and came again.
  const events = Math.max(...people.map(({ told }) => told))
  expect(events).toBeGreaterThan(25)
  expect(events).toBeLessThan(2 * PEOPLE)
  expect(people.filter(({ told, loses }) => told > loses)).toHaveLength(people.filter(({ loses }) => loses < events).length)
  expect(new Set(people.map(standingOf))).toEqual(new Set(['Active']))
  if (year.seats > 1) expect(colleaguesSaw).toEqual(new Set(['Active', 'Expired', 'PastDue', 'Canceled']))
  const running = [...stripe.books.subscriptions.values()].filter(({ status }) => status === 'active')
  expect(running).toHaveLength(PEOPLE)
  expect((await desk.invoices(people[0]?.user ?? (await desk.newUser()))).length).toBeGreaterThan(10)
}, 600_000)
