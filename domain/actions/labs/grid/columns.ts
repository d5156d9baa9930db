import type { Block, Cell } from './block.ts'

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
  for (const cell of cells) {
    const at = columns.reduce((best, column, index) => (overlap(column, cell) > overlap(columns[best] ?? column, cell) ? index : best), 0)
    row[at] = row[at] === '' ? cell.text : `${row[at]} ${cell.text}`
  }
  return row
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
  const readings = rows.filter((_row, at) => isReading[at]).map(({ cells }) => cells)
  const columns = stretches(readings)
  const crowded = readings.filter((cells) => isCrowded(cells, columns)).length
  const isInColumns = columns.length > 1 && columns.length <= MOST_COLUMNS && crowded * 5 <= readings.length
  if (isInColumns) return { cells: rows.map(({ cells }) => place(cells, columns)), width: columns.length }
  const width = readings[0]?.length ?? 0
  if (width < 2 || !readings.every((cells) => cells.length === width)) return undefined
  return { cells: rows.map(({ cells }) => Array.from({ length: width }, (_, at) => cells[at]?.text ?? '')), width }
}
