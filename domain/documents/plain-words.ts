import type { Language, Vertical } from '#contract/vertical.ts'
import { layWordsOf } from './lay-words/lay-words.ts'

/** How the report's third person is turned to whom the letter is written to. */
type Address = readonly (readonly [pattern: RegExp, words: string | ((found: string) => string)])[]

const word = (forms: string, flags = 'giu'): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, flags)

/** Where somebody else is spoken of, whose `his own` is not the reader's. */
const OTHERS: Readonly<Record<Language, RegExp>> = {
  nb: word(
    'mor\\p{L}*|far|faren|bror\\p{L}*|søster\\p{L}*|søstera|mann|mannen|kone|kona|samboer\\p{L}*|sønn\\p{L}*|datter\\p{L}*|foreldre\\p{L}*|han|hun|ho|de',
    'iu',
  ),
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

/** What a clinician does to a patient: whoever stands behind it is not the one who acts. */
const DONE_TO = {
  nb: '(?:henvise|sende|ringe|kalle|innkalle|informere|kontakte|behandle|undersøke|sykmelde|be)r?',
  sv: '(?:remittera|skicka|ringa|kalla|informera|kontakta|behandla|undersöka|sjukskriva|be)r?|ringer|undersöker|sjukskriver',
  da: '(?:henvise|sende|ringe|indkalde|informere|kontakte|behandle|undersøge|sygemelde|indlægge|bede)r?',
} as const

/** After a clause of its own or a `så` the subject follows the verb: `…, ringer pasienten legevakten` is what the patient does. */
const inverted = (verbs: string, patient: string): RegExp => new RegExp(`(?<=(?:,|(?<!\\p{L})så) (?:${verbs}) )${patient}(?!\\p{L})`, 'giu')

const PATIENT: Readonly<Record<Language, Address>> = {
  nb: [
    [inverted('ringer|kontakter|oppsøker', 'pasienten'), 'du'],
    [word('pasientens'), 'din'],
    [word(`(?:til|av|med|hos|på|fra|mot|jeg|vi|eg|${DONE_TO.nb}) pasienten`), (found) => found.replace(/\S+$/u, 'deg')],
    [word('pasienten|pasient'), 'du'],
  ],
  sv: [
    [inverted('ringer|kontaktar|söker', 'patienten'), 'du'],
    [word('patientens'), 'din'],
    [word(`(?:till|av|med|hos|på|från|mot|jag|vi|${DONE_TO.sv}) patienten`), (found) => found.replace(/\S+$/u, 'dig')],
    [word('patienten|patient'), 'du'],
  ],
  da: [
    [inverted('ringer|kontakter|opsøger', 'patienten'), 'du'],
    [word('patientens'), 'din'],
    [word(`(?:til|af|med|hos|på|fra|mod|jeg|vi|${DONE_TO.da}) patienten`), (found) => found.replace(/\S+$/u, 'dig')],
    [word('patienten|patient'), 'du'],
  ],
  en: [
    [word("(?:the )?patient['’]s"), 'your'],
    [word('(?:the )?patient \\p{L}+s'), (found) => `you ${youForm(found.split(' ').at(-1) ?? '')}`],
    [word('the patient'), 'you'],
  ],
  // Russian verbs and adjectives follow the person; a letter to "you" would need every one of them turned.
  ru: [],
}

/** What in the report is the patient's own, wherever nobody else is spoken of. */
const OWN: Readonly<Record<Language, Address>> = {
  nb: [[word('sin'), 'din'], [word('si'), 'di'], [word('sitt'), 'ditt'], [word('sine'), 'dine']],
  sv: [[word('sin'), 'din'], [word('sitt'), 'ditt'], [word('sina'), 'dina']],
  da: [[word('sin'), 'din'], [word('sit'), 'dit'], [word('sine'), 'dine']],
  en: [],
  ru: [],
}

const OWNER: Readonly<Record<Language, Address>> = {
  nb: [[word('eieren|eier'), 'du']],
  sv: [[word('ägaren|djurägaren|ägare'), 'du']],
  da: [[word('ejeren|ejer'), 'du']],
  en: [
    [word("(?:the )?owner['’]s"), 'your'],
    [word('the owner \\p{L}+s'), (found) => `you ${youForm(found.split(' ').at(-1) ?? '')}`],
    [word('the owner'), 'you'],
  ],
  ru: [],
}

type Nordic = 'nb' | 'sv' | 'da'

/** Himself; what locks or moves by itself is no patient. */
const ONESELF: Readonly<
  Record<
    Nordic,
    { readonly self: RegExp; readonly yours: string; readonly you: RegExp; readonly things: RegExp; readonly starts: RegExp; readonly parts: RegExp }
  >
> = {
  nb: {
    self: word('seg'), yours: 'deg', you: word('du|deg', 'iu'), things: word('det|den|dette|denne|som|noe|\\p{L}{2,}(?:et|en|ene|ena)', 'iu'),
    starts: /^\s*(?:(?:og|men) )?(?:har|hadde|får|fikk|er|var|kan|kunne|må|måtte|vil|klarer|orker|greier|føler|kjenner|merker)(?!\p{L})/iu,
    parts: /(?<=[,;])|(?= (?:og|men|når|hvis|fordi|at) )/u,
  },
  sv: {
    self: word('sig'), yours: 'dig', you: word('du|dig', 'iu'), things: word('det|den|detta|denna|som|något|\\p{L}{2,}(?:et|en|ät|na)', 'iu'),
    starts: /^\s*(?:(?:och|men) )?(?:har|hade|får|fick|är|var|kan|kunde|måste|vill|klarar|orkar|känner|märker|mår)(?!\p{L})/iu,
    parts: /(?<=[,;])|(?= (?:och|men|när|om|eftersom|att) )/u,
  },
  da: {
    self: word('sig'), yours: 'dig', you: word('du|dig', 'iu'), things: word('det|den|dette|denne|som|der|noget|\\p{L}{2,}(?:et|en|ene)', 'iu'),
    starts: /^\s*(?:(?:og|men) )?(?:har|havde|får|fik|er|var|kan|kunne|må|måtte|vil|klarer|orker|føler|mærker)(?!\p{L})/iu,
    parts: /(?<=[,;])|(?= (?:og|men|når|hvis|fordi|at) )/u,
  },
}

/** Part by part of a sentence: turned where it is the patient's own doing, left where a thing is spoken of. */
function oneself(text: string, language: Nordic): string {
  const { self, yours, you, things, starts, parts } = ONESELF[language]
  const isPatients = (part: string): boolean => you.test(part) || starts.test(part) || !things.test(part)
  return text.split(parts).map((part) => (isPatients(part) ? turn(part, [[self, yours]]) : part)).join('')
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The same letters at the beginning: a capital stays a capital. */
const likeFirst = (words: string, model: string): string => (/^\p{Lu}/u.test(model) ? capital(words) : words)

const turn = (text: string, rules: Address): string =>
  rules.reduce((so, [pattern, words]) => so.replace(pattern, (found) => likeFirst(typeof words === 'string' ? words : words(found), found)), text)

function address(text: string, language: Language, vertical: Vertical): string {
  if (vertical === 'vet') return turn(text, OWNER[language])
  const spoken = turn(text, PATIENT[language])
  if (OTHERS[language].test(spoken)) return spoken
  const own = turn(spoken, OWN[language])
  return language === 'nb' || language === 'sv' || language === 'da' ? oneself(own, language) : own
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
