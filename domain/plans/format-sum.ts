import { formatPrice } from '#domain/money.ts'

/** Takes minor units and an ISO 4217 code; gives the sum as one says it: whole kroner without two noughts behind them, øre where there are any. */
export function formatSum(amountMinor: number, currency: string): string {
  return amountMinor % 100 === 0 ? formatPrice(amountMinor, currency).replace(/,00(?!\d)/, '') : formatPrice(amountMinor, currency)
}
