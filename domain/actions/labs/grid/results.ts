import type { Found } from '../parts/found.ts'
import type { Items } from '../parts/items.ts'
import { readItems } from '../parts/items.ts'
import type { Line } from '../text/lines.ts'
import type { Value } from '../parts/numbers.ts'
import { isMissing, readLook } from '../parts/numbers.ts'
import type { Typed } from './cell-kind.ts'

/** What lines of a table gave: the readings of each, whether it heads others, and whether it is a row without a result, which is not read otherwise. */
export type GridLine = { line: Line; found: Found[]; isHead: boolean; isEmpty: boolean }

/** So many words in a cell may be none of what a laboratory prints beside a result, such as a comment. */
const MOST_STRANGE = 1

/** A range is a result where it is counted in fields or where the column of results holds it: `0-2 /hpf`. */
const rangeAsValue = ({ reference }: Items): Value | undefined =>
  reference?.low !== undefined && reference.high !== undefined ? { value: reference.text, number: undefined, comparator: undefined } : undefined

/** The result in a cell of a column that holds results. `isSaid`: the head says so, and what is seen with the eye is one too. */
export function resultIn({ text, kind, items }: Typed, isSaid: boolean): Items | undefined {
  if (/°/u.test(text) || kind === 'nothing' || kind === 'missing' || kind === 'day' || kind === 'time' || isMissing(text)) return undefined
  if (items?.value) return items
  const seen = isSaid ? readLook(text) ?? (items ? rangeAsValue(items) : undefined) : undefined
  if (seen) return { ...(items ?? readItems('', { value: false })), value: seen, reference: undefined, flag: kind === 'flag' ? undefined : items?.flag }
  const read = text.length > 60 ? undefined : readItems(text, { value: true })
  return read?.value && read.strange <= MOST_STRANGE && /^[\d<>≤≥*↑↓(HL+-]/u.test(text) ? read : undefined
}
