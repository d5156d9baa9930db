import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  heading: 'Välj prenumeration',
  intro: 'Allt ingår i båda. Du kan säga upp när du vill och behåller åtkomsten perioden ut.',
  codeLabel: 'Referenskod',
  codeHint: 'Har du fått en kod av en kollega skriver du den här.',
  codeApply: 'Använd',
  codeUpdate: 'Uppdatera',
  codeApplied: 'Koden används nu.',
  codeNotFound: 'Vi hittade inte referenskoden. Vanliga prenumerationer visas.',
  codeExistingUser: 'Koden gäller bara nya användare. Vanliga prenumerationer finns fortfarande.',
  plans: 'Prenumerationer',
  yearly: 'Årsvis',
  monthly: 'Månadsvis',
  perYear: 'per år',
  perMonth: 'per månad',
  allIncluded: 'Inkl. moms',
  equalsPerMonth: 'Motsvarar {{price}} per månad',
  getStarted: 'Kom igång',
  toCheckout: 'Du går vidare till betalning. Inget dras förrän du bekräftar där.',
  testCheckout: 'Det här är en provkassa: inga pengar flyttas.',
  errorWord: 'Fel',
  productsFailed: 'Prenumerationerna kunde inte hämtas',
  checkoutFailed: 'Betalningen kunde inte startas',
  noPlans: 'Inga prenumerationer är upplagda än.',
}
