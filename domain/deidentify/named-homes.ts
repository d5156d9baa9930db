import { COUNTED } from './addresses.ts'
import type { AddressFinder } from './addresses.ts'
import type { Identifier } from './identifier.ts'
import { SURE } from './identifier.ts'
import type { Reading } from './reading.ts'

const wordSet = (text: string) => new Set(text.split(' '))
const addressOf = (start: number, end: number): Identifier => ({ start, end, type: 'ADDRESS', confidence: SURE.cue })

/** Who goes or sends something there: ambulance to, hjemmebesøk i, skickas till. */
const TOWARDS = wordSet('ambulanse ambulansen ambulans ambulance hjemmebesøk hembesök hjemmebesøg sendes skickas leveres levereras hentes hämtas faktureres flyttet flyttat flyttade flyttede flytter flyttar moved visit postadresse postadress vistas oppholder opholder boende hemtjänst hjemmetjeneste вызов')
const PREPOSITIONS = wordSet('i på til till to at in от на в по')
const LONGEST_HOUSE = 4
const MOST_WORDS = 3
const PLAIN_CAPITAL = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*$/u

/** `Hembesök Lillgården 114`, `sendes til Mølletoften 8`: where somebody goes or something is sent, capitals and a number. */
function goal({ reading }: AddressFinder, at: number): Identifier | undefined {
  const { tokens, text } = reading
  if (!TOWARDS.has(tokens[at]?.lower ?? '')) return undefined
  const first = at + (PREPOSITIONS.has(tokens[at + 1]?.lower ?? '') ? 2 : 1)
  let end = first
  while (end < first + MOST_WORDS && /^:?[  ]$/u.test(tokens[end]?.gap ?? '') && PLAIN_CAPITAL.test(tokens[end]?.text ?? '')) end++
  const [start, number] = [tokens[first], tokens[end]]
  const isHouse = end > first && number?.isNumber === true && number.text.length <= LONGEST_HOUSE && number.gap === ' '
  const known = reading.know(end - 1)
  if (!isHouse || start === undefined || known.isCommon || known.isMedical || known.mayBeInstitution || isCounted(text, number.end)) return undefined
  return addressOf(start.start, number.end + (/^[A-Ha-h](?![\p{L}\d])/u.test(text.slice(number.end, number.end + 2)) ? 1 : 0))
}

const isCounted = (text: string, end: number) => COUNTED.test(/^[  ](\p{L}+)/u.exec(text.slice(end, end + 20))?.[1] ?? '')

/** What English streets and houses end in beside the words all know: the last word of a name between capitals. */
const ENGLISH_ENDS = wordSet('bank mill yard green wharf quay end fold croft meadow meadows field fields wood dale brow bottom gate side garth cottages cottage house barn farm lodge hall manor rectory vicarage towers point heath common chase dene vale ridge mount bridge parade circus passage alley esplanade promenade strand wynd brae loan vennel path snicket rigg forge oast granary stables maltings court gardens rise lane road street close drive avenue terrace crescent mews grove hill way square place row walk view park villas heights villa bungalow chapel bryn')
const HOUSES = wordSet('cottage cottages house barn farm lodge hall manor rectory vicarage forge granary maltings oast mill bungalow villa towers')
const FLATS = wordSet('flat apartment apt unit')
const LIVES_AT = wordSet('at address to in')
const LIVES = wordSet('lives living live lived resides residing resident stays staying moved address home visit visiting ambulance moved')
const MOST_ENGLISH = 4

const isSmallNumber = ({ reading: { tokens }, spoken }: AddressFinder, at: number) => (tokens[at]?.isNumber === true && (tokens[at]?.text.length ?? 9) <= LONGEST_HOUSE) || (spoken.valueAt(at) ?? 1000) < 1000

/** One past the last of the capitals of a name that ends as streets and houses do, or `from`. */
function englishNameEnd({ tokens, isFlat }: Reading, from: number, ends: ReadonlySet<string>): number {
  for (let end = from; end < from + MOST_ENGLISH; end++) {
    const token = tokens[end]
    const isPart = token !== undefined && !token.isNumber && (end === from ? /^,?[  ]$/u : /^[  ]$/u).test(token.gap) && (token.isCapital || isFlat)
    if (!isPart) return from
    if (end > from && ends.has(token.lower)) return end + 1
  }
  return from
}

/** The flat before a house: Flat 3, Unit 4, number. */
function flatBefore(finder: AddressFinder, at: number): number {
  const { tokens } = finder.reading
  if (/^(?:number|no)$/.test(tokens[at - 1]?.lower ?? '')) return at - 1
  const isFlat = at >= 2 && isSmallNumber(finder, at - 1) && FLATS.has(tokens[at - 2]?.lower ?? '') && /^,?[  ]$/u.test(tokens[at]?.gap ?? '')
  return isFlat ? at - 2 : at
}

/** `7 Laurel Bank`, `12 The Green`, `Unit 4, 19 Tannery Yard`, `number nine, Chapel Close`. */
function numberedEnglish(finder: AddressFinder, at: number): Identifier | undefined {
  const { reading } = finder
  const { tokens, isFlat } = reading
  if (!isSmallNumber(finder, at) || (isSmallNumber(finder, at - 1) && tokens[at]?.gap === ' ' && !FLATS.has(tokens[at - 2]?.lower ?? ''))) return undefined
  let name = at + 1
  while (name < at + 4 && tokens[name]?.gap === ' ' && isSmallNumber(finder, name)) name++
  if (/^[a-h]$/.test(tokens[name]?.lower ?? '') && /^[  ]?$/u.test(tokens[name]?.gap ?? 'x')) name++
  const before = flatBefore(finder, at)
  // in speech without capitals "two down the hill" is none: a word for flat or home must stand before
  const isTold = !isFlat || before < at || (LIVES_AT.has(tokens[at - 1]?.lower ?? '') && LIVES.has(tokens[at - 2]?.lower ?? ''))
  const end = isTold ? englishNameEnd(reading, name, ENGLISH_ENDS) : name
  const [first, last] = [tokens[before], tokens[end - 1]]
  return end === name || first === undefined || last === undefined ? undefined : addressOf(first.start, last.end)
}

/** `lives at The Old Forge, Mill Bank`: behind the word for living a house by its name, perhaps its street. */
function namedEnglish(finder: AddressFinder, at: number): Identifier | undefined {
  const { reading } = finder
  const { tokens } = reading
  if (LIVES_AT.has(tokens[at]?.lower ?? '')) return undefined
  const isTold = LIVES.has(tokens[at - 1]?.lower ?? '') || (LIVES_AT.has(tokens[at - 1]?.lower ?? '') && LIVES.has(tokens[at - 2]?.lower ?? ''))
  if (!isTold || !/^:?[  ]$/u.test(tokens[at]?.gap ?? '')) return undefined
  const end = englishNameEnd(reading, at, HOUSES)
  if (end === at) return undefined
  const street = englishNameEnd(reading, end, ENGLISH_ENDS)
  return addressOf(tokens[at]?.start ?? 0, tokens[street - 1]?.end ?? 0)
}

const RUSSIAN_LIVES = wordSet('живет живу живем живут жил жила проживает прож проживал проживала адрес адресу прописан прописана зарегистрирован зарегистрирована')
const RUSSIAN_HOUSE = wordSet('дом д доме дому')
const ADJECTIVE = /(?:ая|ой|ую|ий|ый|ом)$/u
const MOST_RUSSIAN = 3

/** `живет на лесной, дом семь`, `на Второй Парковой, восемнадцать`: a street without the word for one, and its house. */
function russianStreet(finder: AddressFinder, at: number): Identifier | undefined {
  const { tokens, text } = finder.reading
  if (/^(?:на|по)$/.test(tokens[at]?.lower ?? '')) return undefined
  const hasPreposition = /^(?:на|по)$/.test(tokens[at - 1]?.lower ?? '')
  const isTold = RUSSIAN_LIVES.has(tokens[at - (hasPreposition ? 2 : 1)]?.lower ?? '')
  if (!isTold && !(hasPreposition && tokens[at]?.isCapital === true)) return undefined
  let end = at
  while (end < at + MOST_RUSSIAN && /^:?[  ]$/u.test(tokens[end]?.gap ?? '') && tokens[end]?.isNumber === false && !RUSSIAN_HOUSE.has(tokens[end]?.lower ?? '') && finder.spoken.valueAt(end) === undefined) end++
  if (end === at || !ADJECTIVE.test(tokens[end - 1]?.lower ?? '')) return undefined
  const isHouse = RUSSIAN_HOUSE.has(tokens[end]?.lower ?? '')
  const number = isHouse ? end + 1 : end
  let last = number
  while (last < number + 3 && isSmallNumber(finder, last) && /^[.,]?[  ]{1,2}$/u.test(tokens[last]?.gap ?? '')) last++
  const [first, final] = [tokens[at], tokens[last - 1]]
  return last === number || first === undefined || final === undefined || (!isHouse && (!isTold || isCounted(text, final.end))) ? undefined : addressOf(first.start, final.end)
}

/** `мкр. Южный, д. 7`, `пос. Заречный`: what stands before the street. */
const RUSSIAN_SETTLEMENT = /(?<![\p{L}\d])(?:мкрн?|микрорайон|пос|посёлок|поселок|снт|общежитие)\.?[  ]{1,2}[«"]?\p{Lu}[\p{L}-]+[»"]?(?:,?[  ](?:д|дом|уч|участок)\.?[  ]?\d{1,4}[а-я]?)?/gu

/** Homes told by a house's name, by who goes there, and by streets that say they are none. */
export function findNamedHomes(finder: AddressFinder): Identifier[] {
  const { language, text, tokens } = finder.reading
  const find = language === 'en' ? [numberedEnglish, namedEnglish] : language === 'ru' ? [russianStreet] : [goal]
  const found = tokens.flatMap((_, at) => find.flatMap((one) => one(finder, at) ?? []))
  if (language === 'ru') for (const match of text.matchAll(RUSSIAN_SETTLEMENT)) found.push(addressOf(match.index, match.index + match[0].length))
  return found
}
