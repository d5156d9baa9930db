import type { Language, Vertical } from '#contract/vertical.ts'
import { layWordsOf } from './lay-words/lay-words.ts'

/** How the report's third person is turned to whom the letter is written to. */
type Address = readonly (readonly [pattern: RegExp, words: string | ((found: string) => string)])[]

const word = (forms: string, flags = 'giu'): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, flags)

/** Where somebody else is spoken of, whose `his own` is not the reader's. */
const OTHERS: Readonly<Record<Language, RegExp>> = {
  nb: word('mor\\p{L}*|far|faren|bror\\p{L}*|søster\\p{L}*|søstera|mann|mannen|kone|kona|samboer\\p{L}*|sønn\\p{L}*|datter\\p{L}*|foreldre\\p{L}*|han|hun|ho|de', 'iu'),
  sv: word('mor|mamma|modern|far|pappa|bror|brodern|syster\\p{L}*|man|mannen|fru|frun|sambo\\p{L}*|son|sonen|dotter\\p{L}*|föräldra\\p{L}*|han|hon|de', 'iu'),
  da: word('mor|moren|far|faren|bror|broren|søster\\p{L}*|mand|manden|kone|konen|samlever\\p{L}*|søn|sønnen|datter\\p{L}*|forældre\\p{L}*|han|hun|de', 'iu'),
  en: word('mother|father|brother|sister|husband|wife|partner|son|daughter|parents?|aunt|uncle|grand\\p{L}+|he|she|they', 'iu'),
  ru: word('мать|матери|отец|отца|брат\\p{L}*|сестр\\p{L}*|муж\\p{L}*|жен\\p{L}*|сын\\p{L}*|доч\\p{L}*|родител\\p{L}*', 'iu'),
}

/** Takes an English verb of the third person; gives the form that goes with "you". */
function youForm(verb: string): string {
  if (/^(?:always|perhaps|thus|sometimes|nowadays)$/i.test(verb)) return verb
  const irregular: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do' }
  const known = irregular[verb.toLowerCase()]
  if (known !== undefined) return known
  return verb.replace(/ies$/i, 'y').replace(/((?:ss|sh|ch|x|z|o))es$/i, '$1').replace(/([^s])s$/i, '$1')
}

const PATIENT: Readonly<Record<Language, Address>> = {
  nb: [[word('pasientens'), 'din'], [word('(?:til|av|med|hos|på|om|fra|mot|jeg|vi|eg) pasienten'), (found) => found.replace(/\S+$/u, 'deg')], [word('pasienten|pasient'), 'du']],
  sv: [[word('patientens'), 'din'], [word('(?:till|av|med|hos|på|om|från|mot|jag|vi) patienten'), (found) => found.replace(/\S+$/u, 'dig')], [word('patienten|patient'), 'du']],
  da: [[word('patientens'), 'din'], [word('(?:til|af|med|hos|på|om|fra|mod|jeg|vi) patienten'), (found) => found.replace(/\S+$/u, 'dig')], [word('patienten|patient'), 'du']],
  en: [[word("(?:the )?patient['’]s"), 'your'], [word('(?:the )?patient \\p{L}+s'), (found) => `you ${youForm(found.split(' ').at(-1) ?? '')}`], [word('the patient'), 'you']],
  // Russian verbs and adjectives follow the person; a letter to "you" would need every one of them turned.
  ru: [],
}

/** What in the report is the patient's own, wherever nobody else is spoken of. */
const OWN: Readonly<Record<Language, Address>> = {
  nb: [[word('seg'), 'deg'], [word('sin'), 'din'], [word('si'), 'di'], [word('sitt'), 'ditt'], [word('sine'), 'dine']],
  sv: [[word('sig'), 'dig'], [word('sin'), 'din'], [word('sitt'), 'ditt'], [word('sina'), 'dina']],
  da: [[word('sig'), 'dig'], [word('sin'), 'din'], [word('sit'), 'dit'], [word('sine'), 'dine']],
  en: [],
  ru: [],
}

const OWNER: Readonly<Record<Language, Address>> = {
  nb: [[word('eieren|eier'), 'du']],
  sv: [[word('ägaren|djurägaren|ägare'), 'du']],
  da: [[word('ejeren|ejer'), 'du']],
  en: [[word("(?:the )?owner['’]s"), 'your'], [word('the owner \\p{L}+s'), (found) => `you ${youForm(found.split(' ').at(-1) ?? '')}`], [word('the owner'), 'you']],
  ru: [],
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The same letters at the beginning: a capital stays a capital. */
const likeFirst = (words: string, model: string): string => (/^\p{Lu}/u.test(model) ? capital(words) : words)

const turn = (text: string, rules: Address): string =>
  rules.reduce((so, [pattern, words]) => so.replace(pattern, (found) => likeFirst(typeof words === 'string' ? words : words(found), found)), text)

function address(text: string, language: Language, vertical: Vertical): string {
  if (vertical === 'vet') return turn(text, OWNER[language])
  const spoken = turn(text, PATIENT[language])
  return OTHERS[language].test(spoken) ? spoken : turn(spoken, OWN[language])
}

export type PlainWriter = (sentence: string) => string

/**
 * Gives what turns sentences of a report into plain words: terms into words of every day, or explained once in brackets, and the
 * patient or owner addressed. It only ever changes these words: numbers, sides, denials and names of medicines stay as they were.
 */
export function makePlainWriter(language: Language, vertical: Vertical): PlainWriter {
  const { entries, pattern } = layWordsOf(language)
  const explained = new Set<string>()
  return (sentence) => {
    const plain = sentence.replace(pattern, (term) => {
      const entry = entries.get(term.toLowerCase())
      if (!entry) return term
      if (!entry.explains) return likeFirst(entry.lay, term)
      if (explained.has(entry.lay)) return term
      explained.add(entry.lay)
      return `${term} (${entry.lay})`
    })
    return address(plain, language, vertical)
  }
}
