import { isDate, isTime } from '../parts/dates.ts'
import type { Items } from '../parts/items.ts'
import { itemsAlone } from '../parts/items.ts'
import { CODE } from '../parts/names.ts'
import { isMissing } from '../parts/numbers.ts'
import { isUnit } from '../parts/units.ts'

/** What a cell is by what stands in it. `bound` may be a result or a range: `<5`. */
export type Kind = 'nothing' | 'day' | 'time' | 'code' | 'number' | 'bound' | 'word' | 'range' | 'unit' | 'flag' | 'missing' | 'text'
export type Typed = { text: string; kind: Kind; items: Items | undefined }

/** Up to three stars are a mark. */
const NOTHING = /^(?:[-–—.·/=_]{2,}|\*{4,}|[-–—.·]|n\/a)?$/iu
const SHORT_CODE = /^(?:[A-Z]{2,4}\d{3,}|\d{1,3}[.)]|\d{3,5}-\d)$/u
const isCode = (text: string): boolean => new RegExp(`^(?:${CODE.source})$`, 'u').test(text) || SHORT_CODE.test(text)

/** What the parts of a cell make of it together. */
function kindOfItems({ value, reference, unit, flag }: Items): Kind {
  if (value?.number !== undefined) return value.comparator !== undefined && reference === undefined && flag === undefined ? 'bound' : 'number'
  if (value) return 'word'
  if (reference) return 'range'
  return unit === undefined ? (flag === undefined ? 'text' : 'flag') : 'unit'
}

function kindOf(text: string, items: Items | undefined): Kind {
  if (NOTHING.test(text)) return 'nothing'
  if (isDate(text) && !/^\d{6}$/u.test(text)) return 'day'
  if (isTime(text)) return 'time'
  if (isCode(text)) return 'code'
  if (isUnit(text)) return 'unit'
  if (items) return kindOfItems(items)
  return isMissing(text) ? 'missing' : 'text'
}

const LONGEST_CELL = 120
export function typed(cell: string): Typed {
  const text = cell.trim()
  const items = text.length > LONGEST_CELL ? undefined : itemsAlone(text)
  return { text, kind: kindOf(text, items), items }
}

