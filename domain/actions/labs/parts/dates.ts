import { ON } from '../words/prose.ts'
import { ENCOUNTER, MEASURED, MONTHS, OTHERWISE, SAMPLED, WEEKDAYS } from '../words/days.ts'
import { HEADS, NUMBERED } from '../words/heads.ts'
import { FEMALE, MALE, YEARS } from '../words/people.ts'
import { anyOf, within } from './any-of.ts'

const MONTH = String.raw`${anyOf(MONTHS)}`
/** A day or a month in figures. */
const N = '(?:0?[1-9]|[12][0-9]|3[01])'
const YEAR = String.raw`(?:(?:19|20)\d{2}|\d{2})(?!\d)`
/** A day as laboratories print it: 12.03.2026, 2026-03-12, 12/3-26, 14 Jan 2026, Jan 14, 2026, 2. februar 2026, 05.02. */
export const DAY = [
  String.raw`(?:19|20)\d{2}[-/.]${N}[-/.]${N}(?!\d)`,
  String.raw`${N}/${N}[ ](?:19|20)\d{2}(?!\d)`,
  String.raw`${N}\.\s?${N}\.\s?${YEAR}`,
  String.raw`${N}/${N}[/-]${YEAR}`,
  String.raw`${N}-${N}-${YEAR}`,
  String.raw`\d{1,2}(?:st|nd|rd|th|\.)?[ -]${MONTH}\.?,?[ -]\d{4}(?!\d)`,
  String.raw`${N}-${MONTH}-\d{2}(?!\d)`,
  String.raw`${N}${MONTH}(?:\d{4}|\d{2})(?!\d)`,
  String.raw`${MONTH}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}(?!\d)`,
  String.raw`${N}\.${N}\.(?!\d)`,
  // With the time of the day: `3/5 0640`.
  String.raw`${N}/${N}(?=\s(?:[01]\d|2[0-3])[0-5]\d(?!\d))`,
].join('|')
/** Days that only the head of a column tells for one: 12/3, 12.3, 5. nov, nov 25. */
const HEAD_DAY = new RegExp(
  [
    String.raw`^(?:\d{1,2}[./]\d{1,2}\.?|(?:0?[1-9]|1[0-2])[./-](?:19|20)\d{2}|\d{1,2}\.?[\s-]?${MONTH}\.?(?:[\s-]?['’]?\d{2,4})?`,
    String.raw`${MONTH}\.?\s?['’]?\d{2,4}|${MONTH}\.?\s\d{1,2}|q[1-4]\s?\d{2,4})$`,
  ].join('|'),
  'iu',
)
const NUMBERED_HEAD = new RegExp(String.raw`^${anyOf(NUMBERED)}\s*\d{1,3}$`, 'iu')
const CLOCK = String.raw`,?\s*(?:(?:kl|at|в)\.?\s*)?(?:\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?|(?<=\s)\d{4})`
const WEEKDAY = String.raw`(?:${anyOf(WEEKDAYS)}\.?,?\s+)?`
const WHOLE = new RegExp(String.raw`^${WEEKDAY}(${DAY}|\d{6}|20\d{6})(?:${CLOCK})?$`, 'iu')
/** A day and perhaps a time of it, and nothing else. */
const ALONE = new RegExp(String.raw`^[([]?\s*(?:\d{1,2}:\d{2}(?::\d{2})?\s{1,8})?(${DAY})(?:${CLOCK})?\s*[)\]]?:?$`, 'iu')
const BEHIND = new RegExp(String.raw`^(.*\S)\s+[([]?(${DAY})[)\]]?$`, 'iu')
const TIME = /^(?:kl\.?\s*)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?$/iu

/** True for a cell that is a day and nothing else. */
export const isDate = (cell: string): boolean => WHOLE.test(cell.trim())
export const isTime = (cell: string): boolean => TIME.test(cell.trim()) && cell.includes(':')

/** The day a cell or a line tells and nothing besides, without its time: `2026-01-20`, `14.01.2026 07:50`. */
export const dayAlone = (text: string): string | undefined => ALONE.exec(text.trim())?.[1]

/** The day of a cell that is one, also where it is six figures or has the day of the week before it. */
export const dayOf = (cell: string): string | undefined => WHOLE.exec(cell.trim())?.[1]

/** The day that stands behind a name in its row: `INR 14.11.2025`. */
export function dayBehind(text: string): { name: string; date: string } | undefined {
  const [, name, date] = BEHIND.exec(text.trim()) ?? []
  return name === undefined || date === undefined ? undefined : { name, date }
}

const sampledWord = within(SAMPLED)
const sampledLast = new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(SAMPLED)}(?![\p{L}\p{N}])[^\p{L}\d]*(?:\p{L}+\.?[^\p{L}\d]*){0,4}$`, 'iu')
const otherWord = within(OTHERWISE)
const otherLast = new RegExp(String.raw`(?<![\p{L}\p{N}])(${anyOf(OTHERWISE)})(?![\p{L}\p{N}])[^\p{L}\d]*(?:\p{L}+\.?[^\p{L}\d]*){0,3}$`, 'iu')
/** Right before a day: it is of what was found then. */
const encounterLast = new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(ENCOUNTER)}[\s:(]*(?:${anyOf(ON)}\s*)?$`, 'iu')
const encounter = within(ENCOUNTER)
const isOther = (text: string): boolean => otherWord.test(text.replace(encounter, ' '))
const DAY_IN = new RegExp(String.raw`(?<![\d.,/\p{L}-])(${DAY})(?![\d/]|-(?!\d{4}(?!\d)))`, 'giu')
const SIX = /^[^\d]{0,32}?(?<!\d)(\d{6}|20\d{6})(?!\d)/u

/** True for a line or cell that only says that the day of the samples comes next, and one that says so of another day. */
export const isSampledLabel = (text: string): boolean =>
  !/\d/u.test(text) && text.length < 40 && sampledWord.test(text) && !otherWord.test(text.replace(sampledWord, ''))
export const isOtherLabel = (text: string): boolean => !/\d/u.test(text) && text.length < 40 && otherWord.test(text)

/** A day without its year, behind a word that shows it to be one: `d. 4/2`, `den 3. mars`. */
const SHORT_DAY = String.raw`${N}(?:/${N}|\.${N}\.)(?![\d/.,-]|\s?\d)|${N}\.(?:0[1-9]|1[0-2])(?=\s?[:)])|${N}\.?\s${MONTH}\.?(?![\p{L}\d])`
const SHORT_IN = new RegExp(String.raw`(?<=(?<![\p{L}\p{N}])${anyOf(SAMPLED, ON)}\s)(${SHORT_DAY})`, 'giu')

/** Behind a day of birth: the letter of a sex, and an age or nothing: `14/08/1968 M 57`. */
const OF_PERSON = new RegExp(
  String.raw`^[\s,;/]*${anyOf(MALE, FEMALE)}(?<=(?<!\p{L})\p{L})(?!\p{L})[\s,;/]*(?:\d{1,3}(?:\s?${anyOf(YEARS)}(?!\p{L})|\s*$)|$)`, 'iu')

/** What a day in a line is: `said` to be that of the samples, another one, or told by nothing. */
export type Told = { day: string; at: number; end: number; kind: 'said' | 'other' | 'bare' }

/** Russian prints no stop behind a month in figures: what stands there ends the sentence. */
const withoutStop = (day: string, label: string): string =>
  /^\d{1,2}\.\d{1,2}\.$/u.test(day.trim()) && /\p{Script=Cyrillic}/u.test(label) ? day.trim().slice(0, -1) : day.trim()

/** The days of a text, each judged by the nearest words before it, up to the day before. */
export function daysIn(text: string): Told[] {
  let from = 0
  const whole = [...text.matchAll(DAY_IN)]
  const short = Array.from(text.matchAll(SHORT_IN)).filter(({ index }) => !whole.some((one) => one.index <= index && index < one.index + one[0].length))
  return [...whole, ...short].toSorted((one, other) => one.index - other.index).map(({ 0: printed, 1: told = '', index }): Told => {
    const before = text.slice(Math.max(from, index - 80), index)
    from = index + printed.length
    // A wide gap parts a label from what stands in the column before it.
    const label = before.slice(before.search(/\S(?:.(?!\s{3,}\S))*$/u)).trim()
    const day = withoutStop(told, label)
    const [said, other] = [sampledLast.exec(label), otherLast.exec(label)]
    if (encounterLast.test(label)) return { day, at: index, end: from, kind: 'bare' }
    if (!said && OF_PERSON.test(text.slice(from, from + 40))) return { day, at: index, end: from, kind: 'other' }
    const kind = said && (!other || said.index >= other.index + (other[1]?.includes(' ') === true ? other[1].length : 0)) ? 'said' : other ? 'other' : 'bare'
    return { day, at: index, end: from, kind }
  })
}

export type Sampled = { day: string; /** True where a word says so, false where it alone stands in a heading. */ isSaid: boolean }

/** The day in a cell of its own that a word for a day alone leads: `Pasient: Dahl | Dato: 03-12-2025`, `Tid 12.02.2026  03:17`. */
function dayInCells(line: string): string | undefined {
  const days = line.split(/\s*\|\s*|\t|\s{2,}|;\s/u).map((cell) => LABELLED.exec(cell.trim())?.[1])
  return days.find((day) => day !== undefined)
}
const LABELLED = new RegExp(String.raw`^${anyOf(HEADS.day)}\s*:?\s*(${DAY})(?:${CLOCK})?$`, 'iu')

/** The day a line without readings tells for the samples; undefined where it tells none, or another day alone. */
export function sampledOn(line: string): Sampled | undefined {
  const alone = dayAlone(line.trim())
  if (alone !== undefined) return { day: alone, isSaid: true }
  const days = daysIn(line)
  const said = days.find(({ kind }) => kind === 'said')
  if (said) return { day: said.day, isSaid: true }
  const word = sampledWord.exec(line)
  const six = word && SIX.exec(line.slice(word.index + word[0].length))?.[1]
  if (six) return { day: six, isSaid: true }
  const bare = days.filter(({ kind, day }) => kind === 'bare' && WHOLE.test(day))
  const isFirstOfMany = days.length > 1 && bare.length === 1 && bare[0] === days[0] && days.every(({ kind }, at) => at === 0 || kind === 'other')
  if (isFirstOfMany && bare[0] && !otherWord.test(line.slice(0, bare[0].at))) return { day: bare[0].day, isSaid: false }
  const labelled = dayInCells(line)
  if (labelled !== undefined) return { day: labelled, isSaid: false }
  return onlyDay(line, days)
}

/** The only day of a line. One without its year is told for the samples by a word alone, or by its time. */
function onlyDay(line: string, days: readonly Told[]): Sampled | undefined {
  const [only, ...others] = days.filter(({ day, at, end }) => WHOLE.test(day) || WHOLE.test(line.slice(at, end + 5)))
  if (only === undefined || others.length > 0 || only.kind === 'other') return undefined
  // A day that leads its line is told by nothing behind it: `12-Mar-2026  Full blood count (contact patient)`.
  const isFirst = line.slice(0, only.at).trim() === ''
  return !isFirst && isOther(line) ? undefined : { day: only.day, isSaid: sampledWord.test(line.slice(0, only.at)) }
}

/** The day an analyser measured, by the hour: `Analysert 22.10.2024 kl. 10:41`. A laboratory far away tells no hour of it. */
export const measuredOn = (line: string): string | undefined => MEASURED_ON.exec(line)?.[1]
const MEASURED_ON = new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(MEASURED)}\s*:?\s*(${DAY})${CLOCK}`, 'iu')

/** The day that leads a line of readings, alone or behind a word or two: `12.01.2026: Hb 13,2`, `Lab 24.02.2026: CRP 5`. */
export function dayBefore(line: string): { date: string; rest: string } | undefined {
  const [, words = '', date, clock = '', rest] = LEADING.exec(line) ?? []
  return date === undefined || rest === undefined || clock.length > 12 || isOther(words) ? undefined : { date, rest }
}
/** A day of this year in short, at the beginning of a line alone: `12/3 Hb 9,1`. */
const SHORT_LEAD = String.raw`(?<=^\s*)${N}\/${N}(?=:?\s+\p{L})`
const WORDS_BEFORE = String.raw`^\s*((?:\p{L}[\p{L}.]*\s+){0,3})`
/** Six figures with a colon behind them: `260112: Hb 121`. */
const SIX_LEAD = String.raw`\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?=:\s)`
const LEADING = new RegExp(String.raw`${WORDS_BEFORE}(${DAY}|${SHORT_LEAD}|${SIX_LEAD})(${CLOCK})?(?:\s*[:–-]\s*|\s+)(?=[^\s\d])(.*)$`, 'iu')

/** True for what heads a column of a day, which within a row would be a number. */
export const isHeadDay = (cell: string): boolean => isDate(cell) || HEAD_DAY.test(cell.trim())
export const isDayOrNumbered = (cell: string): boolean => isHeadDay(cell) || NUMBERED_HEAD.test(cell.trim())
