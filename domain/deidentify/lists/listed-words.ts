import { DRUG_NAME_PARTS, WHOLE_DRUG_NAMES } from '#domain/terminology/names/drug-rows.ts'
import {
  ENGLISH_GIVEN, ENGLISH_SURNAMES, NORDIC_GIVEN, NORDIC_SURNAMES, PET_NAMES, RUSSIAN_NAMES, RUSSIAN_SURNAMES,
} from '#domain/deidentify/words/name-words.ts'
import { FAR_PLACES, PLACES_ALONE } from '#domain/deidentify/words/place-words.ts'
import { MAKERS } from '#domain/deidentify/words/taking-words.ts'
import { BREEDS, EPONYMS, PUBLIC_BODIES, STRONG_EPONYMS, TRADE_NAMES } from '#domain/deidentify/words/protected-words.ts'
import { GIVEN_NAMES } from './given-names.generated.ts'
import { MEDICAL_WORDS } from './medical-words.generated.ts'
import { PLACES } from './places.generated.ts'
import { SURNAMES } from './surnames.generated.ts'
import { WELL_KNOWN_NAMES } from './well-known-names.generated.ts'

/** The words of lists that have blanks and line ends between them. */
export function setOf(...texts: readonly string[]): Set<string> {
  const words = new Set<string>()
  for (const text of texts) for (const word of text.replaceAll('\n', ' ').split(' ')) words.add(word)
  words.delete('')
  return words
}

/** The names of medicines; of those of several words each that is nobody's name: oil of olive oil, but not Olive. */
function drugWords(): Set<string> {
  const whole = new Set(WHOLE_DRUG_NAMES)
  const people = setOf(GIVEN_NAMES, NORDIC_GIVEN, ENGLISH_GIVEN, RUSSIAN_NAMES)
  return setOf(TRADE_NAMES, DRUG_NAME_PARTS.filter((word) => whole.has(word) || !people.has(word)).join(' '))
}

type ListName =
  | 'given' | 'surnames' | 'wellKnown' | 'pets' | 'places' | 'medical' | 'eponyms' | 'strongEponyms' | 'eponymParts' | 'breeds' | 'publicBodies' | 'drugs'
  | 'drugParts'
type Shared = Readonly<Record<ListName, Set<string>>>

let shared: Shared | undefined

/** The lists that all languages are read by, made when first asked for. */
export function sharedLists(): Shared {
  shared ??= {
    given: setOf(GIVEN_NAMES, NORDIC_GIVEN, ENGLISH_GIVEN, RUSSIAN_NAMES),
    surnames: setOf(SURNAMES, NORDIC_SURNAMES, ENGLISH_SURNAMES, RUSSIAN_SURNAMES),
    wellKnown: setOf(WELL_KNOWN_NAMES, NORDIC_GIVEN, ENGLISH_GIVEN, RUSSIAN_NAMES),
    pets: setOf(PET_NAMES),
    places: setOf(PLACES, FAR_PLACES),
    medical: setOf(MEDICAL_WORDS).difference(setOf(PLACES_ALONE)),
    eponyms: setOf(EPONYMS, STRONG_EPONYMS),
    strongEponyms: setOf(STRONG_EPONYMS),
    eponymParts: setOf(STRONG_EPONYMS.split(/\s+/).filter((name) => name.includes('-')).join(' ').replaceAll('-', ' ')),
    breeds: setOf(BREEDS),
    publicBodies: setOf(PUBLIC_BODIES),
    drugs: drugWords(),
    drugParts: setOf(DRUG_NAME_PARTS.join(' '), MAKERS),
  }
  return shared
}
