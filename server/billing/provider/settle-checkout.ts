import { Refusal } from '#contract/refusal.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { CheckoutState } from '#server/ports/payments.ts'
import { giveFreeMonths } from '../free-months/give-free-months.ts'
import { promoStore } from '../promo-codes/store.ts'
import { seatStore } from '../seats/store.ts'
import { activate, addSeats, creditReferrer, markConfirmed } from '../store.ts'
import type { CheckoutSession } from '../store.ts'
import { endSuperseded, keepInStep } from './keep-in-step.ts'
import type { InStep } from './keep-in-step.ts'
import { providerStore } from './store.ts'

/** Only what the provider itself says was paid, for what we asked, counts (PAY-1). */
function checkPaid(session: CheckoutSession, { state, productId, amountMinor, currency, seats, priceReference }: CheckoutState): void {
  if (state !== 'paid') throw new Refusal('payment.not_completed')
  const isOurPrice = session.priceReference === null || priceReference === session.priceReference
  const isOurSum = amountMinor === session.unitAmount * session.seats && seats === session.seats && currency === session.currency
  const isOurs = isOurPrice && isOurSum && productId === session.productId
  if (!isOurs) throw new Refusal('payment.not_completed', { cause: new Error('the provider was paid something else than was ordered') })
}

/**
 * Asks the provider about a session and gives the person what was paid, any number of times with one effect.
 * @throws payment.not_completed, payment.not_found, payment.unavailable
 */
export async function settleCheckout({ sql, payments }: InStep, session: CheckoutSession): Promise<void> {
  const paid = await payments.read(session.id)
  if (paid.state === 'closed') await providerStore.closeSession(sql, session.id)
  checkPaid(session, paid)
  const { subscription } = paid
  const settled = await inTransaction(sql, ALONE, async (transaction) => {
    if (!(await markConfirmed(transaction, session.id))) return undefined
    if (subscription) await providerStore.adopt(transaction, session.userId, subscription)
    else await (session.addsSeats ? addSeats : activate)(transaction, session)
    // Whoever pays a subscription of their own has given back a seat that somebody else paid.
    await seatStore.leave(transaction, session.userId)
    const { userId, referenceCode: code } = session
    if (code !== null) await promoStore.countUse(transaction, { code, userId })
    return { inviter: await creditReferrer(transaction, session) }
  })
  if (!settled) return
  // What changed between the question and the commit was told of a subscription that nobody had yet. All of this is done by the next round where it fails now.
  if (subscription) await Promise.allSettled([keepInStep({ sql, payments }, subscription.reference), endSuperseded({ sql, payments }, session.userId)])
  await Promise.allSettled([session.userId, settled.inviter].flatMap((userId) => (userId === undefined ? [] : giveFreeMonths({ sql, payments }, userId))))
}
