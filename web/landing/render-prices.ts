import type { Product } from '#contract/billing.ts'
import { formatSum } from '#domain/plans/format-sum.ts'
import type { LandingText } from './landing-text.ts'

/** Between them stand the standard prices; a server whose payment provider has its own puts those there (`server/http/site/provider-prices.ts`). */
const [BEGIN, END] = ['<!--prices-->', '<!--/prices-->']

/** What it costs, as the plans are sold after signing in: one source tells both (`domain/plans/`). */
export function renderPrices({ prices, hero: { start } }: LandingText): string {
  const cards = prices.plans.map(({ name, description, features, price: { amount, currency, interval } }) =>
    card({
      name,
      sum: formatSum(amount, currency),
      interval: per(prices, interval),
      terms: `${prices.included} ${description}`,
      features: features.map(feature).join(''),
    }),
  )
  return `<section id="priser" class="landing-section"><h2>${prices.heading}</h2><p>${prices.body}</p>${BEGIN}${list(cards.join(''))}${END}
<p><button class="landing-button" type="button" data-sign-in>${start}</button></p></section>`
}

/** The same in pieces, with names in braces for what a provider says; and what stands there while it has not said it. Of taxes nothing is known then. */
export function priceTemplate({ prices }: LandingText): Record<'list' | 'card' | 'feature' | 'year' | 'month' | 'unknown', string> {
  return {
    list: providers(list('{cards}')),
    card: card({ name: '{name}', sum: '{sum}', interval: '{interval}', terms: '{terms}', features: '{features}' }),
    feature: feature('{feature}'),
    year: per(prices, 'year'),
    month: per(prices, 'month'),
    unknown: unknownPrices({ prices }),
  }
}

/** Says where the prices stand. */
export const unknownPrices = ({ prices }: Pick<LandingText, 'prices'>): string => providers(`<p>${prices.afterSignIn}</p>`)

const per = ({ perYear, perMonth }: LandingText['prices'], interval: Product['price']['interval']): string => (interval === 'year' ? perYear : perMonth)
const list = (cards: string): string => `<ul class="landing-prices">${cards}</ul>`
const feature = (words: string): string => `<li>${words}</li>`
const providers = (markup: string): string => `<div data-provider-prices>${markup}</div>`

type Card = Record<'name' | 'sum' | 'interval' | 'terms' | 'features', string>

const card = ({ name, sum, interval, terms, features }: Card): string =>
  `<li><h3>${name}</h3><p class="landing-price"><b>${sum}</b> ${interval}</p>\n<p>${terms}</p><ul>${features}</ul></li>`
