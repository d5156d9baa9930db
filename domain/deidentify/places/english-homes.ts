import { ENGLISH_LIVES as LIVES, FLATS, HOUSES, ROOMS } from '#domain/deidentify/words/home-words.ts'
import { isSmallNumber, type AddressFinder } from './house-numbers.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { gapAt, isCapitalAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const addressOf = (start: number, end: number): Identifier => ({ start, end, type: 'ADDRESS', confidence: SURE.cue })

/** What streets and houses end in, beside the words all know, and their short forms. */
const ENDS = wordSet(
  'bank mill yard green wharf quay end fold croft meadow meadows field fields wood dale brow bottom gate side garth cottages cottage ' +
    'house barn farm lodge hall manor rectory vicarage towers point heath common chase dene vale ridge mount bridge parade circus passage ' +
    'alley esplanade promenade strand wynd brae loan vennel path snicket rigg forge oast granary stables maltings court gardens rise lane ' +
    'road street close drive avenue terrace crescent mews grove hill way square place row walk view park villas heights villa bungalow ' +
    'chapel bryn rd st ave cres ln terr gdns sq',
)
/** Streets that say what they are first: Heol y Bryn. */
const FIRST_WORDS = wordSet('heol ffordd stryd maes rhodfa lôn rue via calle')
const SMALL = wordSet('y yr de la du di del')
const LIVES_AT = wordSet('at address to in')
const MOST_WORDS = 4
const SHORT_SAINT = /^\.?[  ]$/u

/** One past the last of the capitals of a name that ends as streets and houses do, or `from`. */
function nameEnd({ tokens, isUncased }: Reading, from: number, ends: ReadonlySet<string>): number {
  for (let end = from; end < from + MOST_WORDS; end++) {
    const token = tokens[end]
    const gap = lowerAt(tokens, end - 1) === 'st' && end > from ? SHORT_SAINT : end === from ? /^,?[  ]$/u : /^[  ]$/u
    const isPart = token !== undefined && !token.isNumber && gap.test(token.gap) && (token.isCapital || isUncased)
    if (!isPart) return from
    if (end > from && ends.has(token.lower) && !(token.lower === 'st' && isCapitalAt(tokens, end + 1) && /^\.?[  ]$/u.test(gapAt(tokens, end + 1))))
      return end + 1
  }
  return from
}

/** The flat before a house: Flat 3, Unit 4, number. */
function flatBefore(finder: AddressFinder, at: number): number {
  const { tokens } = finder.reading
  if (/^(?:number|no)$/.test(lowerAt(tokens, at - 1))) return at - 1
  const isUncased = at >= 2 && isSmallNumber(finder, at - 1) && FLATS.has(lowerAt(tokens, at - 2)) && /^,?[  ]$/u.test(gapAt(tokens, at))
  return isUncased ? at - 2 : at
}

/** Heol y Bryn: the word for a street first. */
function foreignEnd({ tokens }: Reading, from: number): number {
  if (!FIRST_WORDS.has(lowerAt(tokens, from)) || !isCapitalAt(tokens, from)) return from
  let end = from + 1
  while (end < from + MOST_WORDS && gapAt(tokens, end) === ' ' && (isCapitalAt(tokens, end) || SMALL.has(lowerAt(tokens, end)))) end++
  return end > from + 1 ? end : from
}

/** `7 Laurel Bank`, `12 The Green`, `Unit 4, 19 Tannery Yard`, `number nine, Chapel Close`. */
function numbered(finder: AddressFinder, at: number): Identifier | undefined {
  const { reading } = finder
  const { tokens, isUncased } = reading
  if (!isSmallNumber(finder, at) || (isSmallNumber(finder, at - 1) && gapAt(tokens, at) === ' ' && !FLATS.has(lowerAt(tokens, at - 2)))) return undefined
  let name = at + 1
  while (name < at + 4 && gapAt(tokens, name) === ' ' && isSmallNumber(finder, name)) name++
  if (/^[a-h]$/.test(lowerAt(tokens, name)) && /^[  ]?$/u.test(tokens[name]?.gap ?? 'x')) name++
  const before = flatBefore(finder, at)
  // in speech without capitals "two down the hill" is none: a word for flat or home must stand before
  const isTold = !isUncased || before < at || (LIVES_AT.has(lowerAt(tokens, at - 1)) && LIVES.has(lowerAt(tokens, at - 2)))
  const end = isTold ? Math.max(nameEnd(reading, name, ENDS), foreignEnd(reading, name)) : name
  const [first, last] = [tokens[before], tokens[end - 1]]
  return end === name || first === undefined || last === undefined ? undefined : addressOf(first.start, last.end)
}

/** `Flat four, Nelson House, Dock Street`, `Room 14, Beech House`: a part of a named house, and the street of that. */
function partOfHouse(finder: AddressFinder, at: number): Identifier | undefined {
  const { reading } = finder
  const { tokens } = reading
  const word = lowerAt(tokens, at)
  if (!(FLATS.has(word) || ROOMS.has(word)) || !isSmallNumber(finder, at + 1) || gapAt(tokens, at + 1) !== ' ') return undefined
  const end = nameEnd(reading, at + 2, ROOMS.has(word) && !FLATS.has(word) ? HOUSES : ENDS)
  if (end === at + 2) return undefined
  const street = nameEnd(reading, end, ENDS)
  return addressOf(tokens[at]?.start ?? 0, tokens[street - 1]?.end ?? 0)
}

/** `lives at The Old Forge, Mill Bank`: behind the word for living a house by its name, perhaps its street. */
function named({ reading }: AddressFinder, lives: number): Identifier | undefined {
  const { tokens } = reading
  if (!LIVES.has(lowerAt(tokens, lives))) return undefined
  const at = lives + (LIVES_AT.has(lowerAt(tokens, lives + 1)) ? 2 : 1)
  if (!/^:?[  ]$/u.test(gapAt(tokens, at))) return undefined
  const end = nameEnd(reading, at, HOUSES)
  if (end === at) return undefined
  const street = nameEnd(reading, end, ENDS)
  return addressOf(tokens[at]?.start ?? 0, tokens[street - 1]?.end ?? 0)
}

const STREETS = wordSet('lane road street way avenue close drive terrace crescent hill row')

/** `mill cottage church lane`: in speech a house by its name, straight before its street. */
function houseAndStreet({ reading: { tokens, isUncased, know } }: AddressFinder, at: number): Identifier | undefined {
  const [name, house] = [tokens[at - 1], tokens[at]]
  if (!isUncased || name === undefined || house?.gap !== ' ' || !HOUSES.has(house.lower) || name.isNumber) return undefined
  for (let end = at + 2; end <= at + 3 && gapAt(tokens, end) === ' ' && gapAt(tokens, end - 1) === ' '; end++) {
    const first = name.lower === 'the' || !know(at - 1).isAnnouncer ? name : house
    if (STREETS.has(lowerAt(tokens, end))) return addressOf(first.start, tokens[end]?.end ?? house.end)
  }
  return undefined
}

/** Streets and houses as English writes them, the number first. */
export const ENGLISH_HOMES = [numbered, partOfHouse, named, houseAndStreet]
