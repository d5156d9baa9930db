import type { Language } from '#contract/vertical.ts'
import type { LandingText } from './landing-text.ts'
import { unknownPrices } from './render-prices.ts'
import { TESTIMONIALS } from './render-testimonials.ts'

const STANDARD = /<!--prices-->[^]*?<!--\/prices-->/
const PROVIDERS = /<div data-provider-prices>[^]*?<\/div>/
const QUOTES = /<section[^>]* data-testimonials[^]*?<\/section>/

/**
 * Takes the landing page in another language and the page as it stands: where that has what only the server knows, a payment provider's prices or
 * what users have said, so has what is given, in the new language, from the server.
 */
export async function withPartsOfServer(
  place: HTMLElement,
  { markup, text, language }: { markup: string; text: LandingText; language: Language },
): Promise<string> {
  const hasPrices = place.querySelector('[data-provider-prices]') !== null
  const hasQuotes = place.querySelector('[data-testimonials]') !== null
  if (!hasPrices && !hasQuotes) return markup
  const asked = await fetch(`/?lang=${language}`).then((response) => response.text(), () => '')
  // Never the standard prices in their place: they would be false.
  const prices = PROVIDERS.exec(asked)?.[0] ?? unknownPrices(text)
  const priced = hasPrices ? markup.replace(STANDARD, () => prices) : markup
  return priced.replace(TESTIMONIALS, () => QUOTES.exec(asked)?.[0] ?? '')
}
