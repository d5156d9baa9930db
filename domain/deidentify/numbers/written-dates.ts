import { SURE } from '#domain/deidentify/identifier.ts'
import { isAmount, type Group, type Match, type Run } from './digit-groups.ts'

const UNIT_WITHIN = 12
const day = (digits: string) => Number(digits) >= 1 && Number(digits) <= 31
const month = (digits: string) => Number(digits) >= 1 && Number(digits) <= 12
export const year = (digits: string) => /^(?:1[89]|20)\d\d$/.test(digits)

const isShort = ({ digits }: Group) => digits.length <= 2
const isDayAndMonth = (a: Group, b: Group) => day(a.digits) && month(b.digits)
const isCompactDate = (digits: string) => month(digits.slice(2, 4)) && (day(digits.slice(0, 2)) || day(digits.slice(4)))
const isBlank = ({ separator }: Group) => /^[ \u00a0]$/.test(separator)

/** What stands straight before a number says that it is a measurement or a score. */
const isBehind = (words: RegExp, { text }: Run, { start }: Group) => words.test(text.slice(Math.max(0, start - 8), start))
const APGAR = /apgar[:\s]*$/i
const RATIO = /(?:visus|bt|rr|bp|ad|ад|\d)[:\s]*$/iu

type Three = readonly [Group, Group, Group]

/** Whether the same sign stands between three groups, and no fourth goes on behind it. */
function hasSameSign({ groups, at }: Run, [, b, c]: Three): boolean {
  const sign = b.separator.trim()
  return c.separator.trim() === sign && /^[./–-]$/.test(sign) && groups[at + 3]?.separator !== b.separator
}

/** Day, month and year in any order that people write between such signs: 03.07.1971, 01/29/2024, 2025-03-01. */
function isOrdered([a, b, c]: Three): boolean {
  if (year(a.digits) && month(b.digits) && day(c.digits)) return true
  return (isDayAndMonth(a, b) || isDayAndMonth(b, a)) && isShort(a) && isShort(b) && (year(c.digits) || isPair(c))
}

const isPair = ({ digits }: Group) => digits.length === 2

/** The year apart from day and month: 03/11-46, 3.11 1946. */
const isYearApart = ([a, b, c]: Three) =>
  /^[./]$/.test(b.separator) && /^[ -]$|^- $/.test(c.separator) && isDayAndMonth(a, b) && (year(c.digits) || (isPair(c) && c.separator === '-'))

/** A date whose dots were left out: 12 08 1990, 4 1 2024. */
const isUndotted = ([a, b, c]: Three) => isBlank(b) && isBlank(c) && isShort(a) && isShort(b) && isDayAndMonth(a, b) && year(c.digits)

/** Six digits in one that are a date by their cue, or by their months and days where nothing says that they are something else. */
function isSixDigits(run: Run, a: Group, b: Group | undefined): boolean {
  if (a.digits.length !== 6 || (b !== undefined && b.digits.length >= 4)) return false
  const cue = run.cue()
  return (cue === 'birth' || ((cue === undefined || cue === 'date') && isCompactDate(a.digits))) && !isAmount(run.text, a.end, UNIT_WITHIN)
}

/** A day and a month without a year: kontroll 3.12, 24/12. */
function isDayOfYear(run: Run, a: Group, b: Group): boolean {
  if (!isShort(a) || !isShort(b) || !/^(?:\.|\/|\. )$/.test(b.separator) || !isDayAndMonth(a, b)) return false
  const isOnlyDate = b.separator === '/' && Number(a.digits) > 12 && !isBehind(RATIO, run, a)
  return (isOnlyDate || run.cue() === 'date' || run.cue() === 'birth') && !isAmount(run.text, b.end, UNIT_WITHIN)
}

const found = (count: number, confidence: number): Match => ({ count, type: 'DATE', confidence })

/** A date written in digits that begins with the group at hand. */
export function date(run: Run): Match | undefined {
  const [a, b, c] = [run.groups[run.at], run.groups[run.at + 1], run.groups[run.at + 2]]
  if (a === undefined) return undefined
  if (b !== undefined && c !== undefined) {
    const three: Three = [a, b, c]
    const isSigned = hasSameSign(run, three)
    if (isSigned && isBehind(APGAR, run, a)) return undefined
    if ((isSigned && isOrdered(three)) || isYearApart(three) || isUndotted(three)) return found(3, SURE.shape)
  }
  if (year(a.digits) && run.cue() === 'birth') return found(1, SURE.cue)
  if (/^(?:19|20)\d{6}$/.test(a.digits) && month(a.digits.slice(4, 6)) && day(a.digits.slice(6))) return found(1, SURE.shape)
  if (isSixDigits(run, a, b)) return found(1, SURE.cue)
  return b !== undefined && isDayOfYear(run, a, b) ? found(2, SURE.cue) : undefined
}
