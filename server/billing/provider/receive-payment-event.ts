import { Refusal } from '#contract/refusal.ts'
import type { Handler } from '#server/http/handler.ts'
import type { PaymentNotice } from '#server/ports/payments.ts'
import { findSession } from '../store.ts'
import { keepInStep } from './keep-in-step.ts'
import type { InStep } from './keep-in-step.ts'
import { settleCheckout } from './settle-checkout.ts'
import { providerStore } from './store.ts'

/** A session that is not paid, or that the provider has forgotten, is no failure of the one who tells of it. */
export async function settleIfPaid(deps: InStep, sessionId: string): Promise<void> {
  const session = await findSession(deps.sql, { id: sessionId })
  if (!session || session.isConfirmed) return
  try {
    await settleCheckout(deps, session)
  } catch (error) {
    const isNothingYet = error instanceof Refusal && (error.code === 'payment.not_completed' || error.code === 'payment.not_found')
    if (!isNothingYet) throw error
  }
}

async function follow(deps: InStep, notice: PaymentNotice): Promise<void> {
  if (notice.about === 'checkout') await settleIfPaid(deps, notice.sessionId)
  if (notice.about === 'subscription') await keepInStep(deps, notice.reference)
}

/**
 * `POST /payments/webhook`: what the provider says, signed (PAY-1, REL-30). It says only where to look, so that events which come twice, late or out
 * of order end in the state of the provider; one that had its effect is not followed again. What fails is refused, and the provider sends it again.
 * @throws payment.signature_invalid, payment.unavailable
 */
export function makeReceivePaymentEvent(deps: InStep): Handler<'receivePaymentEvent'> {
  return async ({ signed }) => {
    const notice = deps.payments.readNotice(signed)
    if (notice.about !== 'nothing' && !(await providerStore.isKnownEvent(deps.sql, notice.id))) {
      await follow(deps, notice)
      await providerStore.noteEvent(deps.sql, notice.id)
    }
    return { received: true }
  }
}
