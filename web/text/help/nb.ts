/** What the help page says around the help texts. */
export const nb = {
  heading: 'Hjelp',
  search: 'Søk i hjelpen',
  none: 'Ingen hjelpetekster har disse ordene. Prøv færre eller andre ord, eller spør assistenten.',
  ask: 'Spør assistenten',
  found_one: '{{count}} hjelpetekst',
  found_other: '{{count}} hjelpetekster',
} as const
