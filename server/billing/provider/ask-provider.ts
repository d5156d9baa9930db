import type { FastifyBaseLogger } from 'fastify'
import { describeFailure } from '#server/http/error-reply.ts'
import type { Round } from '#server/jobs/rounds.ts'
import { endSuperseded, keepInStep } from './keep-in-step.ts'
import type { InStep } from './keep-in-step.ts'
import { settleIfPaid } from './receive-payment-event.ts'
import { providerStore } from './store.ts'

const EVERY_MS = 60_000

/** Asks the provider for what its events should have told and may not have: an event can be lost, and whoever paid may have closed the page. */
export async function askProvider(deps: InStep & { log: FastifyBaseLogger }, signal: AbortSignal): Promise<void> {
  const { sql, log } = deps
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (signal.aborted) return
    await work().catch((error: unknown) => log.warn({ failure: describeFailure(error) }, 'the payment provider could not be asked'))
  }
  for (const id of await providerStore.takeUnsettledSessions(sql)) await attempt(() => settleIfPaid(deps, id))
  for (const reference of await providerStore.dueSubscriptions(sql)) await attempt(() => keepInStep(deps, reference))
  await attempt(() => endSuperseded(deps))
  await providerStore.forgetEvents(sql)
}

/** The round of the payments. */
export const askProviderRound = (deps: InStep & { log: FastifyBaseLogger }): Round => ({ name: 'ask the payment provider', everyMs: EVERY_MS, run: (signal) => askProvider(deps, signal) })
