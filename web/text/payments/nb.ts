export const nb = {
  confirming: 'Bekrefter betalingen',
  confirmationFailed: 'Betalingen ble ikke bekreftet',
  cancelled: 'Betalingen ble avbrutt',
  cancelledHint: 'Ingenting er trukket. Du kan velge abonnement på nytt når du vil.',
  invalidStatus: 'Ugyldig betalingsstatus',
  invalidStatusHint: 'Adressen hører ikke til en betaling vi kjenner.',
  goHome: 'Til forsiden',
  notConfirmed: 'Kassen svarte ikke at betalingen er gjennomført.',
} as const
