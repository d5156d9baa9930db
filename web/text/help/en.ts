import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  heading: 'Help',
  search: 'Search the help',
  none: 'No help text has these words. Try fewer or other words, or ask the assistant.',
  ask: 'Ask the assistant',
  found_one: '{{count}} help text',
  found_other: '{{count}} help texts',
}
