import { inFile } from '../mutation.ts'
import type { Mutation, Row } from '../mutation.ts'

const TESTS = [
  'domain/deidentify/find-identifiers.test.ts', 'domain/deidentify/ways-of-saying.test.ts', 'domain/deidentify/told-names.test.ts', 'domain/deidentify/named-homes.test.ts',
  'domain/deidentify/labelled-codes.test.ts', 'domain/deidentify/number-ends.test.ts', 'domain/deidentify/fold/broken-numbers.test.ts', 'domain/deidentify/person-places.test.ts', 'domain/deidentify/mask.test.ts',
]

/** The finders of the masking, each as it is called. */
const CALLS = [
  'findCodes(reading)', 'findNumbers(reading)', 'findBareDates(reading)', 'findBrokenNumbers(reading)', 'findLabelledCodes(reading, spoken)', 'findLastDigits(reader)', 'findLogins(reading)',
  'findHerdNumbers(reading)', 'findSpokenEmails(reading, spoken)', 'findSpelledNames(reading)', 'findFlatWeb(reading, claims)', 'findAddresses(reading, spoken)', 'homesBefore(reader, written)',
  'findHomes(reader)', 'findNamedHomes(reader)', 'housesBefore(reader)', 'findAddressBlocks(reading)', 'findDates(reading, spoken)', 'postcodesBehind(text, addresses)', 'findZipCodes(reading)',
  'saidPostcodesBehind(reader, addresses)', 'findSpokenNumbers(reading, spoken)', 'findAges(reading, spoken)', 'findFields(reading)', 'findSpokenCodes(reading, spoken)', 'placesBehind(reading, found)',
  'findKnown(reading, known)', 'findLabelledNames(reading, claims)', 'findInitialled(reading, claims)', 'findSignatures(reading, claims)', 'findInstitutions(reading, claims)', 'findNames(reading, claims)',
  'findFlatPets(reading, claims)', 'findFlatNames(reading, claims)', 'findWeighedNames(reading, spoken, claims)', 'findBesideNames(reading, found, claims)',
]

/** Each finder of the masking off, and what stands around them. */
export const masking: Mutation[] = inFile('domain/deidentify/find-identifiers.ts', TESTS, [
  ...CALLS.map((call): Row => ['function findInPlain', call, '[]']),
  ['function findInPlain', 'found.filter((one) => !isSpared(one)), claims)', '[], claims)'],
  ['function findInPlain', 'joinFindings(found).filter((one) => !isSpared(one))', 'joinFindings(found)'],
  ['function findInPlain', "language === 'en' ? left.map((one) => withoutGenitive(text, one)) : left", 'left'],
  ['export function findIdentifiers', 'foldText(search.text)', '{ text: search.text, unfold: (one: Identifier) => one }'],
])
