import { idnr } from '@navikt/fnrvalidator'
import danishSsn from 'danish-ssn'
import type { CountryCode } from 'libphonenumber-js/min'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import personnummer from 'personnummer'
import type { Language } from '#contract/vertical.ts'
import type { Identifier, IdentifierType } from './identifier.ts'
import { SURE } from './identifier.ts'
import type { NumberCue } from './number-cues.ts'
import { cueBefore, lazily } from './number-cues.ts'
import type { Reading } from './reading.ts'

/** Digits between separators, and the separator before them. */
type Group = { readonly digits: string; readonly start: number; readonly end: number; readonly separator: string }
type Match = { readonly count: number; readonly type: IdentifierType; readonly confidence: number }
type Run = { readonly text: string; readonly groups: readonly Group[]; readonly at: number; /** What the words before say it is; read when asked for, for most numbers their layout is enough. */ readonly cue: () => NumberCue | undefined; readonly language: Language; readonly isInternational: boolean }

const RUN = /(?<![\p{L}\d][-/]?|\d[.,])\(?\+?\(?\d+(?:(?:[  .–/()+-]|[  .)] |, | \(| [–-] )\d+)*/uy
export const COUNTRY: Readonly<Record<Language, CountryCode>> = { nb: 'NO', sv: 'SE', da: 'DK', en: 'NO', ru: 'NO' }
const UNIT_AFTER = /^\s?(?:mg|g|kg|ml|dl|l|µg|mcg|mikrog|ie|iu|ui|e|enheter|units|kr|kroner|kronor|nok|sek|dkk|eur|usd|euro|%|mmol|mm|cm|x\s?10|×|мг|мл|г|ед|руб)(?![\p{L}\d])/iu
const day = (digits: string) => Number(digits) >= 1 && Number(digits) <= 31
const month = (digits: string) => Number(digits) >= 1 && Number(digits) <= 12
const year = (digits: string) => /^(?:1[89]|20)\d\d$/.test(digits)

function date({ groups, at, cue, text }: Run): Match | undefined {
  const [a, b, c] = [groups[at], groups[at + 1], groups[at + 2]]
  if (a === undefined) return undefined
  const sign = b?.separator.trim()
  const further = groups[at + 3]
  const goesOn = further !== undefined && b !== undefined && further.separator === b.separator && b.separator.trim() !== ''
  const sameSign = !goesOn && b !== undefined && c !== undefined && c.separator.trim() === sign && (sign === '.' || sign === '-' || sign === '/' || sign === '–')
  if (sameSign) {
    if (/apgar[:\s]*$/i.test(text.slice(Math.max(0, a.start - 8), a.start))) return undefined
    const european = (day(a.digits) && month(b.digits)) || (month(a.digits) && day(b.digits))
    if (european && a.digits.length <= 2 && b.digits.length <= 2 && (year(c.digits) || c.digits.length === 2)) return { count: 3, type: 'DATE', confidence: SURE.shape }
    if (year(a.digits) && month(b.digits) && day(c.digits)) return { count: 3, type: 'DATE', confidence: SURE.shape }
  }
  if (b !== undefined && c !== undefined && /^[./]$/.test(b.separator) && /^[ -]$|^- $/.test(c.separator) && day(a.digits) && month(b.digits) && (year(c.digits) || (c.digits.length === 2 && c.separator === '-'))) {
    return { count: 3, type: 'DATE', confidence: SURE.shape }
  }
  // 12 08 1990, 4 1 2024: a date whose dots were left out
  if (b !== undefined && c !== undefined && /^[  ]$/.test(b.separator) && /^[  ]$/.test(c.separator) && a.digits.length <= 2 && b.digits.length <= 2 && day(a.digits) && month(b.digits) && year(c.digits)) return { count: 3, type: 'DATE', confidence: SURE.shape }
  if (a.digits.length === 4 && year(a.digits) && cue() === 'birth') return { count: 1, type: 'DATE', confidence: SURE.cue }
  if (/^(?:19|20)\d{6}$/.test(a.digits) && month(a.digits.slice(4, 6)) && day(a.digits.slice(6))) return { count: 1, type: 'DATE', confidence: SURE.shape }
  if (a.digits.length === 6 && (b === undefined || b.digits.length < 4) && (cue() === 'birth' || ((cue() === undefined || cue() === 'date') && isCompactDate(a.digits))) && !UNIT_AFTER.test(text.slice(a.end, a.end + 12))) return { count: 1, type: 'DATE', confidence: SURE.cue }
  const isPair = b !== undefined && a.digits.length <= 2 && b.digits.length <= 2 && /^(?:\.|\/|\. )$/.test(b.separator) && day(a.digits) && month(b.digits)
  const onlyDate = b?.separator === '/' && Number(a.digits) > 12 && !/(?:visus|bt|rr|bp|ad|ад|\d)[:\s]*$/iu.test(text.slice(Math.max(0, a.start - 8), a.start))
  if (isPair && (onlyDate || cue() === 'date' || cue() === 'birth') && !UNIT_AFTER.test(text.slice(b.end, b.end + 12))) return { count: 2, type: 'DATE', confidence: SURE.cue }
  return undefined
}

const isCompactDate = (digits: string) => month(digits.slice(2, 4)) && (day(digits.slice(0, 2)) || day(digits.slice(4)))

/** How many groups from here on make exactly one of these layouts, told by the lengths of their digits. */
function layout({ groups, at }: Run, layouts: readonly (readonly number[])[], separators: RegExp): number {
  const fits = (length: number | undefined, index: number) => {
    const group = groups[at + index]
    return group !== undefined && group.digits.length === length && (index === 0 || separators.test(group.separator))
  }
  for (const lengths of layouts) {
    // most differ in their first group already, which is looked at first for that
    let index = 0
    while (index < lengths.length && fits(lengths[index], index)) index++
    if (index === lengths.length) return index
  }
  return 0
}

const digitsOf = ({ groups, at }: Run, count: number) => groups.slice(at, at + count).map((group) => group.digits).join('')

/** Lengths of the groups digits are written in. */
const layouts = (...written: readonly string[]) => written.map((one) => one.split(' ').map(Number))

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
  if (digits.length === 10 && count === 1 && digits.startsWith('0') && run.cue() !== 'national' && run.language === 'sv' && !looksLikeBirth(digits)) return undefined
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

const PHONE = layouts('8', '3 2 3', '2 2 2 2', '4 4', '2 3 3', '3 3 2', '5 3', '3 5')
/** With the country in front and no plus, as a recogniser writes it: 47 41 58 20 36. */
const WITH_COUNTRY = layouts('2 2 2 2 2', '2 3 2 3', '2 8')
const SWEDISH_WITH_COUNTRY = layouts('2 2 3 2 2', '2 2 3 3', '2 2 2 2 2 2', '2 9')
const BRITISH_WITH_COUNTRY = layouts('2 4 6', '2 4 3 3', '2 3 3 4', '2 10')
const ABROAD: Readonly<Record<string, readonly (readonly number[])[]>> = { '45': WITH_COUNTRY, '46': SWEDISH_WITH_COUNTRY, '47': WITH_COUNTRY, '44': BRITISH_WITH_COUNTRY }
const SWEDISH_PHONE = layouts('3 3 2 2', '3 7', '3 3 4', '3 2 2 3', '2 3 3 2', '2 3 3 3', '2 3 2 2', '2 2 2 2 2', '2 6', '2 7', '2 8', '3 6', '3 5', '4 5', '4 6', '3 2 2 2', '3 3 3', '3 3 2', '4 3 2', '4 2 2 2', '4 2 2', '4 3 3', '3 2 3')
const RUSSIAN_PHONE = layouts('1 3 3 2 2', '3 2 2', '3 3 2 2')
const BRITISH_PHONE = layouts('5 3 3', '5 6', '3 4 4', '4 3 4')
const DOMESTIC_LENGTH: Readonly<Record<string, readonly [number, number]>> = { '47': [8, 8], '45': [8, 8], '46': [7, 10], '358': [6, 10], '44': [10, 10], '7': [10, 10], '1': [10, 10] }
const MOST_PHONE_GROUPS = 8

function international(run: Run): Match | undefined {
  const { groups, at } = run
  const code = ['358', '47', '46', '45', '44', '7', '1'].find((one) => groups[at]?.digits.replace(/^00/, '').startsWith(one)) ?? ''
  const [least, most] = DOMESTIC_LENGTH[code] ?? [6, 14]
  let total = -code.length
  for (let count = 1; count <= MOST_PHONE_GROUPS; count++) {
    const group = groups[at + count - 1]
    if (group === undefined || (count > 1 && /,/.test(group.separator))) break
    total += group.digits.replace(count === 1 ? /^00/ : /^$/, '').length
    const isTrunkZero = group.digits.startsWith('0') && count === 2
    if (isTrunkZero) total--
    const next = groups[at + count]
    const endsHere = next === undefined || total >= most || (total >= least && total + next.digits.length > most)
    if (total >= least && endsHere) return { count, type: 'PHONE', confidence: SURE.shape }
    if (total > most) break
  }
  return undefined
}

function phone(run: Run): Match | undefined {
  const { groups, at, language, cue, isInternational } = run
  const first = groups[at]
  if (first === undefined) return undefined
  if (isInternational || /^00[1-9]/.test(first.digits)) return international(run)
  // 076-212 33 44 is one Swedish number, not a Norwegian one and two digits over
  const trunk = /^0[1-9]\d{0,2}$/.test(first.digits) && layout(run, SWEDISH_PHONE, /^[  .-]$|^ - $|^\) ?$/)
  if (trunk) return { count: trunk, type: 'PHONE', confidence: isReal(run, trunk, 'sv') ? SURE.checked : SURE.shape }
  const layoutsAbroad = ABROAD[first.digits]
  const abroad = layoutsAbroad === undefined ? 0 : layout(run, layoutsAbroad, /^[  .-]$/)
  if (abroad > 0) return { count: abroad, type: 'PHONE', confidence: SURE.shape }
  const local = language === 'ru' || language === 'en' ? layout(run, language === 'ru' ? RUSSIAN_PHONE : BRITISH_PHONE, /^[  -]$|^\) ?$|^ \($/) : 0
  if (local > 0 && (language === 'ru' || first.digits.startsWith('0'))) return { count: local, type: 'PHONE', confidence: SURE.shape }
  const fixed = layout(run, PHONE, /^[  .-]$/)
  if (fixed > 0) return { count: fixed, type: 'PHONE', confidence: isReal(run, fixed, language) ? SURE.checked : SURE.shape }
  const mayBeSwedish = /^0[1-9]\d{0,3}$/.test(first.digits)
  const mayBeAmerican = first.digits.length === 3 || (first.digits === '8' && cue() === 'phone')
  if (!mayBeSwedish && !mayBeAmerican && cue() !== 'phone') return /^0\d{8,9}$/.test(first.digits) ? { count: 1, type: 'PHONE', confidence: SURE.shape } : undefined
  let total = 0
  let count = 0
  while (count < MOST_PHONE_GROUPS && total < 11) {
    const group = groups[at + count]
    if (group === undefined || (count > 0 && !/^[  .()/-]$|^[) ]+[ (-]?$|^ - $/.test(group.separator)) || total + group.digits.length > 12) break
    total += group.digits.length
    count++
  }
  const least = cue() === 'phone' ? 5 : mayBeSwedish ? 8 : 10
  return total >= least && (count > 1 || cue() === 'phone') ? { count, type: 'PHONE', confidence: cue() === 'phone' ? SURE.cue : SURE.shape } : undefined
}

/** Said to be a phone, or, when it is not even grouped as one, by its country's plan of numbers. */
const isReal = (run: Run, count: number, language: Language) => run.cue() === 'phone' || (count === 1 && isValidPhoneNumber(digitsOf(run, count), COUNTRY[language]))

/** A long number nobody can mean as a measurement. */
function longNumber({ groups, at, text, cue }: Run): Match | undefined {
  const group = groups[at]
  if (group === undefined) return undefined
  const { digits, end } = group
  if (digits.length >= 5 && cue() === 'phone') return { count: 1, type: 'PHONE', confidence: SURE.cue }
  if (digits.length >= 5 && cue() === 'national') return { count: 1, type: 'NATIONAL_ID', confidence: SURE.cue }
  if (digits.length < 7 || digits.endsWith('0000') || UNIT_AFTER.test(text.slice(end, end + 14))) return undefined
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
  return count < 3 || total < LEAST_JOINED_DIGITS || UNIT_AFTER.test(text.slice(end, end + 14)) ? undefined : { count, type: 'OTHER_ID', confidence: SURE.list }
}

const READERS = [chip, nationalId, date, account, phone, joinedNumber, longNumber]

function groupsOf(run: string, start: number): Group[] {
  const groups: Group[] = []
  let last = 0
  for (const match of run.matchAll(/\d+/g)) {
    groups.push({ digits: match[0], start: start + match.index, end: start + match.index + match[0].length, separator: groups.length === 0 ? '' : run.slice(last, match.index) })
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

/** Birth numbers, phones, dates, accounts and chips written in digits, by their layout and the words before them. */
export function findNumbers({ text, language, tokens, placesOf }: Pick<Reading, 'text' | 'language' | 'tokens' | 'placesOf'>): Identifier[] {
  const found: Identifier[] = []
  let last = 0
  for (const place of placesOf('digits')) {
    const match = runAt(text, last, tokens[place]?.start ?? 0)
    if (match === undefined) continue
    last = match.index + match[0].length
    // a lone number of up to three digits is a measurement, never an identifier
    if (match[0].length < 4) continue
    const groups = groupsOf(match[0], match.index)
    let at = 0
    while (at < groups.length) {
      const group = groups[at]
      if (group === undefined) break
      const isInternational = at === 0 ? /^\(?\+/.test(match[0]) : group.separator.includes('+') && /\s|\(/.test(group.separator)
      const isLast = at === groups.length - 1
      if (isLast && group.digits.length < 4) break
      const run: Run = { text, groups, at, cue: lazily(() => cueBefore(text, group.start)), language, isInternational }
      let matched: Match | undefined
      for (const read of READERS) {
        matched = read(run)
        if (matched !== undefined) break
      }
      const final = matched === undefined ? undefined : groups[at + matched.count - 1]
      if (matched === undefined || final === undefined) {
        at++
        continue
      }
      const letters = final.digits.length >= 6 ? (/^[A-Z]{1,2}(?![\p{L}\d])/u.exec(text.slice(final.end, final.end + 3))?.[0].length ?? 0) : 0
      found.push({ start: isInternational ? startOfSign(text, group.start) : group.start, end: final.end + letters, type: matched.type, confidence: matched.confidence })
      at += matched.count
    }
  }
  return found
}

const startOfSign = (text: string, start: number) => start - (/[(+ ]*\+\(?$/.exec(text.slice(Math.max(0, start - 3), start))?.[0].trimStart().length ?? 0)
