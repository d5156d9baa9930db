import type { Language } from '#contract/vertical.ts'

/** How a value of now is told by a pronoun, and what may stand before the number: and now it is down to twelve. `be` joins the name and the time. */
export type ValueOfNow = { readonly told: readonly string[]; readonly to: string; readonly be: string }

const NORDIC: ValueOfNow = {
  told: [
    '(?:og |och |men )?(?<now>nå|no|nu|i dag|idag|denne gangen|i morges|i morse) (?:er|e|är|var) (?:den|det)',
    '(?:og |och |men )?(?:den|det) (?:er|e|är) (?<now>nå|no|nu|i dag|idag)',
  ],
  to: '(?: (?:nede|oppe|nere|uppe|helt|kun|bare|bara|tilbake|igjen|ned|opp|op)(?: (?:i|på|til|till))?)?',
  be: 'er',
}

export const VALUES_OF_NOW: Readonly<Record<Language, ValueOfNow>> = {
  nb: NORDIC, da: NORDIC,
  sv: { ...NORDIC, be: 'är' },
  en: {
    told: ["(?:and |but )?(?<now>now|today|this morning),? (?:it['’]s|it is|that['’]s|that is)"], to: '(?: (?:down|up|back|only)(?: to| at)?)?', be: 'is',
  },
  ru: { told: ['(?:а |и |но )?(?<now>сейчас|сегодня|теперь)(?: он| она| оно)?'], to: '(?: уже| всего)?', be: '' },
}

/** Behind a value these begin something else, or its second half: 138 over 82. */
export const GOES_ON: ReadonlySet<string> = new Set([
  'og', 'men', 'och', 'and', 'but', 'и', 'а', 'но', 'over', 'över', 'genom', 'på', 'на', 'i', 'nå', 'nu', 'now',
  'prosent', 'procent', 'percent', 'igjen', 'igen', 'again',
])
