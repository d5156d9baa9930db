import { isCounted, RUSSIAN_LIVES as LIVES, RUSSIAN_STREET } from '#domain/deidentify/words/home-words.ts'
import { isSmallNumber, type AddressFinder } from './house-numbers.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { gapAt, isCapitalAt, isNumberAt, isSignAt, isWordAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const addressOf = (start: number, end: number): Identifier => ({ start, end, type: 'ADDRESS', confidence: SURE.cue })

const HOUSE = wordSet('дом д доме дому')
const PREPOSITION = /^(?:на|по|с)$/
const ADJECTIVE = /(?:ая|яя|ой|ей|ую|ий|ый|ом|ем)$/u
/** Behind the number of a street: 3-я Парковая. */
const NUMBER_ENDING = /^(?:я|й|ая|ый|ой)$/
const MOST_WORDS = 3

/** One past the number of a house, `дом` before it or not; `at` when there is none. */
function houseFrom(finder: AddressFinder, at: number): number {
  const { tokens } = finder.reading
  const number = HOUSE.has(lowerAt(tokens, at)) ? at + 1 : at
  let end = number
  while (end < number + 3 && isSmallNumber(finder, end) && /^(?:[.,]{0,2}[  ]{1,2})$/u.test(gapAt(tokens, end))) end++
  // 5а: the letter is glued to it
  return end === number ? at : tokens[end]?.gap === '' && isSignAt(tokens, end) ? end + 1 : end
}

/** Who lives or goes there is told straight before a word, or before its preposition. */
function isTold({ tokens }: Reading, at: number): boolean {
  const verb = PREPOSITION.test(lowerAt(tokens, at - 1)) ? at - 2 : at - 1
  return LIVES.has(lowerAt(tokens, verb)) && /^[:?]?[ \u00a0]$/u.test(gapAt(tokens, at))
}

/** One past the words of a street: 3-я Парковая, Второй Парковой. */
function streetNameEnd({ reading: { tokens }, spoken }: AddressFinder, from: number): number {
  const isWord = (at: number) => isWordAt(tokens, at) && !HOUSE.has(lowerAt(tokens, at)) && spoken.valueAt(at) === undefined
  let end = from
  while (end < from + MOST_WORDS && /^:?\??[ \u00a0]$/u.test(gapAt(tokens, end)) && isWord(end)) end++
  return end
}

/** `живет на лесной, дом семь`, `на Второй Парковой, восемнадцать`: a street without the word for one, and its house. */
function streetAlone(finder: AddressFinder, at: number): Identifier | undefined {
  const { reading } = finder
  const { tokens, text } = reading
  const isHome = isTold(reading, at)
  const isNamedPlace = PREPOSITION.test(lowerAt(tokens, at - 1)) && isCapitalAt(tokens, at)
  if (PREPOSITION.test(lowerAt(tokens, at)) || (!isHome && !isNamedPlace)) return undefined
  const from = isNumberAt(tokens, at) && NUMBER_ENDING.test(lowerAt(tokens, at + 1)) ? at + 2 : at
  const end = streetNameEnd(finder, from)
  const isNamed = ADJECTIVE.test(lowerAt(tokens, end - 1)) || (isHome && isCapitalAt(tokens, end - 1))
  if (end === from || !isNamed) return undefined
  const last = houseFrom(finder, end)
  const [first, final] = [tokens[at], tokens[last - 1]]
  if (last === end || first === undefined || final === undefined) return undefined
  return !HOUSE.has(lowerAt(tokens, end)) && isCounted(text, final.end) ? undefined : addressOf(first.start, final.end)
}

/** `д. 9 по Сибирскому тракту`, `доме 12 по улице Гагарина`: the house before its street. */
function houseFirst(finder: AddressFinder, at: number): Identifier | undefined {
  const { tokens } = finder.reading
  const first = tokens[at]
  if (first === undefined || !(HOUSE.has(first.lower) || first.lower === 'дома')) return undefined
  const number = houseFrom(finder, at + 1)
  if (number === at + 1 || !/^(?:по|на)$/.test(lowerAt(tokens, number))) return undefined
  for (let end = number + 1; end <= number + MOST_WORDS && gapAt(tokens, end) === ' '; end++) {
    if (!RUSSIAN_STREET.test(lowerAt(tokens, end))) continue
    // по улице Гагарина: the name stands behind the word
    const isBehind = end === number + 1 && gapAt(tokens, end + 1) === ' ' && (isCapitalAt(tokens, end + 1) || finder.reading.isUncased)
    const last = tokens[isBehind ? end + 1 : end]
    return last === undefined ? undefined : addressOf(first.start, last.end)
  }
  return undefined
}

/** `Ленинский проспект, д. 44`, `Тупиковый пер., 5а`: the name before the word for a street. */
function streetBehindName(finder: AddressFinder, at: number): Identifier | undefined {
  const { tokens, cues } = finder.reading
  const [name, street] = [tokens[at], tokens[at + 1]]
  if (name === undefined || street === undefined || street.gap !== ' ' || !cues.streets.has(street.lower) || !ADJECTIVE.test(name.lower) || name.isNumber)
    return undefined
  const last = houseFrom(finder, at + 2)
  return last === at + 2 ? undefined : addressOf(name.start, tokens[last - 1]?.end ?? street.end)
}

/** `мкр. Южный`, `СНТ «Ромашка», участок 44`, `общежитие № 3, комната 12`: what is no street and yet a home. */
const SETTLEMENT = new RegExp(
  String.raw`(?<![\p{L}\d])(?:мкрн?|микрорайон|пос|посёлок|поселок|снт|днт)\.?[  ]{1,2}[«"]?\p{Lu}[\p{L}-]+[»"]?(?:,?[  ](?:д|дом|уч|` +
    String.raw`участок)\.?[  ]?\d{1,4}[а-я]?)?|(?<![\p{L}\d])общежити[ея][  ](?:№[  ]?)?\d{1,3}(?:,?[  ](?:комната|ком|к)\.?[  ]?\d{1,4})?`,
  'giu',
)

/** `д. Большие Горки, 7`, `хутор Дальний, 3`: a village and the number of the house. */
const VILLAGE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:д|дер|с|х|п)\.[  ]?|(?:деревня|деревне|деревни|село|селе|села|хутор|хуторе|станица|станице|аул|ауле)[  ])` +
    String.raw`\p{Lu}[\p{L}-]+(?:[  ]\p{Lu}[\p{L}-]+)?,?[  ](?:дом[  ]|д\.?[  ]?)?\d{1,3}[а-яА-Я]?(?![\p{L}\d])|` +
    String.raw`(?<![\p{L}\d])(?:почтов\p{L}{2}[  ]ящик\p{L}?|абонентск\p{L}{2}[  ]ящик\p{L}?|а\/я)[  ]№?[  ]?\d{1,6}(?![\p{L}\d])`,
  'giu',
)

/** Homes that no street word tells, or that stand before it. */
export const RUSSIAN_HOMES = [streetAlone, streetBehindName, houseFirst]

/** Settlements, gardens and hostels. */
export const russianSettlements = (text: string): Identifier[] =>
  [...text.matchAll(SETTLEMENT), ...text.matchAll(VILLAGE)].map((match) => addressOf(match.index, match.index + match[0].length))
