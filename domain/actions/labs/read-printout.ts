import { findAnalyte } from './analytes/analytes.ts'
import { readValue } from './parts/cells.ts'
import { dayBefore, sampledOn } from './parts/dates.ts'
import type { Found } from './parts/found.ts'
import { rowOf, takeBehind } from './parts/found.ts'
import { blocksOf, spacedCells } from './grid/block.ts'
import { readGrid } from './grid/read-grid.ts'
import type { GridLine } from './grid/read-grid.ts'
import type { LabRow } from './parts/lab-row.ts'
import { linesOf, signedCells } from './parts/lines.ts'
import type { Line } from './parts/lines.ts'
import { readCells } from './read-cells.ts'
import { readRecord } from './read-record.ts'
import { isList, partsOf, readRun } from './read-run.ts'

/** What was printed: the readings, and where lines stand that only head them. */
export type Printout = { rows: LabRow[]; heads: { start: number; end: number }[] }

const cellsOf = ({ text }: Line): string[] => signedCells(text) ?? spacedCells(text).map((cell) => cell.text)

/** Names on one line, results on the next: as some record systems paste a row of a table. */
function readAcross(before: Line | undefined, cells: readonly string[]): Found[] {
  const names = before ? cellsOf(before) : []
  if (names.length < 2 || names.length !== cells.length || !names.every((name) => findAnalyte(name) !== undefined)) return []
  const values = cells.map(readValue)
  return values.every((value) => value !== undefined) ? names.flatMap((printed, at) => (values[at] ? [{ printed, value: values[at] }] : [])) : []
}

/** A name on a line of its own, and its result on the next, which is set in. */
function readUnder(before: Line | undefined, line: Line): Found | undefined {
  const isResult = before !== undefined && findAnalyte(before.text.trim()) !== undefined && readValue(line.text) !== undefined
  if (isResult) return readRun(`${before.text.trim()} ${line.text.trim()}`, true)
  if (!before || !/^\s+\S/u.test(line.text) || !/^\S/u.test(before.text) || /\d\s*$|[.:,]$/u.test(before.text)) return undefined
  return readRun(`${before.text.trim()} ${line.text.trim()}`, true)
}

/** Readings of several tests side by side, each whole in a cell of its own: `Hb 13,4 | CRP 12* | Leuk 9,2`. */
const readInCells = (cells: readonly string[]): Found[] =>
  cells.flatMap((cell) => readRun(cell, false) ?? []).filter(({ printed }) => findAnalyte(printed) !== undefined)

function readLine(line: Line, before: Line | undefined): Found[] {
  const cells = cellsOf(line)
  const across = readAcross(before, cells)
  if (across.length > 0) return across
  const inCells = readInCells(cells)
  if (inCells.length > 1) return inCells
  const byCells = cells.length > 1 ? readCells(cells) : undefined
  if (byCells) return [byCells]
  const under = readUnder(before, line)
  if (under) return [under]
  const parts = partsOf(line.text)
  return parts.flatMap((part) => readRun(part.trim(), parts.length === 1 || isList(parts)) ?? [])
}

type Read = { found: Found; line: Line; sampled: string | undefined; isOpen: boolean }

/** What lines have given so far, and the day above the next one. */
type Reading = { read: Read[]; heads: Printout['heads']; sampled: string | undefined; before: Line | undefined }

/** The day in a line holds for what follows; said behind the last readings, for those that have none. */
function takeDay(line: Line, state: Reading): void {
  const sampled = sampledOn(line.text)
  if (!sampled) return
  if (sampled.isSaid || state.sampled === undefined) state.sampled = sampled.day
  if (sampled.isSaid) for (const one of state.read) one.sampled ??= sampled.day
}

function takeTable({ found, isHead }: GridLine, line: Line, state: Reading): void {
  if (isHead) state.heads.push({ start: line.start, end: line.end })
  if (found.length === 0) takeDay(line, state)
  state.read.push(...found.map((one) => ({ found: one, line, sampled: state.sampled, isOpen: false })))
}

/** A line outside tables: readings in words, a heading, or what goes on from a result above. */
function takeLine(line: Line, state: Reading): void {
  const led = dayBefore(line.text)
  const readLed = led ? readLine({ ...line, text: led.rest }, state.before) : []
  const day = sampledOn(line.text)
  const found = readLed.length > 0 ? readLed : readLine(day?.isSaid !== true ? line : { ...line, text: line.text.replace(day.day, ' ') }, state.before)
  const behind = found.length === 0 ? state.read.at(-1) : undefined
  // A result on a line of its own goes on in the next ones: its unit, its range.
  if (behind?.isOpen === true && takeBehind(line.text.trim(), behind.found)) {
    behind.line = { ...behind.line, end: line.end }
    return
  }
  if (behind) behind.isOpen = false
  if (found.length === 0 && day) state.heads.push({ start: line.start, end: line.end })
  if (readLed.length === 0 && (found.length === 0 || day?.isSaid === true)) takeDay(line, state)
  const isOpen = found.length === 1 && state.before !== undefined && readValue(line.text) !== undefined
  state.read.push(...found.map((one) => ({ found: one, line, sampled: readLed.length > 0 ? led?.date : state.sampled, isOpen })))
}

/**
 * The readings of a laboratory printout as it is pasted: tables with or without a head, columns by day, or lines of words. Lines that are no
 * readings give nothing; nothing is filled in that was not printed. Linear in the text; at most 2,000 lines are read.
 */
export function readPrintout(text: string): Printout {
  const lines = linesOf(text)
  const inTables = new Map(blocksOf(lines).flatMap((block) => readGrid(block) ?? []).map((one) => [one.line.start, one]))
  const state: Reading = { read: [], heads: [], sampled: undefined, before: undefined }
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined || line.text.trim() === '') continue
    const table = inTables.get(line.start)
    const record = table && table.found.length > 0 ? undefined : readRecord(lines, at)
    if (table && (table.found.length > 0 || table.isHead)) takeTable(table, line, state)
    else if (record) {
      const end = lines[at + record.lines - 1]?.end ?? line.end
      state.read.push({ found: record.found, line: { ...line, end }, sampled: state.sampled, isOpen: false })
      at += record.lines - 1
    } else takeLine(line, state)
    state.before = line
  }
  return { rows: state.read.map(({ found, line, sampled }) => rowOf(found, line, sampled)), heads: state.heads }
}
