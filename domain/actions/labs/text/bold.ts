import { LABEL } from '../words/ranges.ts'
import { anyOf } from '../parts/any-of.ts'

/** A number in bold, perhaps with its unit: `**88** IU/mL`, `**0.61 g/L**`. */
const BOLD = /\*\*\s*([<>≤≥]?\s?\d{1,7}(?:[.,]\d{1,4})?)(\s?[^*\d\s][^*\n]{0,16})?\s*\*\*/gu
/** The first number of a line, where it is no day, range or time. */
const FIRST = /^[^\d\n]{0,80}?(?<![\d.,:/-])(\d{1,7}(?:[.,]\d{1,4})?)(?![\d:/]|[.,]\d|\s?[-–—]\s?\d|\.\d)/u
const ranged = new RegExp(String.raw`(?:^|[\s|(])${anyOf(LABEL)}(?![\p{L}])[^\d]*$`, 'iu')

/** Says where a number in bold marks a result: where others, which are within their ranges, stand plain. */
export function boldMarks(lines: readonly string[]): boolean {
  let [bold, plain] = [0, 0]
  for (const line of lines) {
    if (line.includes('**') && line.search(BOLD) >= 0) bold += 1
    else {
      const first = FIRST.exec(line.slice(0, 120))
      const lead = first ? first[0].slice(0, first[0].length - (first[1] ?? '').length) : ''
      if (first && !/[<>≤≥]\s?$/u.test(lead) && !ranged.test(lead)) plain += 1
    }
  }
  return bold > 0 && plain * 2 >= bold
}

/** A result in bold with the sign of one that is marked behind it. */
export const withBoldMarked = (line: string): string => (line.includes('**') ? line.replace(BOLD, '$1 *$2') : line)
