import { inFile } from '../mutation.ts'
import type { Mutation, Row } from '../mutation.ts'

const TESTS = [
  'domain/deidentify/mask/finders.test.ts',
  'domain/deidentify/mask/find-identifiers.test.ts', 'domain/deidentify/mask/ways-of-saying.test.ts',
  'domain/deidentify/people/names-by-context.test.ts', 'domain/deidentify/places/named-homes.test.ts',
  'domain/deidentify/numbers/labelled/labelled-codes.test.ts', 'domain/deidentify/numbers/number-ends.test.ts',
  'domain/deidentify/numbers/broken-numbers.test.ts', 'domain/deidentify/people/person-places.test.ts', 'domain/deidentify/mask/mask.test.ts',
]

/** The finders of the masking, each as its row calls it. */
const CALLS = [
  'findCodes(material.reading)', 'findNumbers(material.reading)', 'findBareDates(reading)', 'findBrokenNumbers(material.reading)',
  'findLabelledCodes(material.reading, material.spoken)', 'findLastDigits(material)', 'findLogins(reading)', 'findHerdNumbers(reading)',
  'findSpokenEmails(reading, spoken)', 'findSpelledNames(reading)', 'findSpokenWeb(reading, claims)',
  'findAddresses(material.reading, material.spoken)', "homesBefore(material, claims.foundBy('addresses'))", 'findHomes(material)',
  'findNamedHomes(material)', 'housesBefore(material)', 'findAddressBlocks(material.reading)', 'findDates(reading, spoken)',
  'postcodesBehind(reading.text, claims.found())', 'findZipCodes(reading)', 'saidPostcodesBehind(material, claims.found())',
  'findSpokenNumbers(material.reading, material.spoken)', 'findAges(reading, spoken)', 'findFields(reading)', 'findSpokenCodes(reading, spoken)',
  'placesBehind(reading, claims.found())', 'findKnown(reading, known)', 'findLabelledNames(reading, claims)', 'findInitialled(reading, claims)',
  'findSignatures(reading, claims)', 'findInstitutions(reading, claims)', "roomsBehind(material, claims.foundBy('institutions'))",
  'findNames(reading, claims)', "findRowsOfNames(reading, claims.foundBy('capital-names'), claims)", 'findUncasedAnimals(reading, claims)',
  'findUncasedNames(reading, claims)', 'findWeighedNames(reading, spoken, claims)', 'findBesideNames(reading, claims.found(), claims)',
  'findRowsOfNames(reading, joinFindings(claims.found()), claims)',
]

/** Each finder of the masking off, and what stands around them. */
export const masking: Mutation[] = [
  ...inFile('domain/deidentify/mask/finders.ts', TESTS, [
    ...CALLS.map((call): Row => ['/** One way of finding identifiers. */', call, '[]']),
    ['/** One way of finding identifiers. */', 'claims.found().filter((one) => !isSpared(one)), claims)', '[], claims)'],
  ]),
  ...inFile('domain/deidentify/mask/find-identifiers.ts', TESTS, [
    ['function findInPlain', 'joinFindings(claims.found()).filter((one) => !isSpared(one))', 'joinFindings(claims.found())'],
    ['function findInPlain', "language === 'en' ? left.map((one) => withoutGenitive(text, one)) : left", 'left'],
    ['export function findIdentifiers', 'foldText(search.text)', '{ text: search.text, unfold: (one: Identifier) => one }'],
  ]),
]
