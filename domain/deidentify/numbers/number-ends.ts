import { firstEndingAfter } from '#domain/deidentify/knowledge/claims.ts'
import { isMeasured } from './measures.ts'
import { cueBefore } from './number-cues.ts'
import type { Identifier, IdentifierType } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import type { SpokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { gapAt, isNumberAt, isSignAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const NUMBERS: ReadonlySet<IdentifierType> = new Set(['NATIONAL_ID', 'PHONE', 'CASE_NO', 'OTHER_ID', 'ACCOUNT', 'CHIP', 'ANIMAL_ID', 'HPR'])
/** Said in the midst of a long number: one five oh four, then three three one. */
const PAUSES = wordSet('then and so space og och så siden sedan deretter derefter mellomrom mellanslag mellemrum и потом затем дальше далее пробел')
const MOST_PAUSES = 2
const [LEAST_MORE, MOST_MORE] = [3, 14]

type Reader = { readonly reading: Reading; readonly spoken: SpokenDigits }

const DOUBLING = /^(?:do[bu]+belt?|double|triple|dash|strek|streck|streg|тире)$/

/** One past the digits, said or written, from a token on, and how many they are. */
function digitsFrom({ reading: { tokens }, spoken }: Reader, from: number): { end: number; digits: number } {
  let [end, digits, last] = [from, 0, from]
  while (end < from + MOST_MORE && (end === from || /^(?:[  ]|, |-|[  ]-[  ])$/u.test(tokens[end]?.gap ?? 'x'))) {
    const token = tokens[end]
    const value = spoken.valueAt(end)
    if (token?.isNumber === true) digits += token.text.length
    else if (value !== undefined && value < 1000) digits += String(value).length
    else if (!DOUBLING.test(token?.lower ?? '')) break
    end++
    if (!DOUBLING.test(token?.lower ?? '')) last = end
  }
  return { end: last, digits }
}

/** Where a number goes on behind a pause: `…, then three three one oh nine`, `9 4 3, 4 7 6, 5 9 1 0`. */
function restOf(reader: Reader, end: number): number {
  const { tokens } = reader.reading
  let at = firstEndingAfter(tokens, end)
  const isSingle = (index: number) => isNumberAt(tokens, index) && isSignAt(tokens, index)
  const isRow = isSingle(at - 1) && isSingle(at) && gapAt(tokens, at) === ', '
  const from = at
  while (at < from + MOST_PAUSES && PAUSES.has(lowerAt(tokens, at)) && /^,?[  ]$/u.test(gapAt(tokens, at))) at++
  if ((at === from && !isRow) || !/^,?[  ]$/u.test(gapAt(tokens, at))) return end
  const rest = digitsFrom(reader, at)
  return rest.digits < LEAST_MORE || rest.end - at < LEAST_MORE ? end : (tokens[rest.end - 1]?.end ?? end)
}

/** Numbers with what is said of them behind a pause. */
export const withRest = (reader: Reader, found: readonly Identifier[]): Identifier[] => found.map((one) => {
  if (!NUMBERS.has(one.type)) return one
  const end = restOf(reader, one.end)
  return end === one.end ? one : { ...one, end }
})

const LAST = wordSet('last siste sista sidste final последние')
const HOW_MANY = wordSet('four five six fire fem seks fyra sex 4 5 6 четыре пять шесть')
const LINKS = wordSet(
  'digits numbers figures sifre sifrene siffer siffrorna siffror cifre tall tallene are is er är of the in av af i my his her cpr ' +
    'personnummeret personnumret fødselsnummeret cifrene id number цифры номера это',
)
const MOST_LINKS = 5
const [FEWEST, MOST] = [4, 6]

/** `sista fyra är 4522`, `de siste fem er tre tre en null ni`: the part of a birth number that points at one person. */
export function findLastDigits(reader: Reader): Identifier[] {
  const { tokens } = reader.reading
  const found: Identifier[] = []
  for (const many of reader.reading.placesOf('number')) {
    const isTold = HOW_MANY.has(lowerAt(tokens, many)) && (LAST.has(lowerAt(tokens, many - 1)) || LAST.has(lowerAt(tokens, many + 1)))
    if (!isTold) continue
    let at = LAST.has(lowerAt(tokens, many + 1)) ? many + 2 : many + 1
    const from = at
    while (at < from + MOST_LINKS && LINKS.has(lowerAt(tokens, at)) && gapAt(tokens, at) === ' ') at++
    const { end, digits } = digitsFrom(reader, at)
    const [first, last] = [tokens[at], tokens[end - 1]]
    if (first !== undefined && last !== undefined && end > at && digits >= FEWEST && digits <= MOST && /^:?[  ]$/u.test(first.gap))
      found.push({ start: first.start, end: last.end, type: 'NATIONAL_ID', confidence: SURE.cue })
  }
  return found
}

const BEHIND_LOGIN = /^[  ]?(?::|is|er|är|—|-)?[  ]{0,2}((?=\S*\d)[\p{L}\d][\p{L}\d_.!?$%&*+-]{3,30}[\p{L}\d!?$%&*+])/u

/** `passord: Tiger44!`, `логин kovaleva82`: a word with digits behind what lets one in. */
export function findLogins({ text, tokens, placesOf }: Reading): Identifier[] {
  return placesOf('login').flatMap((at): Identifier[] => {
    const { end = 0 } = tokens[at] ?? {}
    const match = BEHIND_LOGIN.exec(text.slice(end, end + 40))
    const word = match?.[1]
    return match === null || word === undefined
      ? []
      : [{ start: end + match[0].length - word.length, end: end + match[0].length, type: 'OTHER_ID', confidence: SURE.cue }]
  })
}

const CLOCK = wordSet('kl klokka klokken klockan at tid time в')

/** `0448`, where animals are treated: four digits with a nought in front are one's number, unless a clock is told. */
export function findHerdNumbers({ tokens, vertical, placesOf, text }: Reading): Identifier[] {
  if (vertical !== 'vet') return []
  return placesOf('digits').flatMap((at): Identifier[] => {
    const token = tokens[at]
    const isApart =
      token !== undefined && /^[  (]{1,2}$/u.test(token.gap.replace(',', '')) && /^(?:[  ,;)\n]|\.(?!\d)|$)/u.test(text.slice(token.end, token.end + 2))
    return isApart && /^0\d{3}$/.test(token.text) && !CLOCK.has(lowerAt(tokens, at - 1)) && !isMeasured(text, token.end)
      ? [{ start: token.start, end: token.end, type: 'ANIMAL_ID', confidence: SURE.shape }]
      : []
  })
}

const RANGE_BEFORE = /(?<![\d/.,])\d{1,2}(?:\.|th|st|nd|rd)?(?:[./]\d{1,2}\.?)?[  ]?[-–][  ]?$/u
const LONGEST_RANGE = 12

/** `04.-07.11.2023`, `4th-7th November`: a date with the day it is counted from. */
export const withRange = (text: string, dates: readonly Identifier[]): Identifier[] => dates.map((one) => {
  const before = one.type === 'DATE' ? (RANGE_BEFORE.exec(text.slice(Math.max(0, one.start - LONGEST_RANGE), one.start))?.[0].length ?? 0) : 0
  return before === 0 ? one : { ...one, start: one.start - before }
})

const isDay = (digits: string) => /^(?:0?[1-9]|[12]\d|3[01])$/.test(digits)
const isMonth = (digits: string) => /^(?:0?[1-9]|1[0-2])$/.test(digits)

/** `operert 02 11 23`, `kontroll 3 12`: behind the word for what happened, a day whose dots a recogniser or a form left out. */
export function findBareDates({ text, tokens, isUncased, placesOf }: Reading): Identifier[] {
  if (!isUncased) return []
  return placesOf('digits').flatMap((at): Identifier[] => {
    const [day, month, year] = [tokens[at], tokens[at + 1], tokens[at + 2]]
    if (day === undefined || month?.gap !== ' ' || !month.isNumber || !isDay(day.text) || !isMonth(month.text) || isNumberAt(tokens, at - 1)) return []
    const cue = cueBefore(text, day.start)
    const hasYear = year?.isNumber === true && /^[ -]$/.test(year.gap) && /^(?:\d\d|(?:19|20)\d\d)$/.test(year.text)
    const last = hasYear ? year : month
    const goesOn = isNumberAt(tokens, at + (hasYear ? 3 : 2)) && gapAt(tokens, at + (hasYear ? 3 : 2)) === ' '
    return (cue === 'date' || cue === 'birth') && !goesOn && !isMeasured(text, last.end)
      ? [{ start: day.start, end: last.end, type: 'DATE', confidence: SURE.cue }]
      : []
  })
}
