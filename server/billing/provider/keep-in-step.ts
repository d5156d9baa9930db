import { Refusal } from '#contract/refusal.ts'
import type { Database } from '#server/database/connect.ts'
import type { Payments } from '#server/ports/payments.ts'
import { providerStore } from './store.ts'

export type InStep = { sql: Database; payments: Payments }

/** What the provider no longer knows has ended there. */
export const unlessUnknown = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'payment.not_found')) throw error
  })

/**
 * Takes the provider's name of a subscription; puts what stands there now in the place of what we had (REL-30). Any number at once and in any order
 * end with the newest answer. One that nobody here has is left alone. @throws payment.unavailable
 */
export async function keepInStep({ sql, payments }: InStep, reference: string): Promise<void> {
  const turn = await providerStore.beginAsking(sql, reference)
  if (turn === undefined) return
  await unlessUnknown(payments.readSubscription(reference).then((state) => providerStore.settle(sql, turn, state)))
}

/** Ends at the provider what another subscription took the place of, so that nobody pays for two. @throws payment.unavailable */
export async function endSuperseded({ sql, payments }: { sql: Database; payments: Pick<Payments, 'endNow'> }, userId?: string): Promise<void> {
  for (const old of await providerStore.superseded(sql, userId)) {
    await unlessUnknown(payments.endNow(old.reference))
    await providerStore.strikeOff(sql, old)
  }
}
