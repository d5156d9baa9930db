import type { Language } from '#contract/vertical.ts'
import { keepByWord } from '#domain/language/kept-words.ts'
import type { Token } from '#domain/language/tokens.ts'
import type { Name } from './names/drug-names.ts'
import { NAMES } from './names/drug-names.ts'
import { nameHeardIn } from './sound/heard-names.ts'
import { soundOf } from './sound/sound.ts'
import { spelledIn } from './sound/spelled-in.ts'

/** A medicine named in text: the substance it is, and the tokens that name it (`end` exclusive). */
export type DrugMention = {
  readonly substance: string
  readonly start: number
  readonly end: number
  readonly name: string
  readonly isTrade: boolean
  readonly isExact: boolean
  /** Reached by its sound alone: several words, or one that is spelled otherwise. */
  readonly isHeard?: true
}

/** Longest inflection after a stem: definite forms, genitives, Russian cases. */
const LONGEST_ENDING = 4
const ENDING = /^(?:e|en|sen|et|es|s|n|ene|er|a|ens|ets|erne|tabletten|а|у|ом|е|ы|и|ов|ам|ами|ах|ь|я|ю|ем|ой|ые|ая|ую|ей|ин|ка|ол|ем)?$/u
/** A name with the form it is taken in as one word: glukosamintablettene. */
const WITH_FORM =
  /(?<=^\p{L}{5,})(?:tablett|kaps(?:e?l|la)|pulver|salv|krem|kräm|creme|spray|sprøyt|sprut|sprøjt|dråp|dropp|dråb|mikstur|mixtur|pill)\p{L}{0,5}$/u
const SHORTEST_FUZZY = 7

/** Endings that only medicines have; a word with one is taken for a medicine when a dose stands beside it (WHO INN stems). */
const STEM = new RegExp(
  '(?:pril|sartan|olol|statin|prazole?|cillin|mycin|micin|floxacin|floksacin|conazole?|konazol|setron|triptan|gliptin|gliflozin|' +
    'glutide?|dipine?|xaban|ksaban|oxetine?|zepam|dronat|tidine?|tiazide?|lukast|coxib|koksib|mab|tinib|vir|cyclin|cykline?|syklin|' +
    'oxicam|profen|azepine?|barbital|kain|caine)$',
  'u',
)
const STEM_RU = new RegExp(
  '(?:прил|сартан|олол|статин|празол|циллин|мицин|флоксацин|коназол|сетрон|триптан|глиптин|глифлозин|глутид|дипин|ксабан|оксетин|зепам|' +
    'тидин|тиазид|лукаст|коксиб|маб|циклин|оксикам|профен|азепин|кард)(?:а|у|ом|е|ы|и|ов)?$',
  'u',
)

/** More different words than a talk has. */
const MOST_KEPT = 20_000

/** The names of one word that are sought by how they sound or are misspelled, of so many letters at the least. */
const singleNames = (least: number): Name[] => NAMES.all.filter(({ isRare, rest, spelling }) => !isRare && rest.length === 0 && spelling.length >= least)

/** Names grouped by their first two letters, for spelling slips of a recogniser. */
const byInitials = Map.groupBy(singleNames(SHORTEST_FUZZY - 1), (name) => name.spelling.slice(0, 2))

/** Words one letter away from a medicine that are not one. */
const NEVER = new Set([
  'magnesium', 'insulinen', 'normalin', 'kalium', 'calcium', 'kalsium', 'миг', 'link', 'husk', 'advil', 'nix', 'alt', 'ledox', 'advantage', 'concert',
  'mandolin', 'ventilation', 'program', 'programs', 'programm', 'programme', 'programmet', 'programma', 'aurora', 'статины', 'статинов', 'статинам',
  'статинами', 'statiner', 'statinene', 'statinerna', 'statinerne', 'statins', 'ringer', 'ringers', 'attention', 'attentive', 'ability', 'reactive',
  'regulate', 'regulated', 'aerobic', 'balanced', 'shorter', 'buttocks', 'regained', 'cocaine', 'moisturize', 'moisturizing', 'interfering', 'balansert',
  'balancerat', 'reagert', 'regulere', 'regulert', 'reguleret', 'pankreatitt', 'estelle', 'dolores', 'revolution',
])

/** Products called by a word of every day: with a capital inside a sentence they are the product. */
const AS_PRODUCT = new Set(['advantage', 'revolution', 'ringer', 'ringers', 'husk', 'nix', 'advil'])

function isNoName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || !NEVER.has(token.lower)) return false
  const isCapital = /^\p{Lu}\p{Ll}/u.test(token.text) && at > 0 && !/[.!?:]/.test(token.gap)
  return !(isCapital && AS_PRODUCT.has(token.lower))
}

/** Albyl-E: a letter after the name is the maker's; the prednisolone's finished, Symbicort-en: an ending set off. */
const SET_OFF = new RegExp(
  String.raw`(?<=^\p{L}{4,})(?:['’](?:s|en)|-(?:\p{L}|en|et|ene|er|то|(?:salve|krem|kräm|creme|tablett|tablet|kapsel|spray|dråpe|dråbe|droppe|` +
    String.raw`dropp|gel|plaster|plåster|mikstur|mixtur|injeksjon|sprøyte|sprøjte|spruta|kur|salva)\p{L}{0,4}))$`,
  'u',
)

/** Scandinavian endings of what is spoken of before: losartanen, sertralinet, concertaen. */
const DEFINITE = /^(?:en|et|n|ene|erna|erne)$/

/** Names of four letters that people speak of as known: ibuxen, emlaen. Of others, the ending makes a word of every day: wooden, timen. */
const SHORT_INFLECTED = new Set(['ibux', 'emla', 'enap', 'orap', 'oxis', 'treo', 'duac', 'xefo', 'doxy'])

const stemOf = keepByWord(MOST_KEPT, (said): readonly Name[] => {
  const word = said.replace(SET_OFF, '')
  const bare = word.replace(WITH_FORM, '')
  if (bare !== word && !NAMES.byHead.has(word) && NAMES.byHead.has(bare)) return NAMES.byHead.get(bare) ?? []
  for (let length = word.length; length >= Math.max(3, word.length - LONGEST_ENDING); length--) {
    const found = NAMES.byHead.get(word.slice(0, length))
    if (found === undefined) continue
    const isInflected = ENDING.test(word.slice(length)) && (length >= 5 || (SHORT_INFLECTED.has(word.slice(0, length)) && DEFINITE.test(word.slice(length))))
    if (length === word.length || isInflected) return found
  }
  return []
})

/** Edit distance, given up beyond the limit. */
function isWithin(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > limit) return false
    row = next
  }
  return (row[b.length] ?? limit + 1) <= limit
}

/** A name a slip may be of; `isSure` when no other medicine is as near. */
type Slip = { readonly name: Name; readonly isSure: boolean }

const nearestSpelling = keepByWord(MOST_KEPT, (word): Slip | undefined => {
  const limit = word.length >= 10 ? 2 : 1
  const near = (byInitials.get(word.slice(0, 2)) ?? []).filter(
    (name) => isWithin(word, name.spelling, limit) || isWithin(word.slice(0, -1), name.spelling, limit - 1),
  )
  const [name] = near
  return name === undefined ? undefined : { name, isSure: near.every((one) => one.substance === name.substance) }
})

function slipOf(word: string): Slip | undefined {
  return word.length < SHORTEST_FUZZY || !/^\p{L}+$/u.test(word) ? undefined : nearestSpelling(word)
}

/** A part of a name this short is a word of its own. */
const SHORTEST_PART = 2

function multiword(name: Name, tokens: readonly Token[], at: number): number {
  let end = at + 1
  for (const part of name.rest) {
    const said = tokens[end]?.lower ?? ''
    // a letter or two must stand alone: penicillin V, not penicillin very often
    if (part.length <= SHORTEST_PART ? said !== part : !said.startsWith(part)) return 0
    end++
  }
  return end
}

const bySound = Map.groupBy(singleNames(SHORTEST_FUZZY - 2).filter(({ spelling }) => /^[a-z-]+$/.test(spelling)), ({ spelling }) => soundOf(spelling))

/** A name written as it sounds: a Latin one in Cyrillic letters, or with other letters for the same sounds, with or without an ending. */
const soundAlike = keepByWord(MOST_KEPT, (word): Name | undefined => {
  if (!/^[а-я]{5,}$/.test(word) && !/^[a-zæøåäö]{7,}$/.test(word)) return undefined
  for (let length = word.length; length >= Math.max(5, word.length - 2); length--) {
    const found = ENDING.test(word.slice(length)) ? bySound.get(soundOf(word.slice(0, length)))?.[0] : undefined
    if (found !== undefined) return found
  }
  return undefined
})

const SHARED_STEM = 4
/** Stems in the list that are no word by themselves: лактулоз(а), ацетилсалицилов(ая). */
const BARE_STEM = /(?:оз|ов|лити)$/u

/** A Russian name said in another case is written as the list has it. */
function nominative(said: string, name: Name): string {
  const word = said.toLowerCase()
  if (!/^[а-яё]+$/u.test(word) || word === name.spelling && !/[ую]$/u.test(word)) return said
  const stem = name.spelling.slice(0, SHARED_STEM)
  const first = NAMES.all.find(
    (one) => one.substance === name.substance && one.isTrade === name.isTrade && one.rest.length === 0 && one.spelling.startsWith(stem),
  )
  return first === undefined || BARE_STEM.test(first.spelling) ? said : first.spelling
}

/** A name said with such an ending is written as the list has it. */
function indefinite(said: string, { spelling }: Name): string {
  const isDefinite = said.toLowerCase().startsWith(spelling) && DEFINITE.test(said.slice(spelling.length).toLowerCase())
  return isDefinite ? said.slice(0, spelling.length) : said
}

/** One word this short sounds like a name by chance, and a word in one piece sounds just like it. */
const SHORTEST_HEARD = 5
const FARTHEST_WHOLE = 0.03
const PARTED = /^\p{L}+(?:-\p{L}+)+$/u

/** What only sounds like a name: joined by hyphens where it was several words (sound/split-names.ts), or spelled otherwise. */
function heardAlike(word: string, isEnglish: boolean): Name | undefined {
  if (word.length < SHORTEST_HEARD || !/^[\p{L}-]+$/u.test(word)) return undefined
  const found = nameHeardIn(word.split('-'), isEnglish && PARTED.test(word))
  return found !== undefined && (PARTED.test(word) || found.distance <= FARTHEST_WHOLE) ? found.name : undefined
}

const heardByLetters = keepByWord(MOST_KEPT, (word) => heardAlike(word, false))
const heardInEnglish = keepByWord(MOST_KEPT, (word) => heardAlike(word, true))

/** So short a word is no name of a medicine; one that no list has is longer still. */
const [SHORTEST_NAME, SHORTEST_UNKNOWN] = [3, 7]

const substanceOf = ({ substance, spelling }: Name): string => substance || spelling

/** A name of the lists, of several words rather than of one: insulin glargine. */
function namedAt(tokens: readonly Token[], at: number, token: Token): DrugMention | undefined {
  let best: { name: Name; end: number } | undefined
  for (const name of stemOf(token.lower)) {
    const end = multiword(name, tokens, at)
    if (end > 0 && (best === undefined || end > best.end)) best = { name, end }
  }
  if (best === undefined) return undefined
  const { name, end } = best
  const inListForm = () => indefinite(nominative(token.text.replace(/['’](?:s|en)$|-то$/u, ''), name), name)
  const said = end === at + 1 ? inListForm() : tokens.slice(at, end).map((part) => part.text).join(' ')
  return { substance: substanceOf(name), start: at, end, name: said, isTrade: name.isTrade, isExact: true }
}

/** A word that is no name of the lists, but close to one: alike in sound, misspelled, heard, or with the ending of a medicine. */
function nearlyNamedAt(token: Token, at: number, language: Language | undefined): DrugMention | undefined {
  const place = { start: at, end: at + 1 }
  const alike = soundAlike(token.lower)
  if (alike !== undefined) {
    const name = /^[а-яё]/iu.test(token.text) ? token.text : alike.spelling
    return { substance: substanceOf(alike), ...place, name, isTrade: alike.isTrade, isExact: false }
  }
  const slip = slipOf(token.lower)
  // between two medicines nobody can tell: it stands as it was written
  if (slip !== undefined) {
    const meant = slip.isSure ? { substance: substanceOf(slip.name), name: slip.name.spelling } : { substance: token.lower, name: token.text }
    return { substance: meant.substance, ...place, name: meant.name, isTrade: slip.name.isTrade, isExact: false }
  }
  const heard = language === 'en' ? heardInEnglish(token.lower) : heardByLetters(token.lower)
  if (heard !== undefined) return { substance: substanceOf(heard), ...place, name: heard.spelling, isTrade: heard.isTrade, isExact: false, isHeard: true }
  const hasEnding = token.lower.length >= SHORTEST_UNKNOWN && (STEM.test(token.lower) || STEM_RU.test(token.lower))
  return hasEnding ? { substance: token.lower, ...place, name: token.text, isTrade: false, isExact: false } : undefined
}

/**
 * The medicine named at a token: an exact or inflected name; a slip or an unknown name with a medicine's ending is marked inexact, and named as
 * the language spells it. Where none is given, names stand as the lists have them first.
 */
export function drugAt(tokens: readonly Token[], at: number, language?: Language): DrugMention | undefined {
  const token = tokens[at]
  if (token === undefined || isNoName(tokens, at) || token.lower.length < SHORTEST_NAME) return undefined
  const named = namedAt(tokens, at, token)
  if (named !== undefined) return named
  const nearly = nearlyNamedAt(token, at, language)
  return nearly && language !== undefined ? { ...nearly, name: spelledIn(language, nearly) } : nearly
}

/** All medicines named in a row of tokens; `language` as for `drugAt`. */
export function drugsIn(tokens: readonly Token[], language?: Language): DrugMention[] {
  const found: DrugMention[] = []
  for (let at = 0; at < tokens.length; at++) {
    const mention = drugAt(tokens, at, language)
    if (mention === undefined) continue
    found.push(mention)
    at = mention.end - 1
  }
  return found
}
