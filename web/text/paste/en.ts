import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  profiles: 'How the text is copied',
  plain: 'With headings',
  withoutHeadings: 'Without headings',
  inlineHeadings: 'Heading on the same line',
  bulleted: 'Bulleted list',
  narrow: 'Short lines (72 characters)',
  fhir: 'Download as HL7 FHIR',
  fhirFailed: 'The document could not be downloaded. Try again in a moment.',
  fhirUnsaved: 'The text is not saved yet. Try again when it says “Saved”.',
  insurance: 'Write insurance certificate',
}
