import { findAnalyte } from '../analytes/analytes.ts'
import { isUnit, readFlag, readReference, readValue } from '../parts/cells.ts'
import { isDate, isHeadDay } from '../parts/dates.ts'
import type { Found } from '../parts/found.ts'
import { spread, takeWords } from './take-words.ts'

export type Role = 'code' | 'name' | 'value' | 'low' | 'high' | 'unit' | 'reference' | 'flag' | 'day' | 'other'
export type Column = { role: Role; /** The day or the week that heads a column of results. */ headedBy: string | undefined }

/** How the head of a column names what stands under it. */
const HEADS: readonly (readonly [Role, RegExp])[] = [
  ['day', /^(?:dato|datum|date|dag$|tatt|prøve?dato|prøvetatt|provdatum|provtid|taget|tid(?:punkt)?$|collected|sampled?|taken|дата|взят)/iu],
  ['low', /^(?:nedre|lav|min\.?$|low|lower|undre|нижн)/iu],
  ['high', /^(?:øvre|høy|høj|max|maks|high|upper|övre|верхн)/iu],
  ['reference', /^(?:ref|grense|limits|(?:standard |normal )?range|norm|biolog|område|interval)|^(?:реф|норм|границ|интервал)/iu],
  ['unit', /^(?:enh|unit|ед\.?|единиц|måleenh)/iu],
  ['flag', /^(?:flag|avvik|merk|abn|status|отклон|отмет|h\/l|bedöm|vurder|tolkning|interpret|kommentar|comment|примеч)/iu],
  ['value', /^(?:res|svar|måle|mätv|measured|your val|fund|verdi|værdi|värde|value|резул|значен|funn)/iu],
  ['code', /^(?:kode|kod$|code|npu|nlk|код)/iu],
  [
    'name',
    new RegExp(
      '^(?:anal|param|lab|blodpr|parameter|параметр|наимен|назван|prøve|prov|test|komponent|component|undersø[gk]|undersök|показат|' +
        'анализ|исслед|navn|namn|name)',
      'iu',
    ),
  ],
]
const WEEK = /^(?:uke|vecka|uge|week|неделя|prøve|prov|sample)\s*\d{1,2}$/iu
const CODE = /^(?:(?:NPU|SWE|NOR|DNK|ASS|LOINC)\s?-?\d{4,6}|[AА-Я]\d{2}\.\d{2}\.\d{3}(?:\.\d+)?|[A-Z]{2,4}\d{3,}|\d{1,3}[.)]?)$/u
const RANGE = /\d\s*(?:-|–|—|−|…|\.\.\.?|til|till|to|до)\s*\d/iu
const MOSTLY = 0.6
const NOTHING = /^(?:[-–—.]|n\/?a|ikke? (?:utført|analysert)|ej utförd)?$/iu

const isNumber = (cell: string): boolean => readValue(spread(cell))?.number !== undefined
const isDayOrWeek = (cell: string): boolean => isHeadDay(cell) || WEEK.test(cell)
const wordRole = (cell: string): Role | undefined => /\d{2}/u.test(cell) ? undefined : HEADS.find(([, form]) => form.test(cell))?.[0]

/** The head of a table: two words or more that say what columns hold, or days, and no result. */
export function isHead(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const days = filled.filter(isDayOrWeek).length
  const named = filled.filter((cell) => !isDayOrWeek(cell) && wordRole(cell) !== undefined).length
  const isOfRow = (cell: string): boolean => isUnit(cell) || (!isDayOrWeek(cell) && isNumber(cell)) || (RANGE.test(cell) && readReference(cell) !== undefined)
  if (filled.some(isOfRow)) return false
  return named + days >= 2 && (days >= 2 || filled.some((cell) => wordRole(cell) === 'value' || wordRole(cell) === 'reference' || wordRole(cell) === 'name'))
}

export const isTest = (name: string): boolean => findAnalyte(name) !== undefined || findAnalyte(name.replace(/\s*[([][^()[\]]*[)\]]$/u, '')) !== undefined

/** The head of a table whose columns are tests and whose rows are days: a corner, then names of which most are known; or a column of days and a known test. */
export const isOfTests = (cells: readonly string[]): boolean => {
  const names = cells.slice(1).filter((cell) => cell !== '')
  const known = names.filter(isTest).length
  const isMost = names.length >= 2 && known >= 2 && known * 2 > names.length
  const isOne = known >= 1 && cells.some((cell) => wordRole(cell) === 'day') && !cells.some((cell) => ['value', 'name'].includes(wordRole(cell) ?? ''))
  return (isMost || isOne) && !isTest(cells[0] ?? '') && !cells.some(isNumber)
}

const share = (cells: readonly string[], test: (cell: string) => boolean): number => (cells.length === 0 ? 0 : cells.filter(test).length / cells.length)

const isPart = (cell: string, kind: 'unit' | 'reference'): boolean => {
  const found: Found = { printed: '' }
  return takeWords(cell, found, { value: false }) === 0 && found[kind] !== undefined
}

/** What a column holds, told by what stands in all of its rows. */
function contentRole(cells: readonly string[]): Role {
  if (cells.length === 0) return 'other'
  if (share(cells, isDate) >= MOSTLY && !cells.every((cell) => /^\d{6}$/u.test(cell) && !/^\d{2}(?:0[1-9]|1[0-2])/u.test(cell))) return 'day'
  if (share(cells, (cell) => CODE.test(cell)) >= MOSTLY && !cells.every(isNumber)) return 'code'
  if (cells.some((cell) => RANGE.test(cell)) && share(cells, (cell) => isPart(cell, 'reference')) >= MOSTLY) return 'reference'
  if (share(cells, isNumber) >= MOSTLY) return 'value'
  if (share(cells, (cell) => isUnit(cell)) >= MOSTLY) return 'unit'
  if (share(cells, (cell) => readFlag(cell) !== undefined) >= MOSTLY) return 'flag'
  if (share(cells, (cell) => isPart(cell, 'reference')) >= MOSTLY) return 'reference'
  if (share(cells, (cell) => readValue(spread(cell)) !== undefined) >= MOSTLY) return 'value'
  return share(cells, (cell) => /\p{L}{2}|^\p{L}\+?$/u.test(cell)) >= MOSTLY ? 'name' : 'other'
}

const as = (role: Role): Column => ({ role, headedBy: undefined })
const numberOf = (cell: string): number | undefined => readValue(spread(cell))?.number

/** Three columns of numbers that nothing heads: a result between or beside two ends, of which the first is the lower in every row. */
function asEnds(columns: Column[], rows: readonly (readonly string[])[]): void {
  const values = columns.flatMap(({ role, headedBy }, at) => (role === 'value' && headedBy === undefined ? [at] : []))
  const [, low, high] = values
  if (values.length !== 3 || low === undefined || high === undefined) return
  const pairs = rows.flatMap((row): [number, number][] => {
    const [from, to] = [numberOf(row[low] ?? ''), numberOf(row[high] ?? '')]
    return from === undefined || to === undefined ? [] : [[from, to]]
  })
  if (pairs.length === 0 || !pairs.every(([from, to]) => from < to)) return
  columns[low] = as('low')
  columns[high] = as('high')
}

/** Bounds behind a result are its range: `4,1 | <5`; only the first column of numbers is the result, where no head says otherwise. */
function asBounds(columns: Column[], rows: readonly (readonly string[])[]): void {
  const [first, ...others] = columns.flatMap(({ role, headedBy }, at) => (role === 'value' && headedBy === undefined ? [at] : []))
  const hasRange = columns.some(({ role }) => role === 'reference' || role === 'low')
  for (const at of others) {
    const isBound = share(rows.map((row) => row[at] ?? '').filter((cell) => cell !== ''), (cell) => readReference(cell) !== undefined) === 1
    columns[at] = as(isBound && !hasRange && first !== undefined ? 'reference' : 'other')
  }
}

/** One column gives the names: that which the head calls so, else the one with most known names, else the first of words. */
function nameColumn(columns: readonly Column[], rows: readonly (readonly string[])[], head: readonly string[] | undefined): number {
  const named = head?.findIndex((cell, at) => wordRole(cell) === 'name' && columns[at]?.role !== 'value') ?? -1
  if (named >= 0) return named
  const known = columns.map((_column, at) => rows.filter((row) => findAnalyte(row[at] ?? '') !== undefined).length)
  const best = Math.max(...known)
  const first = columns.findIndex(({ role }) => role === 'name')
  return best * 2 > rows.length || first < 0 ? known.indexOf(best) : first
}

/** Says of each column what it holds: by its head, and where that is silent or says what the rows do not bear out, by the rows. */
export function rolesOf(rows: readonly (readonly string[])[], width: number, head: readonly string[] | undefined): Column[] | undefined {
  const columns = Array.from({ length: width }, (_, at): Column => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => !NOTHING.test(cell))
    const headed = head?.[at] ?? ''
    const content = contentRole(cells)
    if (isDayOrWeek(headed) && content !== 'name') return { role: 'value', headedBy: headed }
    const said = headed === '' ? undefined : wordRole(headed)
    const holdsResults = cells.some((cell) => readValue(spread(cell)) !== undefined || isPart(cell, 'unit'))
    const isBornOut = said !== undefined && (content === 'other' || said !== 'value' || content === 'value' || holdsResults)
    const isResult = said === 'low' || said === 'high' ? cells.every(isNumber) : isBornOut
    return { role: said !== undefined && isResult && !(said === 'name' && content !== 'name' && content !== 'code') ? said : content, headedBy: undefined }
  })
  const name = nameColumn(columns, rows, head)
  if (name < 0) return undefined
  const settled = columns.map((column, at): Column => (at === name ? as('name') : column.role === 'name' ? as('other') : column))
  const isSaid = head?.some((cell, at) => wordRole(cell) === 'value' && settled[at]?.role === 'value') === true
  const isUnsaid = ({ role, headedBy }: Column, at: number): boolean => role === 'value' && headedBy === undefined && wordRole(head?.[at] ?? '') !== 'value'
  if (isSaid) for (const [at, column] of settled.entries()) if (isUnsaid(column, at)) settled[at] = as('other')
  asEnds(settled, rows)
  asBounds(settled, rows)
  return settled.some(({ role }) => role === 'value') ? settled : undefined
}
