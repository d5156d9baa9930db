import type { Language } from '#contract/vertical.ts'

const HOURS_A_DAY = 24
const DAYS_A_MONTH = 30
const DAYS_A_YEAR = 365.25

/** The largest unit that the period is a whole number of; months from two on, years when it is within a day. */
function inLargestUnit(hours: number): { count: number; unit: 'hour' | 'day' | 'month' | 'year' } {
  const days = hours / HOURS_A_DAY
  const years = Math.round(days / DAYS_A_YEAR)
  if (years >= 1 && Math.abs(days - years * DAYS_A_YEAR) < 1) return { count: years, unit: 'year' }
  if (days >= 2 * DAYS_A_MONTH && days % DAYS_A_MONTH === 0) return { count: days / DAYS_A_MONTH, unit: 'month' }
  if (days >= 2 && Number.isInteger(days)) return { count: days, unit: 'day' }
  return { count: hours, unit: 'hour' }
}

const formats = new Map<string, Intl.NumberFormat>()

/** Made once each: making one costs more than all that it formats here. */
function formatOf(language: Language, unit: string): Intl.NumberFormat {
  const key = `${language} ${unit}`
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 })
  formats.set(key, format)
  return format
}

/** Takes a period and a language; gives it as one says it: "12 timer", "30 døgn", "6 måneder", "5 år". */
export function sayPeriod({ hours = 0, days = 0 }: { hours?: number; days?: number }, language: Language): string {
  const { count, unit } = inLargestUnit(hours + days * HOURS_A_DAY)
  return formatOf(language, unit).format(count)
}
