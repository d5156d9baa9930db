import { randomUUID } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import type { SoldPlan } from '#domain/plans/sold-plan.ts'
import type { Payments } from '#server/ports/payments.ts'
import { changeSeats, priceSeats } from './change-seats.ts'
import { hasMovement, readMonthPrice } from './read-month.ts'
import { readNotice } from './read-notice.ts'
import { readInvoices, readOpened, readPlans, readPortal, readSession, readSubscription } from './read.ts'
import { makeStripeDoor } from './send.ts'
import type { StripeAddress } from './send.ts'

/** Prices change seldom and are looked at by every visitor. */
const PRICES_KEPT_MS = 60_000

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const isMissing = error instanceof Error && 'code' in error && error.code === 'resource_missing'
  const isDeclined = error instanceof Error && 'type' in error && error.type === 'StripeCardError'
  return new Refusal(isMissing ? 'payment.not_found' : isDeclined ? 'payment.declined' : 'payment.unavailable', { cause: error })
}

async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    throw toRefusal(error)
  }
}

type Kept = { at: number; plans: Promise<SoldPlan[]> }

/** Remembers an answer for a minute; a failed one not at all. */
function rememberPlans(load: () => Promise<SoldPlan[]>, now: () => number): () => Promise<SoldPlan[]> {
  let kept: Kept | undefined
  return () => {
    if (kept && now() - kept.at < PRICES_KEPT_MS) return kept.plans
    const fresh = { at: now(), plans: load() }
    kept = fresh
    fresh.plans.catch(() => {
      if (kept === fresh) kept = undefined
    })
    return fresh.plans
  }
}

export type StripeOptions = {
  secretKey: string
  /** The secrets of the webhook: two while one takes the place of the other. */
  webhookSecrets: readonly string[]
  address?: StripeAddress
  now?: () => number
}

/** Stripe behind the port: checkout pages and a portal of its own, and the state of a payment only ever from its own mouth. */
export function makeStripePayments({ webhookSecrets, now = Date.now, ...options }: StripeOptions): Payments {
  const door = makeStripeDoor(options)

  /** The event, by whichever secret signed it. @throws payment.signature_invalid */
  function openEvent(body: Buffer, signature: string): unknown {
    let cause: unknown
    for (const secret of webhookSecrets) {
      try {
        return door.event(body, { signature, secret })
      } catch (error) {
        cause = error
      }
    }
    throw new Refusal('payment.signature_invalid', { cause })
  }

  /** Stripe remembers a key for a day; what it did under it is looked up, for a server may come back later than that. */
  async function giveMonth(reference: string, key: string): Promise<void> {
    const price = readMonthPrice(await door.readSubscription(reference))
    if (!price) throw new Refusal('payment.not_found')
    if (hasMovement(await door.movements(price.customer), key)) return
    await door.credit(price, key)
  }

  return {
    plans: rememberPlans(() => ask(async () => readPlans(await door.prices())), now),
    open: (order) => ask(async () => readOpened(await door.open(order, randomUUID()))),
    read: (id) => ask(async () => readSession(await door.read(id))),
    close: (id) => ask(async () => void (await door.close(id))),
    readSubscription: (reference) => ask(async () => readSubscription(await door.readSubscription(reference))),
    endAtPeriodEnd: (reference) => ask(async () => void (await door.endAtPeriodEnd(reference))),
    giveMonth: ({ reference, key }) => ask(() => giveMonth(reference, key)),
    priceSeats: (order) => ask(() => priceSeats(door, order)),
    changeSeats: (order) => ask(() => changeSeats(door, order)),
    endNow: (reference) => ask(async () => void (await door.endNow(reference))),
    openPortal: (about) => ask(async () => readPortal(await door.openPortal(about))),
    invoices: (customer) => ask(async () => readInvoices(await door.invoices(customer))),
    readNotice: ({ body, signature }) => readNotice(openEvent(body, signature)),
  }
}
