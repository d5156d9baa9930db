import { findAnalyte } from '../analytes/analytes.ts'
import { readFlag, readReference, readValue } from '../parts/cells.ts'
import { dayAlone, isDate } from '../parts/dates.ts'
import type { Found } from '../parts/found.ts'
import type { Line } from '../parts/lines.ts'
import type { Block } from './block.ts'
import type { Column } from './column-roles.ts'
import { isHead, isOfTests, isTest, rolesOf } from './column-roles.ts'
import type { Grid } from './columns.ts'
import { gridOf } from './columns.ts'
import { spread, takeWords } from './take-words.ts'

/** What lines of a table gave: the readings of each, and whether it heads others. */
export type GridLine = { line: Line; found: Found[]; isHead: boolean }

const NO_NAME = /^[-=_ .]*$/u
/** So many words in a cell may be none of what a laboratory prints beside a result, such as a comment. */
const MOST_UNKNOWN = 1

const isResult = (cell: string): boolean => readValue(spread(cell))?.number !== undefined && !isDate(cell)
/** A row that may hold a reading: a number, and letters in front of it. */
const maybeReading = (cells: readonly string[]): boolean => {
  const at = cells.findIndex(isResult)
  const composite = cells.findIndex((cell) => cell !== '' && takeWords(cell, { printed: '' }, { value: true }) === 0 && /\d/u.test(cell) && !isDate(cell))
  const first = at < 0 ? composite : composite < 0 ? at : Math.min(at, composite)
  return first > 0 && cells.slice(0, first).some((cell) => /\p{L}/u.test(cell))
}

function rangeOf(low: string, high: string): Found['reference'] {
  const from = readValue(low)?.number !== undefined ? low : ''
  const to = readValue(high)?.number !== undefined ? high : ''
  if (from !== '' && to !== '') return readReference(`${from}-${to}`)
  return from === '' && to === '' ? undefined : readReference(from === '' ? `<${to}` : `>${from}`)
}

/** What of a row is of all its readings: range, unit, mark and day. */
function sharedOf(cells: readonly string[], columns: readonly Column[]): Partial<Found> {
  const shared: Found = { printed: '' }
  const at = (role: Column['role']): string[] => cells.filter((cell, place) => cell !== '' && columns[place]?.role === role)
  for (const cell of at('reference')) takeWords(cell, shared, { value: false })
  const [unit] = at('unit')
  if (unit !== undefined && !/^[-–—]$/u.test(unit) && takeWords(unit, shared, { value: false }) > 0 && /\p{L}|%/u.test(unit)) shared.unit = unit
  const range = rangeOf(at('low')[0] ?? '', at('high')[0] ?? '')
  if (range) shared.reference ??= range
  for (const cell of at('other')) if (cell.length <= 30) takeWords(cell, shared, { value: false })
  const [day] = at('day').map((cell) => dayAlone(cell)).filter((one) => one !== undefined)
  if (day !== undefined) shared.date = day
  const { printed: _none, ...found } = shared
  return found
}

function valueIn(cell: string): Found | undefined {
  const found: Found = { printed: '' }
  const unknown = takeWords(cell, found, { value: true })
  return found.value && unknown <= MOST_UNKNOWN && !isDate(cell) ? found : undefined
}

/** The readings of a row: one to each column of results that holds one. */
function readRow(cells: readonly string[], columns: readonly Column[]): Found[] {
  const printed = cells[columns.findIndex(({ role }) => role === 'name')] ?? ''
  if (NO_NAME.test(printed) || !/\p{L}/u.test(printed)) return []
  const shared = sharedOf(cells, columns)
  const found: Found[] = []
  let early: Found['flag']
  for (const [at, { role, headedBy }] of columns.entries()) {
    const cell = cells[at] ?? ''
    const mark = role === 'flag' ? markIn(cell) : undefined
    const last = found.at(-1)
    if (mark && last) last.flag ??= mark
    else if (mark) early = mark
    const own = role === 'value' ? valueIn(cell) : undefined
    if (own) found.push({ ...shared, ...own, printed, ...(headedBy !== undefined && { date: headedBy }) })
    else if (role === 'value' && last && readFlag(cell)) last.flag ??= readFlag(cell) ?? 'marked'
  }
  return found.map((one) => ({ ...one, ...(early !== undefined && one.flag === undefined && { flag: early }) }))
}

/** A mark in the column of marks may be words: `H - høy`, `Utanför referensintervallet`. */
const markIn = (cell: string): Found['flag'] => readFlag(cell) ?? cell.split(/\s*[-–(,;:]\s*|\s+/u).map(readFlag).find((flag) => flag !== undefined)

type Lines = readonly Line[]

function readTable(grid: Grid, lines: Lines): GridLine[] | undefined {
  const maybe = grid.cells.map((cells) => maybeReading(cells) && !isHead(cells))
  const first = maybe.indexOf(true)
  const headAt = grid.cells.slice(0, first < 0 ? undefined : first).findLastIndex(isHead)
  const isBody = maybe.map((one, at) => one && at > headAt)
  const body = grid.cells.filter((_row, at) => isBody[at])
  if (body.length < 2 && !(body.length === 1 && headAt >= 0)) return undefined
  const columns = rolesOf(body, grid.width, headAt < 0 ? undefined : grid.cells[headAt])
  if (!columns) return undefined
  return lines.map((line, at) => ({ line, found: at > headAt ? readRow(grid.cells[at] ?? [], columns) : [], isHead: at === headAt }))
}

const isWord = (cell: string): boolean => /^\p{L}{3,}/u.test(cell) && readValue(cell) === undefined && readFlag(cell) === undefined

/** What each column of such a table is called, and what rows of units and ranges say of all of its readings. */
function sharedByTest(names: readonly string[], others: readonly (readonly string[])[]): Found[] {
  return names.map((printed, column) => {
    const shared: Found = { printed }
    for (const cells of others) takeWords(cells[column] ?? '', shared, { value: false })
    return shared
  })
}

/** A table whose columns are tests and whose rows are days: every reading stands in the line of its day. */
function readOnItsSide(grid: Grid, lines: Lines): GridLine[] | undefined {
  const from = grid.cells.findIndex(isOfTests)
  const names = grid.cells[from]
  const rows = grid.cells.slice(from)
  const dayAt = Array.from({ length: grid.width }, (_, at) => at).find((at) => rows.some((cells) => isDate(cells[at] ?? '')))
  if (!names || dayAt === undefined) return undefined
  const isDay = (cells: readonly string[]): boolean => isDate(cells[dayAt] ?? '')
  if (rows.some((cells) => isDay(cells) && cells.some(isWord))) return undefined
  const tests = sharedByTest(names, rows.slice(1).filter((cells) => !isDay(cells)))
  const isOfMany = names.filter(isTest).length > 1
  const isRead = tests.map(({ printed }, column) => column !== dayAt && printed !== '' && (isOfMany ? column > 0 : isTest(printed)))
  return lines.map((line, at) => {
    const cells = grid.cells[at] ?? []
    if (at < from || !isDay(cells)) return { line, found: [], isHead: at >= from }
    const found = tests.flatMap((shared, column): Found[] => {
      const own = isRead[column] === true ? valueIn(cells[column] ?? '') : undefined
      return own ? [{ ...shared, ...own, printed: shared.printed, date: cells[dayAt] }] : []
    })
    return { line, found, isHead: false }
  })
}

/** A name nobody knows is one where something stands beside its result that only a laboratory prints. */
const isSure = ({ printed, value, unit, reference, date, flag }: Found): boolean =>
  findAnalyte(printed) !== undefined || (unit ?? value?.unit ?? reference ?? date ?? flag) !== undefined

/** Reads the lines of a block as a table; undefined where they are none. */
export function readGrid(block: Block): GridLine[] | undefined {
  const lines = block.rows.map(({ line }) => line)
  const isReading = block.rows.map(({ cells }) => maybeReading(cells.map(({ text }) => text)))
  const isTestRow = block.rows.map(({ cells }) => cells.slice(0, 2).some(({ text }) => isDate(text)))
  const heads = block.rows.map(({ cells }) => isOfTests(cells.map(({ text }) => text)))
  const grid = heads.some(Boolean) ? gridOf(block, isReading.map((one, at) => one || isTestRow[at] === true || heads[at] === true)) : gridOf(block, isReading)
  if (!grid) return undefined
  const read = readOnItsSide(grid, lines) ?? readTable(grid, lines)
  const readings = read?.flatMap(({ found }) => found) ?? []
  if (!read || readings.length === 0 || readings.filter(isSure).length * 2 <= readings.length) return undefined
  return read.map((one) => ({ ...one, found: one.found.filter((found) => isSure(found) || found.value?.number === undefined) }))
}
