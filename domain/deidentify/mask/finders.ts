import { findAges } from '#domain/deidentify/numbers/ages.ts'
import { findBrokenNumbers } from '#domain/deidentify/numbers/broken-numbers.ts'
import { findCodes } from '#domain/deidentify/numbers/codes.ts'
import { findDates } from '#domain/deidentify/numbers/dates.ts'
import { findFields } from '#domain/deidentify/numbers/fields.ts'
import { findLabelledCodes } from '#domain/deidentify/numbers/labelled/labelled-codes.ts'
import { findBareDates, findHerdNumbers, findLastDigits, findLogins, withRange, withRest } from '#domain/deidentify/numbers/number-ends.ts'
import { findNumbers } from '#domain/deidentify/numbers/numbers.ts'
import { findSpokenCodes } from '#domain/deidentify/numbers/spoken-codes.ts'
import { findSpokenEmails } from '#domain/deidentify/numbers/spoken-emails.ts'
import type { FinderName, Identifier, IdentifierType } from '#domain/deidentify/identifier.ts'
import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { findSpokenNumbers, type SpokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import { findInstitutions } from '#domain/deidentify/places/institutions.ts'
import { findAddressBlocks } from '#domain/deidentify/places/address-blocks.ts'
import { housesBefore, roomsBehind, withTails } from '#domain/deidentify/places/address-tails.ts'
import { homesBefore, saidPostcodesBehind } from '#domain/deidentify/places/postcode-homes.ts'
import { findAddresses } from '#domain/deidentify/places/addresses.ts'
import { findHomes, placesBehind, postcodesBehind } from '#domain/deidentify/places/homes.ts'
import { findNamedHomes } from '#domain/deidentify/places/named-homes.ts'
import { findZipCodes } from '#domain/deidentify/places/zip-codes.ts'
import { findKnown } from '#domain/deidentify/people/known-people.ts'
import { findLabelledNames } from '#domain/deidentify/people/labelled-names.ts'
import { findRowsOfNames } from '#domain/deidentify/people/listed-names.ts'
import { findNames } from '#domain/deidentify/people/names.ts'
import { findRepeatedNames } from '#domain/deidentify/people/repeated-names.ts'
import { findSignatures } from '#domain/deidentify/people/signatures.ts'
import { findSpelledNames } from '#domain/deidentify/people/spelled-names.ts'
import { findUncasedAnimals } from '#domain/deidentify/uncased/uncased-animals.ts'
import { findUncasedNames } from '#domain/deidentify/uncased/uncased-names.ts'
import { findBesideNames, findInitialled } from '#domain/deidentify/uncased/uncased-neighbours.ts'
import { findSpokenWeb } from '#domain/deidentify/uncased/uncased-web.ts'
import { findWeighedNames } from '#domain/deidentify/uncased/weighed-names.ts'
import { joinFindings } from './join-findings.ts'

/** What every finder reads: the text cut into tokens, its numbers said aloud, and what the case knows. */
export type Material = {
  readonly reading: Reading
  readonly spoken: SpokenDigits
  readonly known: readonly string[]
  /** Whether a person has judged that these words identify nobody in the case. */
  readonly isSpared: (found: Identifier) => boolean
}

/** One way of finding identifiers. */
export type Finder = {
  readonly name: FinderName
  /** What its findings may be. */
  readonly types: readonly IdentifierType[]
  /** Gives what it finds; `claims` holds what those before it found. */
  readonly find: (material: Material, claims: Claims) => readonly Identifier[]
}

/** What a number may be when a label or its length tells. */
const ANY_NUMBER: readonly IdentifierType[] = ['NATIONAL_ID', 'PHONE', 'CHIP', 'HPR', 'ANIMAL_ID', 'POSTCODE', 'ACCOUNT', 'CASE_NO', 'OTHER_ID']

/** Shape, label and layout tell what a number is: the surest evidence, so digits are claimed before anything reads words. */
const NUMBERS: readonly Finder[] = [
  {
    name: 'codes',
    types: ['EMAIL', 'URL', 'ACCOUNT', 'NATIONAL_ID', 'ANIMAL_ID', 'CASE_NO', 'OTHER_ID', 'POSTCODE', 'HPR'],
    find: (material) => withRest(material, findCodes(material.reading)),
  },
  {
    name: 'numbers',
    types: ['NATIONAL_ID', 'PHONE', 'DATE', 'ACCOUNT', 'CHIP', 'OTHER_ID'],
    find: (material) => withRest(material, withRange(material.reading.text, findNumbers(material.reading))),
  },
  { name: 'bare-dates', types: ['DATE'], find: ({ reading }) => findBareDates(reading) },
  {
    name: 'broken-numbers',
    types: ['NATIONAL_ID', 'PHONE', 'DATE', 'ACCOUNT', 'CHIP', 'OTHER_ID'],
    find: (material) => withRest(material, findBrokenNumbers(material.reading)),
  },
  { name: 'labelled-codes', types: ANY_NUMBER, find: (material) => withRest(material, findLabelledCodes(material.reading, material.spoken)) },
  { name: 'last-digits', types: ['NATIONAL_ID'], find: (material) => findLastDigits(material) },
  { name: 'logins', types: ['OTHER_ID'], find: ({ reading }) => findLogins(reading) },
  { name: 'herd-numbers', types: ['ANIMAL_ID'], find: ({ reading }) => findHerdNumbers(reading) },
  { name: 'spoken-emails', types: ['EMAIL'], find: ({ reading, spoken }) => findSpokenEmails(reading, spoken) },
  { name: 'spelled-names', types: ['NAME'], find: ({ reading }) => findSpelledNames(reading) },
  { name: 'spoken-web', types: ['EMAIL', 'URL'], find: ({ reading }, claims) => findSpokenWeb(reading, claims) },
]

/** Dates before addresses, and all that a postcode tells behind the postcodes: `homesBefore` starts from them. */
const PLACES: readonly Finder[] = [
  { name: 'dates', types: ['DATE'], find: ({ reading, spoken }) => withRange(reading.text, findDates(reading, spoken)) },
  { name: 'addresses', types: ['ADDRESS', 'POSTCODE', 'LOCATION'], find: (material) => withTails(material, findAddresses(material.reading, material.spoken)) },
  { name: 'homes-before-postcodes', types: ['ADDRESS'], find: (material, claims) => withTails(material, homesBefore(material, claims.foundBy('addresses'))) },
  { name: 'homes', types: ['ADDRESS'], find: (material) => withTails(material, findHomes(material)) },
  { name: 'named-homes', types: ['ADDRESS'], find: (material) => withTails(material, findNamedHomes(material)) },
  { name: 'houses-before-parts', types: ['ADDRESS'], find: (material) => withTails(material, housesBefore(material)) },
  { name: 'address-blocks', types: ['ADDRESS'], find: (material) => withTails(material, findAddressBlocks(material.reading)) },
  { name: 'postcodes-behind-addresses', types: ['POSTCODE'], find: ({ reading }, claims) => postcodesBehind(reading.text, claims.found()) },
  { name: 'zip-codes', types: ['POSTCODE'], find: ({ reading }) => findZipCodes(reading) },
  { name: 'said-postcodes', types: ['POSTCODE', 'LOCATION'], find: (material, claims) => saidPostcodesBehind(material, claims.found()) },
]

/** Numbers said aloud once dates and house numbers are known, else `granveien tolv` would be a code; then the place behind any postcode, said or written. */
const SAID: readonly Finder[] = [
  { name: 'spoken-numbers', types: [...ANY_NUMBER, 'ADDRESS'], find: (material) => withRest(material, findSpokenNumbers(material.reading, material.spoken)) },
  { name: 'ages', types: ['AGE'], find: ({ reading, spoken }) => findAges(reading, spoken) },
  { name: 'fields', types: ['NAME', 'ORG', 'LOCATION'], find: ({ reading }) => findFields(reading) },
  { name: 'spoken-codes', types: ['ANIMAL_ID', 'POSTCODE', 'CASE_NO', 'HPR', 'OTHER_ID'], find: ({ reading, spoken }) => findSpokenCodes(reading, spoken) },
  { name: 'places-behind-postcodes', types: ['LOCATION'], find: ({ reading }, claims) => placesBehind(reading, claims.found()) },
]

/**
 * People last, as words are the weakest evidence. What the case knows comes first, then labels and initials, then institutions, whose
 * names hold names of people (St. Olavs). Capitals come before the uncased finders, which guess most; what belongs to a name
 * (`names-beside-names`, the rows) needs the name found, and `repeated-names` needs all of them.
 */
const PEOPLE: readonly Finder[] = [
  { name: 'known-people', types: ['NAME', 'OTHER_ID'], find: ({ reading, known }) => (known.length === 0 ? [] : findKnown(reading, known)) },
  { name: 'labelled-names', types: ['NAME'], find: ({ reading }, claims) => findLabelledNames(reading, claims) },
  { name: 'initialled-names', types: ['NAME'], find: ({ reading }, claims) => findInitialled(reading, claims) },
  { name: 'signatures', types: ['NAME'], find: ({ reading }, claims) => findSignatures(reading, claims) },
  { name: 'institutions', types: ['ORG'], find: ({ reading }, claims) => findInstitutions(reading, claims) },
  { name: 'rooms', types: ['ADDRESS'], find: (material, claims) => roomsBehind(material, claims.foundBy('institutions')) },
  { name: 'capital-names', types: ['NAME', 'LOCATION', 'ORG'], find: ({ reading }, claims) => (reading.isUncased ? [] : findNames(reading, claims)) },
  { name: 'rows-of-names', types: ['NAME'], find: ({ reading }, claims) => findRowsOfNames(reading, claims.foundBy('capital-names'), claims) },
  { name: 'uncased-animals', types: ['NAME'], find: ({ reading }, claims) => findUncasedAnimals(reading, claims) },
  { name: 'uncased-names', types: ['NAME', 'LOCATION', 'ORG'], find: ({ reading }, claims) => findUncasedNames(reading, claims) },
  { name: 'weighed-names', types: ['NAME', 'LOCATION'], find: ({ reading, spoken }, claims) => findWeighedNames(reading, spoken, claims) },
  { name: 'names-beside-names', types: ['NAME'], find: ({ reading }, claims) => findBesideNames(reading, claims.found(), claims) },
  {
    name: 'rows-of-uncased-names',
    types: ['NAME'],
    find: ({ reading }, claims) => (reading.isUncased ? findRowsOfNames(reading, joinFindings(claims.found()), claims) : []),
  },
  // what a person judged to identify nobody makes nobody of its other forms either
  {
    name: 'repeated-names',
    types: ['NAME', 'LOCATION'],
    find: ({ reading, isSpared }, claims) => findRepeatedNames(reading, claims.found().filter((one) => !isSpared(one)), claims),
  },
]

/** All finders in the order they run, the surest first: what one takes, those behind it no longer see. */
export const FINDERS: readonly Finder[] = [...NUMBERS, ...PLACES, ...SAID, ...PEOPLE]
