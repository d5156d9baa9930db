import { HEADS } from '../words/heads.ts'
import { ADULT, CHILD, FEMALE, MALE } from '../words/people.ts'
import { anyOf, isOneOf } from '../parts/any-of.ts'
import { DAY, dayAlone, dayBehind, daysIn, isOtherLabel } from '../parts/dates.ts'
import { markIn, readFlag } from '../parts/flags.ts'
import type { Found } from '../parts/found.ts'
import { foundOf, surenessOf } from '../parts/found.ts'
import type { Items } from '../parts/items.ts'
import { readItems } from '../parts/items.ts'
import type { Line } from '../text/lines.ts'
import { bareName, isName, isSentence, isTest, nameOf } from '../parts/names.ts'
import { isMissing, readValue } from '../parts/numbers.ts'
import type { Patient } from '../parts/people.ts'
import { readLine } from './read-line.ts'
import { readRow } from './read-row.ts'
import { countRanges, readRanges, readReference } from '../parts/ranges.ts'

/** A reading whose parts stand under each other: its name, its result, then range, mark and day, each with or without a word before it. */
export type Record = { found: Found; /** How many lines it takes, its name and blank ones included. */ lines: number; sureness: 'sure' | 'weak' }

const { name: NAMES, value: VALUES, ...OTHERS } = HEADS
const LABEL = new RegExp(String.raw`^\s*(${anyOf(NAMES, VALUES, ...Object.values(OTHERS))})(?:\s*[:=]\s*|\s{3,}(?=\S+(?:\s\S+){0,3}$))`, 'iu')
/** Whose a range is, between its word and the colon: `Ref. kanin: 4,1 - 8,2`. */
const WHOSE_LABEL = new RegExp(String.raw`^\s*(${anyOf(HEADS.reference)})\s+[\p{L}(][\p{L}., ()]{0,40}?(?::\s*|\s)(?=[\d<>≤≥([−-])`, 'iu')
const BARE_LABEL = new RegExp(String.raw`^(${anyOf(VALUES, ...Object.values(OTHERS))})\s+(?=[\d<>≤≥(↑↓*])`, 'iu')
const isItems = (text: string): boolean => readItems(text, { value: true }).strange === 0
const isLabel = isOneOf(VALUES, ...Object.values(OTHERS))
const isNameLabel = isOneOf(NAMES)
const isValueLabel = isOneOf(VALUES)
const isReferenceLabel = isOneOf(HEADS.reference)
const isDayLabel = isOneOf(HEADS.day)
const isUnitLabel = isOneOf(HEADS.unit)
const isFlagLabel = isOneOf(HEADS.flag)
const isWhose = isOneOf(MALE, FEMALE, ADULT, CHILD)
const isUnread = isOneOf(HEADS.previous, HEADS.identity, HEADS.code)
/** Behind a result stand so many lines at most, and so many blank ones between two. */
const MOST_BEHIND = 7
const MOST_BEFORE = 4
const MOST_BLANK = 1
const LONGEST_PART = 220

const RANGE_OPEN = /\d\s?[-–—]$/u

type Part = { label: string | undefined; text: string; lines: number }

function whoseLabel(text: string): RegExpExecArray | null {
  const label = WHOSE_LABEL.exec(text)
  const isRange = label !== null && (label[0].trimEnd().endsWith(':') || readReference(text.slice(label[0].length)) !== undefined)
  return isRange ? label : null
}

/** A mark alone, and not the word for one end of a range above its number. */
const isMarkAlone = (alone: string, next: string): boolean => readFlag(alone) !== undefined && !/^[-−<>≤≥]?\s?\d/u.test(next)

/** A word without the colon, where what stands behind it can be nothing but what it says; `до 500` is a bound. */
function bareLabelled(text: string): Part | undefined {
  const bare = BARE_LABEL.exec(text)
  if (bare?.[1] === undefined || readReference(text) !== undefined) return undefined
  const rest = text.slice(bare[0].length)
  return isItems(rest) ? { label: bare[1], text: rest.trim(), lines: 1 } : undefined
}

/** What a line holds, without the word before it; a word on a line of its own stands before the next line. */
function partAt(lines: readonly Line[], at: number): Part | undefined {
  const text = lines[at]?.text.trim()
  if (text === undefined || text === '' || text.length > LONGEST_PART) return undefined
  const next = lines[at + 1]?.text.trim() ?? ''
  // A range that goes on in the next line: `Ref. 10 -`, `45`.
  if (RANGE_OPEN.test(text) && /^\d/u.test(next)) return { label: undefined, text: `${text} ${next}`, lines: 2 }
  const label = LABEL.exec(text) ?? whoseLabel(text)
  if (label?.[1] !== undefined && text.length > label[0].length) return { label: label[1], text: text.slice(label[0].length).trim(), lines: 1 }
  const bare = bareLabelled(text)
  if (bare) return bare
  const alone = text.replace(/[:=]$/u, '').trim()
  if (/[:=]$/u.test(text) && LABEL.test(next)) return { label: alone, text: '', lines: 1 }
  if ((isLabel(alone) || label) && next !== '' && !isLabel(next) && !(alone === text && isMarkAlone(alone, next))) return { label: alone, text: next, lines: 2 }
  return { label: undefined, text, lines: 1 }
}

const isWhole = (items: Items): boolean => items.words > 0 && items.strange === 0

/** Takes what the word before it says it is: a range, a mark, or something that is no part of the reading. */
function takeLabelled(label: string, text: string, found: Found): Found | undefined {
  if (text === '' || isUnread(label)) return found
  if (isFlagLabel(label)) return { ...found, flag: found.flag ?? markIn(text) }
  return isOtherLabel(label) ? found : undefined
}

/** A line that is the next reading, whole: `CRP (kap): <5 mg/L (0-5)`. */
const isRowOfItsOwn = (text: string): boolean => {
  // `kvinnor >40 år <1,2 µkat/L, män >40 år <2,0 µkat/L` are ranges.
  if (isWhose(/^\p{L}+/u.exec(text)?.[0] ?? '')) return false
  const row = readRow(text)
  return (row?.strange === 0 && isTest(row.found.printed)) || readLine(text).found.length > 1
}

/** One range and what the laboratory says of it: `65 - 99 mg/dL     High`. */
function isRangeAndMark(text: string): boolean {
  const items = readItems(text, { value: false })
  return countRanges(text) === 1 && isWhole(items) && items.flag !== undefined && items.reference !== undefined
}

/** A range by words, or one for each sex or age. */
const isOfRanges = (label: string | undefined, text: string): boolean => {
  const isSaid = (label !== undefined && isReferenceLabel(label)) || (countRanges(text) > 1 && !isRowOfItsOwn(text))
  return isSaid && readReference(text) === undefined && !isRangeAndMark(text)
}

/** Takes what a line says of a reading that has its result; undefined where it says something else. */
function takeBehind({ label, text }: Part, found: Found, patient: Patient): Found | undefined {
  const several = found.reference === undefined && isOfRanges(label, text) ? readRanges(text, patient) : undefined
  if (several) return { ...found, reference: several }
  const labelled = label === undefined ? undefined : takeLabelled(label, text, found)
  if (labelled) return labelled
  const { value: _none, ...before } = found
  const items = readItems(text, { value: false }, { ...before, strange: 0, remarks: 0, words: 0 })
  if (!isWhole(items) && isRowOfItsOwn(text)) return undefined
  if (!isWhole(items)) return label !== undefined && !isNameLabel(label) && !isSentence(text) ? found : undefined
  const isSame = items.unit === found.unit && items.reference === found.reference && items.flag === found.flag && items.date === found.date
  return !isSame || label !== undefined || items.remarks > 0 ? foundOf(found.printed, found.value, items) : undefined
}

/** The place of the next line that holds something, over as few blank ones as may stand within a reading. */
function nextAt(lines: readonly Line[], at: number): number {
  let next = at
  while (next - at < MOST_BLANK && lines[next]?.text.trim() === '') next += 1
  return next
}

/** A stop behind a word that is not cut short, or behind many. */
const SENTENCE_END = /[!?]$|\p{L}{6}\.$|\S\s+\S+\s+\S+\s+\S+\.$/u

/** The name a reading begins with, and where what stands behind it begins. */
function nameAt(lines: readonly Line[], at: number): { printed: string; next: number } | undefined {
  const text = lines[at]?.text.trim() ?? ''
  if (text.length > LONGEST_PART) return undefined
  const label = LABEL.exec(text)
  const isNamed = label?.[1] !== undefined && isNameLabel(label[1]) && text.length > label[0].length
  const printed = isNamed ? text.slice(label[0].length).trim() : text.replace(/:$/u, '')
  const isFree = isTest(nameOf(printed)) || (!SENTENCE_END.test(bareName(printed)) && !/\d[.,]\d|[<>≤≥]\s?\d/u.test(printed) && !isSentence(printed))
  const isOfItems = (): boolean =>
    daysIn(printed).some(({ kind }) => kind !== 'bare') || dayAlone(printed) !== undefined || readItems(printed, { value: true }).strange === 0
  return isName(printed) && isFree && !isOfItems() ? { printed, next: nextAt(lines, at + 1) } : undefined
}

/** A name, and under it a day and a result in each line: `PT-INR`, `2026-01-05  2,3`, `2026-01-19  2,8`. */
export function readSeries(lines: readonly Line[], at: number): { found: Found; line: Line }[] {
  const head = headOfSeries(lines, at)
  if (!head) return []
  const { printed, shared } = head
  const found: { found: Found; line: Line }[] = []
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next]
    const led = line && DATED_ITEMS.exec(line.text)
    // A day without a result stands among the others: `2026-01-13    hemolys`.
    if (led?.[2] !== undefined && isMissing(led[2])) continue
    const items = led?.[2] === undefined ? undefined : readItems(led[2], { value: true }, { unit: shared?.unit, reference: shared?.reference })
    if (!line || !items?.value || !isWhole(items) || items.date !== undefined) break
    found.push({ found: foundOf(printed, items.value, { ...items, date: led?.[1] }), line })
  }
  return found.length > 1 ? found : []
}

const SERIES_HEAD = /^(\p{L}[^,;]*?)(?:\s\(([^()]+)\)|,\s(.+))$/u

/** The name of a series, and what stands behind it for all of its results: `B-SR, mm/h, ref 1-20`, `Creatinine (umol/L, ref 64 - 104)`. */
function headOfSeries(lines: readonly Line[], at: number): { printed: string; shared: Items | undefined } | undefined {
  const text = (lines[at]?.text.trim() ?? '').replace(/:$/u, '')
  const [, named = '', inBrackets, rest = inBrackets] = text.length > LONGEST_PART ? [] : SERIES_HEAD.exec(text) ?? []
  if (rest !== undefined && isTest(nameOf(named))) {
    const shared = readItems(rest.replace(/,\s/gu, '  '), { value: false })
    if (isWhole(shared) && (shared.unit ?? shared.reference) !== undefined) return { printed: named, shared }
  }
  const name = nameAt(lines, at)
  return name && isTest(nameOf(name.printed.replace(/\s*[([].*$|\s+ref.*$/iu, ''))) ? { printed: name.printed, shared: undefined } : undefined
}
const DATED_ITEMS = new RegExp(String.raw`^\s*(${DAY})(?:\s+\d{1,2}[:.]\d{2})?\s*[:\s|–-]\s*(\S.*)$`, 'iu')

/** What a reading has so far: its result may come behind its range where words say which is which. */
type Taken = { items: Items; isLabelled: boolean }

/** Takes what a line says before the result is known. */
function takeFirst(part: Part, taken: Taken, patient: Patient): Taken | undefined {
  const { label, text } = part
  if (isMissing(text)) return undefined
  if (label === undefined || isValueLabel(label)) {
    // Behind the word for its range a result stands alone: `Desired range: below 200`, `227`.
    if (label === undefined && taken.isLabelled && readValue(text)?.number === undefined) return undefined
    const items = readItems(text, { value: true }, { ...taken.items, strange: 0 })
    const isTaken = isWhole(items) && (items.value ?? items.date ?? items.flag) !== undefined
    return isTaken ? { ...taken, items, isLabelled: taken.isLabelled || label !== undefined } : undefined
  }
  const placeholder = foundOf('', { value: '', number: undefined, comparator: undefined }, taken.items)
  const before = takeBehind(part, placeholder, patient)
  return before && { ...taken, items: { ...taken.items, ...before, value: undefined }, isLabelled: taken.isLabelled || !isDayLabel(label) }
}

/** `isRow`: the reading was one line, and what follows is its own only where it can be nothing else. */
type Behind = { first: Found; patient: Patient; isRow: boolean }
const isOfOthers = ({ label, text }: Part): boolean =>
  daysIn(text).length > 0 || (label !== undefined && !isReferenceLabel(label) && !isFlagLabel(label) && !isUnitLabel(label))

/** Takes lines that go on from a reading: its unit, range, mark and day, each with or without a word before it. */
export function takeMore(lines: readonly Line[], at: number, { first, patient, isRow }: Behind): { found: Found; next: number } {
  let [found, next] = [first, at]
  for (let count = 0; count < MOST_BEHIND; count += 1) {
    const from = nextAt(lines, next)
    const more = partAt(lines, from)
    const mayBe = more && (from === next || more.label !== undefined || !nameAt(lines, from)) && !(isRow && isOfOthers(more))
    const behind = more && mayBe ? takeBehind(more, found, patient) : undefined
    if (!more || !behind) break
    found = behind
    next = from + more.lines
  }
  return { found, next }
}

/** Takes lines and where one may be a name; gives the reading that begins there. */
export function readRecord(lines: readonly Line[], at: number, patient: Patient): Record | undefined {
  const name = nameAt(lines, at)
  if (!name) return undefined
  const dated = dayBehind(name.printed)
  let taken: Taken | undefined = { items: readItems('', { value: false }, { date: dated?.date }), isLabelled: false }
  let next = name.next
  for (let count = 0; count < MOST_BEFORE && taken && taken.items.value === undefined; count += 1) {
    const part = partAt(lines, next)
    taken = part && takeFirst(part, taken, patient)
    next += part?.lines ?? 0
  }
  if (!taken?.items.value) return undefined
  const first = foundOf(dated?.name ?? name.printed, taken.items.value, taken.items)
  const { found, next: end } = takeMore(lines, next, { first, patient, isRow: false })
  const sureness = surenessOf(found)
  if (sureness === 'none' && !taken.isLabelled) return undefined
  return { found, lines: end - at, sureness: sureness === 'sure' || taken.isLabelled ? 'sure' : 'weak' }
}
