import type { PromoStatus } from '#contract/billing.ts'
import { REFERRAL_DISCOUNT_PERCENT } from '#domain/plans/plan.ts'
import type { Database } from '#server/database/connect.ts'
import { makePersonOf } from '#server/profile/person-of.ts'
import { normalReferenceCode } from '#server/profile/reference-code.ts'
import { findPerson } from '#server/profile/store.ts'
import type { User } from '#server/http/user.ts'
import type { Vault } from '#server/vault/vault.ts'
import { formerSubscriberStore } from './former-subscribers/store.ts'
import { promoStore } from './promo-codes/store.ts'
import { readCodeFacts } from './store.ts'

/** A code that counts, and what it takes off each price. */
export type AcceptedCode = { code: string; discountPercent: number; isPromo: boolean }
export type JudgedCode = { status: PromoStatus; accepted?: AcceptedCode }

type Judging = { sql: Database; vault: Pick<Vault, 'create'> }

/** Whoever subscribed, erased the account and signed up again is no new colleague: else one would go on earning stars with one and the same person. */
async function hasLeftBefore({ sql, vault }: Judging, userId: string): Promise<boolean> {
  const person = await findPerson(sql, userId)
  return person !== undefined && (await formerSubscriberStore.isKnown(sql, await makePersonOf({ sql, vault })(person)))
}

/**
 * Takes a code as typed and who types it; gives what becomes of it (spec 4). A colleague's code is for people who have never subscribed, one of the
 * operator's for whom it was made; one that has run out or is used up is found no more. A visitor is told nothing of codes, so that nobody can try them out.
 */
export async function judgeReferenceCode(judging: Judging, { user, code }: { user: User | undefined; code: string | null | undefined }): Promise<JudgedCode> {
  const typed = normalReferenceCode(code ?? '')
  if (typed === '' || !user) return { status: 'OK' }
  const { sql } = judging
  const about = { userId: user.id, code: typed }
  const [{ hasReferrer, isExistingUser }, promo] = await Promise.all([readCodeFacts(sql, about), promoStore.findOpen(sql, about)])
  if (!promo && !hasReferrer) return { status: 'CodeNotFound' }
  const isForNewcomers = promo?.isFirstTimeOnly ?? true
  if (isForNewcomers && (isExistingUser || (await hasLeftBefore(judging, user.id)))) return { status: 'ExistingUser' }
  return {
    status: 'CodeApplied',
    accepted: { code: typed, discountPercent: promo?.discountPercent ?? REFERRAL_DISCOUNT_PERCENT, isPromo: promo !== undefined },
  }
}
