import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  loading: 'Indlæser …',
  stillWorking: 'Arbejder stadig',
  longWait: 'Det tager længere end normalt. Det, du har gemt, er i sikkerhed.',
  tipLength: 'Lange samtaler tager lidt længere tid.',
  tipLeave: 'Du kan lukke siden. Arbejdet fortsætter, og sagen ligger i menuen.',
  tipCheck: 'Læs altid teksten igennem, før du bruger den.',
  tryAgain: 'Prøv igen',
  cancel: 'Annuller',
  close: 'Luk',
  delete: 'Slet',
  back: 'Tilbage',
  details: 'Detaljer',
  errorCode: 'Fejlkode: {{code}}',
  offline: 'Kan ikke få forbindelse til serveren. Tjek netværket, og prøv igen.',
  unexpected: 'Noget gik galt i browseren.',
  language: 'Sprog',
  scheme: 'Udseende',
  schemeLight: 'Lyst',
  schemeDark: 'Mørkt',
  schemeAuto: 'Som enheden',
}
