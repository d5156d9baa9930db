import type { Product } from '#contract/billing.ts'

/** Takes the plans and what was chosen; gives the plan to show as chosen. The yearly one is preselected (spec 2). */
export function chosenPlan(products: readonly Product[], chosenId: string | undefined): Product | undefined {
  return products.find(({ id }) => id === chosenId) ?? products.find(({ price }) => price.interval === 'year') ?? products[0]
}

/** Takes a yearly price in minor units; gives what it comes to per month, to the nearest whole unit: a share is told, not charged. */
export function monthlyShare(yearlyAmountMinor: number): number {
  return Math.round(yearlyAmountMinor / 12 / 100) * 100
}

/** Takes the typed and the applied code; gives what pressing the button would do (spec 5: trimmed, empty means cleared). */
export function codeButton(typed: string, applied: string): { label: 'codeApply' | 'codeUpdate'; isUseful: boolean } {
  return { label: applied === '' ? 'codeApply' : 'codeUpdate', isUseful: typed.trim() !== applied }
}
