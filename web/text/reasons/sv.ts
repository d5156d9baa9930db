import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  title: 'Varför',
  intro: 'Vad den här servern gjorde med varje mening, och enligt vilken regel. För den som driver eller förbättrar den.',
  otherEngine: 'Rapporten är skriven av en språkmodell. Här står vad servern skulle ha gjort utan den.',
  show: 'Visa meningar som',
  all: 'Alla',
  inReport: 'Står i rapporten',
  leftOut: 'Står inte',
  stands: 'Står i rapporten',
  noPlace: 'Fick ingen plats',
  unworded: 'Inget kvar att säga',
  noRoom: 'Annat vägde tyngre',
  takenAway: 'Togs bort tidigt',
  stages: 'Ändrad av',
  marks: 'Funnet i orden',
  medicines: 'Läkemedel',
  more: 'Mer om meningen',
  failed: 'Förklaringen kunde inte hämtas',
  onlyFirst: 'Bara de första {{count}} meningarna visas.',
  nothing: 'Inga meningar att visa',
  toSource: 'Visa stället i källan',
}
