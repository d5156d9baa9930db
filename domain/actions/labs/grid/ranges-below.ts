import { saidBy } from '../parts/heads.ts'
import type { Reference } from '../parts/lab-row.ts'
import { isName } from '../parts/names.ts'
import { readReference } from '../parts/ranges.ts'
import type { Line } from '../text/lines.ts'

/**
 * The ranges of all readings in a block of their own behind them, as small analysers print it:
 *
 *     Na        146 mmol/L
 *     K         2.9 mmol/L
 *     Ref. Ranges
 *     Na        138    146  mmol/L
 *     K         3.5    4.9  mmol/L
 */
export type RangeBelow = { name: string; reference: Reference | undefined }

const LONGEST = 100
const BOTH = /^\s*(\p{L}\S{0,20}(?:\s\S{1,20})?)\s{2,}(\d[\d.,]{0,9})(?:\s{2,}|\s?[-–]\s?)(\d[\d.,]{0,9})(?:\s+\S{1,16})?\s*$/u

const isHeadOfRanges = ({ text }: Line): boolean =>
  text.length < LONGEST && !/\d|\t|\||:\s*\S|\S\s{2,}\S/u.test(text) && saidBy(text.trim()) === 'reference'

function rangeIn({ text }: Line): RangeBelow | undefined {
  const [, name, from, to] = text.length > LONGEST ? [] : BOTH.exec(text) ?? []
  const range = name !== undefined && isName(name) ? readReference(`${from} - ${to}`) : undefined
  return name === undefined || !range ? undefined : { name, reference: { text: range.text, low: range.low, high: range.high } }
}

/** Such ranges by where their lines begin, where the name of each leads a line above as well. */
export function rangesBelow(lines: readonly Line[]): Map<number, RangeBelow> {
  const found = new Map<number, RangeBelow>()
  const firsts = new Set<string>()
  let isOpen = false
  for (const line of lines) {
    const range = isOpen ? rangeIn(line) : undefined
    if (range && firsts.has(range.name)) found.set(line.start, range)
    else if (line.text.trim() !== '') {
      isOpen = isHeadOfRanges(line)
      const name = /^\s*(\p{L}\S{0,20}(?:\s\S{1,20})?)\s{2,}/u.exec(line.text.slice(0, LONGEST))?.[1]
      if (name !== undefined) firsts.add(name)
    }
  }
  return found
}
