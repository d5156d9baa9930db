import { isUnit, readFlag, readReference, readValue } from '../parts/cells.ts'
import { dayAlone } from '../parts/dates.ts'
import { takeUnitOfRange } from '../parts/found.ts'
import type { Found } from '../parts/found.ts'

/** No range, unit or mark has more words: `x 10 ^ 9 / L`, `11,7 - 15,3 g/dL`. */
const MOST_WORDS = 6

/** Puts blanks where a laboratory prints none: `108(L)`, `*107`, `12,9*`, `(11,7-15,3)`. */
export const spread = (cell: string): string =>
  cell
    .replace(/(\d)(?=[([](?:[HL*]{1,2}[)\]]|[<>≤≥]|\d[^()[\]]{2,}[)\]]))/gu, '$1 ')
    .replace(/^([*#↑↓▲▼]+)(?=[\d<>])/u, '$1 ')
    .replace(/(?<=[\d,.])([*#↑↓▲▼!]+)(?=\s|$)/gu, ' $1')
    .replace(/([)\]])(?=[\p{L}\d<>*])/gu, '$1 ')
    .trim()

type Takes = { value: boolean }

function takeRange(words: string, found: Found): void {
  const reference = readReference(words)
  if (!reference) return
  found.reference = reference
  takeUnitOfRange(reference.text, found)
}

/** What a stretch of words is, where it is one thing: tried from the longest. */
function takeOne(words: string, found: Found, { value: takesValue }: Takes): boolean {
  const isBracketed = /^[([].*[)\]]$/u.test(words)
  const value = takesValue && !found.value && !isBracketed && !/^\D*\d\S*\s*[-–—]\s*\d/u.test(words) ? readValue(words) : undefined
  if (value && value.unit === undefined && value.flag === undefined) found.value = value
  else if (!found.reference && readReference(words)) takeRange(words, found)
  else if (isUnit(words) && found.unit === undefined) found.unit = words
  else if (found.flag === undefined && readFlag(words)) found.flag = readFlag(words)
  else if (found.date === undefined && dayAlone(words) !== undefined) found.date = dayAlone(words)
  else return false
  return true
}

/** Takes the words of a cell one after another for value, range, unit, mark and day; gives how many words were none of them. */
export function takeWords(cell: string, found: Found, takes: Takes): number {
  const words = spread(cell).split(/\s+/u).filter((word) => word !== '' && !/^[,;|]+$/u.test(word))
  let unknown = 0
  for (let at = 0; at < words.length; ) {
    const length = Array.from({ length: Math.min(MOST_WORDS, words.length - at) }, (_, index) => Math.min(MOST_WORDS, words.length - at) - index)
      .find((count) => takeOne(words.slice(at, at + count).join(' ').replace(/[,;]$/u, ''), found, takes))
    unknown += length === undefined ? 1 : 0
    at += length ?? 1
  }
  return unknown
}
