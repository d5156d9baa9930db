import { LIKE_TEST, VITAL } from '../words/prose.ts'
import { isOneOf, within } from '../parts/any-of.ts'
import { dayBefore, daysIn } from '../parts/dates.ts'
import type { Found } from '../parts/found.ts'
import { keeping } from '../parts/kept.ts'
import { signedCells } from '../text/lines.ts'
import { isName, isNoTest, isSentence, isTest, keyOf } from '../parts/names.ts'
import { readValue } from '../parts/numbers.ts'
import type { Patient } from '../parts/people.ts'
import { sentencesOf } from '../parts/sentences.ts'
import type { InProse } from './read-prose.ts'
import { datesOf, readProse } from './read-prose.ts'
import type { ReadRow } from './read-row.ts'
import { readRow, surenessOfRow } from './read-row.ts'
import { susceptibleBeside } from './read-susceptible.ts'
import { withToldBehind } from './told-behind.ts'
import { turned } from './turned.ts'

/** What a line gives. `isRow`: it is one reading and nothing else; `day`: the last day told in it, which holds for what follows. */
export type ReadLine = { found: Found[]; weak: Found[]; isRow: boolean; day: string | undefined }

const NOTHING: ReadLine = { found: [], weak: [], isRow: false, day: undefined }

/** Sentences with readings, each reading of the day that its sentence tells. */
function readSentences(text: string): ReadLine {
  let day: string | undefined
  const found = sentencesOf(text).flatMap((sentence) => {
    const readings = withListed(sentence, readProse(sentence))
    // A sentence without readings may tell when the samples of the next one were taken.
    if (readings.length === 0) day = daysIn(sentence).findLast(({ kind }) => kind === 'said')?.day ?? day
    const dates = datesOf(sentence, readings)
    day = dates.findLast((date) => date !== undefined) ?? day
    return readings.map((one, at) => ({ ...one.found, date: dates[at] ?? day }))
  })
  return { found, weak: [], isRow: false, day }
}

/** Parts of a list that are a name and a result and nothing else: `Leu 1+, Nit neg, Prot spor`. */
const PART = /^(?:[^:]{0,20}:\s*)?(\p{L}\S*(?:\s\p{L}\S*)?)\s*:?\s+(\S+(?:\s\S+)?)$/u
function readList(text: string): Found[] | undefined {
  const parts = text.split(/[,;]\s+/u).map((part) => PART.exec(part.trim().replace(/[.;,]$/u, '')))
  if (parts.length < 3 || parts.length > 40) return undefined
  const read = parts.map((part) => {
    const value = part?.[2] === undefined ? undefined : readValue(part[2])
    return part?.[1] !== undefined && value ? { printed: part[1], value, unit: undefined, reference: undefined, flag: undefined, date: undefined } : undefined
  })
  const found = read.filter((one) => one !== undefined)
  const sure = found.filter((one) => isTest(one.printed) || one.value.number === undefined).length
  return found.length === parts.length && sure * 2 >= found.length ? found : undefined
}

/** A part of a list of results in words is one as well, where others of the list are: `Protein neg, Ket neg`. */
const WORD_PART = /^(\p{L}[\p{L}\d-]*(?:\s\p{L}[\p{L}\d-]*)?)\s*:?\s+(\S+(?:\s\S+)?)$/u
function withListed(sentence: string, readings: readonly InProse[]): InProse[] {
  const known = readings.filter(({ found }) => found.value.number === undefined)
  if (known.length < 2) return [...readings]
  const listed = Array.from(sentence.matchAll(/[^,;]+/gu)).flatMap(({ 0: whole, index }): InProse[] => {
    const at = index + whole.length
    if (readings.some((one) => one.at >= index && one.at < at)) return []
    const [, printed = '', result = ''] = WORD_PART.exec(whole.trim().replace(/\.$/u, '')) ?? []
    const value = readValue(result)
    const isOne = value?.number === undefined && value !== undefined && isName(printed) && !isNoTest(printed) && !isSentence(printed)
    const found = { printed, value: value ?? { value: '', number: undefined, comparator: undefined }, ...NONE }
    return isOne ? [{ found, at: at - 1, end: at, isKnown: false }] : []
  })
  return [...readings, ...listed].toSorted((one, other) => one.at - other.at)
}
const NONE = { unit: undefined, reference: undefined, flag: undefined, date: undefined }

/** Readings of several tests side by side, each whole in a cell of its own: `Hb 13,4 | CRP 12*`. */
function readInCells(text: string): Found[] {
  const cells = signedCells(text) ?? text.split(/\s{2,}/u)
  const rows = cells.length < 2 ? [] : cells.flatMap((cell) => readRow(cell) ?? [])
  const isSure = (row: ReadRow): boolean => row.strange === 0 && surenessOfRow(row) === 'sure'
  return rows.filter((row) => isSure(row) && (isTest(row.found.printed) || row.found.value.number === undefined)).map(({ found }) => found)
}

/** A name that is not sure stands by itself, a wide gap or a colon before its result. */
const isParted = (text: string, name: string): boolean =>
  /^(?:\s*[:=]|\s{2,})/u.test(text.slice(text.indexOf(name) + name.length)) && text.includes(name) && !/[.:]/u.test(name) && name.split(/\s+/u).length <= 4

/** A line whose name does not stand first. */
function readTurned(text: string): ReadLine | undefined {
  for (const way of turned(text)) {
    const row = readRow(way)
    const sureness = row?.strange === 0 && way.startsWith(row.found.printed) ? surenessOfRow(row) : 'none'
    if (row && sureness !== 'none') return { ...NOTHING, ...(sureness === 'sure' ? { found: [row.found], isRow: true } : { weak: [row.found] }) }
  }
  return undefined
}

function readBare(text: string): ReadLine {
  const inCells = readInCells(text)
  if (inCells.length > 1) return { found: inCells, weak: [], isRow: true, day: undefined }
  const plain = signedCells(text)?.join('  ') ?? text
  const tried = susceptibleBeside(plain)
  if (tried.length > 0) return { found: tried, weak: [], isRow: true, day: undefined }
  const list = readList(plain)
  const [first] = list ?? []
  const date = first && daysIn(plain).find(({ kind, end }) => kind !== 'other' && end <= plain.indexOf(first.printed))?.day
  if (list) return { found: list.map((one) => ({ ...one, date })), weak: [], isRow: true, day: date }
  const turnedRow = readTurned(plain)
  if (turnedRow) return turnedRow
  const row = readRow(plain)
  const sureness = row ? surenessOfRow(row) : 'none'
  const prose = readSentences(plain)
  // A number within the name is no other reading: `P-Calcium-ion frit(pH=7,4)`.
  const bracketed = row?.found.printed.match(/[([][^()[\]]*[)\]]/gu)?.join(' ') ?? ''
  const others = prose.found.filter(({ value }) => !bracketed.includes(value.value))
  const isOne = row?.strange === 0 ? others.length <= 1 : prose.found.length === 0
  if (row && sureness === 'sure' && isOne) return { found: [row.found], weak: [], isRow: true, day: undefined }
  if (prose.found.length > 0) return prose
  return row && sureness === 'weak' && row.strange === 0 && isParted(text, row.found.printed) ? { ...NOTHING, weak: [row.found] } : NOTHING
}

const hasVital = within(VITAL)
const isLikeTest = isOneOf(LIKE_TEST)
/** Beside vital signs, a letter or two with a number alone is one as well: `BT 134/82, P 76, T 37,9`. */
const withoutVitals = (read: ReadLine, text: string): ReadLine => {
  const isVital = ({ printed, unit, reference, value }: Found): boolean =>
    (isLikeTest(printed) || (printed.length <= 2 && keyOf(printed) === undefined)) &&
    [unit, reference].every((one) => one === undefined) && value.number !== undefined
  return hasVital.test(text) ? { ...read, found: read.found.filter((one) => !isVital(one)), weak: [] } : read
}

/** A line outside of tables: one reading, several side by side, or sentences with readings; with the ranges that words tell behind them. */
export function readLine(text: string, patient: Patient = NOBODY): ReadLine {
  const read = readPlain(text)
  return { ...read, found: withToldBehind(text, read.found, patient), weak: withToldBehind(text, read.weak, patient) }
}
const NOBODY: Patient = { sex: undefined, years: undefined }

const readPlain = keeping((text: string): ReadLine => {
  const led = dayBefore(text)
  const readLed = led ? readBare(led.rest) : NOTHING
  if (!led || readLed.found.length === 0) return withoutVitals(readBare(text), text)
  return withoutVitals({ ...readLed, found: readLed.found.map((one) => ({ ...one, date: one.date ?? led.date })), day: readLed.day ?? led.date }, text)
})
