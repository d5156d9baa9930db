import { findAnalyte } from './analytes/analytes.ts'
import { readValue } from './cells.ts'
import { dayBefore, sampledOn } from './dates.ts'
import type { Found } from './found.ts'
import { rowOf, takeBehind } from './found.ts'
import type { LabRow } from './lab-row.ts'
import { linesOf, signedCells, spacedCells } from './lines.ts'
import type { Line } from './lines.ts'
import { completed, readTestRow, testColumnsOf } from './read-columns.ts'
import type { TestColumns } from './read-columns.ts'
import { partsOf, readRun } from './read-run.ts'
import { dayColumnsOf, headOf, readByDays, readByHead, readCells } from './read-table.ts'
import type { DayColumn, Head } from './read-table.ts'

/** What was printed: the readings, and where lines stand that only head them. */
export type Printout = { rows: LabRow[]; heads: { start: number; end: number }[] }

const cellsOf = ({ text }: Line): string[] => signedCells(text) ?? spacedCells(text).map((cell) => cell.text)

/** What lines before a line have said of it. */
type Above = { head: Head | undefined; days: DayColumn[] | undefined; columns: TestColumns | undefined; sampled: string | undefined; /** The day that leads this very line. */ led?: string | undefined; before: Line | undefined }

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
const readInCells = (cells: readonly string[]): Found[] => cells.flatMap((cell) => readRun(cell, false) ?? []).filter(({ printed }) => findAnalyte(printed) !== undefined)

function readLine(line: Line, { head, days, before }: Above): Found[] {
  const signed = signedCells(line.text, head?.sign === ',' ? ',' : undefined) ?? signedCells(line.text)
  if (head && signed && signed.length > 1 && Math.abs(signed.length - head.cells.length) <= 1) {
    const byHead = readByHead(signed, head)
    if (byHead.length > 0) return byHead
  }
  const spaced = spacedCells(line.text)
  const byDays = days && !signed ? readByDays(spaced, days) : []
  if (byDays.length > 0) return byDays
  const cells = signed ?? spaced.map(({ text }) => text)
  const across = readAcross(before, cells)
  if (across.length > 0) return across
  const inCells = readInCells(cells)
  if (inCells.length > 1) return inCells
  const byCells = cells.length > 1 ? readCells(cells) : undefined
  if (byCells) return [byCells]
  const under = readUnder(before, line)
  if (under) return [under]
  const parts = partsOf(line.text)
  return parts.flatMap((part) => readRun(part.trim(), parts.length === 1) ?? [])
}

const headIn = (text: string): Head | undefined => {
  const signed = signedCells(text)
  if (signed) return headOf(signed, undefined)
  const byCommas = text.split(',').map((cell) => cell.trim())
  return (byCommas.length > 3 ? headOf(byCommas, ',') : undefined) ?? headOf(spacedCells(text).map((cell) => cell.text), undefined)
}

/**
 * The readings of a laboratory printout as it is pasted: tables with or without a head, columns by day, or lines of words. Lines that are no
 * readings give nothing; nothing is filled in that was not printed. Linear in the text; at most 2,000 lines are read.
 */
export function readPrintout(text: string): Printout {
  const read: Read[] = []
  const heads: Printout['heads'] = []
  const above: Above = { head: undefined, days: undefined, columns: undefined, sampled: undefined, before: undefined }
  for (const line of linesOf(text)) {
    if (line.text.trim() === '') continue
    const inColumns = readInColumns(line, above)
    const { isHead, found } = inColumns ?? readBelow(line, above)
    if (isHead) heads.push({ start: line.start, end: line.end })
    const behind = found.length === 0 && !isHead ? read.at(-1) : undefined
    // A result on a line of its own goes on in the next ones: its unit, its range.
    if (behind && behind.isOpen && takeBehind(line.text.trim(), behind.found)) behind.line = { ...behind.line, end: line.end }
    else if (behind) behind.isOpen = false
    const isOpen = found.length === 1 && above.before !== undefined && readValue(line.text) !== undefined
    read.push(...found.map((one) => ({ found: one, line, sampled: above.led ?? above.sampled, columns: inColumns && above.columns, isOpen })))
    above.before = line
  }
  return { rows: read.map(({ found, line, sampled, columns }) => rowOf(columns ? completed(found, columns) : found, line, sampled)), heads }
}

type Read = { found: Found; line: Line; sampled: string | undefined; columns: TestColumns | undefined; isOpen: boolean }
type LineRead = { isHead: boolean; found: Found[] }

/** Takes a line of a table whose columns are tests; undefined where it is in none. */
function readInColumns(line: Line, above: Above): LineRead | undefined {
  const cells = cellsOf(line)
  const columns = testColumnsOf(cells)
  above.led = undefined
  if (columns) {
    above.columns = columns
    return { isHead: true, found: [] }
  }
  const found = above.columns && readTestRow(cells, above.columns)
  return found && { isHead: found.length === 0, found }
}

function readBelow(line: Line, above: Above): LineRead {
  const days = dayColumnsOf(line.text, spacedCells(line.text))
  const sampled = sampledOn(line.text)
  const head = sampled !== undefined || (days && !/[\t|;]/u.test(line.text)) ? undefined : headIn(line.text)
  const led = sampled === undefined ? dayBefore(line.text) : undefined
  if (head) Object.assign(above, { head, days: undefined })
  else if (days && sampled === undefined) Object.assign(above, { days, head: undefined })
  if (head !== undefined || (days !== undefined && sampled === undefined)) return { isHead: true, found: [] }
  const found = readLine({ ...line, text: sampled === undefined ? (led?.rest ?? line.text) : line.text.replace(sampled, ' ') }, above)
  if (sampled !== undefined) above.sampled = sampled
  above.led = led?.date
  return { isHead: sampled !== undefined && found.length === 0, found }
}
