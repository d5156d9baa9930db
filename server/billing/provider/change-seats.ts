import { Refusal } from '#contract/refusal.ts'
import type { SeatPrice } from '#contract/seats/seat.ts'
import { intervalOf, plansOf } from '#domain/plans/plan.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Handler, Handlers, SignedIn } from '#server/http/handler.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { backTo } from '../create-checkout-session.ts'
import { keepInStep } from './keep-in-step.ts'
import { returnOrigin } from '../return-origin.ts'
import { findSubscription, insertSession } from '../store.ts'
import type { SubscriptionRow } from '../store.ts'
import { isRunning, readSeats } from '../seats/list-seats.ts'
import { seatStore } from '../seats/store.ts'

type Payer = { userId: string; row: SubscriptionRow }

/** @throws subscription.none, seat.not_running */
async function findPayer({ sql }: BillingDeps, userId: string): Promise<Payer> {
  const row = await findSubscription(sql, userId)
  if (!row) throw new Refusal('subscription.none')
  if (!isRunning(row)) throw new Refusal('seat.not_running')
  return { userId, row }
}

/** What one more seat costs for the rest of the period, where no provider keeps the subscription and bills it. */
async function unitForRest({ sql }: BillingDeps, { userId, row }: Payer): Promise<number> {
  const share = await seatStore.shareLeft(sql, userId, intervalOf(row.productId) ?? 'month')
  return Math.round(row.unitAmount * share)
}

async function priceOf(deps: BillingDeps, payer: Payer, seats: number): Promise<SeatPrice> {
  const { row } = payer
  const { unitAmount, currency, seats: paid, providerReference: reference } = row
  const eachPeriod = unitAmount * seats
  if (seats <= paid) return { seats, from: 'nextPeriod', dueNow: 0, eachPeriod, currency }
  const dueNow = reference ? (await deps.payments.priceSeats({ reference, paid, seats })).amountMinor : (seats - paid) * (await unitForRest(deps, payer))
  return { seats, from: 'now', dueNow, eachPeriod, currency }
}

/** Where no card is kept, whoever wants more seats goes and pays for the rest of the period. @throws payment.unknown_product, payment.unavailable */
async function openCheckout(deps: BillingDeps, payer: Payer, { seats, call }: { seats: number; call: SignedIn }): Promise<{ url: string }> {
  const { sql, payments, publicOrigins = [] } = deps
  const { userId, row } = payer
  const plan = (await payments.plans()).find(({ id }) => id === row.productId)
  const product = plan && plansOf([plan], { vertical: plan.vertical, language: call.language, isDiscounted: false })[0]
  if (!plan || !product) throw new Refusal('payment.unknown_product')
  const added = seats - row.seats
  const amountMinor = await unitForRest(deps, payer)
  const origin = returnOrigin(call.origin, publicOrigins)
  const order = { plan, product, amountMinor, seats: added, email: call.user.email, customer: undefined, language: call.language, origin,
    returnTo: backTo(origin, undefined) }
  const { id, url } = await payments.open(order)
  const about = { id, userId, productId: row.productId, referenceCode: null, unitAmount: amountMinor, seats: added, addsSeats: true }
  const session = { ...about, currency: row.currency, vertical: plan.vertical, interval: plan.interval, priceReference: null }
  const replaced = await inTransaction(sql, call.audit, (transaction) => insertSession(transaction, session))
  await Promise.allSettled(replaced.map((old) => payments.close(old)))
  return { url }
}

/**
 * `PUT /subscription/seats`: more seats are paid at once for the rest of the period; fewer count from the next one, give nothing back and take nobody's seat
 * before.
 * @throws subscription.none, seat.not_running, payment.declined, payment.unknown_product, payment.unavailable
 */
function makeChangeSeats(deps: BillingDeps): Handler<'changeSeats'> {
  const { sql, payments } = deps
  return async (call) => {
    const { user, body } = call
    const payer = await findPayer(deps, user.id)
    const { providerReference: reference, seats: paid } = payer.row
    if (reference) {
      await payments.changeSeats({ reference, paid, seats: body.seats })
      await keepInStep(deps, reference)
    } else if (body.seats > paid) return { action: 'redirect', ...(await openCheckout(deps, payer, { seats: body.seats, call })) }
    else await seatStore.setNext(sql, user.id, body.seats)
    return { action: 'done', seats: await readSeats(deps, user.id) }
  }
}

/** How many seats there are, and what another number costs, told before it is chosen. */
export function seatCountRoutes(deps: BillingDeps): Handlers<'changeSeats' | 'priceSeats'> {
  return {
    changeSeats: makeChangeSeats(deps),
    /** @throws subscription.none, seat.not_running, payment.not_found, payment.unavailable */
    priceSeats: async ({ user, query }) => priceOf(deps, await findPayer(deps, user.id), query.seats),
  }
}
