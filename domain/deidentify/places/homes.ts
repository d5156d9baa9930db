import { streetStart } from './addresses.ts'
import { houseEnd, isSmallNumber, type AddressFinder } from './house-numbers.ts'
import { COUNTED, LIVES } from '#domain/deidentify/words/home-words.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import { hasEponymCompany } from '#domain/deidentify/knowledge/name-signs.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside } from '#domain/deidentify/knowledge/reading.ts'
import { isCyrillic } from '#domain/vocabulary/russian-forms.ts'
import type { WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { gapAt, isCapitalAt, isNumberAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const MOST_NAME_WORDS = 4
const LONGEST_HOUSE = 4
const PLAIN_CAPITAL = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*$/u

const addressOf = (start: number, end: number): Identifier => ({ start, end, type: 'ADDRESS', confidence: SURE.cue })

/** `Bor Engdraget 9`, `Adr: Lia 12`, `Lia 12, Otta`: a capital with a number, and a word for home before it or a place behind it. */
function numberedHome(finder: AddressFinder, at: number): Identifier | undefined {
  const { reading } = finder
  const { tokens, text } = reading
  const number = tokens[at + 1]
  if (number?.isNumber !== true) return undefined
  const name = tokens[at]
  if (name === undefined || !isNameOfHome(reading, at) || !isBeside(number) || number.text.length > LONGEST_HOUSE) return undefined
  if (reading.know(at).isMedical && !reading.know(at).isPlace) return undefined
  const start = Math.max(streetStart(reading, at), at - MOST_NAME_WORDS)
  const first = startOfHome(reading, start, at)
  const house = houseEnd(finder, at)
  if (first === undefined || house === undefined) return undefined
  const [, place = ''] = /^,[  ]+(\p{Lu}[\p{L}-]+)/u.exec(text.slice(house, house + 40)) ?? []
  const known = place === '' ? undefined : reading.vocabulary.know(place.toLowerCase())
  const isBeforePlace = known?.isPlace === true && !known.isCommon && !known.isMedical && !reading.know(at).isCommon && !reading.cues.months.has(name.lower)
  const [, after = ''] = /^[  ](\p{L}+)/u.exec(text.slice(house, house + 20)) ?? []
  return (first.isHome || isBeforePlace) && !COUNTED.test(after) ? addressOf(first.token.start, house) : undefined
}

/** With one capital, or in speech without them a word that is not of every day, straight behind "lives". */
function isNameOfHome({ tokens, know, isUncased }: Reading, at: number): boolean {
  const name = tokens[at]
  if (name === undefined) return false
  if (!isUncased) return name.isCapital && PLAIN_CAPITAL.test(name.text)
  return name.text.length > LONGEST_HOUSE && !know(at).isCommon && LIVES.has(lowerAt(tokens, at - 1)) && name.gap === ' '
}

/** The first word of the name of a home, less the word for "lives" that may open the sentence. */
function startOfHome({ tokens }: Reading, start: number, at: number): { token: WordToken; isHome: boolean } | undefined {
  for (let first = start; first <= at; first++) {
    const token = tokens[first]
    if (token === undefined) return undefined
    if (LIVES.has(token.lower)) continue
    const isPreposition = /^(?:i|på|ved|в|на|at|in)$/.test(lowerAt(tokens, first - 1))
    return {
      token,
      isHome:
        LIVES.has(lowerAt(tokens, first - (isPreposition ? 2 : 1))) &&
        (/^[  ]?:?[  ]$/.test(token.gap) || (token.gap === '. ' && tokens[first - 1]?.lower.startsWith('adr') === true)),
    }
  }
  return undefined
}

const ENGLISH_STREETS = wordSet(
  'street road lane avenue close crescent drive terrace gardens grove mews rise boulevard court hill way square place row walk view ' +
    'green croft parade villas heights',
)
/** Between a number and a street no such word stands: two down the road. */
const NO_STREET_NAME = wordSet(
  'the a an of on in at down up along off my our your his her this that over to by near from years year miles minutes weeks days months hours ' +
    'times people kids beds for and or per each next one two',
)
const [MOST_ENGLISH_WORDS, MOST_NUMBER_WORDS] = [3, 5]

/** The "and" of "two hundred and four", or the number behind it. */
const isBehindHundred = ({ reading: { tokens }, spoken }: AddressFinder, at: number) => lowerAt(tokens, at) === 'and' && spoken.valueAt(at - 1) === 100

/** Whether the number at a place goes on one before it. */
const goesOnNumber = (finder: AddressFinder, at: number) =>
  gapAt(finder.reading.tokens, at) === ' ' && (isSmallNumber(finder, at - 1) || isBehindHundred(finder, at - 1))

/** One past the number of a house that begins at a place, and its letter glued to it: 12b, two hundred and four. */
function englishNumberEnd(finder: AddressFinder, at: number): number {
  const { tokens } = finder.reading
  const isMore = (index: number) => isSmallNumber(finder, index) || (isBehindHundred(finder, index) && isSmallNumber(finder, index + 1))
  let end = /^[a-h]$/.test(lowerAt(tokens, at + 1)) && gapAt(tokens, at + 1) === '' ? at + 2 : at + 1
  while (end < at + MOST_NUMBER_WORDS && gapAt(tokens, end) === ' ' && isMore(end)) end++
  return end
}

/** `12 Orchard Rise`, `forty two mill lane`: English says the number first. */
function englishHome(finder: AddressFinder, at: number): Identifier | undefined {
  const { tokens, isUncased } = finder.reading
  const first = tokens[at]
  if (first === undefined || !isSmallNumber(finder, at) || goesOnNumber(finder, at)) return undefined
  const name = englishNumberEnd(finder, at)
  for (let end = name; end < name + MOST_ENGLISH_WORDS; end++) {
    const token = tokens[end]
    if (token === undefined || !isBeside(token) || token.isNumber || NO_STREET_NAME.has(token.lower)) return undefined
    const isStreet = ENGLISH_STREETS.has(token.lower) && end > name
    if (isStreet && (isUncased || (token.isCapital && isCapitalAt(tokens, name)))) return addressOf(first.start, token.end)
  }
  return undefined
}

/** `Rose Cottage, Mill Lane`: two capitals, the second a street or a house without a number. */
function unnumberedHome({ reading }: AddressFinder, at: number): Identifier | undefined {
  const [name, street] = [reading.tokens[at], reading.tokens[at + 1]]
  const isNamed = name?.isCapital === true && !name.isAllCaps && street?.isCapital === true && isBeside(street)
  return isNamed && !NO_STREET_NAME.has(name.lower) ? addressOf(name.start, street.end) : undefined
}

const HOUSE_WORDS = wordSet('дом д доме дому номер')
const PART_WORDS = wordSet('корпус корп к строение стр квартира квартире кв офис подъезд')
const MOST_PARTS = 3

/** `улице мира дом двенадцать квартира пять`, whatever its capitals: the street, its name, the house. */
function russianHome({ reading, spoken }: AddressFinder, at: number): Identifier | undefined {
  const { tokens, cues } = reading
  const street = tokens[at]
  if (street === undefined || !isCyrillic(street.lower) || !cues.streets.has(street.lower)) return undefined
  const isNumber = (index: number) => isNumberAt(tokens, index) || (spoken.valueAt(index) ?? 1000) < 1000
  const joins = (index: number) => /^[.,]?[  ]{0,2}$/.test(tokens[index]?.gap ?? 'x')
  const numberEnd = (from: number): number => {
    let end = from
    while (end < from + 3 && joins(end) && isNumber(end)) end++
    return end
  }
  let name = at + 1
  while (name < at + 1 + MOST_NAME_WORDS && joins(name) && !HOUSE_WORDS.has(lowerAt(tokens, name)) && !isNumber(name)) name++
  if (name === at + 1 || !joins(name)) return undefined
  let end = numberEnd(HOUSE_WORDS.has(lowerAt(tokens, name)) ? name + 1 : name)
  if (end <= name || !isNumber(end - 1)) return undefined
  for (let part = 0; part < MOST_PARTS && PART_WORDS.has(lowerAt(tokens, end)) && numberEnd(end + 1) > end + 1; part++) end = numberEnd(end + 1)
  return addressOf(street.start, tokens[end - 1]?.end ?? street.end)
}

/** Homes that no street word tells. */
export function findHomes(finder: AddressFinder): Identifier[] {
  const { language, placesOf } = finder.reading
  const found: Identifier[] = []
  const add = (home: Identifier | undefined) => {
    if (home !== undefined) found.push(home)
  }
  for (const number of placesOf('digits')) add(numberedHome(finder, number - 1))
  if (language === 'ru') for (const street of placesOf('street')) add(russianHome(finder, street))
  if (language !== 'en') return found
  for (const number of [...placesOf('digits'), ...placesOf('numberWord')]) add(englishHome(finder, number))
  for (const street of placesOf('namedHome')) add(unnumberedHome(finder, street - 1))
  return found
}

const POSTCODE_AFTER = /^(?:,[  ]{1,2}|[  ]|[  ]?,?[  ]?\r?\n[  ]*)(\d{4,6}|\d{3}[  ]\d{2})(?![\d.,:/-]*\d)(?![  ]?(?:mg|g|kg|ml|år|kr|x)(?!\p{L}))/u
const POSTCODE_WITHIN = 24

/** `postnummer null en fem seks oslo`: the place behind a postcode, whatever its capitals. */
export function placesBehind(reading: Reading, found: readonly Identifier[]): Identifier[] {
  const { tokens, know } = reading
  const ends = new Set(found.filter(({ type }) => type === 'POSTCODE').map(({ end }) => end))
  if (ends.size === 0) return []
  const places: Identifier[] = []
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at]
    const { isPlace, isMedical } = know(at)
    if (isPlace && !isMedical && isBeside(token) && ends.has(tokens[at - 1]?.end ?? -1) && !hasEponymCompany(reading, at))
      places.push({ start: token.start, end: token.end, type: 'LOCATION', confidence: SURE.list })
  }
  return places
}

/** `Solbergvegen 31, 2360`: a number of a postcode's length straight behind an address, with or without its place. */
export function postcodesBehind(text: string, addresses: readonly Identifier[]): Identifier[] {
  return addresses.filter(({ type }) => type === 'ADDRESS').flatMap(({ end }) => {
    const match = POSTCODE_AFTER.exec(text.slice(end, end + POSTCODE_WITHIN))
    const code = match?.[1]
    if (match === null || code === undefined || /^(?:19|20)\d\d$/.test(code)) return []
    const last = end + match[0].length
    return [{ start: last - code.length, end: last, type: 'POSTCODE' as const, confidence: SURE.cue }]
  })
}
