import { expect, test } from 'vitest'
import { Language, Vertical } from '#contract/vertical.ts'
import { landingText } from './landing-texts.ts'
import { renderPrices } from './render-prices.ts'
import { formatSum } from '#domain/plans/format-sum.ts'
import { plansOf, STANDARD_PLANS } from '#domain/plans/plan.ts'

test('the landing page tells the prices that are charged, in every language and edition', async () => {
  for (const language of Language.options) {
    for (const vertical of Vertical.options) {
      const markup = renderPrices(await landingText(language, vertical))
      const plans = plansOf(STANDARD_PLANS, { vertical, language, isDiscounted: false })
      expect(plans.length).toBe(2)
      for (const { name, features, price } of plans)
        for (const words of [name, ...features, formatSum(price.amount, price.currency)]) expect(markup, `${language} ${vertical}`).toContain(words)
    }
  }
})
