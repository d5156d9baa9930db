/** Norwegian comes first: its keys are the keys of every language. */
export const nb = {
  title: 'Teksten så langt',
  words: 'Teksten så langt',
  show: 'Vis teksten underveis',
  off: 'Slått av. Opptaket går som vanlig.',
  coming: 'Teksten kommer etter hvert, de første ordene etter omtrent et halvt minutt.',
  noWords: 'Ingen ord er hørt ennå.',
  noEngine: 'Det er ikke satt opp talegjenkjenning her, så det kommer ingen tekst underveis. Lyden tas vare på.',
  engineAway: 'Talegjenkjenningen svarer ikke nå. Lyden tas vare på, og teksten kommer når den er tilbake.',
  behind: 'Teksten kan ikke hentes akkurat nå. Opptaket går som det skal.',
  clear: 'Godt hørt',
  fair: 'Noe usikkert hørt',
  poor: 'Dårlig hørt',
  unsure: 'usikker',
  legend: 'Prikket strek: usikkert hørt',
  toEnd: 'Til slutten',
} as const
