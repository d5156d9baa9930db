import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  heading: 'Hjälp',
  search: 'Sök i hjälpen',
  none: 'Inga hjälptexter har de orden. Prova färre eller andra ord, eller fråga assistenten.',
  ask: 'Fråga assistenten',
  found_one: '{{count}} hjälptext',
  found_other: '{{count}} hjälptexter',
}
