import { Refusal } from '#contract/refusal.ts'
import type { Payments } from '#server/ports/payments.ts'
import { readOpened, readSession } from './read.ts'
import { makeStripeDoor } from './send.ts'
import type { StripeAddress } from './send.ts'

function toRefusal(error: unknown): Refusal {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'resource_missing'
  return new Refusal(isMissing ? 'payment.not_found' : 'payment.unavailable', { cause: error })
}

async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    throw toRefusal(error)
  }
}

/** Stripe behind the port: checkout pages of its own, and the state of a payment only ever from its own mouth. */
export function makeStripePayments(options: { secretKey: string; address?: StripeAddress }): Payments {
  const door = makeStripeDoor(options)
  return {
    open: (order) => ask(async () => readOpened(await door.open(order))),
    read: (id) => ask(async () => readSession(await door.read(id))),
    close: (id) => ask(async () => void (await door.close(id))),
    endAtPeriodEnd: (reference) => ask(async () => void (await door.endAtPeriodEnd(reference))),
    endNow: (reference) => ask(async () => void (await door.endNow(reference))),
  }
}
