import type { PromoStatus } from '#contract/billing.ts'
import { REFERRAL_DISCOUNT_PERCENT } from '#domain/plans/plan.ts'
import type { Database } from '#server/database/connect.ts'
import { normalReferenceCode } from '#server/profile/reference-code.ts'
import type { User } from '#server/http/user.ts'
import { promoStore } from './promo-codes/store.ts'
import { readCodeFacts } from './store.ts'

/** A code that counts, and what it takes off each price. */
export type AcceptedCode = { code: string; discountPercent: number; isPromo: boolean }
export type JudgedCode = { status: PromoStatus; accepted?: AcceptedCode }

/**
 * Takes a code as typed and who types it; gives what becomes of it (spec 4). A colleague's code is for people who have never subscribed, one of the operator's for
 * whom it was made; one that has run out or is used up is found no more. A visitor is told nothing of codes, so that nobody can try them out.
 */
export async function judgeReferenceCode(sql: Database, { user, code }: { user: User | undefined; code: string | null | undefined }): Promise<JudgedCode> {
  const typed = normalReferenceCode(code ?? '')
  if (typed === '' || !user) return { status: 'OK' }
  const about = { userId: user.id, code: typed }
  const [{ hasReferrer, isExistingUser }, promo] = await Promise.all([readCodeFacts(sql, about), promoStore.findOpen(sql, about)])
  if (!promo && !hasReferrer) return { status: 'CodeNotFound' }
  const isForNewcomers = promo?.isFirstTimeOnly ?? true
  if (isForNewcomers && isExistingUser) return { status: 'ExistingUser' }
  return { status: 'CodeApplied', accepted: { code: typed, discountPercent: promo?.discountPercent ?? REFERRAL_DISCOUNT_PERCENT, isPromo: promo !== undefined } }
}
