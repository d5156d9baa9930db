import { HEADS, RANGE_END } from '../words/heads.ts'
import { isOneOf } from './any-of.ts'
import { isDayOrNumbered } from './dates.ts'
import { isTest } from './names.ts'
import { readValue } from './numbers.ts'
import { readReference } from './ranges.ts'
import { isUnit } from './units.ts'

export type Said = keyof typeof HEADS

const SAID: readonly (readonly [Said, (text: string) => boolean])[] = [
  ['previous', isOneOf(HEADS.previous)],
  ['identity', isOneOf(HEADS.identity)],
  ['day', isOneOf(HEADS.day)],
  ['low', isOneOf(HEADS.low)],
  ['high', isOneOf(HEADS.high)],
  ['reference', isOneOf(HEADS.reference)],
  ['unit', isOneOf(HEADS.unit)],
  ['flag', isOneOf(HEADS.flag)],
  ['value', isOneOf(HEADS.value)],
  ['code', isOneOf(HEADS.code)],
  ['name', isOneOf(HEADS.name)],
]

const isLowWord = isOneOf(HEADS.low)
const isHighWord = isOneOf(HEADS.high)
const isEndWord = isOneOf(HEADS.reference, RANGE_END)
/** One end of a range, in whatever order its words stand: `Ref. lav`, `Lower limit`, `Øvre (ref)`. */
function endOf(text: string): 'low' | 'high' | undefined {
  const words = text.split(/[\s/(),:]+/u).filter((word) => word !== '')
  const [low, high] = [words.filter(isLowWord).length, words.filter(isHighWord).length]
  if (low + high !== 1 || !words.every((word) => isLowWord(word) || isHighWord(word) || isEndWord(word))) return undefined
  return low === 1 ? 'low' : 'high'
}

/** A day in a head, which tells of when its column is. */
const DATED = /[([]?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}[)\]]?/u
const LONGEST_HEAD = 40
/** What a head says of its column, by the whole of it or by the word it begins with. */
export function saidBy(cell: string): Said | undefined {
  const text = cell.trim().replace(/[:*?]+$/u, '')
  const undated = text.replace(DATED, '').trim()
  if (undated !== text && undated !== '') {
    const said = saidBy(undated)
    return said === 'value' || said === 'previous' ? said : undefined
  }
  if (text === '' || text.length > LONGEST_HEAD || /\d{2}/u.test(text)) return undefined
  const find = (words: string): Said | undefined => SAID.find(([, isOf]) => isOf(words))?.[0]
  return endOf(text) ?? find(text) ?? find(text.split(/[\s/(,]+/u)[0] ?? '')
}

const isResultLike = (cell: string): boolean => readValue(cell.replace(/\s?[*HL]$/u, ''))?.number !== undefined
const RANGE = /\d\s*(?:-|–|—|−|…|\.\.\.?)\s*\d/u

/** The head of a table: two words or more that say what columns hold, or days, and no result. */
export function isHead(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const days = filled.filter(isDayOrNumbered).length
  const said = filled.filter((cell) => !isDayOrNumbered(cell)).map(saidBy)
  const isRangeLike = (cell: string): boolean => RANGE.test(cell) && readReference(cell) !== undefined
  // A column of results may be headed by their unit alone.
  const isUnitOfRow = (cell: string): boolean => isUnit(cell) && saidBy(filled[0] ?? '') === undefined
  const isOfRow = (cell: string): boolean => isUnitOfRow(cell) || (!isDayOrNumbered(cell) && (isResultLike(cell) || isRangeLike(cell)))
  // `Rekvirert av: Dr. Dahl` says something of its own.
  if (filled.some((cell) => isOfRow(cell) || /:\s+\S/u.test(cell))) return false
  const named = said.filter((one) => one !== undefined).length
  const isTelling = days >= 2 || said.some((one) => one === 'value' || one === 'reference' || one === 'name')
  const units = filled.filter(isUnit).length
  return named + days + units >= 2 && isTelling && !isTest(filled[0] ?? '')
}

/**
 * The head of a table whose columns are tests and whose rows are samples: a corner, then names of which most are known; or a column of days and a
 * known test.
 */
export function isOfTests(cells: readonly string[]): boolean {
  const names = cells.slice(1).filter((cell) => cell !== '')
  const known = names.filter(isTest).length
  const isMost = names.length >= 2 && known >= 2 && known * 2 > names.length
  const said = cells.map(saidBy)
  const isOne = known >= 1 && said.includes('day') && !said.includes('value') && !said.includes('name')
  return (isMost || isOne) && !isTest(cells[0] ?? '') && !cells.some((cell) => readValue(cell)?.number !== undefined)
}
