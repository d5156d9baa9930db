import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  heading: 'Choose a plan',
  intro: 'Everything is included in both. Cancel whenever you like and keep access to the end of the period.',
  codeLabel: 'Reference code',
  codeHint: 'If a colleague gave you a code, type it here.',
  codeApply: 'Apply',
  codeUpdate: 'Update',
  codeApplied: 'The code has been applied.',
  codeNotFound: 'We couldn\'t find that reference code. Showing standard plans.',
  codeExistingUser: 'The code is reserved for first-time users. Regular plans are still available.',
  plans: 'Plans',
  yearly: 'Yearly',
  monthly: 'Monthly',
  perYear: 'per year',
  perMonth: 'per month',
  allIncluded: 'VAT included',
  equalsPerMonth: 'Comes to {{price}} per month',
  getStarted: 'Get started',
  toCheckout: 'You go on to payment. Nothing is charged before you confirm there.',
  testCheckout: 'This is a test checkout: no money moves.',
  errorWord: 'Error',
  productsFailed: 'Failed to fetch products',
  checkoutFailed: 'Failed to create checkout session',
  noPlans: 'No plans have been set up yet.',
}
