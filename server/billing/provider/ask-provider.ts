import type { FastifyBaseLogger } from 'fastify'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import { describeFailure } from '#server/http/error-reply.ts'
import type { Round } from '#server/jobs/rounds.ts'
import type { Vault } from '#server/vault/vault.ts'
import { giveFreeMonths } from '../free-months/give-free-months.ts'
import { formerSubscriberStore } from '../former-subscribers/store.ts'
import { freeMonthStore } from '../free-months/store.ts'
import { tellOfOffers } from '../free-months/tell-of-offers.ts'
import { seatStore } from '../seats/store.ts'
import { endSuperseded, keepInStep } from './keep-in-step.ts'
import type { InStep } from './keep-in-step.ts'
import { settleIfPaid } from './receive-payment-event.ts'
import { providerStore } from './store.ts'

const EVERY_MS = 60_000

type Asking = InStep & { vault: Vault; log: FastifyBaseLogger }

/** Asks the provider for what its events should have told and may not have: an event can be lost, and whoever paid may have closed the page. */
export async function askProvider(deps: Asking, signal: AbortSignal): Promise<void> {
  const { sql, log } = deps
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (signal.aborted) return
    await work().catch((error: unknown) => log.warn({ failure: describeFailure(error) }, 'the payment provider could not be asked'))
  }
  for (const id of await providerStore.takeUnsettledSessions(sql)) await attempt(() => settleIfPaid(deps, id))
  for (const reference of await providerStore.dueSubscriptions(sql)) await attempt(() => keepInStep(deps, reference))
  await attempt(() => endSuperseded(deps))
  for (const userId of await freeMonthStore.takeDue(sql)) await attempt(() => giveFreeMonths(deps, userId))
  await attempt(() => tellOfOffers(deps))
  await providerStore.forgetEvents(sql)
  await formerSubscriberStore.forgetOld(sql)
  await inTransaction(sql, ALONE, (transaction) => seatStore.forgetUnused(transaction))
}

/** The round of the payments. */
export const askProviderRound = (deps: Asking): Round => ({ name: 'ask the payment provider', everyMs: EVERY_MS, run: (signal) => askProvider(deps, signal) })
