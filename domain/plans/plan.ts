import type { Product } from '#contract/billing.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { PLAN_TEXT } from './plan-text.ts'

type Interval = Product['price']['interval']

/** Prices in øre; the yearly plan is ten months' worth and stands first, where the page preselects it (spec 2). */
const PRICES: readonly { interval: Interval; amountMinor: number }[] = [
  { interval: 'year', amountMinor: 799_000 },
  { interval: 'month', amountMinor: 79_900 },
]
const CURRENCY = 'NOK'

/** A referral code takes a tenth off (spec 9). */
const DISCOUNT = 0.1

const idOf = (vertical: Vertical, interval: Interval) => `${vertical}-${interval}ly`

function discounted(amountMinor: number): number {
  return Math.round(amountMinor * (1 - DISCOUNT))
}

/** Takes edition and language; gives the plans as they are sold. */
export function plansOf({ vertical, language, isDiscounted }: { vertical: Vertical; language: Language; isDiscounted: boolean }): Product[] {
  const text = PLAN_TEXT[language]
  return PRICES.map(({ interval, amountMinor }) => ({
    id: idOf(vertical, interval),
    name: text[interval].name,
    description: text[interval].description,
    features: text.features[vertical],
    price: { amount: isDiscounted ? discounted(amountMinor) : amountMinor, currency: CURRENCY, interval },
  }))
}

/** Takes a product's id; gives its edition and interval, or undefined when there is no such plan. */
export function readProductId(id: string): { vertical: Vertical; interval: Interval } | undefined {
  for (const vertical of ['med', 'vet'] as const) {
    const price = PRICES.find(({ interval }) => idOf(vertical, interval) === id)
    if (price) return { vertical, interval: price.interval }
  }
  return undefined
}
