import { Refusal } from '#contract/refusal.ts'
import type { Vertical } from '#contract/vertical.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import type { BillingDeps } from './billing-deps.ts'
import { plansOf, readProductId } from '#domain/plans/plan.ts'
import { judgeReferenceCode } from './reference-code.ts'
import { insertSession } from './store.ts'

function checkProduct(productId: string, vertical: Vertical): void {
  const product = readProductId(productId)
  if (!product) throw new Refusal('payment.unknown_product')
  if (product.vertical !== vertical) throw new Refusal('edition.mismatch')
}

/** Takes the origin a call came to; gives the one a payment may lead back to, always one of ours (SEC-22, SEC-24). */
function returnOrigin(origin: string, publicOrigins: readonly string[]): string {
  const { host } = new URL(origin)
  return publicOrigins.find((own) => new URL(own).host === host) ?? publicOrigins[0] ?? origin
}

const backTo = (origin: string, code: string | undefined) => (sessionId: string) => {
  const query = code === undefined ? '' : `?${new URLSearchParams({ referenceCode: code })}`
  const address = (outcome: string) => `${origin}/payments/${sessionId}/${outcome}${query}`
  return { success: address('success'), cancel: address('cancel') }
}

/** @throws payment.unknown_product, edition.mismatch, payment.unavailable */
export function makeCreateCheckoutSession({ sql, payments, publicOrigins = [] }: BillingDeps): Handler<'createCheckoutSession'> {
  return async ({ user, body, language, ...call }) => {
    const vertical = body.vertical ?? call.vertical
    checkProduct(body.productId, vertical)
    const { acceptedCode } = await judgeReferenceCode(sql, { user, code: body.referenceCode })
    const product = plansOf({ vertical, language, isDiscounted: acceptedCode !== undefined }).find(({ id }) => id === body.productId)
    if (!product) throw new Refusal('payment.unknown_product')

    const { amount: amountMinor, currency, interval } = product.price
    const origin = returnOrigin(call.origin, publicOrigins)
    const order = { product, amountMinor, currency, interval, email: user.email, language, origin, returnTo: backTo(origin, acceptedCode) }
    const { id, url } = await payments.open(order)
    const session = { id, userId: user.id, productId: product.id, referenceCode: acceptedCode ?? null, unitAmount: amountMinor, currency, vertical }
    const replaced = await inTransaction(sql, (transaction) => insertSession(transaction, session))
    // So that nobody pays twice. One that cannot be closed does no harm: if it is paid, it still counts at confirmation.
    await Promise.allSettled(replaced.map((old) => payments.close(old)))
    return { action: 'redirect', url }
  }
}
