import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  title: 'Hvorfor',
  intro: 'Hvad denne server gjorde med hver sætning, og efter hvilken regel. For den, der driver eller forbedrer den.',
  otherEngine: 'Rapporten er skrevet af en sprogmodel. Her står, hvad serveren ville have gjort uden den.',
  show: 'Vis sætninger, der',
  all: 'Alle',
  inReport: 'Står i rapporten',
  leftOut: 'Står ikke',
  stands: 'Står i rapporten',
  noPlace: 'Fik ingen plads',
  unworded: 'Intet tilbage at sige',
  noRoom: 'Andet vejede mere',
  takenAway: 'Fjernet tidligt',
  stages: 'Ændret af',
  marks: 'Fundet i ordene',
  medicines: 'Lægemidler',
  more: 'Mere om sætningen',
  failed: 'Forklaringen kunne ikke hentes',
  onlyFirst: 'Kun de første {{count}} sætninger vises.',
  nothing: 'Ingen sætninger at vise',
  toSource: 'Vis stedet i kilden',
}
