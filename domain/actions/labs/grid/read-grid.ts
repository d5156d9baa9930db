import { dayAlone, dayOf, isDayOrNumbered } from '../parts/dates.ts'
import { markIn, readFlag } from '../parts/flags.ts'
import type { Found } from '../parts/found.ts'
import { foundOf, surenessOf } from '../parts/found.ts'
import type { Items } from '../parts/items.ts'
import { itemsAlone, readItems } from '../parts/items.ts'
import type { Flag, Reference } from '../parts/lab-row.ts'
import type { Line } from '../text/lines.ts'
import { isName, unitIn } from '../parts/names.ts'
import { isMissing, readValue } from '../parts/numbers.ts'
import type { Patient } from '../parts/people.ts'
import { countRanges, readRanges, readReference } from '../parts/ranges.ts'
import { isUnit } from '../parts/units.ts'
import { readCoded } from '../rows/read-coded.ts'
import type { Block } from './block.ts'
import type { Typed } from './cell-kind.ts'
import { typed } from './cell-kind.ts'
import type { Column } from './column-roles.ts'
import { rolesOf } from './column-roles.ts'
import { gridOf } from './columns.ts'
import { isHead, isOfTests, saidBy } from '../parts/heads.ts'
import { readOnItsSide } from './on-its-side.ts'
import type { GridLine } from './results.ts'
import { resultIn } from './results.ts'
import { withTheirs } from './whose-column.ts'

type Row = readonly Typed[]

const LONGEST_UNIT = 24
const LONGEST_RANGES = 200

/** A row that may hold a reading: a result, and a name in another cell. */
const maybeReading = (row: Row): boolean => {
  const isResult = ({ kind }: Typed): boolean => kind === 'number' || kind === 'bound' || kind === 'word'
  return row.some(isResult) && row.some(({ kind, text }) => (kind === 'text' || kind === 'unit' || kind === 'flag') && isName(text))
}

function rangeOf(low: string, high: string): Reference | undefined {
  const [from, to] = [low, high].map((end) => (readValue(end)?.number === undefined ? '' : end))
  const text = from === '' ? `<${to}` : to === '' ? `>${from}` : `${from}-${to}`
  const range = from === '' && to === '' ? undefined : readReference(text.replace(/[<>]\s*(?=[<>≤≥])/u, ''))
  return range && { text: range.text, low: range.low, high: range.high }
}

type Shared = Omit<Items, 'value'>
type Reader = {
  columns: readonly Column[]
  head: readonly string[] | undefined
  patient: Patient
  /** Pluses mark what is high, and so a minus marks what is low. */
  hasSigns: boolean
}

const isOfRole = (row: Row, columns: readonly Column[], role: Column['role']): Typed[] =>
  row.filter(({ kind }, place) => kind !== 'nothing' && columns[place]?.role === role)
const firstOf = (row: Row, columns: readonly Column[], role: Column['role']): string | undefined => isOfRole(row, columns, role)[0]?.text

function withRange(ranged: string, patient: Patient): Items {
  const isSeveral = countRanges(ranged) > 1 && readReference(ranged) === undefined
  const items = readItems(isSeveral ? '' : ranged, { value: false })
  if (ranged.length <= LONGEST_RANGES) items.reference ??= readRanges(ranged, patient)
  return items
}

function withUnit(unit: string, shared: Items): Items {
  const items = isUnit(unit) ? undefined : itemsAlone(unit, { value: false })
  if (items && (items.unit ?? items.reference) !== undefined) return readItems(unit, { value: false }, shared)
  return unit.length <= LONGEST_UNIT && /\p{L}|%|‰|\//u.test(unit) && !isMissing(unit) ? { ...shared, unit } : shared
}

/** What of a row is of all its readings: range, unit and day. */
function sharedOf(row: Row, { columns, patient }: Reader): Shared {
  const of = (role: Column['role']): string => firstOf(row, columns, role) ?? ''
  const ranged = withRange(of('reference'), patient)
  let shared = withUnit(of('unit'), { ...ranged, reference: ranged.reference ?? rangeOf(of('low'), of('high')) })
  const isBeside = ({ kind }: Typed): boolean => kind === 'range' || kind === 'unit' || kind === 'bound'
  for (const { text } of isOfRole(row, columns, 'other').filter(isBeside)) shared = readItems(text, { value: false }, { ...shared, strange: 0 })
  const [date] = isOfRole(row, columns, 'day').map(({ text }) => dayOf(text)).filter((one) => one !== undefined)
  return { ...shared, date }
}

const flagIn = (cell: string, hasSigns: boolean): Flag | undefined => (hasSigns && /^[-–−]{1,2}$/u.test(cell) ? 'low' : markIn(cell))

/** A sign of high behind a number, and where there is one, that of low. */
const SIGNED = /\d\s?\+{1,3}$/u
const MINUS = /\d\s?[-–−]{1,3}$/u

/** A column of results may be headed by their unit: `Allergen;kU/L;Klass`. */
const unitOf = (head: string): string | undefined => (isUnit(head) ? head : unitIn(head))

type OfRow = { printed: string; shared: Shared; isOne: boolean }

/** The reading in a cell of a column of results, with what holds for all of its row. */
function readCell(cell: Typed, at: number, { printed, shared, isOne, columns, head, hasSigns }: OfRow & Reader): Found | undefined {
  const headedBy = columns[at]?.headedBy
  const own = resultIn(cell, isOne || headedBy !== undefined)
  if (!own?.value) return cell.text === '' ? undefined : readCoded(`${printed}: ${cell.text}`)
  const date = headedBy === undefined ? own.date ?? shared.date : dayAlone(headedBy) ?? headedBy
  const unit = own.unit ?? shared.unit ?? unitOf(head?.[at] ?? '')
  const flag = own.flag ?? (hasSigns && MINUS.test(cell.text) ? 'low' : isOne ? shared.flag : undefined)
  return foundOf(printed, own.value, { ...shared, unit, reference: own.reference ?? shared.reference, flag, date })
}

/** A mark in a cell of its own is of the result behind it, and not of older ones: `SDMA | H | 22 | 13`. */
const isMarkBefore = (columns: readonly Column[]): boolean =>
  columns.findIndex(({ role }) => role === 'flag') + 1 === columns.findIndex(({ role }) => role === 'value')

/** A word says more than a star beside the result: `61* | Повышен`. */
const plainer = (flag: Flag | undefined, mark: Flag): Flag => (flag === undefined || flag === 'marked' ? mark : flag)

/** A name without the mark before it: `↓ pO2`. */
function withoutMark(name: string): [string, Flag | undefined] {
  const [, mark = '', bare = name] = /^([↑↓▲▼*!?]{1,3})\s*(?=\p{L})(.*)$/u.exec(name) ?? []
  return [bare, readFlag(mark)]
}

/** The readings of a row: one to each column of results that holds one. */
function readRow(row: Row, reader: Reader): Found[] {
  const { columns, hasSigns } = reader
  const [named, before] = withoutMark(firstOf(row, columns, 'name') ?? '')
  if (!isName(named)) return []
  const isOne = columns.filter(({ role }) => role === 'value').length === 1
  const { printed, unit } = withoutUnit(named, reader)
  const shared = sharedOf(row, reader)
  const context = { printed, shared: { ...shared, unit: shared.unit ?? unit }, isOne }
  const found: Found[] = []
  let early = before
  const isMarkFirst = !isOne && isMarkBefore(columns)
  for (const [at, cell] of row.entries()) {
    const role = columns[at]?.role
    const read = role === 'value' ? readCell(cell, at, { ...reader, ...context }) : undefined
    if (read) found.push(read)
    if (read && isMarkFirst) {
      read.flag ??= early
      early = undefined
    }
    const mark = role === 'flag' ? flagIn(cell.text, hasSigns) : role === 'value' && !read ? readFlag(cell.text) : undefined
    const last = found.at(-1)
    if (mark && last) last.flag = plainer(last.flag, mark)
    else early ??= mark
  }
  const late = isOfRole(row, columns, 'other').find(({ kind }) => kind === 'flag')
  const mark = early ?? (found.length === 1 && late ? readFlag(late.text) : undefined)
  return found.map((one) => ({ ...one, flag: one.flag ?? mark }))
}

/** The words of heads that stand over several lines: `Ref.` above `range`, a day above its time. */
function headOver(cells: readonly (readonly Typed[])[], from: number, to: number): string[] | undefined {
  const isOfHead = (row: Row): boolean => row.every(({ text, kind }) => text === '' || kind === 'time' || /^\p{L}/u.test(text))
  const lines = cells.slice(from, to).filter((row, at) => at === 0 || isOfHead(row))
  const under = (column: number): string[] => lines.map((row) => row[column]?.text ?? '').filter((text) => text !== '')
  return lines[0]?.map((_cell, column) => under(column).reduce((whole, text) => (isDayOrNumbered(whole) ? whole : `${whole} ${text}`.trim()), ''))
}

/** A unit in brackets is none of a name that stands in a column of names: `Hct (%)`. A heading above it (`Thyroid panel`) does not say that it is one. */
function withoutUnit(named: string, { columns, head }: Reader): { printed: string; unit: string | undefined } {
  const said = head?.[columns.findIndex(({ role }) => role === 'name')]
  const isOfNames = said !== undefined && (said === '' || saidBy(said) === 'name')
  const unit = isOfNames && named.endsWith(')') ? unitIn(named) : undefined
  const bare = unit === undefined ? named : named.slice(0, named.lastIndexOf('(')).trim()
  return /\p{L}/u.test(bare) ? { printed: bare, unit } : { printed: named, unit: undefined }
}

type Cells = readonly Row[]

/** A row with a name, and a unit or a range in its place, but no result in the column of results. */
const isWithoutResult = (row: Row, columns: readonly Column[]): boolean => {
  const isIn = (role: Column['role'], test: (cell: Typed) => boolean): boolean => row.some((cell, at) => columns[at]?.role === role && test(cell))
  const isStated = ({ kind }: Typed): boolean => kind === 'unit' || kind === 'range' || kind === 'bound'
  // A result ran into the name.
  const isRunIn = isIn('name', ({ text }) => /\s[<>]?\d+[.,]\d+$/u.test(text))
  const isNamed = isIn('name', ({ text }) => isName(text)) && !isRunIn
  const isOfReference = ({ kind, ...cell }: Typed): boolean => isStated({ kind, ...cell }) || kind === 'word'
  return isNamed && (isIn('unit', isStated) || isIn('reference', isOfReference) || isIn('value', ({ kind }) => kind === 'missing'))
}

/** Which of the rows before the readings heads them: of several that may, that which says most columns. */
function headIn(rows: Cells): number {
  const telling = (row: Row): number => row.filter(({ text }) => isDayOrNumbered(text) || saidBy(text) !== undefined).length
  const counts = rows.map((row) => (isHead(row.map(({ text }) => text)) ? telling(row) : -1))
  const most = Math.max(-1, ...counts)
  return most < 0 ? -1 : counts.indexOf(most)
}

function readTable(cells: Cells, lines: readonly Line[], patient: Patient): GridLine[] | undefined {
  const maybe = cells.map((row) => maybeReading(row) && !isHead(row.map(({ text }) => text)))
  const first = maybe.indexOf(true)
  const headAt = headIn(cells.slice(0, first < 0 ? undefined : first))
  const body = cells.filter((_row, at) => maybe[at] === true && at > headAt)
  if (body.length < 2 && !(body.length === 1 && headAt >= 0)) return undefined
  const head = headAt < 0 ? undefined : headOver(cells, headAt, first)
  const roles = rolesOf(body, cells[0]?.length ?? 0, head)
  if (!roles) return undefined
  const columns = withTheirs(roles, head, patient)
  const isPlus = (text: string, role: Column['role'] | undefined): boolean => /^\+{1,2}$/u.test(text) ? role === 'flag' : role === 'value' && SIGNED.test(text)
  const hasSigns = body.some((row) => row.some(({ text }, at) => isPlus(text, columns[at]?.role)))
  const read = lines.map((line, at): GridLine => {
    const row = cells[at] ?? []
    const found = at > headAt ? readRow(row, { columns, head, patient, hasSigns }) : []
    return { line, found, isHead: at === headAt, isEmpty: at > headAt && found.length === 0 && isWithoutResult(row, columns) }
  })
  const said = head?.map(saidBy) ?? []
  return believed(read, said.includes('name') && (said.includes('value') || head?.some(isUnit) === true) ? 'named' : headAt >= 0 ? 'headed' : 'bare')
}

/**
 * A name nobody knows with nothing beside its result is believed among others that are sure; where most are not, nothing is, unless the head says
 * that these are names and results (`named`).
 */
function believed(read: GridLine[], head: 'named' | 'headed' | 'bare'): GridLine[] | undefined {
  const all = read.flatMap(({ found }) => found)
  const isCoded = ({ printed, value }: Found): boolean => value.number === undefined && readCoded(`${printed}: ${value.value}`) !== undefined
  const sure = all.filter((one) => surenessOf(one) === 'sure' || isCoded(one)).length
  const dated = all.filter(({ date, flag }) => date !== undefined || flag !== undefined).length
  const weak = head === 'named' ? all.filter((one) => surenessOf(one) === 'weak').length : 0
  if (all.length === 0 || (sure * 2 <= all.length && !(head !== 'bare' && (sure + Math.max(weak, dated)) * 2 > all.length))) return undefined
  return read.map((one) => ({ ...one, found: one.found.filter((found) => surenessOf(found) !== 'none' || isCoded(found)) }))
}

/** Reads the lines of a block as a table; undefined where they are none. */
export function readGrid(block: Block, patient: Patient): GridLine[] | undefined {
  const lines = block.rows.map(({ line }) => line)
  const types = block.rows.map(({ cells }) => cells.map(({ text }) => typed(text)))
  // Results in words are wide: columns are told by rows of numbers where there are some.
  const numeric = types.map((row) => maybeReading(row) && row.some(({ kind }) => kind === 'number' || kind === 'bound'))
  const isReading = numeric.filter(Boolean).length > 1 ? numeric : types.map(maybeReading)
  const heads = block.rows.map(({ cells }) => isOfTests(cells.map(({ text }) => text)))
  const isSide = heads.some(Boolean)
  const isResults = types.map((row) => row.filter(({ kind }) => kind === 'number' || kind === 'bound' || kind === 'unit').length >= 2)
  const grid = gridOf(block, isReading.map((one, at) => one || (isSide && (heads[at] === true || isResults[at] === true))))
  if (!grid) return undefined
  const cells = grid.cells.map((row) => row.map(typed))
  const onItsSide = isSide ? readOnItsSide(cells, lines) : undefined
  return (onItsSide && believed(onItsSide, 'headed')) ?? readTable(cells, lines, patient)
}
