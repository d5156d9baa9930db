import { Refusal } from '#contract/refusal.ts'
import type { Vertical } from '#contract/vertical.ts'
import { plansOf } from '#domain/plans/plan.ts'
import type { SoldPlan } from '#domain/plans/sold-plan.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handler, SignedIn } from '#server/http/handler.ts'
import type { BillingDeps } from './billing-deps.ts'
import { promoStore } from './promo-codes/store.ts'
import { judgeReferenceCode } from './reference-code.ts'
import type { JudgedCode } from './reference-code.ts'
import { returnOrigin } from './return-origin.ts'
import { findSubscription, insertSession } from './store.ts'

/** @throws payment.unknown_product, edition.mismatch */
function findPlan(sold: readonly SoldPlan[], productId: string, vertical: Vertical): SoldPlan {
  const plan = sold.find(({ id }) => id === productId)
  if (!plan) throw new Refusal('payment.unknown_product')
  if (plan.vertical !== vertical) throw new Refusal('edition.mismatch')
  return plan
}

export const backTo = (origin: string, code: string | undefined) => (sessionId: string) => {
  const query = code === undefined ? '' : `?${new URLSearchParams({ referenceCode: code })}`
  const address = (outcome: string) => `${origin}/payments/${sessionId}/${outcome}${query}`
  return { success: address('success'), cancel: address('cancel') }
}

/** A use of a code is held while its person pays; whoever comes too late for the last one is told as if there were none (REL-31). */
async function holdUse(sql: Database, { user: { id: userId }, audit }: Pick<SignedIn, 'user' | 'audit'>, judged: JudgedCode): Promise<JudgedCode> {
  const { accepted } = judged
  return await inTransaction(sql, audit, async (transaction) => {
    await promoStore.releaseOthers(transaction, { userId, code: accepted?.code ?? null })
    const isHeld = accepted?.isPromo !== true || (await promoStore.hold(transaction, { userId, code: accepted.code }))
    return isHeld ? judged : { status: 'CodeNotFound' }
  })
}

/** @throws payment.unknown_product, edition.mismatch, payment.unavailable */
export function makeCreateCheckoutSession({ sql, vault, payments, publicOrigins = [] }: BillingDeps): Handler<'createCheckoutSession'> {
  return async ({ user, body, language, audit, ...call }) => {
    const vertical = body.vertical ?? call.vertical
    const sold = await payments.plans()
    const plan = findPlan(sold, body.productId, vertical)
    const { status, accepted } = await holdUse(sql, { user, audit }, await judgeReferenceCode({ sql, vault }, { user, code: body.referenceCode }))
    const product = plansOf([plan], { vertical, language, isDiscounted: accepted !== undefined, byPercent: accepted?.discountPercent })[0]
    if (!product) throw new Refusal('payment.unknown_product')

    const { amount: amountMinor, currency, interval } = product.price
    const seats = body.seats ?? 1
    const origin = returnOrigin(call.origin, publicOrigins)
    const customer = (await findSubscription(sql, user.id))?.customerReference ?? undefined
    const order = { plan, product, amountMinor, seats, email: user.email, customer, language, origin, returnTo: backTo(origin, accepted?.code) }
    const { id, url } = await payments.open(order)
    const priceReference = accepted ? null : (plan.reference?.price ?? null)
    const session = { id, userId: user.id, productId: product.id, referenceCode: accepted?.code ?? null, unitAmount: amountMinor, seats, addsSeats: false,
      currency, vertical, interval, priceReference }
    const replaced = await inTransaction(sql, audit, (transaction) => insertSession(transaction, session))
    // So that nobody pays twice. One that cannot be closed does no harm: if it is paid, it still counts at confirmation.
    await Promise.allSettled(replaced.map((old) => payments.close(old)))
    return { action: 'redirect', url, status }
  }
}
