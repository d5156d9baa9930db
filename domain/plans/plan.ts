import type { Product } from '#contract/billing.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { PLAN_TEXT } from './plan-text.ts'
import type { BillingInterval, SoldPlan } from './sold-plan.ts'

/** Prices in øre; the yearly plan is ten months' worth and stands first, where the page preselects it (spec 2). */
const PRICES = [
  { interval: 'year', amountMinor: 799_000 },
  { interval: 'month', amountMinor: 79_900 },
] as const
const VERTICALS: readonly Vertical[] = ['med', 'vet']

/** A colleague's code takes a tenth off (spec 9). */
export const REFERRAL_DISCOUNT_PERCENT = 10

const NO_WORDS = { name: '', description: '', features: [] }

/** What the built-in test checkout sells: no provider is there to be asked for prices. */
export const STANDARD_PLANS: readonly SoldPlan[] = VERTICALS.flatMap((vertical) =>
  PRICES.map(({ interval, amountMinor }) => ({
    id: `${vertical}-${interval}ly`,
    vertical,
    interval,
    amountMinor,
    currency: 'NOK',
    reference: undefined,
    words: NO_WORDS,
  })),
)

/** Takes our name of a plan; gives how often it is paid, undefined for one that only its provider knows. */
export const intervalOf = (planId: string): BillingInterval | undefined => STANDARD_PLANS.find(({ id }) => id === planId)?.interval

const STANDARD_IDS: ReadonlySet<string> = new Set(STANDARD_PLANS.map(({ id }) => id))

function discounted(amountMinor: number, percent: number): number {
  return Math.round((amountMinor * (100 - percent)) / 100)
}

/** For whom plans are shown. A code that counts takes so many per cent off each price; as much as a colleague's code does where it does not say. */
export type PlansFor = { vertical: Vertical; language: Language; isDiscounted: boolean; byPercent?: number | undefined }

/** What our words say of a year: that it costs what ten months do. A provider may have set it otherwise. */
function isTenMonths({ vertical, currency, amountMinor }: SoldPlan, sold: readonly SoldPlan[]): boolean {
  return sold.some(
    (month) => month.interval === 'month' && month.vertical === vertical && month.currency === currency && amountMinor === 10 * month.amountMinor,
  )
}

/** Our words in the reader's language for the plans that we know; for others the provider's. */
function wordsOf(plan: SoldPlan, { language, sold }: { language: Language; sold: readonly SoldPlan[] }): Pick<Product, 'name' | 'description' | 'features'> {
  const { id, vertical, interval, words } = plan
  if (!STANDARD_IDS.has(id)) return { ...words, features: [...words.features] }
  const text = PLAN_TEXT[language]
  const description = interval === 'month' || isTenMonths(plan, sold) ? text[interval].description : ''
  return { name: text[interval].name, description, features: text.features[vertical] }
}

const byLengthThenPrice = (one: SoldPlan, other: SoldPlan): number =>
  one.interval === other.interval ? one.amountMinor - other.amountMinor : one.interval === 'year' ? -1 : 1

/** Takes what is sold, an edition and a language; gives the plans as they are shown there, the yearly ones first. */
export function plansOf(sold: readonly SoldPlan[], { vertical, language, isDiscounted, byPercent = REFERRAL_DISCOUNT_PERCENT }: PlansFor): Product[] {
  return sold
    .filter((plan) => plan.vertical === vertical)
    .toSorted(byLengthThenPrice)
    .map((plan) => ({
      id: plan.id,
      ...wordsOf(plan, { language, sold }),
      price: { amount: isDiscounted ? discounted(plan.amountMinor, byPercent) : plan.amountMinor, currency: plan.currency, interval: plan.interval },
    }))
}
