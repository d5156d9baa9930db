import type { SoldPlan } from '#domain/plans/sold-plan.ts'

/** So often is the provider asked anew, while somebody looks. */
const FRESH_MS = 5 * 60_000
/** A provider that has not answered for so long may have changed its prices: what it said before is told no more. */
const TOLD_MS = 60 * 60_000

/**
 * What the provider sells, for pages that anybody may open: given at once from what it said last, undefined where that is nothing or too old. It is
 * asked behind the reader's back, once at a time.
 */
export function rememberPlans(plans: () => Promise<readonly SoldPlan[]>, now: () => number = Date.now): () => readonly SoldPlan[] | undefined {
  let known: { plans: readonly SoldPlan[]; at: number } | undefined
  let askedAt = -Infinity
  let isAsking = false
  const ask = async (): Promise<void> => {
    isAsking = true
    askedAt = now()
    try {
      known = { plans: await plans(), at: now() }
    } catch {
      // The page says where prices stand; that the provider fails is told where it is needed.
    } finally {
      isAsking = false
    }
  }
  return () => {
    if (!isAsking && now() - askedAt >= (known === undefined ? FRESH_MS / 30 : FRESH_MS)) void ask()
    return known !== undefined && now() - known.at < TOLD_MS ? known.plans : undefined
  }
}
