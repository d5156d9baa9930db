import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import type { SpokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import type { WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { gapAt, isNumberAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'
import { SAID_LETTERS } from '#domain/deidentify/words/home-words.ts'

export type AddressFinder = { readonly reading: Reading; readonly spoken: SpokenDigits }

const LONGEST_HOUSE = 4
const MOST_HOUSE_WORDS = 4

/** A number a house may have, in digits or words. */
export const isSmallNumber = ({ reading: { tokens }, spoken }: AddressFinder, at: number): boolean =>
  (isNumberAt(tokens, at) && (tokens[at]?.text.length ?? 9) <= LONGEST_HOUSE) || (spoken.valueAt(at) ?? 1000) < 1000

const HOUSE = new RegExp(
  String.raw`[  ]\d{1,4}(?:-\d{1,3}(?![-\d]))?(?:(?:[A-HJ-Za-hj-zÆØÅÄÖ]|[  ][A-HJ-ZÆØÅÄÖabcegh]|[  ][df](?![. ]{0,2}\d)|` +
    String.raw`[Ii])(?![\p{L}\d]))?(?:,?[  ](?:\d{1,2}\.?[  ]?(?:tv|th|mf|sal|etg|tr|og)\.?|st\.?(?:[  ]?(?:tv|th|mf)\.?)?|` +
    String.raw`leil(?:ighet)?\.?[  ]?[A-Z\d]{1,6}|lgh[  ]?\d{3,4}|[Hh]\d{4}|apt\.?[  ]?\d+|suite[  ]\d+))?(?![\d\p{L}])`,
  'uy',
)

/** The "and" of "two hundred and four". */
const isInHundred = (tokens: readonly WordToken[], spoken: SpokenDigits, { from, at }: { readonly from: number; readonly at: number }) =>
  at > from && /^(?:og|och|and|å)$/.test(lowerAt(tokens, at)) && spoken.valueAt(at - 1) === 100 && (spoken.valueAt(at + 1) ?? 100) < 100

/** Said between a street and its number. */
const HOUSE_NUMBER = new Set(['nummer', 'nr', 'number', 'номер'])

/** Whether nothing more of the sentence stands behind a house: a stop, the number of the postcode, a part of the house. */
function endsHouse({ reading: { tokens }, spoken }: AddressFinder, at: number): boolean {
  const token = tokens[at]
  return (
    token === undefined ||
    !/^[  ]$/u.test(token.gap) ||
    token.isNumber ||
    spoken.valueAt(at) !== undefined ||
    /^(?:oppgang|opgang|uppgång|leilighet|lejlighed|lägenhet|entrance|flat)$/.test(token.lower)
  )
}

/** Where a house number in digits ends, behind the street or behind the word for a number: granveien nummer 12. */
function writtenEnd({ tokens, text }: Reading, at: number, number: number): number | undefined {
  const street = tokens[at]
  if (street === undefined) return undefined
  HOUSE.lastIndex = street.end
  const written = HOUSE.exec(text)
  if (written !== null) return street.end + written[0].length
  return number > at + 1 && isNumberAt(tokens, number) && gapAt(tokens, number) === ' ' ? tokens[number]?.end : undefined
}

/** A letter said behind a house number. Some are words when said (`sju be, …`), and an "a" may be a small word of the sentence; b to h are none. */
function isLetterOfHouse(finder: AddressFinder, at: number): boolean {
  const { tokens } = finder.reading
  const letter = lowerAt(tokens, at)
  if (gapAt(tokens, at) !== ' ') return false
  return /^[b-h]$/.test(letter) || (letter === 'a' && gapAt(tokens, at + 1) !== ' ') || (SAID_LETTERS.has(letter) && endsHouse(finder, at + 1))
}

/** Where the house number after a street ends, digits or words, or undefined when there is none. */
export function houseEnd(finder: AddressFinder, at: number): number | undefined {
  const { reading, spoken } = finder
  const { tokens } = reading
  const number = HOUSE_NUMBER.has(lowerAt(tokens, at + 1)) && gapAt(tokens, at + 1) === ' ' ? at + 2 : at + 1
  const written = writtenEnd(reading, at, number)
  if (written !== undefined) return written
  let end = number
  const isNumberWord = () => (spoken.valueAt(end) ?? 1000) < 1000 || isInHundred(tokens, spoken, { from: number, at: end })
  while (end < number + MOST_HOUSE_WORDS && gapAt(tokens, end) === ' ' && isNumberWord()) end++
  if (end === number) return undefined
  return tokens[isLetterOfHouse(finder, end) ? end : end - 1]?.end
}
