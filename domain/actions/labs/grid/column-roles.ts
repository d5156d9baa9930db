import { SUSCEPTIBLE } from '../words/microbes.ts'
import { isOneOf } from '../parts/any-of.ts'
import { isDate, isDayOrNumbered } from '../parts/dates.ts'
import { readFlag } from '../parts/flags.ts'
import { isName, isTest } from '../parts/names.ts'
import { countRanges, isToldRange, readReference } from '../parts/ranges.ts'
import type { Kind, Typed } from './cell-kind.ts'
import type { Said } from '../parts/heads.ts'
import { saidBy } from '../parts/heads.ts'

/** `another`: a range that is not the patient's. */
export type Role = 'code' | 'name' | 'value' | 'low' | 'high' | 'unit' | 'reference' | 'flag' | 'day' | 'another' | 'other'
export type Column = { role: Role; /** The day or the week that heads a column of results. */ headedBy: string | undefined }
type Rows = readonly (readonly Typed[])[]

const MOSTLY = 0.6
const as = (role: Role, headedBy?: string): Column => ({ role, headedBy })
const columnOf = (rows: Rows, at: number): Typed[] => rows.flatMap((row) => row[at] ?? []).filter(({ kind }) => kind !== 'nothing')
const share = (cells: readonly Typed[], test: (cell: Typed) => boolean): number => (cells.length === 0 ? 0 : cells.filter(test).length / cells.length)
const isOf = (...kinds: readonly Kind[]) => ({ kind }: Typed): boolean => kinds.includes(kind)
const isMostly = (cells: readonly Typed[], ...kinds: readonly Kind[]): boolean => share(cells, isOf(...kinds)) >= MOSTLY

const hasRangeIn = ({ items }: Typed): boolean => items?.reference !== undefined && items.value === undefined
/** Ranges by sex or age are text with several ranges in it. */
const isRanges = ({ kind, text }: Typed): boolean => kind === 'text' && (countRanges(text) > 1 || isToldRange(text))
const isSixFigureDay = ({ text }: Typed): boolean => /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/u.test(text)

/** The numbers of the rows: 1, 2, 3. */
const isCount = (cells: readonly Typed[]): boolean => cells.length > 1 && cells.every(({ text }, at) => text === String(at + 1))

/** How much results have changed: each cell has its sign, pluses among them. */
const isChange = (cells: readonly Typed[]): boolean =>
  cells.length > 1 && cells.every(({ text }) => /^(?:[+−–-]\s?\d.*|0(?:[.,]0+)?)$/u.test(text)) && cells.some(({ text }) => /^\+\s?\d/u.test(text))

/** What a column holds, told by what stands in all of its rows. */
function contentRole(cells: readonly Typed[]): Role {
  if (isMostly(cells, 'day') || (cells.length > 1 && cells.every(isSixFigureDay))) return 'day'
  if (cells.length === 0 || isMostly(cells, 'time') || isCount(cells) || isChange(cells)) return 'other'
  if (isMostly(cells, 'code')) return 'code'
  const ranged = share(cells, (cell) => hasRangeIn(cell) || isRanges(cell))
  const isRanged = ranged + share(cells, isOf('bound')) >= MOSTLY && cells.some(hasRangeIn)
  if (isRanged) return 'reference'
  return plainRole(cells) ?? (ranged >= MOSTLY ? 'reference' : share(cells, isWords) >= MOSTLY ? 'name' : 'other')
}

const isWords = ({ kind, text }: Typed): boolean => kind === 'text' && /\p{L}/u.test(text)

function plainRole(cells: readonly Typed[]): Role | undefined {
  if (share(cells, ({ text }) => readFlag(text) !== undefined) >= MOSTLY) return 'flag'
  if (isMostly(cells, 'number', 'bound', 'word', 'missing') && cells.some(isOf('number', 'bound', 'word'))) return 'value'
  return isMostly(cells, 'unit') ? 'unit' : undefined
}

const isSusceptible = isOneOf(SUSCEPTIBLE)
const isOneOfRoles = (...roles: readonly Role[]) => (content: Role): boolean => roles.includes(content)
type Bears = (content: Role, cells: readonly Typed[]) => boolean
const always: Bears = () => true

/** Whether what stands in a column bears out what its head says of it. */
const BORNE_OUT: Readonly<Record<Said, Bears>> = {
  value: (content, cells) =>
    content === 'value' || cells.some(({ text, items }) => isSusceptible(text) || items?.value !== undefined || items?.unit !== undefined),
  name: isOneOfRoles('name', 'value', 'unit', 'flag'),
  reference: (content, cells) => content !== 'unit' && (content !== 'name' || cells.some(({ text }) => /\d/u.test(text))),
  low: isOneOfRoles('value', 'reference'),
  high: isOneOfRoles('value', 'reference'),
  unit: (content, cells) => content !== 'value' || cells.every(isOf('unit', 'word', 'number')),
  flag: isOneOfRoles('flag', 'name', 'value', 'unit'),
  day: (content) => content !== 'name',
  code: always,
  identity: always,
  previous: always,
}
const isBornOut = (said: Said, content: Role, cells: readonly Typed[]): boolean =>
  content === 'other' || cells.length === 0 || BORNE_OUT[said](content, cells)

const roleOf = (said: Said): Role => (said === 'identity' || said === 'previous' ? 'other' : said)

/** Results whose column nothing heads but a sign of being older are not of the day of the sample: they are left unread. */
function headedRole(cells: readonly Typed[], head: string): Column {
  const content = contentRole(cells)
  const said = saidBy(head)
  const day = head.match(/\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/u)?.[0]
  if (head !== '' && isDayOrNumbered(head) && content !== 'name') return as('value', head)
  if ((said === 'previous' || said === 'value') && day !== undefined && isDate(day) && content !== 'name') return as('value', day)
  if (said === 'identity' && (content === 'name' && share(cells, ({ text }) => isTest(text)) >= 0.5)) return as('name')
  return as(said !== undefined && isBornOut(said, content, cells) ? roleOf(said) : content)
}

const numberIn = (cell: Typed | undefined): number | undefined => cell?.items?.value?.number

/** Three columns of numbers that nothing heads: a result between or beside two ends, of which the first is the lower in every row. */
function asEnds(columns: Column[], rows: Rows): void {
  const values = columns.flatMap(({ role, headedBy }, at) => (role === 'value' && headedBy === undefined ? [at] : []))
  const [, low, high] = values
  if (values.length !== 3 || low === undefined || high === undefined) return
  const pairs = rows.flatMap((row): [number, number][] => {
    const [from, to] = [numberIn(row[low]), numberIn(row[high])]
    return from === undefined || to === undefined ? [] : [[from, to]]
  })
  if (pairs.length === 0 || !pairs.every(([from, to]) => from < to)) return
  columns[low] = as('low')
  columns[high] = as('high')
}

/** Bounds behind a result are its range: `4,1 | <5`; only the first column of numbers is the result, where no head says otherwise. */
function asBounds(columns: Column[], rows: Rows): void {
  const [first, ...others] = columns.flatMap(({ role, headedBy }, at) => (role === 'value' && headedBy === undefined ? [at] : []))
  const hasRange = columns.some(({ role }) => role === 'reference' || role === 'low')
  for (const at of others) {
    const cells = columnOf(rows, at)
    const isBound = share(cells, ({ text }) => readReference(text) !== undefined) === 1
    columns[at] = as(isBound && !hasRange && first !== undefined ? 'reference' : 'other')
  }
}

/** One column gives the names: the one with most known names, else that which the head calls so, else the first of words. */
function nameColumn(columns: readonly Column[], rows: Rows, head: readonly string[] | undefined): number {
  const scores = columns.map(({ role }, at) => {
    const cells = columnOf(rows, at)
    const known = share(cells, ({ text }) => isTest(text))
    const names = share(cells, ({ text, kind }) => (kind === 'text' || kind === 'unit') && isName(text))
    const said = saidBy(head?.[at] ?? '')
    const isSaid = said === 'name' ? 0.8 : said === undefined || said === 'value' ? 0 : -0.5
    const isSame = rows.length > 1 && new Set(cells.map(({ text }) => text)).size === 1 && known === 0
    return isSame || cells.length * 2 < rows.length || role === 'day' || Math.max(known, names) < 0.3 ? -1 : known * 2 + names * 0.5 + isSaid - at * 0.01
  })
  const best = Math.max(...scores)
  return best <= 0 ? -1 : scores.indexOf(best)
}

/** Where a head says which column holds results, no other one does, but those that days head. */
function keepSaid(columns: Column[], head: readonly string[] | undefined): void {
  const isSaid = (at: number): boolean => saidBy(head?.[at] ?? '') === 'value'
  if (!columns.some(({ role }, at) => role === 'value' && isSaid(at))) return
  for (const [at, { role, headedBy }] of columns.entries()) if (role === 'value' && headedBy === undefined && !isSaid(at)) columns[at] = as('other')
}

/** Says of each column what it holds: by its head, and where that is silent or says what the rows do not bear out, by the rows. */
export function rolesOf(rows: Rows, width: number, head: readonly string[] | undefined): Column[] | undefined {
  const found = Array.from({ length: width }, (_, at) => headedRole(columnOf(rows, at), head?.[at] ?? ''))
  const name = nameColumn(found, rows, head)
  if (name < 0) return undefined
  const columns = found.map((column, at): Column => (at === name ? as('name') : column.role === 'name' ? as('other') : column))
  // Two columns of numbers under the word for a range are its ends.
  const [low, high] = columns.flatMap(({ role }, at) => (role === 'reference' && isMostly(columnOf(rows, at), 'number') ? [at] : []))
  if (low !== undefined && high !== undefined) [columns[low], columns[high]] = [as('low'), as('high')]
  // Where nothing else is a result, pluses and words that may be marks are.
  const marks = columns.findIndex(({ role }, at) => role === 'flag' && columnOf(rows, at).some(isOf('word')))
  if (marks >= 0 && !columns.some(({ role }) => role === 'value')) columns[marks] = as('value')
  keepSaid(columns, head)
  asEnds(columns, rows)
  asBounds(columns, rows)
  return columns.some(({ role }) => role === 'value') ? columns : undefined
}
