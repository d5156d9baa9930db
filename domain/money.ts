type Forms = { readonly number: Intl.NumberFormat; readonly kroner: Intl.NumberFormat }

let made: Forms | undefined

/** Made with the first price: a browser works 20 ms on the two, which a page that shows none need not wait for. */
function forms(): Forms {
  made ??= {
    number: new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    kroner: new Intl.NumberFormat('nb-NO', { style: 'currency', currency: 'NOK' }),
  }
  return made
}

/** Takes minor units and an ISO 4217 code; gives the price as shown: kroner in Norwegian form, other money as number and code (spec 9). */
export function formatPrice(amountMinor: number, currency: string): string {
  const amount = amountMinor / 100
  const code = currency.toUpperCase()
  return code === 'NOK' ? forms().kroner.format(amount) : `${forms().number.format(amount)} ${code}`
}
