import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  profiles: 'Så kopieras texten',
  plain: 'Med rubriker',
  withoutHeadings: 'Utan rubriker',
  inlineHeadings: 'Rubrik på samma rad',
  bulleted: 'Punktlista',
  narrow: 'Korta rader (72 tecken)',
  insurance: 'Skriv försäkringsintyg',
}
