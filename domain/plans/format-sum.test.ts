import { expect, test } from 'vitest'
import { formatSum } from './format-sum.ts'

test.each([
  [799_000, 'NOK', '7 990 kr'],
  [799_050, 'NOK', '7 990,50 kr'],
  [100_000_000, 'NOK', '1 000 000 kr'],
  [0, 'NOK', '0 kr'],
  [49_900, 'EUR', '499 EUR'],
])('%i minor units of %s are told as %s', (amountMinor, currency, expected) => {
  expect(formatSum(amountMinor, currency).replace(/[\u00a0\u202f]/g, ' ')).toBe(expected)
})
