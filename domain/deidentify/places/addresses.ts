import { COUNTED } from '#domain/deidentify/words/home-words.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import { hasEponymCompany } from '#domain/deidentify/knowledge/name-signs.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside, phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import type { SpokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import type { WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { gapAt, isCapitalAt, isWordAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'
import { houseEnd, type AddressFinder } from './house-numbers.ts'
import { homeAt } from './labelled-homes.ts'

const FLAT_BEFORE = /(?:flat|apartment|apt\.?|unit|suite) \d{1,4}[a-z]?,? $/iu
/** Street endings sure enough for words in lower case; the others also end ordinary words. */
const SURE_ENDING = new RegExp(
  '(?:gata|gate|gaten|vegen|veien|vei|vägen|gatan|vejen|vej|gade|gaden|stræde|allé|alléen|gränd|stigen|torget|torvet|svingen|bakken|' +
    'boulevard|boulevarden|esplanaden|street|road|avenue)$',
  'u',
)
/** Endings that make a street of a capital word without a number; the others are surnames and farms as often. */
const STREET_ENDING =
  /(?:gata|gate|gaten|vegen|veien|vei|vägen|gatan|vejen|vej|gade|gaden|stræde|allé|alléen|gränd|boulevard|boulevarden|esplanaden|street|road|avenue)$/u
const NO_STREETS = new Set([
  'vei', 'veien', 'vegen', 'gate', 'gata', 'gaten', 'vej', 'vejen', 'gade', 'gaden', 'vägen', 'gatan', 'torget', 'bakken', 'street', 'road', 'luftveien',
  'luftveier', 'urinveien', 'luftvej', 'urinvej', 'underveis', 'tommelveg', 'galleveien', 'luftvägen', 'omvei', 'avveg', 'trafikken',
])
const RUSSIAN_STREET = new RegExp(
  String.raw`(?<![\p{L}\d])(?:ул|улиц[аеы]|пр(?:-т|осп|оспект[е]?)?|пер(?:еул(?:ок|ке))?|шоссе|бульвар[е]?|площад[ьи]|наб(?:ережн(?:ая|ой))?)` +
    String.raw`\.?[  ]{1,2}[\p{Lu}\d][\p{L}\d.-]*` +
    String.raw`(?:[  ][\p{Lu}][\p{L}.-]*){0,2}(?:,?[  ](?:д(?:ом)?\.?[  ]?)?\d{1,4}(?:[-/]\d{1,4})?[  ]?[а-яА-Я]?(?![\p{L}\d]))?` +
    String.raw`(?:,?[  ](?:корп?|к|стр)\.?[  ]?\d+)?(?:,?[  ]кв(?:артира)?\.?[  ]?\d+)?`,
  'gu',
)
const BOX = /(?<![\p{L}\d])(?:postboks|postbox|boks|box|pb|p\.?o\.? box)[  .]{1,2}\d{1,5}(?![\d\p{L}])/giu
/** Farms by their number in the register, houses by that of the road: gnr. 44 bnr. 12, Fv. 714 nr. 22. */
const FARM = new RegExp(
  String.raw`(?<![\p{L}\d])(?:g(?:år)?d?s?nr\.?[  ]?\d{1,4}[  ,/]{1,2}(?:br?u?k?s?nr\.?[  ]?)?\d{1,4}|` +
    String.raw`(?:rv|fv|ev|riksve[gi]|fylkesve[gi])\.?[  ]?\d{1,4},?[  ]nr\.?[  ]?\d{1,4})(?![\d\p{L}])`,
  'giu',
)
/** Sdr. Ringvej, Gl. Kongevej. */
const SHORTENED_BEFORE = /(?<![\p{L}\d])(?:Sdr|Ndr|Nr|Gl|Vr|Øs|Skt|Sct|St|Chr|Fr|Joh|Prof|Dr|Kgl|Store|H\.C|[A-ZÆØÅ])\.[  ]$/u
const MOST_WORDS_BEFORE = 4
const STREET_ADJECTIVES = new Set([
  'ny', 'nye', 'nya', 'gamle', 'gamla', 'gammel', 'store', 'stora', 'lille', 'lilla', 'norra', 'södra', 'västra', 'östra', 'øvre', 'nedre', 'vestre', 'østre',
  'nordre', 'søndre', 'øster', 'vester', 'nørre', 'sønder', 'kong', 'dronning', 'prins', 'sankt', 'st', 'old', 'new', 'high', 'north', 'south', 'east',
  'west',
])

/** Said before a street in lower case too: norra kungsgatan, øvre bergveg. */
const DIRECTIONS = new Set([
  'gamle', 'gamla', 'store', 'stora', 'lille', 'lilla', 'norra', 'södra', 'västra', 'östra', 'øvre', 'nedre', 'vestre', 'østre', 'nordre', 'søndre', 'øster',
  'vester', 'nørre', 'sønder', 'kong', 'dronning', 'sankt',
])
/** What only names of streets end in, once something stands before it; a number must follow. */
const HOUSED_ENDING = new RegExp(
  String.raw`(?<=\p{L}{3})(?:stien|sti|kroken|stubben|lia|faret|tunet|tun|smuget|løkka|jordet|haugen|grenda|åsen|skogen|lunden|hagen|parken|` +
    'stigen|slingan|backen|höjden|engen|vænget|draget|toften|marken|krogen|højen|bakken|haven)$',
  'u',
)

function isStreetWord({ cues }: Reading, token: WordToken): boolean {
  const { lower } = token
  if (token.text.length < 3 || token.isAllCaps) return cues.streets.has(lower)
  return cues.streetEnding(lower) !== undefined
}

const isWholeStreetWord = ({ cues }: Reading, token: WordToken) => cues.streets.has(token.lower)

/** The first token of a street name that ends at `at`: Kong Oscars gate, Gamle Drammensvei. */
export function streetStart(reading: Reading, at: number): number {
  const { tokens } = reading
  let start = at
  while (start > 0 && at - start < MOST_WORDS_BEFORE) {
    const before = tokens[start - 1]
    const here = tokens[start]
    const known = reading.know(start - 1)
    if (before === undefined || here === undefined || !isBeside(here) || !before.isCapital || before.isAllCaps) break
    if (before.isOpening && known.isCommon && !STREET_ADJECTIVES.has(before.lower) && !known.isGiven && !known.isSurname) break
    start--
  }
  return start
}

/** A word for a street, what stands around it, and the house number behind it. */
type Street = {
  readonly reading: Reading
  readonly at: number
  readonly token: WordToken
  /** The first token of its name, and that token. */
  readonly start: number
  readonly first: WordToken
  /** Where its house number ends, if it has one. */
  readonly house: number | undefined
  /** The word is one for a street by itself: gate, vei. */
  readonly isWhole: boolean
  /** Behind "lives in" or the word for an address. */
  readonly isHome: boolean
}

/** Its capitals tell that it is named: Kong Oscars gate, Granveien. */
const isNamedStreet = ({ at, token, start, isWhole }: Street) => start < at || (token.isCapital && !isWhole)

/** Less sure endings need a preposition and a number: i lindehaven tre. */
function isPlaced({ reading, start, token, house }: Street): boolean {
  const { cues } = reading
  return (
    house !== undefined && phraseBefore(reading, start, cues.placePrepositions) > 0 && token.lower.length > (cues.streetEnding(token.lower)?.length ?? 0) + 2
  )
}

const isHoused = ({ reading, at, token, house }: Street) =>
  house !== undefined && HOUSED_ENDING.test(token.lower) && !reading.know(at).mayBeInstitution && !isCountedAfter(reading, house)

/** The word tells a street in lower case too. */
function isPlainStreet(street: Street): boolean {
  const { reading, at, token } = street
  if (NO_STREETS.has(token.lower) || reading.know(at).isCommon || reading.know(at).isMedical) return false
  return SURE_ENDING.test(token.lower) || isPlaced(street) || isHoused(street)
}

/** A street with a name, from the flat or the number before it to the house number. */
function namedStreet(street: Street): Identifier | undefined {
  const { reading, at, token, start, first, house } = street
  const before = reading.tokens[start - 1]
  const number = reading.language === 'en' && before?.isNumber === true && isBeside(first) ? before : undefined
  const shortened = SHORTENED_BEFORE.exec(reading.text.slice(Math.max(0, first.start - 12), first.start))?.[0].length ?? 0
  const begin = number?.start ?? first.start - shortened
  const flat = number === undefined ? 0 : (FLAT_BEFORE.exec(reading.text.slice(Math.max(0, begin - 20), begin))?.[0].length ?? 0)
  const hasNumber = house !== undefined || number !== undefined
  const isSure = hasNumber || street.isHome || (STREET_ENDING.test(token.lower) && !reading.know(at).isMedical)
  return isSure ? { start: begin - flat, end: house ?? token.end, type: 'ADDRESS', confidence: SURE.shape } : undefined
}

function plainStreet({ reading: { tokens }, at, token, start, first, house }: Street): Identifier {
  const hasDirection = start === at && first.gap === ' ' && DIRECTIONS.has(lowerAt(tokens, at - 1))
  return { start: (hasDirection ? tokens[at - 1] : first)?.start ?? first.start, end: house ?? token.end, type: 'ADDRESS', confidence: SURE.list }
}

function streetAt(finder: AddressFinder, at: number): Identifier | undefined {
  const { reading } = finder
  const { tokens, cues } = reading
  const token = tokens[at]
  if (token === undefined || reading.know(at).isDrug || !isStreetWord(reading, token)) return undefined
  const isWhole = isWholeStreetWord(reading, token)
  const start = isWhole || token.isCapital ? streetStart(reading, at) : at
  const first = tokens[start]
  if (first === undefined) return undefined
  const isHome = phraseBefore(reading, start, cues.homes) > 0 || /^(?:adresse|adressen|adress|address)$/.test(lowerAt(tokens, start - 1))
  const street: Street = { reading, at, token, start, first, house: houseEnd(finder, at), isWhole, isHome }
  const named = isNamedStreet(street) ? namedStreet(street) : undefined
  if (named !== undefined) return named
  if ((street.house !== undefined || isHome) && isPlainStreet(street)) return plainStreet(street)
  const lowName = isWhole && SURE_ENDING.test(token.lower) && street.house !== undefined ? lowNameBefore(reading, at) : at
  return lowName < at ? { start: tokens[lowName]?.start ?? token.start, end: street.house ?? token.end, type: 'ADDRESS', confidence: SURE.list } : undefined
}

/** Whether what the number counts stands behind it: years, kilos. */
const isCountedAfter = ({ text }: Reading, house: number) => COUNTED.test(/^ (\p{L}+)/u.exec(text.slice(house, house + 20))?.[1] ?? '')

function lowNameBefore(reading: Reading, at: number): number {
  let start = at
  while (start > 0 && at - start < 2 && tokensBeside(reading, start) && !reading.know(start - 1).isCommon && !reading.know(start - 1).isMedical) start--
  return start
}

const tokensBeside = ({ tokens }: Reading, at: number) => gapAt(tokens, at) === ' ' && isWordAt(tokens, at - 1)

/** Of a Danish town: Aarhus C, Esbjerg V. */
const DISTRICT = /^(?:[cfkmnsvø]|nv|sv|nø|sø)$/

/** The place after a postcode: one to three words with capitals, or one the list knows. */
function placeEnd(reading: Reading, at: number): number {
  const { tokens } = reading
  const first = tokens[at]
  if (!isBeside(first) || first.isNumber) return at
  if (!first.isCapital) {
    const known = reading.know(at)
    const hasDistrict = reading.language === 'da' && gapAt(tokens, at + 1) === ' ' && DISTRICT.test(lowerAt(tokens, at + 1))
    return reading.isUncased && known.isPlace && !known.isCommon && !hasEponymCompany(reading, at) ? at + (hasDistrict ? 2 : 1) : at
  }
  if (reading.know(at).isMedical && !reading.know(at).isPlace) return at
  let end = at + 1
  while (
    end < at + 3 &&
    isBeside(tokens[end]) &&
    ((isCapitalAt(tokens, end) && (!reading.know(end).isMedical || DISTRICT.test(lowerAt(tokens, end)))) ||
      (lowerAt(tokens, end) === 'i' && isCapitalAt(tokens, end + 1)))
  )
    end++
  return end
}

/** How many tokens from a place on have the length of a postcode: two for `531 31`, else one or none. */
function postcodeLength({ tokens, language }: Reading, at: number): number {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (first === undefined || !first.isNumber) return 0
  if (first.text.length === 3 && second?.isNumber === true && second.text.length === 2 && /^[ \u00a0]$/.test(second.gap)) return 2
  const isLong = (first.text.length === 5 && language === 'sv') || (first.text.length === 6 && language === 'ru' && /^[1-6]/.test(first.text))
  return first.text.length === 4 || isLong ? 1 : 0
}

/** Whether a number of a postcode's length is one by the place behind it; a year needs a place the list knows, behind an address. */
function isPostcode({ tokens, know }: Reading, at: number, length: number): boolean {
  const { isPlace, isCommon, isMedical } = know(at + length)
  const followsAddress = /[,\n]/.test(gapAt(tokens, at))
  if (/^(?:19|20)\d\d$/.test(lowerAt(tokens, at)) && !(followsAddress && isPlace)) return false
  return isPlace || followsAddress || length === 2 || (!isCommon && !isMedical)
}

function postcodeAt(reading: Reading, at: number): Identifier[] {
  const { tokens } = reading
  const length = postcodeLength(reading, at)
  const placeAt = at + length
  const end = length === 0 ? placeAt : placeEnd(reading, placeAt)
  if (end === placeAt || !isPostcode(reading, at, length)) return []
  const [first, code, from, to] = [tokens[at], tokens[placeAt - 1], tokens[placeAt], tokens[end - 1]]
  if (first === undefined || code === undefined || from === undefined || to === undefined) return []
  return [
    { start: first.start, end: code.end, type: 'POSTCODE', confidence: SURE.shape },
    { start: from.start, end: to.end, type: 'LOCATION', confidence: SURE.shape },
  ]
}

/** `Lia 12, 2670 Otta`: a farm or hamlet with a number, told by the postcode behind it. */
function farmBefore(reading: Reading, postcode: number): Identifier | undefined {
  const { tokens } = reading
  const code = tokens[postcode]
  const number = tokens[postcode - 1]
  const name = tokens[postcode - 2]
  if (
    code === undefined ||
    number === undefined ||
    name === undefined ||
    !/^\s?,\s*$|^\s*\n\s*$/.test(code.gap) ||
    !number.isNumber ||
    number.text.length > 4 ||
    !isBeside(number) ||
    !name.isCapital
  )
    return undefined
  const start = tokens[streetStart(reading, postcode - 2)]
  return start === undefined ? undefined : { start: start.start, end: number.end, type: 'ADDRESS', confidence: SURE.shape }
}

/** Streets with or without a number, farms, boxes, postcodes and the places behind them. */
export function findAddresses(reading: Reading, spoken: SpokenDigits): Identifier[] {
  const found: Identifier[] = []
  const add = (one: Identifier | undefined) => {
    if (one !== undefined) found.push(one)
  }
  const patterns = reading.language === 'ru' ? [RUSSIAN_STREET, BOX] : reading.language === 'nb' ? [BOX, FARM] : [BOX]
  if (reading.placesOf('addressSign').length > 0) for (const pattern of patterns) {
    for (const match of reading.text.matchAll(pattern)) add({ start: match.index, end: match.index + match[0].length, type: 'ADDRESS', confidence: SURE.shape })
  }
  const finder: AddressFinder = { reading, spoken }
  for (const street of reading.placesOf('street')) add(streetAt(finder, street))
  for (const label of reading.placesOf('homeLabel')) if (isWordAt(reading.tokens, label + 1)) add(homeAt(finder, label + 1))
  for (const number of reading.placesOf('digits')) {
    const postcode = postcodeAt(reading, number)
    if (postcode.length > 0) add(farmBefore(reading, number))
    found.push(...postcode)
  }
  return found
}
