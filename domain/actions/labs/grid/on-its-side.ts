import { dayOf } from '../parts/dates.ts'
import type { Found } from '../parts/found.ts'
import { foundOf } from '../parts/found.ts'
import type { Items } from '../parts/items.ts'
import { readItems } from '../parts/items.ts'
import type { Line } from '../text/lines.ts'
import { isName, isTest } from '../parts/names.ts'
import type { Typed } from './cell-kind.ts'
import { isOfTests, saidBy } from '../parts/heads.ts'
import type { GridLine } from './results.ts'
import { resultIn } from './results.ts'

type Row = readonly Typed[]

/** What each column of such a table is called, and what rows of units and ranges say of all of its readings. */
function sharedByTest(names: Row, others: readonly Row[]): Items[] {
  return names.map((_name, column) => {
    let shared = readItems('', { value: false })
    for (const row of others) shared = readItems(row[column]?.text ?? '', { value: false }, { ...shared, strange: 0 })
    return shared
  })
}

/** Rows that say what holds for all: units, or ranges behind a word or nothing. */
const isOfAll = (row: Row): boolean => {
  const rest = row.slice(1).filter(({ kind }) => kind !== 'nothing')
  const isShared = ({ kind, items }: Typed): boolean => kind === 'unit' || kind === 'range' || (kind === 'bound' && items?.unit === undefined)
  return rest.length > 0 && rest.every(isShared) && rest.some(({ kind }) => kind !== 'bound') && dayOf(row[0]?.text ?? '') === undefined
}
const isWord = ({ text, kind }: Typed): boolean => kind === 'text' && /^\p{L}{3,}/u.test(text)

/** A table whose columns are tests and whose rows are samples: every reading stands in the line of its day or time. */
export function readOnItsSide(cells: readonly Row[], lines: readonly Line[]): GridLine[] | undefined {
  const from = cells.findIndex((row) => isOfTests(row.map(({ text }) => text)))
  const names = cells[from]
  const rows = cells.slice(from + 1)
  if (!names) return undefined
  const isDay = ({ kind }: Typed): boolean => kind === 'day'
  const dayAt = names.findIndex((_name, at) => rows.some((row) => row[at] !== undefined && isDay(row[at])))
  const samples = rows.filter((row) => !isOfAll(row))
  const labelled = samples.filter((row) => row.some(({ kind }) => kind === 'day' || kind === 'time') || row[0]?.kind === 'text')
  const hasWords = samples.some((row) => row.slice(1).some((cell, at) => isWord(cell) && isTest(names[at + 1]?.text ?? '')))
  if (labelled.length === 0 || (hasWords && dayAt < 0)) return undefined
  const isRemark = (at: number): boolean => (names[at]?.text ?? '') !== '' && !isTest(names[at]?.text ?? '') && saidBy(names[at]?.text ?? '') !== 'name'
  if (dayAt >= 0 && samples.some((row) => row.some(isDay) && row.some((cell, at) => isWord(cell) && !isRemark(at)))) return undefined
  const shared = sharedByTest(names, rows.filter(isOfAll))
  const isOfMany = names.filter(({ text }) => isTest(text)).length > 1
  const isRead = names.map(({ text }, column) => column !== dayAt && (isOfMany ? column > 0 && isName(text) && saidBy(text) === undefined : isTest(text)))
  return lines.map((line, at) => {
    const row = cells[at] ?? []
    if (at <= from || isOfAll(row)) return { line, found: [], isHead: at >= from, isEmpty: false }
    const isSample = dayAt >= 0 ? row[dayAt]?.kind === 'day' : row.some(({ kind }) => kind === 'time') || row[0]?.kind === 'text'
    const date = dayAt < 0 ? undefined : dayOf(row[dayAt]?.text ?? '')
    const found = isSample
      ? names.flatMap(({ text }, column): Found[] => {
          const own = isRead[column] === true && row[column] ? resultIn(row[column], true) : undefined
          const rest = shared[column]
          return own?.value && rest ? [foundOf(text, own.value, { ...rest, unit: own.unit ?? rest.unit, flag: own.flag, date })] : []
        })
      : []
    return { line, found, isHead: false, isEmpty: found.length === 0 }
  })
}
