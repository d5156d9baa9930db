const norwegian = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const kroner = new Intl.NumberFormat('nb-NO', { style: 'currency', currency: 'NOK' })

/** Takes minor units and an ISO 4217 code; gives the price as shown: kroner in Norwegian form, other money as number and code (spec 9). */
export function formatPrice(amountMinor: number, currency: string): string {
  const amount = amountMinor / 100
  const code = currency.toUpperCase()
  return code === 'NOK' ? kroner.format(amount) : `${norwegian.format(amount)} ${code}`
}
