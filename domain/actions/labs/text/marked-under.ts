import { HIGH, LOW, NORMAL } from '../words/flags.ts'
import { isOneOf } from '../parts/any-of.ts'

/**
 * A cross that stands under the word for what is low, normal or high, as some analysers draw it: the first says that the result is low.
 *
 *           Low   Normal   High
 *     RBC    x                    4.71
 */
const isLow = isOneOf(LOW)
const isNormal = isOneOf(NORMAL)
const isHigh = isOneOf(HIGH)
const CROSS = /(?<=\s{2})[xX●■](?=\s{2})/u
const LONGEST = 200

type Scale = { low: number; normal: number; high: number }

/** Where the middle of each of the three words stands, in a line that has nothing else. */
function scaleOf(line: string): Scale | undefined {
  if (line.length > LONGEST) return undefined
  const words = Array.from(line.matchAll(/\S+/gu), ({ 0: text, index }) => ({ text, middle: index + text.length / 2 }))
  const [low, normal, high] = words
  if (words.length !== 3 || !low || !normal || !high || !isLow(low.text) || !isNormal(normal.text) || !isHigh(high.text)) return undefined
  return { low: low.middle, normal: normal.middle, high: high.middle }
}

function markAt(at: number, { low, normal, high }: Scale): string {
  const [toLow, toNormal, toHigh] = [Math.abs(low - at), Math.abs(normal - at), Math.abs(high - at)]
  if (toNormal <= toLow && toNormal <= toHigh) return ' '
  return toLow < toHigh ? '↓' : '↑'
}

/** Such lines with the mark in place of the cross, up to the next blank line. */
export function withMarksUnder(lines: readonly string[]): string[] {
  let scale: Scale | undefined
  return lines.map((line) => {
    const own = scaleOf(line)
    scale = own ?? (line.trim() === '' ? undefined : scale)
    const at = scale === undefined || own || line.length > LONGEST ? -1 : line.search(CROSS)
    return at < 0 || !scale ? line : line.slice(0, at) + markAt(at, scale) + line.slice(at + 1)
  })
}
