/** How a text leaves for another system. */
export const nb = {
  profiles: 'Slik kopieres teksten',
  plain: 'Med overskrifter',
  withoutHeadings: 'Uten overskrifter',
  inlineHeadings: 'Overskrift på samme linje',
  bulleted: 'Punktliste',
  narrow: 'Korte linjer (72 tegn)',
  fhir: 'Last ned som HL7 FHIR',
  fhirFailed: 'Fikk ikke lastet ned dokumentet. Prøv igjen om litt.',
  fhirUnsaved: 'Teksten er ikke lagret ennå. Prøv igjen når det står «Lagret».',
  insurance: 'Lag forsikringsattest',
} as const
