import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  heading: 'Vælg abonnement',
  intro: 'Alt er med i begge. Du kan opsige, når du vil, og beholder adgangen perioden ud.',
  codeLabel: 'Referencekode',
  codeHint: 'Har du fået en kode af en kollega, skriver du den her.',
  codeApply: 'Anvend',
  codeUpdate: 'Opdater',
  codeApplied: 'Koden er taget i brug.',
  codeNotFound: 'Vi kunne ikke finde referencekoden. De almindelige abonnementer vises.',
  codeExistingUser: 'Koden gælder kun førstegangsbrugere. De almindelige abonnementer er stadig tilgængelige.',
  plans: 'Abonnementer',
  yearly: 'Årligt',
  monthly: 'Månedligt',
  perYear: 'om året',
  perMonth: 'om måneden',
  allIncluded: 'Inkl. moms',
  equalsPerMonth: 'Svarer til {{price}} om måneden',
  getStarted: 'Kom i gang',
  toCheckout: 'Du går videre til betaling. Intet trækkes, før du bekræfter dér.',
  testCheckout: 'Dette er en prøvekasse: ingen penge flyttes.',
  errorWord: 'Fejl',
  productsFailed: 'Abonnementerne kunne ikke hentes',
  checkoutFailed: 'Betalingen kunne ikke startes',
  noPlans: 'Der er ikke oprettet abonnementer endnu.',
}
