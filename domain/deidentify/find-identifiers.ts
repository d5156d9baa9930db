import { findAddresses } from './addresses.ts'
import { findAddressBlocks } from './address-blocks.ts'
import { homesBefore, housesBefore, roomsBehind, saidPostcodesBehind, withTails } from './address-tails.ts'
import { findAges } from './ages.ts'
import { makeClaims } from './claims.ts'
import { findCodes } from './codes.ts'
import { findDates } from './dates.ts'
import { findFields } from './fields.ts'
import { findBesideNames, findInitialled } from './flat-neighbours.ts'
import { findFlatPets } from './flat-pets.ts'
import { findFlatWeb } from './flat-web.ts'
import { findFlatNames, findWeighedNames } from './flat-names.ts'
import { findBrokenNumbers } from './fold/broken-numbers.ts'
import { foldText } from './fold/fold-text.ts'
import type { Identifier, Search } from './identifier.ts'
import { findHomes, placesBehind, postcodesBehind } from './homes.ts'
import { findInstitutions } from './institutions.ts'
import { joinFindings } from './join-findings.ts'
import { findKnown } from './known-people.ts'
import { findNamedHomes } from './named-homes.ts'
import { findNames } from './names.ts'
import { findNumbers } from './numbers.ts'
import { findBareDates, findHerdNumbers, findLastDigits, findLogins, withRange, withRest } from './number-ends.ts'
import { readText } from './reading.ts'
import { findRepeatedNames } from './repeated-names.ts'
import { findListedNames } from './listed-names.ts'
import { findLabelledCodes } from './labelled-codes.ts'
import { findLabelledNames } from './labelled-names.ts'
import { sparing } from './spared-words.ts'
import { findSignatures } from './signatures.ts'
import { findSpelledNames } from './spelled-names.ts'
import { findSpokenCodes } from './spoken-codes.ts'
import { findSpokenEmails } from './spoken-emails.ts'
import { findSpokenNumbers, spokenDigits } from './spoken-digits.ts'
import { findZipCodes } from './zip-codes.ts'

/** Hale's: the ending of an English genitive stays, so that the text stays readable; in other languages it is part of a brand. */
function withoutGenitive(text: string, one: Identifier): Identifier {
  const isGenitive = one.type === 'NAME' && one.end - one.start > 2 && text.charAt(one.end - 1) === 's' && /['’]/.test(text.charAt(one.end - 2))
  return isGenitive ? { ...one, end: one.end - 2 } : one
}

/** Finds what identifies anyone in a text, however it is spelled: no two findings overlap, and each lies inside the text. */
export function findIdentifiers(search: Search): Identifier[] {
  const { text, unfold } = foldText(search.text)
  const known = search.known?.map((entry) => foldText(entry).text)
  return findInPlain({ ...search, text, ...(known && { known }) }).map(unfold)
}

/** The same in a folded text. */
function findInPlain({ text, language, vertical, known = [], spared = [] }: Search): Identifier[] {
  const reading = readText(text, language, vertical)
  const spoken = spokenDigits(reading)
  const claims = makeClaims(reading.tokens)
  const found: Identifier[] = []
  const take = (more: readonly Identifier[]) => {
    claims.take(more)
    found.push(...more)
  }
  const takeAll = (more: readonly Identifier[]) => {
    take(more)
    return more
  }
  // the surest first: what they take, the names no longer see
  const reader = { reading, spoken }
  take([...withRest(reader, [...findCodes(reading), ...withRange(text, findNumbers(reading)), ...findBareDates(reading), ...findBrokenNumbers(reading), ...findLabelledCodes(reading, spoken)]), ...findLastDigits(reader), ...findLogins(reading), ...findHerdNumbers(reading), ...findSpokenEmails(reading, spoken), ...findSpelledNames(reading)])
  take(findFlatWeb(reading, claims))
  const written = findAddresses(reading, spoken)
  const addresses = withTails(reader, [...written, ...homesBefore(reader, written), ...findHomes(reader), ...findNamedHomes(reader), ...housesBefore(reader), ...findAddressBlocks(reading)])
  take([...withRange(text, findDates(reading, spoken)), ...addresses, ...postcodesBehind(text, addresses), ...findZipCodes(reading), ...saidPostcodesBehind(reader, addresses)])
  take([...withRest(reader, findSpokenNumbers(reading, spoken)), ...findAges(reading, spoken), ...findFields(reading), ...findSpokenCodes(reading, spoken)])
  take(placesBehind(reading, found))
  if (known.length > 0) take(findKnown(reading, known))
  take(findLabelledNames(reading, claims))
  take(findInitialled(reading, claims))
  take(findSignatures(reading, claims))
  take(roomsBehind(reader, takeAll(findInstitutions(reading, claims))))
  if (!reading.isFlat) take(findListedNames(reading, takeAll(findNames(reading, claims)), claims))
  take(findFlatPets(reading, claims))
  take(findFlatNames(reading, claims))
  take(findWeighedNames(reading, spoken, claims))
  take(findBesideNames(reading, found, claims))
  if (reading.isFlat) take(findListedNames(reading, joinFindings(found), claims))
  // what a person judged to identify nobody makes nobody of its other forms either
  const isSpared = sparing(text, spared)
  take(findRepeatedNames(reading, found.filter((one) => !isSpared(one)), claims))
  const left = joinFindings(found).filter((one) => !isSpared(one))
  return language === 'en' ? left.map((one) => withoutGenitive(text, one)) : left
}
