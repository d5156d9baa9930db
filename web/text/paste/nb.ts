/** How a report leaves for another system. */
export const nb = {
  profiles: 'Slik kopieres teksten',
  plain: 'Med overskrifter',
  withoutHeadings: 'Uten overskrifter',
  inlineHeadings: 'Overskrift på samme linje',
  bulleted: 'Punktliste',
  narrow: 'Korte linjer (72 tegn)',
  insurance: 'Lag forsikringsattest',
} as const
