import { findAnalyte } from './analytes/analytes.ts'
import { readFlag, readReference, readValue } from './cells.ts'
import { daysIn, isDate, isHeadDay } from './dates.ts'
import type { Found } from './found.ts'
import { takeBehind } from './found.ts'
import type { Cell } from './lines.ts'

export type Role = 'low' | 'high' | 'name' | 'value' | 'unit' | 'reference' | 'flag' | 'day' | 'date' | 'other'
/** What the head of a table says of its columns. `sign` parts its cells. */
export type Head = { roles: Role[]; cells: string[]; sign: string | undefined }
/** Columns of several samples, headed by a day or a week, told by where they stand. */
export type DayColumn = { date: string; at: number }

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['day', /^(?:dato|datum|date|prøvedato|дата)/iu],
  ['low', /^(?:nedre|lav|min\.?$|low|lower|undre|нижн)/iu],
  ['high', /^(?:øvre|høy|høj|max|maks|high|upper|övre|верхн)/iu],
  ['reference', /^(?:ref|grense|limits|range|norm|biolog|område|interval)|^(?:реф|норма|границ)/iu],
  ['unit', /^(?:enh|unit|ед\.?|единиц)/iu],
  ['flag', /^(?:flag|avvik|merk|abn|status|отклон|отмет|h\/l)/iu],
  ['value', /^(?:res|svar|måle|mätv|measured|fund|verdi|værdi|värde|value|резул|значен|funn)/iu],
  ['name', /^(?:anal|param|lab|blodpr|parameter|параметр|наимен|назван|prøve|prov|test|komponent|component|undersøk|undersök|показат|анализ|исслед|navn|namn|name)/iu],
]

export function headOf(cells: readonly string[] | undefined, sign: string | undefined): Head | undefined {
  if (!cells || cells.length < 2) return undefined
  const isOfDays = cells.filter(isHeadDay).length >= 2
  const isDay = isOfDays ? isHeadDay : isDate
  const roles = cells.map((cell): Role => (isDay(cell) ? 'date' : (ROLES.find(([, form]) => form.test(cell))?.[0] ?? 'other')))
  const named = roles.filter((role) => role !== 'other').length
  const hasResult = cells.some((cell) => readValue(cell)?.number !== undefined && !isDay(cell))
  return named >= 2 && !hasResult && (roles.includes('value') || roles.includes('date')) ? { roles, cells: [...cells], sign } : undefined
}

/** Columns headed by days, or by weeks, where nothing but blanks parts them. */
export function dayColumnsOf(text: string, cells: readonly Cell[]): DayColumn[] | undefined {
  const days = daysIn(text)
  const rest = cells.filter(({ text: cell }) => !daysIn(cell).length)
  if (days.length >= 2 && rest.every(({ text: cell }) => readValue(cell)?.number === undefined) && rest.length <= 4) return days
  const headed = cells.filter(({ text: cell }) => isHeadDay(cell))
  if (headed.length >= 2 && cells.length - headed.length <= 4 && cells.every(({ text: cell }) => isHeadDay(cell) || readValue(cell)?.number === undefined) && !cells.some(({ text: cell }) => readReference(cell)))
    return headed.map(({ text: date, at }) => ({ date, at }))
  const weeks = cells.filter(({ text: cell }) => /^(?:uke|vecka|uge|week|неделя|prøve|prov|sample)\s*\d{1,2}$/iu.test(cell))
  return weeks.length >= 2 && weeks.length === cells.length ? weeks.map(({ text: date, at }) => ({ date, at })) : undefined
}

/** A row whose columns the head of the table has named. */
export function readByHead(cells: readonly string[], { roles, cells: heads }: Head): Found[] {
  const at = (role: Role): string => cells[roles.indexOf(role)]?.trim() ?? ''
  const printed = (roles.includes('name') ? at('name') : (cells[0] ?? '')).trim()
  if (printed === '' || /^[-=_ ]+$/u.test(printed)) return []
  const bounds = at('low') !== '' && at('high') !== '' ? `${at('low')}-${at('high')}` : at('low') !== '' ? `>${at('low')}` : at('high') !== '' ? `<${at('high')}` : ''
  const reference = readReference(at('reference')) ?? readReference(bounds)
  const unit = at('unit')
  const flag = readFlag(at('flag'))
  const day = at('day')
  const shared = { printed, ...(reference && { reference }), ...(unit !== '' && unit !== '-' && { unit }), ...(flag && { flag }), ...(isDate(day) && { date: day }) }
  return roles.flatMap((role, column): Found[] => {
    const value = role === 'value' || role === 'date' ? readValue(cells[column] ?? '') : undefined
    return value ? [{ ...shared, value, ...(role === 'date' && { date: heads[column] }) }] : []
  })
}

/** A row of a table with several samples: each result under the day that stands nearest; unit and range are of all of them. */
export function readByDays(cells: readonly Cell[], columns: readonly DayColumn[]): Found[] {
  const [first, ...others] = cells
  if (!first || !/\p{L}/u.test(first.text)) return []
  const shared: Found = { printed: first.text }
  const found: Found[] = []
  for (const { text, at } of others) {
    const value = readValue(text)
    const last = found.at(-1)
    if (value && found.length < columns.length) {
      const nearest = columns.reduce((best, column) => (Math.abs(column.at - at) < Math.abs(best.at - at) ? column : best))
      found.push({ printed: first.text, value, date: nearest.date })
    } else if (last && readFlag(text) && last.value?.flag === undefined) last.flag = readFlag(text) ?? 'marked'
    else takeBehind(text, shared)
  }
  const { unit, reference } = shared
  return found.map((one) => ({ ...one, ...(unit !== undefined && { unit }), ...(reference && { reference }) }))
}

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
