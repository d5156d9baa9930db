import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  heading: 'Kontrollpanel',
  record: 'Starta inspelning',
  recordHint: 'Spela in besöket eller ladda upp en ljudfil. Rapporten skrivs medan du tar emot nästa.',
  recordHint_vet: 'Spela in besöket eller ladda upp en ljudfil. Rapporten skrivs medan du tar emot nästa djur.',
  quickActions: 'Snabbåtgärder',
  quickActionsHint: 'Svar på e-konsultation, förklaring till patienten, svar till myndigheten.',
  quickActionsHint_vet: 'Intyg till försäkringen, svar på meddelanden, förklaring till djurägaren.',
  triggers: 'Röstfraser',
  triggersHint: 'Säg en fras du bestämt, så kommer din fasta text med i rapporten.',
  sources: 'Fråga medicinska källor',
  sources_vet: 'Fråga veterinärmedicinska källor',
  sourcesHint: 'Ställ en medicinsk fråga och få svar med källhänvisning.',
  addHeading: 'Har du redan texten?',
  lastCases: 'Senaste ärendena',
  waitingCases_one: '{{count}} inspelning väntar på taligenkänning',
  waitingCases_other: '{{count}} inspelningar väntar på taligenkänning',
  deletedTonight_one: '{{count}} ärende raderas i natt',
  deletedTonight_other: '{{count}} ärenden raderas i natt',
  cannotHear: 'Här finns ingen taligenkänning. Inspelningen sparas men blir inte text än. Klistra in eller skriv samtalet i stället.',
}
