import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  confirming: 'Bekræfter betalingen',
  confirmationFailed: 'Betalingen blev ikke bekræftet',
  cancelled: 'Betalingen blev annulleret',
  cancelledHint: 'Intet er trukket. Du kan vælge abonnement igen, når du vil.',
  invalidStatus: 'Ugyldig betalingsstatus',
  invalidStatusHint: 'Adressen hører ikke til en betaling, vi kender.',
  goHome: 'Til forsiden',
  notConfirmed: 'Kassen svarede ikke, at betalingen er gennemført.',
}
