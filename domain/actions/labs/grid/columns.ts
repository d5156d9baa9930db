import { isDayOrNumbered } from '../parts/dates.ts'
import { isTest } from '../parts/names.ts'
import { readValue } from '../parts/numbers.ts'
import type { Block, Cell } from './block.ts'
import { saidBy } from '../parts/heads.ts'

/** A table whose cells stand under each other: `cells[row][column]`, empty where nothing was printed. */
export type Grid = { cells: string[][]; width: number }

const MOST_COLUMNS = 40

/** Stretches of the line that cells of any row cover, from left to right. */
function stretches(rows: readonly (readonly Cell[])[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (const { from, to } of rows.flat().toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && from < last.to) last.to = Math.max(last.to, to)
    else found.push({ from, to })
  }
  return found
}

const overlap = (one: { from: number; to: number }, other: { from: number; to: number }): number => Math.min(one.to, other.to) - Math.max(one.from, other.from)

function place(cells: readonly Cell[], columns: readonly { from: number; to: number }[]): string[] {
  const row = columns.map(() => '')
  const isUnder = (cell: Cell): boolean => columns.some((column) => overlap(column, cell) > 0)
  // A head of a column in which nothing stands says nothing of the one beside it.
  for (const cell of cells.filter((one) => isUnder(one) || saidBy(one.text) === undefined)) {
    const at = columns.reduce((best, column, index) => (overlap(column, cell) > overlap(columns[best] ?? column, cell) ? index : best), 0)
    row[at] = row[at] === '' ? cell.text : `${row[at]} ${cell.text}`
  }
  return row
}

/** Where most rows have a cell begin, a single blank parts cells too: `MICROALB/CREAT 66` above `GLUCOSE        287`. */
function atStarts(rows: readonly (readonly Cell[])[], readings: readonly (readonly Cell[])[]): Cell[][] {
  const starts = new Map<number, number>()
  for (const { from } of readings.flat()) starts.set(from, (starts.get(from) ?? 0) + 1)
  return rows.map((cells) => cells.flatMap((cell) => {
    const cuts = Array.from(cell.text.matchAll(/ (?=\S)/gu), ({ index }) => index).filter((at) => (starts.get(cell.from + at + 1) ?? 0) * 2 > readings.length)
    return [...cuts, cell.text.length].map((to, count) => {
      const at = count === 0 ? 0 : (cuts[count - 1] ?? 0) + 1
      return { text: cell.text.slice(at, to), from: cell.from + at, to: cell.from + to }
    })
  }))
}

/** Two cells of one row in one column: the cells do not stand under each other. */
const isCrowded = (cells: readonly Cell[], columns: readonly { from: number; to: number }[]): boolean =>
  place(cells, columns).filter((cell) => cell !== '').length < cells.length

/**
 * Puts the cells of a table under each other: by number where a sign parts them; else by the gaps that run through all rows of readings
 * (`isReading`); else, where each of these has as many cells, by number.
 */
export function gridOf({ rows, isSigned }: Block, isReading: readonly boolean[]): Grid | undefined {
  if (isSigned) {
    const width = Math.min(MOST_COLUMNS, Math.max(...rows.map(({ cells }) => cells.length)))
    return { cells: rows.map(({ cells }) => Array.from({ length: width }, (_, at) => cells[at]?.text ?? '')), width }
  }
  const all = rows.map(({ cells }) => cells)
  const isOfReading = (_row: unknown, at: number): boolean => isReading[at] === true
  const readings = all.filter(isOfReading)
  const placed = inColumns(all, readings)
  if (placed) return placed
  const parted = atStarts(all, readings)
  const again = inColumns(parted, parted.filter(isOfReading))
  if (again) return again
  const width = readings[0]?.length ?? 0
  if (width < 2 || !readings.every((cells) => cells.length === width)) return undefined
  return { cells: all.map((cells) => Array.from({ length: width }, (_, at) => cells[at]?.text ?? '')), width }
}

/** A result and its mark behind a name that took the place of both. */
const RUN_IN = /\s[<>≤≥]?\d+(?:[.,]\d+)?(?:\s(?:[HL*↑↓]{1,2}|[+-]{1,3}))?$/u
const cutIn = ({ text, from, to }: Cell, at: number): Cell[] => [
  { text: text.slice(0, at), from, to: from + at }, { text: text.slice(at + 1), from: from + at + 1, to },
]

/** A name that ran into the column of results: `B-Retikulocyter 312`. It is cut where that column begins, or before a number that ends with it. */
function cutAt(cell: Cell, columns: readonly { from: number; to: number }[]): Cell[] {
  const [first, second, third] = columns.filter((column) => overlap(column, cell) > 0)
  if (!first || !second || third || !/^\p{L}/u.test(cell.text) || isDayOrNumbered(cell.text)) return [cell]
  // What stands behind the result in its column goes with it: `Bas. fosfatase 644 ++`.
  const start = Array.from(cell.text.matchAll(/ (?=[<>≤≥]?\d)/gu), ({ index }) => index).find((index) => cell.from + index + 1 === second.from)
  const at = start ?? cell.text.lastIndexOf(' ')
  const from = cell.from + at + 1
  if (start === undefined) {
    const { index, 0: tail } = RUN_IN.exec(cell.text) ?? { index: -1, 0: '' }
    const isName = isTest(cell.text.slice(0, Math.max(0, index))) || /[.,]\d|\d\s/u.test(tail)
    if (index > 0 && cell.from + index >= second.from && !isTest(cell.text) && isName) return cutIn(cell, index)
  }
  const isOfSecond = from === second.from || (cell.to === second.to && from > second.from && /^[<>≤≥]?\d/u.test(cell.text.slice(at + 1)))
  if (at < 0 || !isOfSecond) return [cell]
  return cutIn(cell, at)
}

/** A name longer than its column and a result in words, which stands under no head any more. */
function isOverrun([name, result, ...others]: readonly Cell[], columns: readonly { from: number; to: number }[]): boolean {
  if (!name || !result || others.length > 0 || columns.filter((column) => overlap(column, name) > 0).length < 2) return false
  return readValue(result.text)?.number === undefined && readValue(result.text) !== undefined
}

/** The cells under each other by the gaps that run through the readings; undefined where too many do not fit. */
function inColumns(rows: readonly (readonly Cell[])[], readings: readonly (readonly Cell[])[]): Grid | undefined {
  const columns = stretches(readings)
  const crowded = readings.filter((cells) => isCrowded(cells, columns)).length
  const isFit = columns.length > 1 && columns.length <= MOST_COLUMNS && crowded * 5 <= readings.length
  const cut = (cells: readonly Cell[]): Cell[] => (isOverrun(cells, columns) ? [] : cells.flatMap((cell) => cutAt(cell, columns)))
  return isFit ? { cells: rows.map((cells) => place(cut(cells), columns)), width: columns.length } : undefined
}
