import type { Language } from '#contract/vertical.ts'
import type { LandingText } from './landing-text.ts'
import { unknownPrices } from './render-prices.ts'

const STANDARD = /<!--prices-->[^]*?<!--\/prices-->/
const PROVIDERS = /<div data-provider-prices>[^]*?<\/div>/

/** Takes the landing page in another language and the page as it stands: where that has a payment provider's prices, so has what is given, in the new language, from the server. */
export async function withPricesOf(place: HTMLElement, { markup, text, language }: { markup: string; text: LandingText; language: Language }): Promise<string> {
  if (place.querySelector('[data-provider-prices]') === null) return markup
  const asked = await fetch(`/?lang=${language}`).then((response) => response.text(), () => '')
  // Never the standard prices in their place: they would be false.
  const prices = PROVIDERS.exec(asked)?.[0] ?? unknownPrices(text)
  return markup.replace(STANDARD, () => prices)
}
