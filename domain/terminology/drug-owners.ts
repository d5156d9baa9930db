import type { Language } from '#contract/vertical.ts'
import { OWNERS } from './drug-owner-words.ts'
import type { Owners } from './drug-owner-words.ts'
import { phrasePattern } from './drug-talk.ts'

/** `behind`: said of a medicine named before, whose it is. `notMine`: of none of the teller's. */
export type DrugOwners = { readonly behind: RegExp; readonly notMine: RegExp; readonly notThem: RegExp; readonly tellers: RegExp }

const anyOf = (words: string): string => words.replace(/,\s+/g, '|')

/** Of the kind `mother's`; where there is no case: kona sin, mora mi sine, til mannen. */
const ownersOf = ({ person, possessive }: Owners): string =>
  possessive === undefined ? anyOf(person) : `(?:${anyOf(possessive.before)}) (?:${anyOf(person)})|(?:${anyOf(person)}) (?:${anyOf(possessive.behind)})`

function compile(words: Owners): DrugOwners {
  const { is, notMine, notThem, tellers } = words
  // the warfarin's dad's: the verb may be one word with the name
  return {
    behind: new RegExp(`(?:^ | (?:${anyOf(is)}) (?:\\S+ ){0,2}?)(?:${ownersOf(words)})(?= )`, 'u'),
    notMine: phrasePattern(notMine),
    notThem: phrasePattern(notThem),
    tellers: phrasePattern(tellers),
  }
}

const compiled = new Map<Language, DrugOwners>()

/** How it is said in a language that a medicine belongs to somebody else, over words that stand between single blanks. */
export function drugOwnersOf(language: Language): DrugOwners {
  const known = compiled.get(language) ?? compile(OWNERS[language])
  compiled.set(language, known)
  return known
}
