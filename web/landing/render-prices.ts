import type { Product } from '#contract/billing.ts'
import { formatSum } from '../ui/format-sum.ts'
import type { LandingText } from './landing-text.ts'

/** What it costs, as the plans are sold after signing in: one source tells both (`domain/plans/`). */
export function renderPrices({ prices, hero: { start } }: LandingText): string {
  const cards = prices.plans.map((plan) => card(plan, prices))
  return `<section id="priser" class="landing-section"><h2>${prices.heading}</h2><p>${prices.body}</p><ul class="landing-prices">${cards.join('')}</ul>
<p><button class="landing-button" type="button" data-sign-in>${start}</button></p></section>`
}

function card({ name, description, features, price: { amount, currency, interval } }: Product, { perYear, perMonth, included }: LandingText['prices']): string {
  return `<li><h3>${name}</h3><p class="landing-price"><b>${formatSum(amount, currency)}</b> ${interval === 'year' ? perYear : perMonth}</p>
<p>${included} ${description}</p><ul>${features.map((feature) => `<li>${feature}</li>`).join('')}</ul></li>`
}
