import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  heading: 'Hjælp',
  search: 'Søg i hjælpen',
  none: 'Ingen hjælpetekster har disse ord. Prøv færre eller andre ord, eller spørg assistenten.',
  ask: 'Spørg assistenten',
  found_one: '{{count}} hjælpetekst',
  found_other: '{{count}} hjælpetekster',
}
