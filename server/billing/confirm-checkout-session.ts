import { Refusal } from '#contract/refusal.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import type { CheckoutState } from '#server/ports/payments.ts'
import { presentProfile } from '#server/profile/present-profile.ts'
import { readUser } from '#server/profile/store.ts'
import type { BillingDeps } from './billing-deps.ts'
import { readProductId } from '#domain/plans/plan.ts'
import { activate, creditReferrer, findSession, markConfirmed } from './store.ts'
import type { CheckoutSession } from './store.ts'

/** Only what the provider itself says was paid, for what we asked, counts (PAY-1). */
function checkPaid(session: CheckoutSession, { state, productId, amountMinor, currency }: CheckoutState): void {
  if (state !== 'paid') throw new Refusal('payment.not_completed')
  const isOurs = productId === session.productId && amountMinor === session.unitAmount && currency.toUpperCase() === session.currency
  if (!isOurs) throw new Refusal('payment.not_completed', { cause: new Error('the provider was paid something else than was ordered') })
}

/** Any number of times with one effect. @throws payment.not_found, payment.not_completed, payment.unavailable */
export function makeConfirmCheckoutSession(deps: BillingDeps): Handler<'confirmCheckoutSession'> {
  const { sql, payments } = deps
  return async ({ user, params, origin }) => {
    const session = await findSession(sql, { id: params.id, userId: user.id })
    if (!session) throw new Refusal('payment.not_found')
    if (!session.isConfirmed) {
      const paid = await payments.read(session.id)
      checkPaid(session, paid)
      const interval = readProductId(session.productId)?.interval
      if (!interval) throw new Refusal('payment.unknown_product')
      await inTransaction(sql, async (transaction) => {
        if (!(await markConfirmed(transaction, session.id))) return
        await activate(transaction, { session, interval, reference: paid.reference, period: paid.period })
        await creditReferrer(transaction, session)
      })
    }
    const changed = await readUser(sql, user.id)
    return presentProfile(changed ?? user, origin, deps)
  }
}
