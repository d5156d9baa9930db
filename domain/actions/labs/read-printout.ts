import { dayAlone, daysIn, isOtherLabel, isSampledLabel, measuredOn, sampledOn } from './parts/dates.ts'
import type { Found } from './parts/found.ts'
import { rowOf, surenessOf } from './parts/found.ts'
import { blocksOf } from './grid/block.ts'
import type { RangeBelow } from './grid/ranges-below.ts'
import { rangesBelow } from './grid/ranges-below.ts'
import { readGrid } from './grid/read-grid.ts'
import { stackedBlocks } from './grid/stacked.ts'
import type { GridLine } from './grid/results.ts'
import { forgetKept } from './parts/kept.ts'
import type { LabRow } from './parts/lab-row.ts'
import { linesOf } from './text/lines.ts'
import type { Line } from './text/lines.ts'
import { isName, isSentence, unitIn } from './parts/names.ts'
import { thousandsIn } from './parts/numbers.ts'
import type { Above } from './parts/told-above.ts'
import { toldAbove } from './parts/told-above.ts'
import type { Patient } from './parts/people.ts'
import { patientOf } from './parts/people.ts'
import { readLine } from './rows/read-line.ts'
import { readRecord, readSeries, takeMore } from './rows/read-record.ts'
import { susceptibleIn } from './rows/read-susceptible.ts'

/** What was printed: the readings, and where lines stand that only head them. */
export type Printout = { rows: LabRow[]; heads: { start: number; end: number }[] }

type Read = { found: Found; line: Line; sampled: string | undefined }

/** A heading is no longer than this. */
const LONGEST_HEADING = 80

/** What lines have given so far, and what headings above the next one say of it. */
type Reading = {
  lines: readonly Line[]
  patient: Patient
  tables: ReadonlyMap<number, GridLine>
  /** What stops the growth, where lines one after another tell it. */
  tried: ReadonlyMap<number, Found>
  /** Ranges of readings above, in a block of their own. */
  below: ReadonlyMap<number, RangeBelow>
  read: Read[]
  heads: Printout['heads']
  sampled: string | undefined
  /** A word says that the day is that of the samples; where none does, each heading with a day begins another. */
  isSaid: boolean
  /** The day an instrument in the house measured, which is that of the samples where nothing tells another. */
  measured: string | undefined
  /** The unit a heading tells for what stands under it: `MINERALER (mmol/L)`. */
  unit: string | undefined
  /** What a line above told of all readings that have none of their own. */
  above: Above | undefined
  /** The last line said whose day comes next. */
  label: 'sampled' | 'other' | undefined
  /** The line before, where it gave none. */
  before: string | undefined
  /** The line before gave a reading. */
  isAmong: boolean
}

/** The day in a line holds for what follows; said behind the last readings, for those that have none. */
function takeDay(line: Line, state: Reading): void {
  const sampled = sampledOn(line.text)
  const { label } = state
  state.label = isSampledLabel(line.text) ? 'sampled' : isOtherLabel(line.text) ? 'other' : undefined
  const isAlone = dayAlone(line.text) !== undefined
  if (!sampled || (label === 'other' && isAlone)) return
  const isNext = !state.isSaid && state.read.length > 0 && line.text.length < LONGEST_HEADING && !isSentence(line.text)
  if (sampled.isSaid || state.sampled === undefined || isNext) state.sampled = sampled.day
  state.isSaid ||= sampled.isSaid
  if (sampled.isSaid) for (const one of state.read) one.sampled ??= sampled.day
}

/** The unit that stands with a heading, in any cell of its line: `MINERALER (mmol/L)      dato 12.01.2026`. */
const unitOfHeading = (text: string): string | undefined =>
  text.split(/\s{2,}|\t|\s*[|;]\s*/u).map((cell) => unitIn(cell.trim())).find((unit) => unit !== undefined)

/** A line without readings: a heading, which may tell a day or a unit. */
function takeHeading(line: Line, state: Reading, isHead = false): void {
  const sampled = sampledOn(line.text)
  state.measured ??= measuredOn(line.text)
  if (sampled || isHead) state.heads.push({ start: line.start, end: line.end })
  // The days of a head are those of its columns.
  if (!isHead || sampled?.isSaid === true) takeDay(line, state)
  // The head of a table and a day stand between a heading and what it heads.
  state.unit = unitOfHeading(line.text) ?? ((isHead || sampled) && !state.isAmong ? state.unit : undefined)
  state.above = toldAbove(line.text) ?? state.above
}

/** What was told above holds as long as readings have nothing of their own. */
function withAbove(found: Found, state: Reading): Found {
  const { above } = state
  if (!above || found.value.number === undefined) return found
  if (above.of !== undefined) {
    const isOfIt = above.of.toLowerCase() === found.printed.toLowerCase()
    return isOfIt ? { ...found, reference: found.reference ?? above.reference } : found
  }
  const isWithout = found.unit === undefined && (found.reference === undefined || above.reference === undefined)
  if (isWithout) return { ...found, unit: above.unit, reference: found.reference ?? above.reference }
  state.above = undefined
  return found
}

/** A name that goes on in the line of its result: `Alaninaminotransferase`, `   (ALAT)   45 U/L`. */
function named(found: Found, { before }: Reading): Found {
  const isRest = found.printed.startsWith('(') && before !== undefined && !/[\d:]/u.test(before) && isName(before)
  return isRest ? { ...found, printed: `${before} ${found.printed}` } : found
}

function take(all: readonly Found[], line: Line, state: Reading): void {
  const found = all.map((one) => named(one, state))
  if (found.length > 0) state.label = undefined
  for (const one of found) {
    const isOwn = one.unit !== undefined || unitIn(one.printed) !== undefined
    if (isOwn && one.unit !== state.unit) state.unit = undefined
    const unit = one.unit ?? (isOwn || one.value.number === undefined ? undefined : state.unit)
    state.read.push({ found: withAbove({ ...one, unit }, state), line, sampled: state.sampled })
  }
}

/** How much a way to read lines makes of them: each reading counts, and one that is sure counts twice. */
const worth = (found: readonly Found[]): number => found.reduce((sum, one) => sum + { sure: 2, weak: 1, none: 0 }[surenessOf(one)], 0)

/** Two panels side by side give twice as much when their lines are read one by one; a line more may be a mistake. */
const ENOUGH = 0.6

/** The lines that are read as tables: where reading them one by one makes more of them, they are none. */
function tablesOf(lines: readonly Line[], patient: Patient): Map<number, GridLine> {
  const tables = [...blocksOf(lines), ...stackedBlocks(lines)].flatMap((block) => {
    const read = readGrid(block, patient)
    if (!read) return []
    const singly = worth(block.rows.flatMap(({ line }) => readLine(line.text, patient).found))
    return worth(read.flatMap(({ found }) => found)) >= singly * ENOUGH ? read : []
  })
  return new Map(tables.map((one) => [one.line.start, one]))
}

/** The range of a row in a line of its own below: `      Reference: 60 - 80`. */
function moreBelow(at: number, { found, line: { end } }: GridLine, state: Reading): number {
  const { lines, patient, tables } = state
  const [line, below] = [lines[at], lines[at + 1]]
  const [first, another] = found
  const isWhole = first === undefined || another !== undefined || first.reference !== undefined || first.value.number === undefined
  if (isWhole || !line || !below || below.start <= end || (tables.get(below.start)?.found.length ?? 0) > 0) return 0
  const more = takeMore(lines, at + 1, { first, patient, isRow: true })
  if (more.found.reference === undefined) return 0
  take([more.found], { ...line, end: lines[more.next - 1]?.end ?? line.end }, state)
  return more.next - at
}

/** A row of a table. Gives how many lines were taken; none where the line is not of one. */
function takeTable(at: number, state: Reading): number {
  const { lines } = state
  const line = lines[at]
  const table = line && state.tables.get(line.start)
  if (!table || (table.found.length === 0 && !table.isHead && !table.isEmpty)) return 0
  const more = moreBelow(at, table, state)
  if (more) return more
  if (table.found.length > 0) take(table.found, line, state)
  else takeHeading(line, state, table.isHead)
  // A row that was copied cell by cell takes as many lines.
  let next = at + 1
  while ((lines[next]?.start ?? table.line.end) < table.line.end) next += 1
  return next - at
}

function takeTried(line: Line, state: Reading): number {
  const found = state.tried.get(line.start)
  if (found) take([found], line, state)
  return found ? 1 : 0
}

/** The range of a reading above. */
function takeRange(line: Line, state: Reading): number {
  const below = state.below.get(line.start)
  if (!below) return 0
  for (const one of state.read) if (one.found.printed === below.name) one.found = { ...one.found, reference: one.found.reference ?? below.reference }
  return 1
}

/** A reading over several lines, or several under one name. */
function takeRecord(at: number, state: Reading): number {
  const { lines, patient } = state
  const series = readSeries(lines, at)
  for (const { found, line } of series) take([found], line, state)
  if (series.length > 0) return series.length + 1
  const record = readRecord(lines, at, patient)
  const line = lines[at]
  if (!line || !record || (record.sureness === 'weak' && !state.isAmong)) return 0
  take([record.found], { ...line, end: lines[at + record.lines - 1]?.end ?? line.end }, state)
  return record.lines
}

/** A line with readings of its own; one that is not sure by itself is one where the line before it gave one. */
function takeLine(at: number, state: Reading): number {
  const { lines, patient } = state
  const line = lines[at]
  if (!line) return 0
  const { found, weak, isRow, day } = readLine(line.text, patient)
  const [only, another] = found
  if (only && !another && isRow && lines[at + 1]?.text.trim() !== '') {
    const more = takeMore(lines, at + 1, { first: only, patient, isRow })
    take([more.found], { ...line, end: lines[more.next - 1]?.end ?? line.end }, state)
    return more.next - at
  }
  if (daysIn(line.text).some(({ kind }) => kind === 'said') && found.length > 0 && found.every(({ date }) => date === undefined)) takeDay(line, state)
  const isAmong = state.isAmong || state.unit !== undefined
  take(found.length === 0 && isAmong ? weak : found, line, state)
  if (day !== undefined) state.sampled = day
  return found.length > 0 || (weak.length > 0 && isAmong) ? 1 : 0
}

function readLines(text: string): Printout {
  const lines = linesOf(text)
  const patient = patientOf(lines.map((line) => line.text))
  const tables = tablesOf(lines, patient)
  const untold = { sampled: undefined, isSaid: false, measured: undefined, unit: undefined, above: undefined, label: undefined, before: undefined }
  const state: Reading = { lines, patient, tables, tried: susceptibleIn(lines), below: rangesBelow(lines), read: [], heads: [], isAmong: false, ...untold }
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]
    if (line === undefined || line.text.trim() === '') at += 1
    else {
      const taken = takeRange(line, state) || takeTried(line, state) || takeTable(at, state) || takeRecord(at, state) || takeLine(at, state)
      if (taken === 0) takeHeading(line, state)
      state.isAmong = taken > 0
      state.before = taken > 0 ? undefined : line.text.trim()
      at += Math.max(1, taken)
    }
  }
  const thousands = thousandsIn(text)
  return { rows: state.read.map(({ found, line, sampled }) => rowOf(found, line, { sampled: sampled ?? state.measured, thousands })), heads: state.heads }
}

/**
 * The readings of a laboratory printout as it is pasted: tables with or without a head, columns by day, records of several lines, or lines of
 * words. Lines that are no readings give nothing; nothing is filled in that was not printed. Linear in the text; at most 2,000 lines are read.
 */
export function readPrintout(text: string): Printout {
  try {
    return readLines(text)
  } finally {
    forgetKept()
  }
}
