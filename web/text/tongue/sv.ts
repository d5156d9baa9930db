import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  heard: 'Samtalet är på {{heard}}, och det är rapporten också. Din inställning är {{set}}.',
  headingsOnly: 'Skriver du på {{set}} gäller det rubrikerna; det som sades står som det sades.',
  keep: 'Behåll {{heard}}',
  write: 'Skriv på {{set}}',
  failed: 'Språket ändrades inte. Rapporten står som förut.',
}
