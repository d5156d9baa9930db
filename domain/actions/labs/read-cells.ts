import { findAnalyte } from './analytes/analytes.ts'
import { readFlag, readReference, readValue } from './parts/cells.ts'
import { isDate } from './parts/dates.ts'
import type { Found } from './parts/found.ts'
import { takeBehind } from './parts/found.ts'

/** Takes a cell behind a result: range, mark, unit, or a unit that no list has, such as `kopier/mL`. */
function takeCell(cell: string, found: Found): void {
  if (takeBehind(cell, found)) return
  const isUnitLike = /^[^\d<>()[\]]{1,16}$/u.test(cell) && (cell.includes('/'))
  if (isUnitLike && found.unit === undefined && found.value?.unit === undefined) found.unit = cell
}

/** What tells nothing: an empty cell, a dash, and before the name the code of the test or the number of the row. */
const isIdle = (cell: string, { printed }: Found): boolean =>
  cell === '' || cell === '-' || cell === '–' || (/^(?:[A-Z]{2,4}\d{3,}|\d{1,3}[.)]?)$/u.test(cell) && printed === '')

/** Takes the name, or the mark that some laboratories print before it: `* Hemoglobin`. */
function takeName(cell: string, found: Found): void {
  if (/^(?:[*!↑↓]|[HL])$/u.test(cell)) found.flag = readFlag(cell) ?? 'marked'
  else found.printed = cell
}

/** Takes what stands behind the name while there is no result: it, or a range or mark that comes before it. False where it is a sentence and no row. */
function takeResult(cell: string, found: Found): boolean {
  const value = isDate(cell) ? undefined : readValue(cell)
  if (value) found.value = value
  else if (found.reference === undefined && readReference(cell)) takeBehind(cell, found)
  else if (readFlag(cell)) found.flag ??= readFlag(cell) ?? 'marked'
  else if (findAnalyte(found.printed) === undefined && findAnalyte(cell) !== undefined) found.printed = cell
  else return /^[\p{L} .()-]{1,24}$/u.test(cell)
  return true
}

/** A name with a result: a test that is known, a result in words, or a number with a unit or a range. */
function isResult({ printed, value, unit, reference }: Found): boolean {
  if (!value || !/\p{L}/u.test(printed)) return false
  return findAnalyte(printed) !== undefined || value.number === undefined || (unit ?? value.unit ?? reference) !== undefined
}

/** What each cell is, told by what stands in it: the name, the first result, then range, unit and mark in any order. */
export function readCells(cells: readonly string[]): Found | undefined {
  const found: Found = { printed: '' }
  for (const cell of cells) {
    if (isIdle(cell, found)) continue
    if (found.printed === '') takeName(cell, found)
    else if (found.value) takeCell(cell, found)
    else if (!takeResult(cell, found)) return undefined
  }
  return isResult(found) ? found : undefined
}
