import type { CheckoutAnswer, Product, PromoStatus } from '#contract/billing.ts'

/** Takes the plans and what was chosen; gives the plan to show as chosen. The yearly one is preselected (spec 2). */
export function chosenPlan(products: readonly Product[], chosenId: string | undefined): Product | undefined {
  return products.find(({ id }) => id === chosenId) ?? products.find(({ price }) => price.interval === 'year') ?? products[0]
}

/** Takes a yearly price in minor units; gives what it comes to per month, to the nearest whole unit: a share is told, not charged. */
export function monthlyShare(yearlyAmountMinor: number): number {
  return Math.round(yearlyAmountMinor / 12 / 100) * 100
}

/**
 * Takes the typed code, the one last sent and what became of it; gives what pressing the button would do (spec 5: trimmed, empty means cleared). It
 * says Update only once a code is applied: one that was not found or not allowed is tried again.
 */
export function codeButton(typed: string, sent: string, status: PromoStatus | undefined): { label: 'codeApply' | 'codeUpdate'; isUseful: boolean } {
  return { label: status === 'CodeApplied' ? 'codeUpdate' : 'codeApply', isUseful: typed.trim() !== sent }
}

export type PlanOrder = { productId: string; referenceCode: string; seats: number }

/**
 * Takes what was ordered and the answer; true when the code was shown as applied and somebody else had its last use meanwhile: nobody is sent on to
 * pay more than they saw.
 */
export function isCodeGone({ referenceCode }: Pick<PlanOrder, 'referenceCode'>, { status }: Pick<CheckoutAnswer, 'status'>): boolean {
  return referenceCode !== '' && status !== 'CodeApplied'
}
