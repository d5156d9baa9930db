import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  confirming: 'Confirming the payment',
  confirmationFailed: 'Payment Confirmation Failed',
  cancelled: 'Payment Cancelled',
  cancelledHint: 'Nothing was charged. You can choose a plan again whenever you like.',
  invalidStatus: 'Invalid Payment Status',
  invalidStatusHint: 'This address does not belong to a payment we know.',
  goHome: 'Go to Home',
  notConfirmed: 'Failed to confirm checkout session',
}
