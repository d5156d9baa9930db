import type { Language } from '#contract/vertical.ts'
import { keepByWord } from '#domain/language/kept-words.ts'
import { packOf } from '#domain/language/language.ts'
import { ENGLISH_WORDS } from '#domain/deidentify/lists/english-words.generated.ts'
import { setOf, sharedLists } from '#domain/deidentify/lists/listed-words.ts'
import { RARE_NAMES } from '#domain/deidentify/lists/rare-names.generated.ts'
import { SWEDISH_WORDS } from '#domain/deidentify/lists/swedish-words.generated.ts'
import type { WordFilter } from '#domain/vocabulary/word-filter.ts'
import { WordKnowledge, type Told } from './word-knowledge.ts'
import { wordRoles } from './word-roles.ts'
import { readFilter } from '#domain/vocabulary/word-filter.ts'
import { ordinaryWords } from '#domain/vocabulary/ordinary-words.ts'
import { isCyrillic, nominatives, soundOfCyrillic, soundOfLatin } from '#domain/vocabulary/russian-forms.ts'
import { DANISH, ENGLISH, NORWEGIAN, RUSSIAN, SWEDISH } from '#domain/vocabulary/common-words.ts'
import { ENGLISH_CALLED, NORDIC_CALLED, RUSSIAN_CALLED } from '#domain/deidentify/words/called-words.ts'
import { WORDY_SURNAMES } from '#domain/deidentify/words/name-words.ts'
import { isNorseCompound } from '#domain/deidentify/words/norse-names.ts'
import { BY_EPONYMS } from '#domain/deidentify/words/taking-words.ts'
import { MEDICAL_ENDING, MEDICAL_ROOT } from '#domain/deidentify/words/protected-words.ts'

export type Vocabulary = { readonly know: (word: string) => WordKnowledge; readonly hasPlace: (name: string) => boolean }

/** The single words and the beginnings of words (`kvalm@`) of a language pack's marks. */
function packWords(language: Language): { words: Set<string>; beginnings: Set<string> } {
  const words = new Set<string>()
  const beginnings = new Set<string>()
  for (const text of Object.values(packOf(language).marks)) {
    for (const entry of text.split(/[,\n]/)) {
      const pattern = entry.trim().replaceAll('ё', 'е')
      if (/^\p{L}{4,}@$/u.test(pattern)) beginnings.add(pattern.slice(0, -1))
      else if (/^\p{L}+$/u.test(pattern)) words.add(pattern)
    }
  }
  return { words, beginnings }
}

const NORDIC_COMMON = [NORWEGIAN, DANISH, SWEDISH, SWEDISH_WORDS]
const COMMON: Readonly<Record<Language, readonly string[]>> = {
  nb: NORDIC_COMMON,
  sv: NORDIC_COMMON,
  da: NORDIC_COMMON,
  en: [ENGLISH, ENGLISH_WORDS],
  ru: [RUSSIAN],
}

const LONGEST_BEGINNING = 14
const LONGEST_DRUG_ENDING = 3
/** Names of medicines so short stand in other words (the pill in Pillai) and need the ending of a noun. */
const SHORTEST_DRUG = 4
const NOUN_ENDING = /^(?:s|en|n|et|t|er|ene|a|ar|an|or|e|ens|ets|у|а|е|ом|ы|и|ой|ем|ю|я)$/u
const SHORTEST_SOUND = 5

let sounds: Set<string> | undefined

/** How the Latin names sound, for Russian spellings of foreign names; made when the first Cyrillic text comes. */
function latinSounds(): Set<string> {
  if (sounds === undefined) {
    const { given, surnames } = sharedLists()
    sounds = new Set<string>()
    for (const list of [given, surnames]) for (const name of list) if (name.length >= SHORTEST_SOUND - 1 && !isCyrillic(name)) sounds.add(soundOfLatin(name))
  }
  return sounds
}

function soundsLikeName(word: string): boolean {
  if (word.length < SHORTEST_SOUND) return false
  const known = latinSounds()
  for (const ending of ['', 'а', 'у', 'ом', 'е', 'ы', 'и', 'ем', 'ой']) {
    if (word.endsWith(ending) && word.length - ending.length >= SHORTEST_SOUND - 1 && known.has(soundOfCyrillic(word.slice(0, word.length - ending.length))))
      return true
  }
  return false
}

/** A word and what it is without a genitive ending. */
function formsOf(word: string): string[] {
  if (isCyrillic(word)) return [...nominatives(word)]
  const bare = word.replace(/'(?:s|ll|d|ve)?$/, '')
  return bare.length > 3 && bare.endsWith('s') ? [word, bare, bare.slice(0, -1)] : [word, bare]
}

/** A medicine with the ending of a noun. */
function isDrugForm(word: string, drugs: Set<string>): boolean {
  for (let length = word.length - 1; length >= Math.max(SHORTEST_DRUG, word.length - LONGEST_DRUG_ENDING); length--) {
    if (drugs.has(word.slice(0, length)) && (length > SHORTEST_DRUG || NOUN_ENDING.test(word.slice(length)))) return true
  }
  return false
}

function startsWithAny(word: string, beginnings: Set<string>): boolean {
  for (let length = 4; length <= Math.min(word.length, LONGEST_BEGINNING); length++)
    if (beginnings.has(word.slice(0, length)) && (length > 4 || word.length <= 6)) return true
  return false
}

const [SHORTEST_EPONYM, LONGEST_COMPOUND] = [4, 30]

/** kocher-snit, jones-bandasje: whatever stands before the hyphen. */
const isHyphenedEponym = (word: string): boolean => /^\p{L}+-\p{L}{4,}$/u.test(word) && BY_EPONYMS.has(word.slice(word.indexOf('-') + 1))

/** bakercyste, parkinsondemens: the name of whom a disease is named after, and what it is. */
function isEponymCompound(word: string, eponyms: Set<string>): boolean {
  if (word.length > LONGEST_COMPOUND) return false
  for (let length = SHORTEST_EPONYM; length <= word.length - SHORTEST_EPONYM; length++) {
    if (eponyms.has(word.slice(0, length)) && BY_EPONYMS.has(word.slice(length))) return true
  }
  return false
}

let rare: WordFilter | undefined

function rareNames(): WordFilter {
  rare ??= readFilter(RARE_NAMES)
  return rare
}

const CALLED: Readonly<Record<Language, string>> = { nb: NORDIC_CALLED, sv: NORDIC_CALLED, da: NORDIC_CALLED, en: ENGLISH_CALLED, ru: RUSSIAN_CALLED }

/** The lists of one language. */
type OwnLists = {
  readonly language: Language
  readonly common: Set<string>
  readonly pack: ReturnType<typeof packWords>
  readonly isOrdinary: (word: string) => boolean
  /** Words of every day that people are called by too. */
  readonly called: Set<string>
}

/** A word, its forms and parts, and what the lists of names say of them; the rest is concluded from these. */
type Entry = {
  readonly word: string
  /** Whether a list has any of its forms. */
  readonly has: (list: Set<string>) => boolean
  readonly parts: readonly string[]
  readonly isNorse: boolean
  readonly isGiven: boolean
  readonly isSurname: boolean
  readonly isListedDrug: boolean
}

const SHORTEST_PART = 3

/** A surname by a list, by one of its parts, or in Cyrillic letters by its sound. */
function isSurname({ word, has, parts, isGiven }: Omit<Entry, 'isSurname' | 'isListedDrug'>, common: Set<string>): boolean {
  const { surnames, medical } = sharedLists()
  const isByPart = parts.some((part) => surnames.has(part) && !medical.has(part) && !common.has(part))
  return has(surnames) || isByPart || (!isGiven && isCyrillic(word) && soundsLikeName(word))
}

function entryOf(word: string, common: Set<string>): Entry {
  const { given, wellKnown, drugs } = sharedLists()
  const forms = formsOf(word)
  const has = (list: Set<string>) => forms.some((form) => list.has(form))
  const parts = word.includes('-') ? word.split('-').filter((part) => part.length >= SHORTEST_PART) : []
  const isNorse = isNorseCompound(word)
  const named = { word, has, parts, isNorse, isGiven: isNorse || has(given) || parts.some((part) => wellKnown.has(part)) }
  // Birthe is no form of a medicine
  const isListedDrug = drugs.has(word) || (!wellKnown.has(word) && isDrugForm(word, drugs))
  return { ...named, isSurname: isSurname(named, common), isListedDrug }
}

const SHORTEST_MEDICAL = 6

/** Made of the parts that words of medicine are made of. */
function isMadeOfMedicine(word: string, { beginnings }: OwnLists['pack']): boolean {
  if (startsWithAny(word, beginnings) || isEponymCompound(word, sharedLists().eponyms) || isHyphenedEponym(word)) return true
  return word.length >= SHORTEST_MEDICAL && (MEDICAL_ENDING.test(word) || (!rareNames().has(word) && MEDICAL_ROOT.test(word)))
}

/** A word of medicine; a name is one only where it is a listed medicine and no name by itself. */
function isMedical({ word, isGiven, isSurname: isFamily, isListedDrug }: Entry, pack: OwnLists['pack']): boolean {
  const { wellKnown, pets, places, medical } = sharedLists()
  if (isListedDrug && !wellKnown.has(word) && !pets.has(word)) return true
  if (isGiven || isFamily) return false
  return medical.has(word) || (!pets.has(word) && !places.has(word) && isMadeOfMedicine(word, pack))
}

/** In a list of names letter for letter. */
const isListed = ({ word, isNorse }: Entry) =>
  isNorse || sharedLists().given.has(word) || sharedLists().surnames.has(word) || sharedLists().wellKnown.has(word)

/** Read as a name by itself: so are the parts of a name with a hyphen, when all are. */
const isWellKnown = ({ has, parts, isNorse }: Entry) =>
  isNorse || has(sharedLists().wellKnown) || (parts.length > 1 && parts.every((part) => sharedLists().wellKnown.has(part)))

const isCommon = ({ word }: Entry, { common, pack }: OwnLists) =>
  common.has(word) || pack.words.has(word) || (word.includes("'") && common.has(word.replace(CONTRACTION, '')))

const isRareName = ({ word }: Entry) => rareNames().has(word.replace(/(?<=..)s$/, '')) || rareNames().has(word)

/** What the lists tell of a word, fact by fact. */
function listedFacts(entry: Entry, own: OwnLists): Told['facts'] {
  const { word, has } = entry
  const lists = sharedLists()
  return {
    isGiven: entry.isGiven,
    isSurname: entry.isSurname,
    isListed: isListed(entry),
    isWellKnown: isWellKnown(entry),
    mayBeCalled: has(own.called),
    isPet: has(lists.pets),
    isPlace: has(lists.places),
    isCommon: isCommon(entry, own),
    isInflected: !isListed(entry) && isInflected(word, own.language, own.common),
    isRareName: isRareName(entry),
    isOrdinary: own.isOrdinary(word),
    isMedical: isMedical(entry, own.pack),
    isDrug: entry.isListedDrug,
    isDrugPart: lists.drugParts.has(word),
    isEponym: has(lists.eponyms),
    isStrongEponym: has(lists.strongEponyms),
    isEponymPart: has(lists.eponymParts),
    isBreed: has(lists.breeds),
    isPublicBody: lists.publicBodies.has(word),
  }
}

function makeKnow(language: Language): (word: string) => WordKnowledge {
  const common = setOf(...COMMON[language])
  const rolesIn = wordRoles(language)
  const called = setOf(CALLED[language], ...(language === 'ru' ? [] : [WORDY_SURNAMES]))
  const own: OwnLists = { language, common, pack: packWords(language), isOrdinary: ordinaryWords(language, common), called }
  return (word) => {
    const { facts, ...roles } = rolesIn(word)
    return new WordKnowledge({ ...roles, facts: { ...facts, ...listedFacts(entryOf(word, common), own) } })
  }
}

const NORDIC_ENDINGS = [
  's', 'es', 'er', 'en', 'et', 'ene', 'e', 'te', 't', 'ede', 'a', 'ar', 'ane', 'ne', 'r', 'n', 'de', 'erne', 'na', 'arna', 'orna', 'or', 'as', 'des', 'ede',
  'ende', 'ande', 'ing', 'ingen', 'inger',
]
const ENGLISH_ENDINGS = ['s', 'es', 'ed', 'd', 'ing', 'ly', 'er', 'y', 'al', 'able']
const SHORTEST_STEM = 4

/** An everyday word in another form than the list has. */
function isInflected(word: string, language: Language, common: Set<string>): boolean {
  if (language === 'ru') return false
  const endings = language === 'en' ? ENGLISH_ENDINGS : NORDIC_ENDINGS
  return endings.some((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST_STEM) return false
    const stem = word.slice(0, word.length - ending.length)
    return common.has(stem) || (ending.length > 1 && common.has(`${stem}e`))
  })
}

/** she's, they're, didn't: as common as the word in front. */
const CONTRACTION = /(?:n't|'(?:s|re|ll|d|m|ve))$/

const MOST_KEPT = 60_000
const vocabularies = new Map<Language, Vocabulary>()

/** The lists of a language, built when first asked for. */
export function vocabularyOf(language: Language): Vocabulary {
  const known = vocabularies.get(language)
  if (known !== undefined) return known
  const made: Vocabulary = { know: keepByWord(MOST_KEPT, makeKnow(language)), hasPlace: (name) => sharedLists().places.has(name) }
  vocabularies.set(language, made)
  return made
}
