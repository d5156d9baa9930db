import type { Language } from '#contract/vertical.ts'
import type { LandingText } from './landing-text.ts'

/** What the page tells a search engine in its own form (schema.org): the product, what it costs, the questions. Nothing that does not stand on the page. */
export function structuredData({ product, description, prices, questions }: LandingText, language: Language): string {
  const graph = [
    {
      '@type': 'WebApplication',
      name: product,
      description,
      inLanguage: language,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      offers: prices.plans.map(({ name, price }) => ({ '@type': 'Offer', name, price: (price.amount / 100).toFixed(2), priceCurrency: price.currency })),
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.items.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
    },
  ]
  // A closing tag within a string would end the element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}
