import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  heading: 'Kontrolpanel',
  record: 'Start optagelse',
  recordHint: 'Optag konsultationen, eller upload en lydfil. Rapporten skrives, mens du tager imod den næste.',
  recordHint_vet: 'Optag konsultationen, eller upload en lydfil. Rapporten skrives, mens du tager imod det næste dyr.',
  quickActions: 'Hurtige handlinger',
  quickActionsHint: 'Svar på e-konsultation, forklaring til patienten, svar til myndigheden.',
  quickActionsHint_vet: 'Erklæring til forsikringen, svar på beskeder, forklaring til dyreejeren.',
  triggers: 'Talefraser',
  triggersHint: 'Sig en frase, du har bestemt, så kommer din faste tekst med i rapporten.',
  sources: 'Spørg medicinske kilder',
  sources_vet: 'Spørg veterinærfaglige kilder',
  sourcesHint: 'Stil et fagligt spørgsmål, og få svar med kildehenvisning.',
  addHeading: 'Har du allerede teksten?',
  lastCases: 'Seneste sager',
  waitingCases_one: '{{count}} optagelse venter på talegenkendelse',
  waitingCases_other: '{{count}} optagelser venter på talegenkendelse',
  deletedTonight_one: '{{count}} sag slettes i nat',
  deletedTonight_other: '{{count}} sager slettes i nat',
  cannotHear: 'Her er der ingen talegenkendelse. Optagelsen gemmes, men bliver ikke til tekst endnu. Indsæt eller skriv samtalen i stedet.',
}
