import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  loading: 'Laddar …',
  stillWorking: 'Arbetar fortfarande',
  longWait: 'Det här tar längre tid än vanligt. Det du har sparat är i säkerhet.',
  tipLength: 'Långa samtal tar lite längre tid.',
  tipLeave: 'Du kan stänga sidan. Arbetet fortsätter och ärendet finns i menyn.',
  tipCheck: 'Läs alltid igenom texten innan du använder den.',
  tryAgain: 'Försök igen',
  cancel: 'Avbryt',
  close: 'Stäng',
  delete: 'Ta bort',
  back: 'Tillbaka',
  details: 'Detaljer',
  errorCode: 'Felkod: {{code}}',
  offline: 'Får ingen kontakt med servern. Kontrollera nätet och försök igen.',
  unexpected: 'Något gick fel i webbläsaren.',
  language: 'Språk',
  scheme: 'Utseende',
  schemeLight: 'Ljust',
  schemeDark: 'Mörkt',
  schemeAuto: 'Som enheten',
}
