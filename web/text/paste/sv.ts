import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  profiles: 'Så kopieras texten',
  plain: 'Med rubriker',
  withoutHeadings: 'Utan rubriker',
  inlineHeadings: 'Rubrik på samma rad',
  bulleted: 'Punktlista',
  narrow: 'Korta rader (72 tecken)',
  fhir: 'Ladda ner som HL7 FHIR',
  fhirFailed: 'Det gick inte att ladda ner dokumentet. Försök igen om en stund.',
  fhirUnsaved: 'Texten är inte sparad än. Försök igen när det står ”Sparat”.',
  insurance: 'Skriv försäkringsintyg',
}
