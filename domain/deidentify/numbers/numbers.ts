import { idnr } from '@navikt/fnrvalidator'
import danishSsn from 'danish-ssn'
import personnummer from 'personnummer'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { digitsOf, isAmount, layout, layouts, type Group, type Match, type Run } from './digit-groups.ts'
import { cueBefore, lazily } from './number-cues.ts'
import { phone } from './phones.ts'
import { date, year } from './written-dates.ts'

const RUN = /(?<![\p{L}\d][-/]?|\d[.,])\(?\+?\(?\d+(?:(?:[  .–/()+-]|[  .)] |, | \(| [–-] )\d+)*/uy
const CHIP = layouts('15', '6 3 3 3', '3 12', '3 3 3 3 3', '3 4 4 4', '5 5 5', '3 2 10', '3 4 8', '3 6 6')
const ACCOUNT = layouts('4 2 5', '4 4 4 4', '16')
const LABELLED_ACCOUNT = layouts('4 10', '4 7', '4 8', '3 4', '4 4', '11', '10', '7', '8', '4 3 3 4')
const NATIONAL = layouts('11', '6 5', '6 2 3', '6 3 2', '8 4', '6 4', '12', '10')
/** The century apart: 19 580712-4439. */
const NATIONAL_WITH_CENTURY = layouts('2 6 4')
/** Read in pairs: only blanks may stand between, or it is a date and a time. */
/** With dots or hyphens in the date: 01.11.59-5713. */
const NATIONAL_DOTTED = layouts('2 2 2 4', '2 2 2 5', '4 2 2 4')
const NATIONAL_IN_PAIRS = layouts('2 2 2 5', '2 2 2 2 3', '2 2 2 3 2', '2 2 2 4', '2 2 2 2 2 1', '2 2 2 3 1 1')

/** Birth numbers count even when their checksum fails: a slip of the tongue or pen identifies all the same (spec 9). */
function nationalId(run: Run): Match | undefined {
  const count = layout(run, NATIONAL, /^[  +–-]$|^ - $/) || inPairs(run) || withCentury(run) || dotted(run)
  if (count === 0) return undefined
  const digits = digitsOf(run, count)
  if (run.cue() === 'phone' || run.cue() === 'account' || run.isInternational) return undefined
  if (digits.length === 10 && count === 1 && digits.startsWith('0') && run.cue() !== 'national' && run.language === 'sv' && !looksLikeBirth(digits))
    return undefined
  if (digits.length === 10 && count > 1 && !looksLikeBirth(digits) && run.cue() !== 'national') return undefined
  return { count, type: 'NATIONAL_ID', confidence: isCheckedId(digits) ? SURE.checked : SURE.shape }
}

/** The date in pairs with blanks, a blank or a hyphen before the rest: 17 08 62 - 2246. */
function inPairs(run: Run): number {
  const isBlank = (offset: number) => /^[  ]$/.test(run.groups[run.at + offset]?.separator ?? '')
  return isBlank(1) && isBlank(2) ? layout(run, NATIONAL_IN_PAIRS, /^[  ]$|^ ?[-–] ?$/) : 0
}

const withCentury = (run: Run): number => (/^(?:18|19|20)$/.test(run.groups[run.at]?.digits ?? '') ? layout(run, NATIONAL_WITH_CENTURY, /^[  +–-]$|^ - $/) : 0)

function dotted(run: Run): number {
  const { groups, at } = run
  const isEven = groups[at + 1]?.separator === groups[at + 2]?.separator && /^[.-]$/.test(groups[at + 1]?.separator ?? '')
  // 01.02.2024-1530 may be a date and a time
  // 2023-12-03 2023-12-11 are two dates
  const isNextDate = year(groups[at + 3]?.digits ?? '') && groups[at + 4]?.separator === groups[at + 1]?.separator
  return isEven && !isNextDate && groups[at + 3]?.separator !== '.' ? layout(run, NATIONAL_DOTTED, /^[.  -]$/) : 0
}

export function looksLikeBirth(digits: string): boolean {
  const [a, b, c] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), Number(digits.slice(4, 6))]
  const isMonth = (value: number) => (value >= 1 && value <= 12) || (value >= 41 && value <= 52) || (value >= 61 && value <= 92)
  const isDay = (value: number) => (value >= 1 && value <= 31) || (value >= 41 && value <= 91)
  return isMonth(b) && (isDay(a) || isDay(c))
}

/** Luhn's sum, which a Swedish number must have; asked before the library, which throws for every number that has not. */
function hasLuhnDigit(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const value = Number(digits[at]) * (at % 2 === 0 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

function isCheckedId(digits: string): boolean {
  if (digits.length === 11) return idnr(digits).status === 'valid'
  return (hasLuhnDigit(digits.slice(-10)) && personnummer.valid(digits)) || (digits.length === 10 && danishSsn(digits).valid)
}

function chip(run: Run): Match | undefined {
  const count = layout(run, CHIP, /^[  .-]$/)
  return count === 0 ? undefined : { count, type: 'CHIP', confidence: SURE.shape }
}

function account(run: Run): Match | undefined {
  const count = layout(run, ACCOUNT, /^[  .-]$/)
  if (count > 0) return { count, type: 'ACCOUNT', confidence: SURE.shape }
  const withCue = layout(run, LABELLED_ACCOUNT, /^[  .-]$/)
  return withCue === 0 || run.cue() !== 'account' ? undefined : { count: withCue, type: 'ACCOUNT', confidence: SURE.cue }
}

/** A long number nobody can mean as a measurement. */
function longNumber({ groups, at, text, cue }: Run): Match | undefined {
  const group = groups[at]
  if (group === undefined) return undefined
  const { digits, end } = group
  if (digits.length >= 5 && cue() === 'phone') return { count: 1, type: 'PHONE', confidence: SURE.cue }
  if (digits.length >= 5 && cue() === 'national') return { count: 1, type: 'NATIONAL_ID', confidence: SURE.cue }
  if (digits.length < 7 || digits.endsWith('0000') || isAmount(text, end)) return undefined
  return { count: 1, type: digits.length >= 12 && digits.length <= 15 ? 'CHIP' : 'OTHER_ID', confidence: SURE.list }
}

const LEAST_JOINED_DIGITS = 7

/** `778-20-1134`: groups joined by one sign that make a long number, whatever it counts. */
function joinedNumber({ groups, at, text }: Run): Match | undefined {
  const sign = groups[at + 1]?.separator
  if (sign === undefined || !/^[-/]$/.test(sign)) return undefined
  let count = 1
  let total = groups[at]?.digits.length ?? 0
  while (groups[at + count]?.separator === sign) total += groups[at + count++]?.digits.length ?? 0
  const end = groups[at + count - 1]?.end ?? 0
  return count < 3 || total < LEAST_JOINED_DIGITS || isAmount(text, end) ? undefined : { count, type: 'OTHER_ID', confidence: SURE.list }
}

const READERS = [chip, nationalId, date, account, phone, joinedNumber, longNumber]

function groupsOf(run: string, start: number): Group[] {
  const groups: Group[] = []
  let last = 0
  for (const match of run.matchAll(/\d+/g)) {
    groups.push({
      digits: match[0],
      start: start + match.index,
      end: start + match.index + match[0].length,
      separator: groups.length === 0 ? '' : run.slice(last, match.index),
    })
    last = match.index + match[0].length
  }
  return groups
}

const MOST_SIGNS = 3

/** The run that the digits at a place begin, signs before them in it, not before `from`. */
function runAt(text: string, from: number, digits: number): RegExpExecArray | undefined {
  if (digits < from) return undefined
  const hasSign = text.charAt(digits - 1) === '+' || text.charAt(digits - 1) === '('
  for (let start = hasSign ? Math.max(from, digits - MOST_SIGNS) : digits; start <= digits; start++) {
    RUN.lastIndex = start
    const run = RUN.exec(text)
    if (run !== null) return run
  }
  return undefined
}

type DigitText = Pick<Reading, 'text' | 'language' | 'tokens' | 'placesOf'>
type DigitRun = { readonly groups: readonly Group[]; /** A plus stands before its first group. */ readonly hasPlus: boolean }

/** The identifier that begins with one group of a run, and how many groups it takes. */
function readGroup({ text, language }: DigitText, { groups, hasPlus }: DigitRun, at: number): { readonly one: Identifier; readonly count: number } | undefined {
  const group = groups[at]
  if (group === undefined) return undefined
  const isInternational = at === 0 ? hasPlus : group.separator.includes('+') && /[\s(]/.test(group.separator)
  const run: Run = { text, groups, at, cue: lazily(() => cueBefore(text, group.start)), language, isInternational }
  let match: Match | undefined
  for (const read of READERS) {
    match = read(run)
    if (match !== undefined) break
  }
  const final = match === undefined ? undefined : groups[at + match.count - 1]
  if (match === undefined || final === undefined) return undefined
  const letters = final.digits.length >= 6 ? (/^[A-Z]{1,2}(?![\p{L}\d])/u.exec(text.slice(final.end, final.end + 3))?.[0].length ?? 0) : 0
  const start = isInternational ? startOfSign(text, group.start) : group.start
  return { one: { start, end: final.end + letters, type: match.type, confidence: match.confidence }, count: match.count }
}

/** A lone number of up to three digits is a measurement, never an identifier. */
const LEAST_DIGITS = 4

/** Birth numbers, phones, dates, accounts and chips written in digits, by their layout and the words before them. */
export function findNumbers(digitText: DigitText): Identifier[] {
  const { text, tokens, placesOf } = digitText
  const found: Identifier[] = []
  let last = 0
  for (const place of placesOf('digits')) {
    const match = runAt(text, last, tokens[place]?.start ?? 0)
    if (match === undefined) continue
    last = match.index + match[0].length
    if (match[0].length < LEAST_DIGITS) continue
    const run: DigitRun = { groups: groupsOf(match[0], match.index), hasPlus: /^\(?\+/.test(match[0]) }
    const { groups } = run
    let at = 0
    while (at < groups.length) {
      if (at === groups.length - 1 && (groups[at]?.digits.length ?? 0) < LEAST_DIGITS) break
      const read = readGroup(digitText, run, at)
      if (read !== undefined) found.push(read.one)
      at += read?.count ?? 1
    }
  }
  return found
}

const startOfSign = (text: string, start: number) => start - (/[(+ ]*\+\(?$/.exec(text.slice(Math.max(0, start - 3), start))?.[0].trimStart().length ?? 0)
