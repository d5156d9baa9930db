import type { Language } from '#contract/vertical.ts'
import type { Told } from './letter-style/letter-style.ts'

type Naming = {
  readonly you: string
  /** What a history begins with where the patient is left out. */ readonly verbs: RegExp
  readonly turn: (verb: string) => string
}

/** At the beginning, and not before a subject of its own. */
const opening = (verbs: string, subjects: string): RegExp => new RegExp(`^(${verbs})(?![\\p{L}\\p{N}])(?!\\s+(?:${subjects})(?![\\p{L}\\p{N}]))`, 'u')
const lower = (verb: string): string => verb.toLowerCase()

/** English verbs of the third person, with the form that goes with "you". */
const ENGLISH: Readonly<Record<string, string>> = {
  Has: 'have',
  Had: 'had',
  Takes: 'take',
  Took: 'took',
  Feels: 'feel',
  Felt: 'felt',
  Drinks: 'drink',
  Smokes: 'smoke',
  Works: 'work',
  Lives: 'live',
  Sleeps: 'sleep',
  Gets: 'get',
  Got: 'got',
  Uses: 'use',
  Used: 'used',
  Needs: 'need',
  Wants: 'want',
  Eats: 'eat',
  Wakes: 'wake',
  Coughs: 'cough',
  Noticed: 'noticed',
  Notices: 'notice',
}

const NAMING: Readonly<Partial<Record<Language, Naming>>> = {
  nb: {
    you: 'Du',
    verbs: opening(
      'Har|Hadde|Får|Fikk|Tar|Tok|Bruker|Brukte|Føler|Kjenner|Merker|Sover|Jobber|Røyker|Drikker|Tåler|Ønsker|Spiser|Klarer|Orker|Greier|Trener|Bor|Hoster',
      'du|han|hun|det|den|de|mor|far|kona|mannen',
    ),
    turn: lower,
  },
  sv: {
    you: 'Du',
    verbs: opening(
      'Har|Hade|Får|Fick|Tar|Tog|Använder|Använde|Känner|Kände|Sover|Arbetar|Jobbar|Röker|Dricker|Tål|Önskar|Äter|Klarar|Orkar|Mår|Tränar|Bor|Hostar',
      'du|han|hon|det|den|de|mamma|pappa|frun|mannen',
    ),
    turn: lower,
  },
  da: {
    you: 'Du',
    verbs: opening(
      'Har|Havde|Får|Fik|Tager|Tog|Bruger|Brugte|Føler|Mærker|Sover|Arbejder|Ryger|Drikker|Tåler|Ønsker|Spiser|Klarer|Orker|Træner|Bor|Hoster',
      'du|han|hun|det|den|de|mor|far|konen|manden',
    ),
    turn: lower,
  },
  en: { you: 'You', verbs: opening(Object.keys(ENGLISH).join('|'), 'you|he|she|it|they'), turn: (verb) => ENGLISH[verb] ?? verb },
}

/**
 * A report leaves the patient out of the sentence; a letter names the one who reads it: `Has had a cough.` is `You have had a cough.`
 * For a history alone: elsewhere it is the clinician who acts. Russian verbs follow the person and stay as they are.
 */
export function nameTheReader(sentence: string, language: Language, { vertical, pronoun }: Told): string {
  const naming = vertical === 'med' ? NAMING[language] : undefined
  if (naming === undefined) return sentence
  // A parent reads of the child: its own pronoun, and the verb as it stands.
  if (pronoun !== undefined) return sentence.replace(naming.verbs, (verb) => `${pronoun} ${verb.toLowerCase()}`)
  return sentence.replace(naming.verbs, (verb) => `${naming.you} ${naming.turn(verb)}`)
}
