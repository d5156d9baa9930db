import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  profiles: 'Sådan kopieres teksten',
  plain: 'Med overskrifter',
  withoutHeadings: 'Uden overskrifter',
  inlineHeadings: 'Overskrift på samme linje',
  bulleted: 'Punktliste',
  narrow: 'Korte linjer (72 tegn)',
  fhir: 'Hent som HL7 FHIR',
  fhirFailed: 'Dokumentet kunne ikke hentes. Prøv igen om lidt.',
  fhirUnsaved: 'Teksten er ikke gemt endnu. Prøv igen, når der står »Gemt«.',
  insurance: 'Lav forsikringsattest',
}
