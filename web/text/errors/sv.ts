import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  notFoundHeading: 'Sidan finns inte',
  notFoundBody: 'Adressen kan vara felskriven, eller så är ärendet borttaget.',
  serverHeading: 'Något gick fel hos oss',
  serverBody: 'Det du har sparat är i säkerhet. Ladda om sidan eller gå till startsidan.',
  genericHeading: 'Sidan kunde inte visas',
  backToStart: 'Tillbaka till startsidan',
  reload: 'Ladda om sidan',
  support: 'Behöver du hjälp? Skriv till {{email}}.',
  supportOnPage: 'Behöver du hjälp? Skriv till oss på {{page}}.',
  contactPage: 'kontaktsidan',
  feedback: 'Lämna återkoppling',
}
