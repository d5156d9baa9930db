import type { Vertical } from '#contract/vertical.ts'

export type BillingInterval = 'month' | 'year'

/** A plan as the provider sells it. */
export type SoldPlan = {
  /** Our name for it, such as `med-yearly`. */
  id: string
  vertical: Vertical
  interval: BillingInterval
  amountMinor: number
  /** ISO 4217, upper case. */
  currency: string
  /** The provider's names for the price and what it is a price of; undefined where it has none. */
  reference: { price: string; product: string } | undefined
  /** The provider's own words; they are shown where we have none for this plan. */
  words: { name: string; description: string; features: readonly string[] }
}
