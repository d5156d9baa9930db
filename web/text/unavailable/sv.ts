import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  quickActions: 'Snabbåtgärder: svar på e-konsultation, förklaring till patienten och svar till myndigheter skrivs här.',
  quickActions_vet: 'Snabbåtgärder: försäkringsintyg och svar till djurägaren skrivs här.',
  sources: 'Källsökning: här ställer du medicinska frågor och får svar med källa.',
  caseChat: 'Chatt om ärendet: här frågar du om det som sades under besöket.',
  optimizer: 'Anpassa rapporten: här beskriver du hur du vill ha rapporterna skrivna.',
  notReady: 'Inte klart än',
  meanwhile: 'Under tiden kan du spela in ett besök eller klistra in text och få rapporten direkt.',
  toReport: 'Till rapporten',
  toControlPanel: 'Till kontrollpanelen',
}
