import { Refusal } from '#contract/refusal.ts'
import type { Handler } from '#server/http/handler.ts'
import { presentProfile } from '#server/profile/present-profile.ts'
import { readUser } from '#server/profile/store.ts'
import type { BillingDeps } from './billing-deps.ts'
import { settleCheckout } from './provider/settle-checkout.ts'
import { findSession } from './store.ts'

/** Any number of times with one effect. @throws payment.not_found, payment.not_completed, payment.unavailable */
export function makeConfirmCheckoutSession(deps: BillingDeps): Handler<'confirmCheckoutSession'> {
  const { sql } = deps
  return async ({ user, params, origin }) => {
    const session = await findSession(sql, { id: params.id, userId: user.id })
    if (!session) throw new Refusal('payment.not_found')
    if (!session.isConfirmed) await settleCheckout(deps, session)
    const changed = await readUser(sql, user.id, deps.trialReports)
    return presentProfile(changed ?? user, origin, deps)
  }
}
