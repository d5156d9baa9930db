import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  title: 'Texten hittills',
  words: 'Texten hittills',
  show: 'Visa texten under tiden',
  off: 'Avstängt. Inspelningen fortsätter som vanligt.',
  coming: 'Texten kommer efter hand, de första orden efter ungefär en halv minut.',
  noWords: 'Inga ord har hörts ännu.',
  noEngine: 'Ingen taligenkänning är inställd här, så det kommer ingen text under tiden. Ljudet sparas.',
  engineAway: 'Taligenkänningen svarar inte just nu. Ljudet sparas och texten kommer när den är tillbaka.',
  behind: 'Texten kan inte hämtas just nu. Inspelningen fortsätter som den ska.',
  clear: 'Hörs tydligt',
  fair: 'Delvis osäkert hört',
  poor: 'Hörs dåligt',
  unsure: 'osäkert',
  legend: 'Prickad linje: osäkert hört',
  toEnd: 'Till slutet',
}
