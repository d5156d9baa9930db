import { AMONG, AND, FROM, LABEL, OR_LESS, OR_MORE, SHOULD, TO, UP_TO } from '../words/ranges.ts'
import { anyOf, within } from './any-of.ts'
import type { Reference } from './lab-row.ts'
import type { Thousands } from './numbers.ts'
import { NUMBER, numberOf } from './numbers.ts'
import type { Label, Patient } from './people.ts'
import { IN_MONTHS, IN_YEARS, isOf, labelOf } from './people.ts'
import { isUnit } from './units.ts'

const SIGNED = String.raw`[-−]?(?:${NUMBER})`
/** `and` stands between both ends where `between` stands before them. */
const JOINED = String.raw`(?:${anyOf(TO)}|(?<=(?<!\p{L})${anyOf(AMONG)}\s+[-−]?[\d.,]{1,9}\s*)${anyOf(AND)}(?=\s))`
const BETWEEN = String.raw`(?:${anyOf(AMONG)}\s+)?(${SIGNED})\s*${JOINED}\s*((?:[-−+]\s?)?(?:${NUMBER}))`
const BOUND = String.raw`(?:(${anyOf(UP_TO)})|(${anyOf(FROM)}))\s*(${SIGNED})`
const RANGE = new RegExp(`^(?:${BETWEEN}|${BOUND})$`, 'iu')
/** What a titre is compared with: its ends are no numbers. */
const TITRES = new RegExp(String.raw`^(?:${anyOf(UP_TO, FROM)})\s*1\s?:\s?\d{1,6}$`, 'iu')
/** An end with its word behind it: `50 or more`. */
const BOUND_LAST = new RegExp(String.raw`^(${SIGNED})\s+(?:(${anyOf(OR_LESS)})|(${anyOf(OR_MORE)}))$`, 'iu')
const BEGINNING = new RegExp(String.raw`^(?:${BETWEEN}|${BOUND})(?![\d.,]*\d|\s?:\s?\d)`, 'iu')
const RANGES = new RegExp(String.raw`(?<![\p{L}\d.,])(?:${BETWEEN}|${BOUND})(?![\d.,]*\d|\s?:\s?\d)`, 'giu')
const LEAD = new RegExp(String.raw`^(?:(?:${anyOf(LABEL)})\s*[:=]?\s*)+(?=[\d<>≤≥⩽⩾=(\[−-]|\p{L})`, 'iu')
const LONGEST_RANGE = 60
const LONGEST_RANGES = 240
const MONTHS_OF_YEAR = 12

const bare = (cell: string): string =>
  cell
    .trim()
    .replace(LEAD, '')
    .replace(/^[([{]\s*/u, '')
    .replace(/^[^([{]*\s*[)\]}]$/u, (text) => text.slice(0, -1).trimEnd())
    .replace(LEAD, '')
    .trim()

type Ends = { low: number | undefined; high: number | undefined }
function endsOf(match: RegExpExecArray | RegExpMatchArray, thousands: Thousands): Ends | undefined {
  const [, from, to, upTo, , end] = match
  if (from !== undefined && to !== undefined) {
    // Where the upper end is below the lower one, a sign in it parts thousands: `337 - 1,469`.
    const ways = [thousands, ',', '.'] as const
    const ends = ways.map((way) => ({ low: numberOf(from, way), high: numberOf(to.replace(/\s/u, ''), way) }))
    return ends.find(({ low, high }) => low <= high)
  }
  if (end === undefined) return undefined
  const bound = numberOf(end, thousands)
  return upTo === undefined ? { low: bound, high: undefined } : { low: undefined, high: bound }
}

/** A range and the unit that stands behind it, where it has one. */
export type Ranged = Reference & { unit: string | undefined }

/** A range: `(11,7 - 15,3 g/dL)`, `< 5`, `ref. > 60`. Where the upper end is below the lower one it is something else, such as `CA 19-9`. */
export function readReference(cell: string, thousands?: Thousands): Ranged | undefined {
  if (!/\d/u.test(cell)) return undefined
  const text = bare(cell)
  if (text === '' || text.length > LONGEST_RANGE) return undefined
  const [, bound, isLess, isMore] = BOUND_LAST.exec(text) ?? []
  if (bound !== undefined && (isLess ?? isMore) !== undefined) {
    const end = numberOf(bound, thousands)
    return { text, low: isLess === undefined ? end : undefined, high: isLess === undefined ? undefined : end, unit: undefined }
  }
  const plain = RANGE.exec(text)
  const ends = plain ? endsOf(plain, thousands) : undefined
  if (ends) return { text, ...ends, unit: undefined }
  if (TITRES.test(text)) return { text, low: undefined, high: undefined, unit: undefined }
  const before = BEGINNING.exec(text)
  const unit = before ? text.slice(before[0].length).trim() : ''
  const found = before && isUnit(unit) ? endsOf(before, thousands) : undefined
  return found && { text, ...found, unit }
}

/** The first range within words, and where it stands. */
export function firstRange(text: string): { reference: Reference; text: string; at: number; end: number } | undefined {
  for (const match of text.matchAll(RANGES)) {
    const ends = endsOf(match, undefined)
    if (ends) return { reference: { text: match[0].trim(), ...ends }, text: match[0], at: match.index, end: match.index + match[0].length }
  }
  return undefined
}

/** Behind a number: that it is an age. As years; undefined where it is none. */
const yearsBehind = (rest: string): number | undefined => (IN_YEARS.test(rest) ? 1 : IN_MONTHS.test(rest) ? 1 / MONTHS_OF_YEAR : undefined)

type Labelled = { ends: Ends; text: string; label: Label }

/** Each range of a text with the words that say whose it is, before it or, where nothing stands before the first, behind it. */
function labelledRanges(text: string, thousands: Thousands): Labelled[] {
  const found: Labelled[] = []
  let [from, age, words] = [0, { from: 0, to: Infinity }, '']
  const matches = [...text.matchAll(RANGES)]
  const [first] = matches
  const isBehind = first?.index === 0 && yearsBehind(text.slice(first[0].length)) === undefined
  for (const [at, match] of matches.entries()) {
    const end = match.index + match[0].length
    const ends = endsOf(match, thousands)
    const scale = yearsBehind(text.slice(end))
    words += ` ${text.slice(from, match.index)}`
    from = end
    if (!ends) continue
    if (scale !== undefined) age = { from: (ends.low ?? 0) * scale, to: (ends.high ?? Infinity) * scale }
    else {
      const told = labelOf(isBehind ? text.slice(end, matches[at + 1]?.index) : words)
      const years = { from: told.adult ? Math.max(18, age.from) : age.from, to: told.child ? Math.min(17, age.to) : age.to }
      found.push({ ends, text: match[0].trim(), label: { sex: told.sex, isStrange: told.isStrange, ...years } })
      ;[age, words] = [{ from: 0, to: Infinity }, '']
    }
  }
  return found
}

export const hasShould = within(SHOULD)
/** One range in brackets or behind words that say it is one: `(interval 5,0-8,0) *`. */
export const isToldRange = (text: string): boolean =>
  text.length <= LONGEST_RANGE && /^[([]|^\p{L}/u.test(text) && hasShould.test(text.replace(/\d.*$/u, '')) && countRanges(text) === 1

/** How many ranges a text holds, ages among them. */
export const countRanges = (text: string): number => (text.length > LONGEST_RANGES ? 0 : Array.from(text.matchAll(RANGES)).length)

/** Several ranges by sex or age: that of the patient, where the printout settles it; else one without ends, so that nothing is concluded from either. */
export function readRanges(cell: string, patient: Patient, thousands?: Thousands): Reference | undefined {
  const one = readReference(cell, thousands)
  if (one) return { text: one.text, low: one.low, high: one.high }
  if (cell.length > LONGEST_RANGES) return undefined
  const text = bare(cell)
  const ranges = labelledRanges(text, thousands)
  if (ranges.length < 2) {
    const [only] = ranges
    const isAnothers = only !== undefined && isOf(only.label, patient) === false
    return only && !isAnothers ? { text: only.text, ...only.ends } : undefined
  }
  const judged = ranges.map((range) => ({ ...range, isTheirs: isOf(range.label, patient) }))
  const theirs = judged.filter(({ isTheirs }) => isTheirs === true)
  const isSettled = theirs.length === 1 && judged.every(({ isTheirs }) => isTheirs !== undefined)
  const [settled] = theirs
  return isSettled && settled ? { text: settled.text, ...settled.ends } : { text, low: undefined, high: undefined }
}
