import { expect, test } from 'vitest'
import { formatDate } from './calendar-date.ts'
import { formatPrice } from './money.ts'

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [49_900, 'NOK', '499,00 kr'],
  [499_000, 'nok', '4 990,00 kr'],
  [1, 'NOK', '0,01 kr'],
  [0, 'NOK', '0,00 kr'],
  [123_456_789, 'NOK', '1 234 567,89 kr'],
  [4_950, 'EUR', '49,50 EUR'],
  [129_000, 'sek', '1 290,00 SEK'],
])('spec 9, price: %i minor units of %s read %s', (amountMinor, currency, expected) => {
  expect(plainSpaces(formatPrice(amountMinor, currency))).toBe(expected)
})

test.each([
  [new Date(2026, 0, 5), '05.01.2026'],
  [new Date(2026, 11, 31, 23, 59), '31.12.2026'],
])('spec 9, date: dd.MM.yyyy', (moment, expected) => {
  expect(formatDate(moment)).toBe(expected)
})
