import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import type { SpokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import { gapAt, isCapitalAt, isNumberAt, lengthAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const NEAR = /^(?:[  ]?\.?[  ]{0,2}|, |[  -])$/
const YEAR = /^(?:1[89]|20)\d\d$/
const DAY_SUFFIX = new Set(['st', 'nd', 'rd', 'th', 'e', 'a', 'го', 'ое', 'of'])
const YEAR_WORDS = new Set(['г', 'года', 'год', 'г.'])
/** English months that are everyday words or names; they need a day or a year beside them. */
const AMBIGUOUS_MONTHS = new Set(['may', 'march', 'june', 'april', 'august', 'mars', 'mar', 'jan', 'mai', 'maj', 'des', 'sep', 'jun', 'jul'])
const MOST_YEAR_WORDS = 5

type DateFinder = { readonly reading: Reading; readonly spoken: SpokenDigits }

const isDay = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31

/** The first token of a day that ends at `at`, or -1: 4, 3rd, tredje, двадцать третьего. */
function dayEndingAt({ reading, spoken }: DateFinder, at: number): number {
  const { tokens, cues } = reading
  const token = tokens[at]
  if (token === undefined) return -1
  if (token.isNumber) return isDay(token.text) ? at : -1
  if (DAY_SUFFIX.has(token.lower) && at > 0) return dayEndingAt({ reading, spoken }, at - 1)
  const before = tokens[at - 1]
  if (before !== undefined && cues.ordinals.has(`${before.lower} ${token.lower}`)) return at - 1
  // двадцать первое, thirty first
  const ten = before === undefined ? undefined : spoken.valueAt(at - 1)
  if (cues.ordinals.has(token.lower)) return (ten === 20 || ten === 30) && token.gap === ' ' && (cues.ordinals.get(token.lower) ?? 99) < 10 ? at - 1 : at
  return spoken.valueAt(at) !== undefined && (spoken.valueAt(at) ?? 0) <= 31 ? at : -1
}

/** One past the last token of a year that begins at `at`, or `at` itself. */
function yearFrom({ reading, spoken }: DateFinder, at: number): number {
  const { tokens } = reading
  const token = tokens[at]
  if (token === undefined || !/^[  ]?[,.]?[  ]?['’]?$/.test(token.gap)) return at
  let end = at
  if (token.isNumber) {
    if (YEAR.test(token.text) || (/^\d\d$/.test(token.text) && !/^[.,]/.test(gapAt(tokens, at + 1)))) end = at + 1
  } else if (token.gap === ' ' || token.gap === ', ') {
    while (end < at + MOST_YEAR_WORDS && (end === at || gapAt(tokens, end) === ' ') && (spoken.valueAt(end) !== undefined || spoken.isYearOrdinal(end))) end++
  }
  const word = tokens[end]
  return end > at && word !== undefined && YEAR_WORDS.has(word.lower) ? end + 1 : end
}

/** Where the day stands before its month, or -1: 4 mai, 3rd of June. */
function dayBeforeMonth(finder: DateFinder, at: number): number {
  const { tokens } = finder.reading
  const gap = gapAt(tokens, at)
  return NEAR.test(gap) || (gap === ' ' && lowerAt(tokens, at - 1) === 'of') ? dayEndingAt(finder, at - 1) : -1
}

/** One past the day behind an English month, or `at` when none stands there: March 4th. */
function dayBehindMonth({ tokens, language }: Reading, at: number): number {
  const day = tokens[at]
  if (day === undefined || language !== 'en' || !day.isNumber || !isDay(day.text) || day.gap !== ' ' || !isCapitalAt(tokens, at - 1)) return at
  return DAY_SUFFIX.has(lowerAt(tokens, at + 1)) ? at + 2 : at + 1
}

/** A month without a day or a year is one in full letters, and no word of every day unless the sentence makes a season of it. */
const isMonthAlone = (reading: Reading, at: number) => {
  const month = lowerAt(reading.tokens, at)
  return !reading.cues.monthsShort.has(month) && (!AMBIGUOUS_MONTHS.has(month) || isSeason(reading, at))
}

function monthAt(finder: DateFinder, at: number): Identifier | undefined {
  const { reading } = finder
  const { tokens, cues } = reading
  const month = lowerAt(tokens, at)
  if (!cues.monthsShort.has(month) && !cues.months.has(month)) return undefined
  const dayStart = dayBeforeMonth(finder, at)
  const yearEnd = yearFrom(finder, dayStart < 0 ? dayBehindMonth(reading, at + 1) : at + 1)
  const isAlone = dayStart < 0 && yearEnd === at + 1
  if (isAlone && !isMonthAlone(reading, at)) return undefined
  const first = tokens[dayStart < 0 ? at : dayStart]
  const last = tokens[yearEnd - 1]
  if (first === undefined || last === undefined) return undefined
  return { start: first.start, end: endWithStop(reading.text, last.end, last.lower), type: 'DATE', confidence: isAlone ? SURE.list : SURE.shape }
}

const endWithStop = (text: string, end: number, word: string) =>
  word === 'г' && text.charAt(end) === '.' ? end + 1 : end + (/^-(?:го|м|й|х)(?!\p{L})/u.exec(text.slice(end, end + 4))?.[0].length ?? 0)

/** `i mai`, `last June`: a month in its place in a sentence. */
function isSeason({ tokens, language }: Reading, at: number): boolean {
  const before = lowerAt(tokens, at - 1)
  if (language === 'en') return isCapitalAt(tokens, at) && /^(?:in|since|last|next|until|by|from|early|late|mid|this)$/.test(before)
  return /^(?:i|siden|sedan|fra|från|til|till|ca|midten|slutten|begynnelsen|slutet|början|slutningen|starten|forrige|förra|sidste)$/.test(before)
}

/** niende i tredje femtiåtte: day and month both as ordinals. */
function ordinalPairAt(finder: DateFinder, at: number): Identifier | undefined {
  const { reading } = finder
  const { tokens, cues } = reading
  const day = tokens[at]
  if (day === undefined || !cues.ordinals.has(day.lower)) return undefined
  const isLinked = /^(?:i|in|den|of|the|av|af)$/.test(lowerAt(tokens, at + 1))
  const monthIndex = isLinked ? at + 2 : at + 1
  const month = tokens[monthIndex]
  if (month === undefined || !/^[ ,]{1,2}$/.test(month.gap) || (cues.ordinals.get(month.lower) ?? 99) > 12) return undefined
  const yearEnd = yearFrom(finder, monthIndex + 1)
  if (!isLinked && yearEnd === monthIndex + 1) return undefined
  const last = tokens[yearEnd - 1]
  return last === undefined ? undefined : { start: day.start, end: last.end, type: 'DATE', confidence: SURE.shape }
}

const BETWEEN = new Set(['i', 'den', 'in', 'on', 'the', 'er', 'är', 'в'])

const MOST_BIRTH_WORDS = MOST_YEAR_WORDS + 3

/** A word or number that may be part of a date of birth. */
function isBirthPart({ reading: { tokens, cues }, spoken }: DateFinder, at: number): boolean {
  const word = lowerAt(tokens, at)
  return (
    spoken.valueAt(at) !== undefined ||
    spoken.isYearOrdinal(at) ||
    cues.ordinals.has(word) ||
    cues.months.has(word) ||
    YEAR_WORDS.has(word) ||
    isYearAt(tokens, at)
  )
}

/** Behind the first word of a date also a day or a short year, and the word between them. */
const isLaterBirthPart = (finder: DateFinder, at: number) => {
  const { tokens } = finder.reading
  if (!/^[ ,.]{1,2}$/.test(gapAt(tokens, at))) return false
  return lowerAt(tokens, at) === 'i' || (isNumberAt(tokens, at) && lengthAt(tokens, at) <= 2) || isBirthPart(finder, at)
}

const isYearAt = (tokens: Reading['tokens'], at: number) => isNumberAt(tokens, at) && YEAR.test(lowerAt(tokens, at))

/** After "born" the words of a date or a year, whatever their order. */
function birthAt(finder: DateFinder, at: number): Identifier | undefined {
  const { reading } = finder
  const { tokens, cues } = reading
  const first = tokens[at]
  const skipped = BETWEEN.has(lowerAt(tokens, at - 1)) ? 1 : 0
  if (first === undefined || phraseBefore(reading, at - skipped, cues.birth) === 0 || !isBirthPart(finder, at)) return undefined
  let end = at + 1
  while (end < at + MOST_BIRTH_WORDS && isLaterBirthPart(finder, end)) end++
  while (lowerAt(tokens, end - 1) === 'i') end--
  const isDayAlone = end === at + 1 && !first.isNumber && cues.ordinals.has(first.lower)
  const last = tokens[end - 1]
  return last === undefined || isDayAlone ? undefined : { start: first.start, end: last.end, type: 'DATE', confidence: SURE.cue }
}

/** Dates said or written with words: months, weekdays, ordinals, birth years. A relative day ("yesterday") identifies nobody and stays. */
export function findDates(reading: Reading, spoken: SpokenDigits): Identifier[] {
  const { tokens, cues, language, isUncased, placesOf } = reading
  const found: Identifier[] = []
  const finder = { reading, spoken }
  const add = (date: Identifier | undefined) => {
    if (date !== undefined) found.push(date)
  }
  for (const at of placesOf('calendar')) {
    const token = tokens[at]
    if (token !== undefined && cues.weekdays.has(token.lower) && !(language === 'en' && !token.isCapital && !isUncased))
      add({ start: token.start, end: token.end, type: 'DATE', confidence: SURE.list })
    else {
      add(monthAt(finder, at))
      add(ordinalPairAt(finder, at))
    }
  }
  for (const birth of placesOf('birth')) {
    add(birthAt(finder, birth + 1))
    if (BETWEEN.has(lowerAt(tokens, birth + 1))) add(birthAt(finder, birth + 2))
  }
  return found
}
