import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  quickActions: 'Hurtige handlinger: svar på e-konsultation, forklaring til patienten og svar til myndigheder skrives her.',
  quickActions_vet: 'Hurtige handlinger: forsikringserklæring og svar til dyreejeren skrives her.',
  sources: 'Kildesøgning: her stiller du faglige spørgsmål og får svar med kilde.',
  caseChat: 'Chat om sagen: her spørger du om det, der blev sagt i konsultationen.',
  optimizer: 'Tilpas rapporten: her beskriver du, hvordan du vil have rapporterne skrevet.',
  notReady: 'Ikke klar endnu',
  meanwhile: 'Imens kan du optage en konsultation eller indsætte tekst og få rapporten med det samme.',
  toReport: 'Til rapporten',
  toControlPanel: 'Til kontrolpanelet',
}
