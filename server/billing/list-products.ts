import type { Handler } from '#server/http/handler.ts'
import type { BillingDeps } from './billing-deps.ts'
import { plansOf } from '#domain/plans/plan.ts'
import { judgeReferenceCode } from './reference-code.ts'
import { findSubscription } from './store.ts'

/** The plans of the host's edition, at the price this person would pay. @throws payment.unavailable */
export function makeListProducts({ sql, vault, payments }: BillingDeps): Handler<'listProducts'> {
  return async ({ user, query, vertical, language }) => {
    const { status, accepted } = await judgeReferenceCode({ sql, vault }, { user, code: query.referenceCode })
    const products = plansOf(await payments.plans(), { vertical, language, isDiscounted: accepted !== undefined, byPercent: accepted?.discountPercent })
    const paid = user && (await findSubscription(sql, user.id))
    return { products, status, ...(paid && { seats: paid.nextSeats }) }
  }
}
