import type { Language } from '#contract/vertical.ts'

/** These go on with what was just said: alone they tell nothing of what they are about. */
export const GOES_ON: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set(['men', 'at', 'som', 'fordi', 'eller', 'samt', 'enn']),
  sv: new Set(['men', 'fast', 'att', 'som', 'eftersom', 'eller', 'samt', 'än']),
  da: new Set(['men', 'at', 'som', 'fordi', 'eller', 'samt', 'end']),
  en: new Set(['but', 'although', 'though', 'because', 'or', 'nor', 'which']),
  ru: new Set(['но', 'зато', 'хотя', 'чтобы', 'потому', 'или', 'который', 'которая', 'которое', 'которые']),
}

/** These tell what follows from a condition said just before. */
export const FOLLOWS: Readonly<Record<Language, string>> = { nb: 'så', sv: 'så', da: 'så', en: 'then', ru: 'то' }

/** Verbs that stand before who must, where a condition went before: `blir de blå | må dere komme`. */
export const OBLIGES: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set(['må', 'skal', 'bør', 'lyt']),
  sv: new Set(['måste', 'ska', 'skall', 'bör']),
  da: new Set(['skal', 'må', 'bør']),
  en: new Set(),
  ru: new Set(),
}
/** Of whom something is wanted. Who says `må jeg` asks. */
export const OBLIGED: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set(['du', 'dere', 'de', 'dykk', 'han', 'hun', 'ho', 'den']),
  sv: new Set(['du', 'ni', 'de', 'dom', 'han', 'hon', 'den']),
  da: new Set(['du', 'i', 'de', 'han', 'hun', 'den']),
  en: new Set(),
  ru: new Set(),
}
/** Verbs that open a condition where nothing asks: får du feber, så skal du ringe. */
export const IFS: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set(['får', 'blir', 'kan', 'har', 'kommer', 'klarer', 'merker', 'begynner', 'skulle', 'er', 'vil', 'slutter']),
  sv: new Set(['får', 'blir', 'kan', 'har', 'kommer', 'klarar', 'märker', 'börjar', 'skulle', 'är', 'vill', 'slutar']),
  da: new Set(['får', 'bliver', 'kan', 'har', 'kommer', 'klarer', 'mærker', 'begynder', 'skulle', 'er', 'vil', 'holder']),
  en: new Set(),
  ru: new Set(),
}

/** Said behind a danger, alone: then come before the time named. */
export const SOONER: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set(['før', 'tidligere']),
  sv: new Set(['tidigare', 'förr']),
  da: new Set(['før', 'tidligere']),
  en: new Set(['sooner', 'earlier']),
  ru: new Set(['раньше', 'пораньше']),
}

/** What may come before the day that was arranged begins so: any heavy bleeding, sooner · ved blødning tidligere. */
export const OF_DANGER: Readonly<Record<Language, string>> = { nb: 'ved', sv: 'vid', da: 'ved', en: 'any', ru: 'при' }

/** What somebody is not, if one is to come back: is he not better. */
export const BETTER: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set(['bedre', 'betre', 'frisk', 'feberfri']),
  sv: new Set(['bättre', 'bra', 'frisk', 'feberfri']),
  da: new Set(['bedre', 'rask', 'feberfri']),
  en: new Set(),
  ru: new Set(),
}

/** What follows is set against what was said. */
export const TURNS: Readonly<Record<Language, string>> = { nb: 'men', sv: 'men', da: 'men', en: 'but', ru: 'но' }

/** Asked after whatever there is: what stands behind it is no part of the question. */
export const ANYTHING: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set(['noe', 'noko', 'nokon']),
  sv: new Set(['något', 'nåt']),
  da: new Set(['noget']),
  en: new Set(['anything', 'something']),
  ru: new Set(['что-нибудь', 'что-то', 'чего-нибудь']),
}

/** What is ordered behind a condition without its person: så stopp med den og ring. */
export const ORDERED: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set(['stopp', 'slutt', 'ring', 'ta', 'kom', 'kontakt', 'dra', 'gå', 'oppsøk', 'hold', 'vent']),
  sv: new Set(['stoppa', 'sluta', 'ring', 'ta', 'kom', 'kontakta', 'sök', 'åk', 'gå', 'håll', 'vänta']),
  da: new Set(['stop', 'hold', 'ring', 'tag', 'kom', 'kontakt', 'søg', 'gå', 'vent']),
  en: new Set(['stop', 'ring', 'call', 'come', 'go', 'hold']),
  ru: new Set(),
}

/** Joins a condition to an order before it: og får du vondt, så ring. */
export const AND: Readonly<Record<Language, string>> = { nb: 'og', sv: 'och', da: 'og', en: 'and', ru: 'и' }
