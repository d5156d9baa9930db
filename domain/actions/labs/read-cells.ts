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

/** What each cell is, told by what stands in it: the name, the first result, then range, unit and mark in any order. */
export function readCells(cells: readonly string[]): Found | undefined {
  const found: Found = { printed: '' }
  for (const cell of cells) {
    if (cell === '' || cell === '-' || cell === '–' || /^(?:[A-Z]{2,4}\d{3,}|\d{1,3}[.)]?)$/u.test(cell) && found.printed === '') continue
    if (found.printed === '' && /^(?:[*!↑↓]|[HL])$/u.test(cell)) found.flag = readFlag(cell) ?? 'marked'
    else if (found.printed === '') found.printed = cell
    else if (found.value) takeCell(cell, found)
    else {
      const value = isDate(cell) ? undefined : readValue(cell)
      if (value) found.value = value
      else if (found.reference === undefined && readReference(cell)) takeBehind(cell, found)
      else if (readFlag(cell)) found.flag ??= readFlag(cell) ?? 'marked'
      else if (findAnalyte(found.printed) === undefined && findAnalyte(cell) !== undefined) found.printed = cell
      else if (!/^[\p{L} .()-]{1,24}$/u.test(cell)) return undefined
    }
  }
  const { value } = found
  const isReading = value && /\p{L}/u.test(found.printed) && (findAnalyte(found.printed) !== undefined || value.number === undefined || (found.unit ?? value.unit ?? found.reference) !== undefined)
  return isReading ? found : undefined
}
