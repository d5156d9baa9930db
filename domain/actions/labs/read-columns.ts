import { findAnalyte } from './analytes/analytes.ts'
import { isUnit, readReference, readValue } from './cells.ts'
import { isDate } from './dates.ts'
import type { Found } from './found.ts'

/** A table whose columns are tests and whose rows are days: what its head and its rows of units and ranges say of each column. */
export type TestColumns = { names: string[]; units: string[]; ranges: string[] }

const bare = (name: string): string => name.replace(/\s*[([][^()[\]]*[)\]]$/u, '')
const isKnown = (name: string): boolean => findAnalyte(name) !== undefined || findAnalyte(bare(name)) !== undefined

/** The head of such a table: a corner, then names of tests of which most are known. */
export function testColumnsOf(cells: readonly string[]): TestColumns | undefined {
  const names = cells.slice(1)
  const known = names.filter(isKnown).length
  const isHead = names.length >= 2 && known * 2 > names.length && known >= 2 && !isKnown(cells[0] ?? '') && names.every((name) => readValue(name) === undefined)
  return isHead ? { names, units: [], ranges: [] } : undefined
}

/** Takes a row of such a table: readings of a day, or what holds for all days; undefined where it is none. */
export function readTestRow(cells: readonly string[], columns: TestColumns): Found[] | undefined {
  const [first = '', ...others] = cells
  if (others.length === 0 || others.length > columns.names.length) return undefined
  if (others.every((cell) => cell === '' || isUnit(cell)) && others.some(isUnit)) {
    columns.units = others
    return []
  }
  if (/^(?:ref|norm|реф|норм)/iu.test(first)) {
    columns.ranges = others
    return []
  }
  if (!isDate(first)) return undefined
  return columns.names.flatMap((printed, at): Found[] => {
    const value = readValue(others[at] ?? '')
    return value ? [{ printed, value, date: first }] : []
  })
}

/** What rows of units and ranges said, above or below the readings. */
export function completed(found: Found, { names, units, ranges }: TestColumns): Found {
  const at = names.indexOf(found.printed)
  const reference = readReference(ranges[at] ?? '')
  const unit = units[at] ?? ''
  return { ...found, ...(unit !== '' && found.unit === undefined && { unit }), ...(reference && !found.reference && { reference }) }
}
