import { normalized } from '../text.ts'
import { writtenNumber, type SpokenNumbers } from './spoken-numbers.ts'

const LIST_MARK = /^\s*\d{1,2}[.)]\s+/gm
const REPORTED = /(?<![\p{L}\p{Nl}\p{No}])(?<!\d[.,])\d+(?:[.,]\d+)*/gu

function reportedNumbers(report: string): string[] {
  return normalized(report).replace(LIST_MARK, ' ').match(REPORTED) ?? []
}

function isDate(parts: readonly string[], { values }: SpokenNumbers): boolean {
  const [day = '', month = ''] = parts
  return parts.length === 2 && month.length === 2 && Number(day) <= 31 && Number(month) <= 12 && parts.every((part) => values.has(writtenNumber(part)))
}

function isSpoken(number: string, spoken: SpokenNumbers): boolean {
  const parts = number.split(/[.,]/)
  const { values, runs } = spoken
  if (parts.length > 2) return parts.every((part) => values.has(writtenNumber(part)))
  if (values.has(writtenNumber(parts.join('.')))) return true
  if (parts.length === 2 && parts[1]?.length === 3 && values.has(writtenNumber(parts.join('')))) return true
  if (isDate(parts, spoken)) return true
  return parts.length === 1 && number.length >= 3 && runs.some((run) => run.includes(number))
}

/** The numbers of a report, and those that were not said. */
export function checkNumbers(report: string, spoken: SpokenNumbers): { unsupported: readonly string[]; total: number } {
  const numbers = reportedNumbers(report)
  return { unsupported: numbers.filter((number) => !isSpoken(number, spoken)), total: numbers.length }
}
