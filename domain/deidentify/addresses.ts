import { isMeasured } from './code-reader.ts'
import { ADDRESS_LABELS, COPULAS, COUNTED, SAID_LETTERS } from './home-words.ts'
import type { Identifier } from './identifier.ts'
import { SURE } from './identifier.ts'
import { hasEponymCompany } from './name-signs.ts'
import type { Reading } from './reading.ts'
import { isBeside, phraseBefore } from './reading.ts'
import type { SpokenDigits } from './spoken-digits.ts'
import type { WordToken } from './word-tokens.ts'

const HOUSE = /[  ]\d{1,4}(?:-\d{1,3}(?![-\d]))?(?:(?:[A-HJ-Za-hj-zÆØÅÄÖ]|[  ][A-HJ-ZÆØÅÄÖabcegh]|[  ][df](?![. ]{0,2}\d)|[Ii])(?![\p{L}\d]))?(?:,?[  ](?:\d{1,2}\.?[  ]?(?:tv|th|mf|sal|etg|tr|og)\.?|st\.?(?:[  ]?(?:tv|th|mf)\.?)?|leil(?:ighet)?\.?[  ]?[A-Z\d]{1,6}|lgh[  ]?\d{3,4}|[Hh]\d{4}|apt\.?[  ]?\d+|suite[  ]\d+))?(?![\d\p{L}])/uy
const FLAT_BEFORE = /(?:flat|apartment|apt\.?|unit|suite) \d{1,4}[a-z]?,? $/iu
/** Street endings sure enough for words in lower case; the others also end ordinary words. */
const SURE_ENDING = /(?:gata|gate|gaten|vegen|veien|vei|vägen|gatan|vejen|vej|gade|gaden|stræde|allé|alléen|gränd|stigen|torget|torvet|svingen|bakken|boulevard|boulevarden|esplanaden|street|road|avenue)$/u
/** Endings that make a street of a capital word without a number; the others are surnames and farms as often. */
const STREET_ENDING = /(?:gata|gate|gaten|vegen|veien|vei|vägen|gatan|vejen|vej|gade|gaden|stræde|allé|alléen|gränd|boulevard|boulevarden|esplanaden|street|road|avenue)$/u
const NO_STREETS = new Set(['vei', 'veien', 'vegen', 'gate', 'gata', 'gaten', 'vej', 'vejen', 'gade', 'gaden', 'vägen', 'gatan', 'torget', 'bakken', 'street', 'road', 'luftveien', 'luftveier', 'urinveien', 'luftvej', 'urinvej', 'underveis', 'tommelveg', 'galleveien', 'luftvägen', 'omvei', 'avveg', 'trafikken'])
const RUSSIAN_STREET = /(?<![\p{L}\d])(?:ул|улиц[аеы]|пр(?:-т|осп|оспект[е]?)?|пер(?:еул(?:ок|ке))?|шоссе|бульвар[е]?|площад[ьи]|наб(?:ережн(?:ая|ой))?)\.?[  ]{1,2}[\p{Lu}\d][\p{L}\d.-]*(?:[  ][\p{Lu}][\p{L}.-]*){0,2}(?:,?[  ](?:д(?:ом)?\.?[  ]?)?\d{1,4}(?:[-/]\d{1,4})?[  ]?[а-яА-Я]?(?![\p{L}\d]))?(?:,?[  ](?:корп?|к|стр)\.?[  ]?\d+)?(?:,?[  ]кв(?:артира)?\.?[  ]?\d+)?/gu
const BOX = /(?<![\p{L}\d])(?:postboks|postbox|boks|box|pb|p\.?o\.? box)[  .]{1,2}\d{1,5}(?![\d\p{L}])/giu
/** Farms by their number in the register, houses by that of the road: gnr. 44 bnr. 12, Fv. 714 nr. 22. */
const FARM = /(?<![\p{L}\d])(?:g(?:år)?d?s?nr\.?[  ]?\d{1,4}[  ,/]{1,2}(?:br?u?k?s?nr\.?[  ]?)?\d{1,4}|(?:rv|fv|ev|riksve[gi]|fylkesve[gi])\.?[  ]?\d{1,4},?[  ]nr\.?[  ]?\d{1,4})(?![\d\p{L}])/giu
/** Sdr. Ringvej, Gl. Kongevej. */
const SHORTENED_BEFORE = /(?<![\p{L}\d])(?:Sdr|Ndr|Nr|Gl|Vr|Øs|Skt|Sct|St|Chr|Fr|Joh|Prof|Dr|Kgl|Store|H\.C|[A-ZÆØÅ])\.[  ]$/u
const MOST_WORDS_BEFORE = 4
const STREET_ADJECTIVES = new Set(['ny', 'nye', 'nya', 'gamle', 'gamla', 'gammel', 'store', 'stora', 'lille', 'lilla', 'norra', 'södra', 'västra', 'östra', 'øvre', 'nedre', 'vestre', 'østre', 'nordre', 'søndre', 'øster', 'vester', 'nørre', 'sønder', 'kong', 'dronning', 'prins', 'sankt', 'st', 'old', 'new', 'high', 'north', 'south', 'east', 'west'])

export type AddressFinder = { readonly reading: Reading; readonly spoken: SpokenDigits }

/** Said before a street in lower case too: norra kungsgatan, øvre bergveg. */
const DIRECTIONS = new Set(['gamle', 'gamla', 'store', 'stora', 'lille', 'lilla', 'norra', 'södra', 'västra', 'östra', 'øvre', 'nedre', 'vestre', 'østre', 'nordre', 'søndre', 'øster', 'vester', 'nørre', 'sønder', 'kong', 'dronning', 'sankt'])
/** What only names of streets end in, once something stands before it; a number must follow. */
const HOUSED_ENDING = /(?<=\p{L}{3})(?:stien|sti|kroken|stubben|lia|faret|tunet|tun|smuget|løkka|jordet|haugen|grenda|åsen|skogen|lunden|hagen|parken|stigen|slingan|backen|höjden|engen|vænget|draget|toften|marken|krogen|højen|bakken|haven)$/u

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

/** The "and" of "two hundred and four". */
const isInHundred = (tokens: readonly WordToken[], spoken: SpokenDigits, { from, at }: { readonly from: number; readonly at: number }) =>
  at > from && /^(?:og|och|and|å)$/.test(tokens[at]?.lower ?? '') && spoken.valueAt(at - 1) === 100 && (spoken.valueAt(at + 1) ?? 100) < 100

/** Said between a street and its number. */
const HOUSE_NUMBER = new Set(['nummer', 'nr', 'number', 'номер'])

/** Whether nothing more of the sentence stands behind a house: a stop, the number of the postcode, a part of the house. */
function endsHouse({ reading: { tokens }, spoken }: AddressFinder, at: number): boolean {
  const token = tokens[at]
  return token === undefined || !/^[  ]$/u.test(token.gap) || token.isNumber || spoken.valueAt(at) !== undefined || /^(?:oppgang|opgang|uppgång|leilighet|lejlighed|lägenhet|entrance|flat)$/.test(token.lower)
}

/** Where the house number after a street ends, digits or words, or undefined when there is none. */
export function houseEnd(finder: AddressFinder, at: number): number | undefined {
  const { reading, spoken } = finder
  const { tokens, text } = reading
  const street = tokens[at]
  if (street === undefined) return undefined
  HOUSE.lastIndex = street.end
  const written = HOUSE.exec(text)
  if (written !== null) return street.end + written[0].length
  // granveien nummer tolv
  const number = HOUSE_NUMBER.has(tokens[at + 1]?.lower ?? '') && tokens[at + 1]?.gap === ' ' ? at + 2 : at + 1
  if (number > at + 1 && tokens[number]?.isNumber === true && tokens[number]?.gap === ' ') return tokens[number]?.end
  let end = number
  while (end < number + 4 && tokens[end]?.gap === ' ' && ((spoken.valueAt(end) ?? 1000) < 1000 || isInHundred(tokens, spoken, { from: number, at: end }))) end++
  if (end === number) return undefined
  const letter = tokens[end]
  // sju be, …: some letters are words when said
  if (letter?.gap === ' ' && SAID_LETTERS.has(letter.lower) && endsHouse(finder, end + 1)) end++
  // an "a" may also be a small word of the sentence; b to h are none
  if (letter?.gap === ' ' && (/^[b-h]$/.test(letter.lower) || (letter.lower === 'a' && tokens[end + 1]?.gap !== ' '))) end++
  return tokens[end - 1]?.end
}

function streetAt(finder: AddressFinder, at: number): Identifier | undefined {
  const { reading } = finder
  const { tokens, cues } = reading
  const token = tokens[at]
  if (token === undefined || reading.know(at).isDrug || !isStreetWord(reading, token)) return undefined
  const whole = isWholeStreetWord(reading, token)
  const isSpelled = token.isCapital && !(token.isOpening && whole)
  const start = whole || token.isCapital ? streetStart(reading, at) : at
  const isNamed = start < at || (isSpelled && !whole)
  const house = houseEnd(finder, at)
  const isHome = phraseBefore(reading, start, cues.homes) > 0 || /^(?:adresse|adressen|adress|address)$/.test(tokens[start - 1]?.lower ?? '')
  // i lindehaven tre: less sure endings need a preposition and a number
  const isPlaced = house !== undefined && phraseBefore(reading, start, cues.placePrepositions) > 0 && token.lower.length > (cues.streetEnding(token.lower)?.length ?? 0) + 2
  const isHoused = house !== undefined && HOUSED_ENDING.test(token.lower) && !reading.know(at).mayBeInstitution && !isCountedAfter(reading, house)
  const isPlainStreet = (SURE_ENDING.test(token.lower) || isPlaced || isHoused) && !NO_STREETS.has(token.lower) && !reading.know(at).isCommon && !reading.know(at).isMedical
  const first = tokens[start]
  if (first === undefined) return undefined
  const shortened = isNamed || isPlainStreet ? (SHORTENED_BEFORE.exec(reading.text.slice(Math.max(0, first.start - 12), first.start))?.[0].length ?? 0) : 0
  const startsWithNumber = reading.language === 'en' && start > 0 && tokens[start - 1]?.isNumber === true && isBeside(first)
  const begin = startsWithNumber ? (tokens[start - 1]?.start ?? first.start) : first.start - shortened
  const flat = FLAT_BEFORE.exec(reading.text.slice(Math.max(0, begin - 20), begin))?.[0].length ?? 0
  if (isNamed && startsWithNumber && flat > 0) return { start: begin - flat, end: house ?? token.end, type: 'ADDRESS', confidence: SURE.shape }
  if (isNamed && (house !== undefined || startsWithNumber || (STREET_ENDING.test(token.lower) && !reading.know(at).isMedical) || isHome)) return { start: begin, end: house ?? token.end, type: 'ADDRESS', confidence: SURE.shape }
  if (isPlainStreet && (house !== undefined || isHome)) {
    const direction = start === at && first.gap === ' ' && DIRECTIONS.has(tokens[at - 1]?.lower ?? '') ? tokens[at - 1] : first
    return { start: direction?.start ?? first.start, end: house ?? token.end, type: 'ADDRESS', confidence: SURE.list }
  }
  const lowName = whole && SURE_ENDING.test(token.lower) && house !== undefined ? lowNameBefore(reading, at) : at
  return lowName < at ? { start: tokens[lowName]?.start ?? token.start, end: house ?? token.end, type: 'ADDRESS', confidence: SURE.list } : undefined
}

/** Whether what the number counts stands behind it: years, kilos. */
const isCountedAfter = ({ text }: Reading, house: number) => COUNTED.test(/^ (\p{L}+)/u.exec(text.slice(house, house + 20))?.[1] ?? '')

function lowNameBefore(reading: Reading, at: number): number {
  let start = at
  while (start > 0 && at - start < 2 && tokensBeside(reading, start) && !reading.know(start - 1).isCommon && !reading.know(start - 1).isMedical) start--
  return start
}

const tokensBeside = ({ tokens }: Reading, at: number) => tokens[at]?.gap === ' ' && tokens[at - 1]?.isNumber === false

/** `fourteen primrose hill`: English says the number first. */
function englishHome({ reading, spoken }: AddressFinder, at: number): Identifier | undefined {
  const { tokens, cues } = reading
  let name = at
  while (name < at + 3 && (spoken.valueAt(name) !== undefined || tokens[name]?.isNumber === true) && (name === at || tokens[name]?.gap === ' ')) name++
  if (name === at) return undefined
  for (let end = name; end < name + 3 && tokens[end]?.gap === ' '; end++) {
    const word = tokens[end]?.lower ?? ''
    if (end > name && (cues.streets.has(word) || cues.streetEnding(word) !== undefined)) return { start: tokens[at]?.start ?? 0, end: tokens[end]?.end ?? 0, type: 'ADDRESS', confidence: SURE.cue }
  }
  return undefined
}

const MOST_ADDRESS_WORDS = 4
/** Words of the sentence behind a home, and of no home: bor i tromsø siden 2019. */
const NO_ADDRESS = new Set([...COPULAS, 'siden', 'sidan', 'sedan', 'since', 'med', 'with', 'den', 'gitt', 'fikk', 'fick', 'fik', 'gav', 'ga', 'tar', 'tok', 'sammen', 'tillsammans', 'og', 'och', 'and', 'men', 'but', 'som', 'har', 'have', 'has'])

/** `bor i lindehaven tre`: behind "lives in" or "the address is" a few words and a number are an address, whatever they look like. */
function homeAt({ reading, spoken }: AddressFinder, at: number): Identifier | undefined {
  const { tokens, cues } = reading
  const first = tokens[at]
  const before = tokens[at - 1]
  const isHomeNumber = reading.language === 'en' && first !== undefined && phraseBefore(reading, at, cues.homes) > 0
  const english = isHomeNumber ? englishHome({ reading, spoken }, at) : undefined
  if (english !== undefined) return english
  if (first === undefined || before === undefined || first.isNumber || COPULAS.has(first.lower) || (first.isCapital && !reading.isFlat)) return undefined
  const label = COPULAS.has(before.lower) ? (tokens[at - 2]?.lower ?? '') : before.lower
  if (!ADDRESS_LABELS.has(label) && phraseBefore(reading, at, cues.homes) === 0) return undefined
  let end = at
  while (end < at + MOST_ADDRESS_WORDS && tokens[end]?.gap === ' ' && tokens[end]?.isNumber === false && spoken.valueAt(end) === undefined && !NO_ADDRESS.has(tokens[end]?.lower ?? '')) end++
  const house = end > at && end < at + MOST_ADDRESS_WORDS ? houseEnd({ reading, spoken }, end - 1) : undefined
  const isTelling = tokens.slice(at, end).some((_, index) => !reading.know(at + index).isCommon)
  const next = house === undefined ? undefined : tokens.slice(end, end + MOST_ADDRESS_WORDS).find(({ start }) => start > house)
  return house === undefined || !isTelling || COUNTED.test(next?.lower ?? '') || isMeasured(reading.text, house) || (next !== undefined && spoken.valueAt(tokens.indexOf(next, end)) !== undefined) ? undefined : { start: first.start, end: house, type: 'ADDRESS', confidence: SURE.cue }
}

/** Of a Danish town: Aarhus C, Esbjerg V. */
const DISTRICT = /^(?:[cfkmnsvø]|nv|sv|nø|sø)$/

/** The place after a postcode: one to three words with capitals, or one the list knows. */
function placeEnd(reading: Reading, at: number): number {
  const { tokens } = reading
  const first = tokens[at]
  if (!isBeside(first) || first.isNumber) return at
  if (!first.isCapital) {
    const known = reading.know(at)
    const hasDistrict = reading.language === 'da' && tokens[at + 1]?.gap === ' ' && DISTRICT.test(tokens[at + 1]?.lower ?? '')
    return reading.isFlat && known.isPlace && !known.isCommon && !hasEponymCompany(reading, at) ? at + (hasDistrict ? 2 : 1) : at
  }
  if (reading.know(at).isMedical && !reading.know(at).isPlace) return at
  let end = at + 1
  while (end < at + 3 && isBeside(tokens[end]) && ((tokens[end]?.isCapital === true && (!reading.know(end).isMedical || DISTRICT.test(tokens[end]?.lower ?? ''))) || (tokens[end]?.lower === 'i' && tokens[end + 1]?.isCapital === true))) end++
  return end
}

function postcodeAt(reading: Reading, at: number): Identifier[] {
  const { tokens } = reading
  const first = tokens[at]
  if (first === undefined || !first.isNumber) return []
  const second = tokens[at + 1]
  const isSwedish = first.text.length === 3 && second?.isNumber === true && second.text.length === 2 && /^[  ]$/.test(second.gap)
  const isLong = (first.text.length === 5 && reading.language === 'sv') || (first.text.length === 6 && reading.language === 'ru' && /^[1-6]/.test(first.text))
  if (!isSwedish && first.text.length !== 4 && !isLong) return []
  const placeAt = isSwedish ? at + 2 : at + 1
  const end = placeEnd(reading, placeAt)
  if (end === placeAt) return []
  const isYear = /^(?:19|20)\d\d$/.test(first.text)
  const place = reading.know(placeAt)
  const followsAddress = /[,\n]/.test(first.gap)
  if (isYear && !(followsAddress && place.isPlace)) return []
  if (!place.isPlace && !followsAddress && !isSwedish && (place.isCommon || place.isMedical)) return []
  const code = isSwedish ? second : first
  const [from, to] = [tokens[placeAt], tokens[end - 1]]
  if (code === undefined || from === undefined || to === undefined) return []
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
  if (code === undefined || number === undefined || name === undefined || !/^\s?,\s*$|^\s*\n\s*$/.test(code.gap) || !number.isNumber || number.text.length > 4 || !isBeside(number) || !name.isCapital) return undefined
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
  for (const label of reading.placesOf('homeLabel')) if (reading.tokens[label + 1]?.isNumber === false) add(homeAt(finder, label + 1))
  for (const number of reading.placesOf('digits')) {
    const postcode = postcodeAt(reading, number)
    if (postcode.length > 0) add(farmBefore(reading, number))
    found.push(...postcode)
  }
  return found
}
