import { z } from 'zod'
import type { Product } from '#contract/billing.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { formatSum } from '#domain/plans/format-sum.ts'
import { plansOf } from '#domain/plans/plan.ts'
import type { SoldPlan } from '#domain/plans/sold-plan.ts'
import { asText, fill } from './fill-template.ts'

/** What a payment provider with prices of its own sells, as far as it is known now; never waited for by a visitor. */
export type KnownPlans = () => readonly SoldPlan[] | undefined

/** As the build writes it (`web/landing/render-prices.ts`). */
const Template = z.object({ list: z.string(), card: z.string(), feature: z.string(), year: z.string(), month: z.string(), unknown: z.string() })
type Template = z.infer<typeof Template>

const STANDARD = /<!--prices-->[^]*?<!--\/prices-->/
const DATA = /(?<=<script type="application\/ld\+json">)[^<]*(?=<\/script>)/
const Data = z.looseObject({ '@graph': z.array(z.looseObject({ offers: z.array(z.unknown()).optional() })) })

export type PricesToTell = { template: Buffer; plans: readonly SoldPlan[] | undefined; vertical: Vertical; language: Language }

/**
 * Takes a landing page as it was built; gives it with the prices of the provider, or with none, in the words for people and in the data for search
 * engines: never with those that nobody charges.
 */
export function withProviderPrices(page: string, { template, plans, ...reader }: PricesToTell): string {
  const pieces = Template.parse(JSON.parse(String(template)))
  const products = plans === undefined ? [] : plansOf(plans, { ...reader, isDiscounted: false })
  const markup = products.length === 0 ? pieces.unknown : fill(pieces.list, { cards: products.map((product) => card(product, pieces)).join('') })
  return page.replace(STANDARD, () => markup).replace(DATA, (data) => dataOf(data, products))
}

function card({ name, description, features, price: { amount, currency, interval } }: Product, pieces: Template): string {
  const listed = features.map((feature) => fill(pieces.feature, { feature: asText(feature) })).join('')
  return fill(pieces.card, {
    name: asText(name),
    sum: asText(formatSum(amount, currency)),
    interval: pieces[interval],
    terms: asText(description),
    features: listed,
  })
}

function dataOf(data: string, products: readonly Product[]): string {
  const { '@graph': graph, ...rest } = Data.parse(JSON.parse(data))
  const offers = products.map(({ name, price }) => ({ '@type': 'Offer', name, price: (price.amount / 100).toFixed(2), priceCurrency: price.currency }))
  const told = graph.map(({ offers: standard, ...item }) => (standard === undefined || offers.length === 0 ? item : { ...item, offers }))
  // A closing tag within a string would end the element.
  return JSON.stringify({ ...rest, '@graph': told }).replaceAll('<', '\\u003c')
}
