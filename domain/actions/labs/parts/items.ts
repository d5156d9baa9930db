import { ADULT, FEMALE, MALE } from '../words/people.ts'
import { LABEL } from '../words/ranges.ts'
import { isOneOf } from './any-of.ts'
import { dayAlone, isTime } from './dates.ts'
import { readFlag } from './flags.ts'
import type { Flag, Reference } from './lab-row.ts'
import type { Value } from './numbers.ts'
import { isTest } from './names.ts'
import { isMissing, readValue } from './numbers.ts'
import { readReference } from './ranges.ts'
import { isLaboratoryUnit, isUnit } from './units.ts'

/** What stands beside a name, as it was taken from words one after another. */
export type Items = {
  value: Value | undefined
  unit: string | undefined
  reference: Reference | undefined
  flag: Flag | undefined
  date: string | undefined
  /** Words that are none of these. */
  strange: number
  /** Results in words behind a number: `14,2 kU/L Positiv`. They change nothing. */
  remarks: number
  /** Words that say whose a range is: `K:`, `men`. */
  sexes: number
  /** How many words were read. */
  words: number
}

/** No range, unit or mark has more words: `x 10 ^ 9 / L`, `11,7 - 15,3 x 10^9 / L`. */
const MOST_WORDS = 7
const MOST_TOKENS = 40
const LONGEST = 300
const isLabel = isOneOf(LABEL)
/** Whose a range is that stands alone: a letter only with its colon. */
const isWhose = isOneOf(MALE, FEMALE, ADULT)
const NOTHING = /^(?:[-–—=:|•.,;…]+|\/)$/u

/** What stands behind a number without a blank: `87mg/L`. */
const GLUED = /(?<=(?:^|[\s<>≤≥(])\d+(?:[.,]\d+)?)([%‰]|(?![Ee]\d)\p{L}[^\s()]{0,20})(?=$|[\s(),;])/gu

/** Puts blanks where a laboratory prints none: `108(L)`, `*107`, `12,9*`, `(11,7-15,3)H`. */
const spread = (text: string): string =>
  text
    .replace(/(?<=\d|^)\s?[*·](?=10\s?[\^*⁰¹²³⁴-⁹])/gu, ' ')
    .replace(/(?<=\d)(?=[×\u0445x]\s?10\s?[\^*⁰¹²³⁴-⁹])/gu, ' ')
    .replace(/(\d)(?=[([](?:[HL*]{1,2}[)\]]|[<>≤≥]|\d[^()[\]]{2,}[)\]]))/gu, '$1 ')
    .replace(/(?<=^|\s)([*#↑↓▲▼⬆⬇]+)(?=[\d<>])/gu, '$1 ')
    .replace(/(?<=\d)([*#↑↓▲▼!⬆⬇]+|(?:H|L|HH|LL)(?=[\s,;.)]|$))(?=[\s,;.)(]|$)/gu, ' $1')
    .replace(/([)\]])(?=[\p{L}\d<>*↑↓])/gu, '$1 ')
    .replace(GLUED, (unit: string) => (isLaboratoryUnit(unit) && isUnit(unit) ? ` ${unit}` : unit))
    .replace(/(?<=(?:^|\s)[<>≤≥]=?)\s+(?=\d)/gu, ' ')
    .trim()

/** A mark or a grade in brackets, which belong to it. */
const IN_BRACKETS = /^\((?:[+!*LHN]{1,2}|[-–−]{1,2}|[1-4]\+|\+{3,4}|1:\d{1,6})\)[,;]?$/u

type Token = { text: string; isBracketed: boolean; /** A wide gap stands before it: `148    148 - 484` is no thousand. */ isApart: boolean }

/** Words, each with whether it stands in brackets, which are taken off where they do not belong to the word itself. */
function tokensOf(text: string): Token[] {
  let depth = 0
  return Array.from(spread(text).matchAll(/(\s*)(\S+)/gu))
    .map(({ 1: gap = '', 2: word = '' }): Token => {
      const isApart = gap.length > 1
      if (IN_BRACKETS.test(word)) return { text: word.replace(/[,;]$/u, ''), isBracketed: false, isApart }
      const opens = /^[([]+/u.exec(word)?.[0].length ?? 0
      const isBracketed = depth > 0 || opens > 0
      const inner = word.slice(opens)
      const [open, close] = [inner.match(/[([]/gu)?.length ?? 0, inner.match(/[)\]]/gu)?.length ?? 0]
      if (/^\(\p{Ll}{3,12}\.?\)$/u.test(word) && isUnit(`g/L ${word}`)) return { text: word, isBracketed: false, isApart }
      const bare = close > open ? inner.replace(/[)\]](?=[,;.:]?$)/u, '') : inner
      depth = Math.max(0, depth + opens + open - close)
      return { text: bare, isBracketed, isApart }
    })
    .filter(({ text: word }) => word !== '')
}

type Takes = { value: boolean }

/** Takes a stretch of words for one thing, where it is that. */
type Take = (token: Token, items: Items, takes: Takes) => boolean

const takeValue: Take = ({ text, isBracketed }, items, takes) => {
  const value = takes.value && items.value === undefined && !isBracketed ? readValue(text) : undefined
  items.value ??= value
  return value !== undefined
}

/** What begins with a sign is the result where there is none yet, and its range only behind one. */
const takeRange: Take = ({ text, isBracketed }, items, takes) => {
  const isAwaited = takes.value && items.value === undefined
  const isResult = isAwaited && !isBracketed && /^[<>≤≥⩽⩾]/u.test(text)
  // `137-145 140` is a range and the result behind it.
  if (isAwaited && /^\d{1,3}\s?[-–]\s?\d{1,3} \d{3}$/u.test(text)) return false
  // Of two that differ by sex neither is told to be the patient's.
  const another = items.sexes > 1 && items.reference ? readReference(text) : undefined
  if (another) items.reference = { text: `${items.reference?.text ?? ''} / ${another.text}`, low: undefined, high: undefined }
  if (another) return true
  const range = isResult || items.reference !== undefined ? undefined : readReference(text)
  if (!range) return false
  items.reference = { text: range.text, low: range.low, high: range.high }
  items.unit ??= range.unit
  return true
}

const takeFlag: Take = ({ text }, items, takes) => {
  // A letter before a result ends a name: `Kromogranin A 212`.
  const isUnitFirst = takes.value && items.value === undefined && (isUnit(text) || /^[AC]$/u.test(text))
  const flag = isUnitFirst ? undefined : readFlag(text)
  const isNew = items.flag === undefined || items.flag === 'marked' || flag === 'marked' || flag === items.flag
  if (flag === undefined || !isNew) return false
  if (items.flag === undefined || items.flag === 'marked') items.flag = flag
  return true
}

/** Before a result, what is a unit and the name of a test is the name: `INR 2,3`. */
const takeUnit: Take = ({ text }, items, takes) => {
  // A mark before a unit is none of it: `62 H U/L`.
  const isMarked = readFlag(/^(\S+)\s/u.exec(text)?.[1] ?? '') !== undefined
  if (isMarked || (text.endsWith('.') && !/\.\p{L}+\.$/u.test(text) && isUnit(text.slice(0, -1)))) return false
  const isNew = items.unit === undefined && !(takes.value && items.value === undefined && isTest(text))
  if (!isUnit(text) || (!isNew && items.unit !== text)) return false
  items.unit = text
  return true
}

const takeDay: Take = ({ text }, items) => {
  const day = items.date === undefined && /\d/u.test(text) ? dayAlone(text) : undefined
  items.date ??= day
  return day !== undefined
}

const takeRemark: Take = ({ text }, items) => {
  const value = readValue(text)
  const isRemark = value !== undefined && value.number === undefined
  items.remarks += isRemark ? 1 : 0
  return isRemark
}

/** Behind a result, or a whole word: `K: 4,1` is potassium. */
const takeWhose: Take = ({ text }, items, takes) => {
  const isAwaited = takes.value && items.value === undefined
  const is = (isAwaited ? /\p{L}{4}/u : /../u).test(text) && isWhose(text.replace(/:$/u, ''))
  items.sexes += is ? 1 : 0
  return is
}

const isIdle: Take = ({ text }) => (text.includes(':') && isTime(text)) || NOTHING.test(text) || isLabel(text.replace(/:$/u, ''))

const TAKERS: readonly Take[] = [takeValue, takeRange, takeFlag, takeUnit, takeDay, takeRemark, takeWhose, isIdle]

/** A stop belongs to a word that is cut short (`отриц.`), a colon to a letter that says whose a range is; elsewhere they end what stands there. */
const withAndWithoutStop = (words: string): string[] => (/[,;:]$|\S\S\.$/u.test(words) ? [words, words.slice(0, -1).trimEnd()] : [words])

/** Reads words one after another, each time the longest stretch that is one thing. */
export function readItems(text: string, takes: Takes, before?: Partial<Items>): Items {
  const items: Items = {
    value: undefined, unit: undefined, reference: undefined, flag: undefined, date: undefined, strange: 0, remarks: 0, sexes: 0, words: 0, ...before,
  }
  const tokens = text.length > LONGEST ? [{ text, isBracketed: false, isApart: false }] : tokensOf(text)
  items.words = tokens.length
  if (text.length > LONGEST || tokens.length > MOST_TOKENS || isMissing(text)) return { ...items, strange: tokens.length }
  for (let at = 0; at < tokens.length; ) {
    const most = Math.min(MOST_WORDS, tokens.length - at)
    const length = Array.from({ length: most }, (_, index) => most - index).find((count) => {
      const stretch = tokens.slice(at, at + count)
      const words = stretch.map((token) => (token.isApart ? `  ${token.text}` : ` ${token.text}`)).join('').trim()
      const isBracketed = stretch.every((token) => token.isBracketed)
      // `98 150 - 450` is a result and its range.
      if (/\d \d{3}$/u.test(words) && /^[-–—]$/u.test(tokens[at + count]?.text ?? '')) return false
      return withAndWithoutStop(words).some((one) => TAKERS.some((take) => take({ text: one, isBracketed, isApart: false }, items, takes)))
    })
    // Words in brackets behind a result say something more of it: `< 35 (november–juni)`.
    const isAside = tokens[at]?.isBracketed === true && (items.value !== undefined || !takes.value) && !/\d/u.test(tokens[at]?.text ?? '')
    if (length === undefined && isAside) items.remarks += 1
    else if (length === undefined) items.strange += 1
    at += length ?? 1
  }
  return items
}

/** A cell that is made of such things and nothing else. */
export function itemsAlone(text: string, takes: Takes = { value: true }): Items | undefined {
  const items = readItems(text, takes)
  return items.words > 0 && items.strange === 0 ? items : undefined
}
