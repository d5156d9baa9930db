import { findAnalyte } from './analytes/analytes.ts'
import type { Value } from './cells.ts'
import { isDate, isUnit, readFlag, readReference, readValue } from './cells.ts'
import type { Flag, LabRow, Reference } from './lab-row.ts'

/** No record system prints more on a page, and a longer line is no line of a table. */
const MOST_LINES = 2_000
const LONGEST_LINE = 1_000

type Line = { text: string; start: number; end: number }
type Role = 'name' | 'value' | 'unit' | 'reference' | 'flag' | 'date' | 'other'

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['reference', /^(?:ref|norm|biolog)|^(?:реф|норма|границ)/iu],
  ['unit', /^(?:enhet|enhed|unit|ед\.?|единиц)/iu],
  ['flag', /^(?:flag|avvik|merk|abn|status|отклон|h\/l)/iu],
  ['value', /^(?:res|svar|verdi|værdi|värde|value|резул|значен|funn)/iu],
  ['name', /^(?:anal|prøve|prov|test|komponent|component|undersøk|undersök|показат|анализ|исслед|navn|namn|name)/iu],
]

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n', MOST_LINES)) {
    const end = start + line.length
    if (line.length <= LONGEST_LINE) lines.push({ text: line.replace(/\r$/u, '').replace(/[\u00a0\u2007\u202f]/gu, ' ').replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/gu, ''), start, end })
    start = end + 1
  }
  return lines
}

/** The cells of a line of a table; a line that is none is one cell. */
function cellsOf(text: string): string[] {
  const trimmed = text.trim().replace(/^\||\|$/gu, '')
  const by = trimmed.includes('\t') ? /\t+/u : trimmed.includes('|') ? /\|/u : /;(?=.*;)/u.test(trimmed) ? /;/u : / {2,}/u
  return trimmed.split(by).map((cell) => cell.trim())
}

function rolesOf(cells: readonly string[]): Role[] | undefined {
  if (cells.length < 2) return undefined
  const roles = cells.map((cell): Role => (isDate(cell) ? 'date' : (ROLES.find(([, form]) => form.test(cell))?.[0] ?? 'other')))
  const named = roles.filter((role) => role !== 'other').length
  return named >= 2 && !cells.some((cell) => readValue(cell)?.number !== undefined && !isDate(cell)) ? roles : undefined
}

type Found = { printed: string; value?: Value; unit?: string; reference?: Reference; flag?: Flag }

/** What each cell is, told by what stands in it: the first result, then range, unit and flag in any order. */
function readCells(cells: readonly string[]): Found | undefined {
  const found: Found = { printed: '' }
  for (const cell of cells) {
    if (cell === '' || cell === '-' || cell === '–') continue
    if (found.printed === '') found.printed = cell
    else if (!found.value) {
      const value = readValue(cell)
      if (value) found.value = value
      else if (readFlag(cell)) found.flag ??= readFlag(cell) ?? 'marked'
    } else takeBehind(cell, found)
  }
  return found.value ? found : undefined
}

function takeBehind(cell: string, found: Found): void {
  const reference = readReference(cell)
  const flag = readFlag(cell)
  if (reference && !found.reference) found.reference = reference
  else if (flag && !found.flag) found.flag = flag
  else if (isUnit(cell) && found.unit === undefined) found.unit = cell
}

/** Name, result and the rest in one run of words: `Hb: 13,2 g/dL (11,7-15,3)`, `P-CRP 45 H mg/L <5`. */
const RUN = /^(.{1,80}?)\s*(?:[:=]|\s)\s*((?:[<>≤≥]=?\s*)?\d[\d ]*(?:[.,]\d+)?(?![\p{L}\d])|neg(?:ativ[et]?|ative)?|pos(?:itiv[et]?|itive)?|spor|trace|[1-4]\+)(?![\p{L}-])\s*(.*)$/iu

/** The longest name that is known and ends before a number; a name may hold numbers: `Vitamin B12 320 pmol/L`, `25-OH-vitamin D 48`. */
function splitRun(text: string): { printed: string; rest: string } | undefined {
  const words = text.trim().split(/\s+/u).slice(0, 8)
  for (let count = words.length; count >= 1; count -= 1) {
    const printed = words.slice(0, count).join(' ').replace(/[:=]+$/u, '')
    if (findAnalyte(printed) !== undefined) return { printed, rest: text.trim().split(/\s+/u).slice(count).join(' ').replace(/^[:=]\s*/u, '') }
  }
  return undefined
}

function readRest(printed: string, rest: string): Found | undefined {
  const bracket = /[([]([^()[\]]{1,60})[)\]]/u.exec(rest)
  const found: Found = { printed }
  const reference = bracket?.[1] === undefined ? undefined : readReference(bracket[1])
  if (reference) found.reference = reference
  const plain = reference && bracket ? rest.replace(bracket[0], ' ') : rest
  const words = plain.replace(/(\d)\s*[-–—]\s*(\d)/gu, '$1-$2').replace(/([<>≤≥]=?)\s+(\d)/gu, '$1$2').split(/[\s,]+(?=\D)|\s+/u).filter((word) => word !== '')
  for (const word of words) {
    if (!found.value) {
      const value = readValue(word)
      if (!value) return undefined
      found.value = value
    } else takeBehind(word, found)
  }
  return found.value ? found : undefined
}

function readRun(text: string): Found | undefined {
  const known = splitRun(text)
  const byName = known && readRest(known.printed, known.rest)
  if (byName) return byName
  const [, printed, value, rest = ''] = RUN.exec(text.trim()) ?? []
  if (printed === undefined || value === undefined || !/\p{L}/u.test(printed)) return undefined
  const found = readRest(printed, `${value} ${rest}`)
  // a name nobody knows needs a range or a unit beside its number: "uke 12" is no reading
  return found && (found.reference ?? found.unit ?? found.value?.unit) !== undefined ? found : undefined
}

function rowOf(found: Found, line: Line, date?: string): LabRow {
  const { printed, value } = found
  const name = printed.replace(/\bNPU\d{5}\b\s*/u, '').replace(/[\s:=;]+$/u, '').replace(/[;,]\s*(?:stoffk|massek|arb\.?stoffk|kat\.?k|antallk|subst\.?c|mass\s?c|arb\.?subst\.?c|cat\.?c|num\.?c|volfr|massefr|vol\.?\s?fr|entitisk\p{L}*)\..*$/iu, '').trim()
  return {
    printed: name, key: findAnalyte(name), value: value?.value ?? '', number: value?.number, comparator: value?.comparator,
    unit: found.unit ?? value?.unit, reference: found.reference, flag: found.flag ?? value?.flag, date, start: line.start, end: line.end,
  }
}

/** A row whose columns the head of the table has named. */
function readByRoles(cells: readonly string[], roles: readonly Role[], heads: readonly string[]): { found: Found; date: string | undefined }[] {
  const at = (role: Role): string => cells[roles.indexOf(role)]?.trim() ?? ''
  const printed = (roles.includes('name') ? at('name') : (cells[0] ?? '')).trim()
  if (printed === '') return []
  const reference = readReference(at('reference'))
  const unit = isUnit(at('unit')) ? at('unit') : undefined
  const flag = readFlag(at('flag'))
  const shared = { printed, ...(reference && { reference }), ...(unit !== undefined && { unit }), ...(flag && { flag }) }
  const columns = roles.flatMap((role, column) => (role === 'value' || role === 'date' ? [column] : []))
  return columns.flatMap((column) => {
    const value = readValue(cells[column] ?? '')
    return value ? [{ found: { ...shared, value }, date: roles[column] === 'date' ? heads[column] : undefined }] : []
  })
}

/** Names on one line, results on the next: as some record systems paste a row of a table. */
function readAcross(names: readonly string[], next: readonly string[], line: Line): LabRow[] {
  if (names.length < 2 || names.length !== next.length || !names.every((name) => findAnalyte(name) !== undefined)) return []
  const values = next.map(readValue)
  return values.every((value) => value !== undefined) ? names.flatMap((printed, at) => (values[at] ? [rowOf({ printed, value: values[at] }, line)] : [])) : []
}

/** Several readings in one line: `Na 140, K 4,1, Krea 78`. */
function partsOf(text: string): string[] {
  const parts = text.split(/[,;]\s+(?=\p{L})/u)
  return parts.length > 1 && parts.filter((part) => splitRun(part) !== undefined).length > 1 ? parts : [text]
}

/** What was printed: the readings, and where the heads of tables stand. */
export type Printout = { rows: LabRow[]; heads: { start: number; end: number }[] }

/**
 * The readings of a laboratory printout as it is pasted: tables with or without a head, columns by day, or lines of words. Lines that are no
 * readings give nothing; nothing is filled in that was not printed. Linear in the text; at most 2,000 lines are read.
 */
export function readPrintout(text: string): Printout {
  const rows: LabRow[] = []
  const headLines: Printout['heads'] = []
  let roles: Role[] | undefined
  let heads: string[] = []
  let before: string[] = []
  for (const line of linesOf(text)) {
    const cells = cellsOf(line.text)
    const head = rolesOf(cells)
    const across = readAcross(before, cells, line)
    before = cells
    if (head) {
      roles = head
      heads = cells
      headLines.push({ start: line.start, end: line.end })
    } else if (across.length > 0) {
      rows.push(...across)
    } else {
      rows.push(...readLine(line, { cells, roles: roles?.length === cells.length ? roles : undefined, heads }))
    }
  }
  return { rows, heads: headLines }
}

function readLine(line: Line, { cells, roles, heads }: { cells: readonly string[]; roles: readonly Role[] | undefined; heads: readonly string[] }): LabRow[] {
  const byRoles = roles ? readByRoles(cells, roles, heads) : []
  if (byRoles.length > 0) return byRoles.map(({ found, date }) => rowOf(found, line, date))
  const byCells = cells.length > 1 ? readCells(cells) : undefined
  if (byCells) return [rowOf(byCells, line)]
  return partsOf(line.text).flatMap((part) => {
    const found = readRun(part)
    return found ? [rowOf(found, line)] : []
  })
}
