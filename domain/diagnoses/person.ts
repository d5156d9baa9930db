import type { Language } from '#contract/vertical.ts'
import type { Observed } from './sightings.ts'

/** Age and sex as far as they are known. */
export type Person = { readonly years: number | undefined; readonly sex: 'female' | 'male' | undefined }

/** An age as it is told; a time since something is another thing. */
const AGE: Readonly<Record<Language, RegExp>> = {
  nb: new RegExp(
    String.raw`(?:er|på|fylte|blir|e)\s(\d{1,3})(?:\sår)?(?=[\s,.!?]|$)(?!\s?(?:år\s)?(?:siden|sida|milligram|mg|kg|kilo|uker|dager|prosent|` +
      String.raw`grader|ganger|cm))|(\d{1,3})[\s-]åring`,
    'u',
  ),
  sv: /(?:är|på|fyllde|blir)\s(\d{1,3})\sår(?!\ssed)|(\d{1,3})[\s-]åring/u,
  da: /(?:er|på|fyldte|bliver)\s(\d{1,3})\sår(?!\ssiden)|(\d{1,3})[\s-]årig/u,
  en: /(\d{1,3})[\s-]years?[\s-]old|(?:i'm|he's|she's|aged|you're|is)\s(\d{1,3})(?=[,.]|$)/u,
  ru: /(?:мне|ему|ей|вам)\s(\d{1,3})(?:\s(?:лет|год|года))?(?!\s(?:назад|мг|раз))/u,
}

const FEMALE = [
  'pregnant', 'missedperiod', 'heavyperiods', 'irregularperiods', 'dysmenorrhea', 'hotflush', 'vaginaldischarge', 'vulvaitch', 'postmenopausal',
  'intermenstrual', 'cervixtender', 'coil', 'pill', 'vagina', 'heavinessdown',
]
const MALE = ['erectile', 'testispain', 'penis', 'testis', 'urethraldischarge']
const OLDEST = 120

/** Reads the age when it is said, and the sex from what only one sex can tell of. */
export function readPerson(observed: readonly Observed[], language: Language): Person {
  let years: number | undefined
  let female = 0
  let male = 0
  for (const { statement, words } of observed) {
    const match = years === undefined ? AGE[language].exec(statement.text.toLowerCase()) : null
    const said = Number(match?.[1] ?? match?.[2] ?? Number.NaN)
    if (said <= OLDEST) years = said
    for (const word of words) {
      if (FEMALE.includes(word.id)) female++
      if (MALE.includes(word.id)) male++
    }
  }
  return { years, sex: female > male ? 'female' : male > female ? 'male' : undefined }
}
