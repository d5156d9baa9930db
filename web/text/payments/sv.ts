import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  confirming: 'Bekräftar betalningen',
  confirmationFailed: 'Betalningen bekräftades inte',
  cancelled: 'Betalningen avbröts',
  cancelledHint: 'Inget har dragits. Du kan välja prenumeration igen när du vill.',
  invalidStatus: 'Ogiltig betalningsstatus',
  invalidStatusHint: 'Adressen hör inte till någon betalning vi känner till.',
  goHome: 'Till startsidan',
  notConfirmed: 'Kassan svarade inte att betalningen är genomförd.',
}
