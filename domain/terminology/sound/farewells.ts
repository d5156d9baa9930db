/** How people part and thank: two words of which the second begins no name of a medicine, whatever it sounds like with the next: ha det, Emma. */
export const FAREWELLS = new Set([
  'ha det', 'hei da', 'hade bra', 'tusen takk', 'mange takk', 'hej då', 'hej hej', 'tack så', 'tack hej', 'farvel og', 'mange tak',
  'bye bye', 'thank you', 'see you', 'до свидания', 'до встречи', 'всего доброго',
])
