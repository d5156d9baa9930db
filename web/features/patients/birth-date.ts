import { mayBeBirthDate } from '#contract/names/birth-date.ts'

const WRITINGS = [
  /^(?<day>\d{1,2})[./\- ](?<month>\d{1,2})[./\- ](?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})[./\- ](?<month>\d{1,2})[./\- ](?<day>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
] as const

/**
 * Takes a date as it is written here (12.3.1961, 120361, 1961-03-12), and the day it is judged on; gives it as ISO, undefined where it is none or
 * lies ahead. Two digits of a year mean the last such year.
 */
export function birthDateOf(typed: string, today: Date = new Date()): string | undefined {
  const parts = WRITINGS.map((writing) => writing.exec(typed.trim())?.groups).find(Boolean)
  if (parts === undefined) return undefined
  const { day = '', month = '', year = '' } = parts
  const iso = (ofYear: number) => `${String(ofYear).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const century = Math.floor(today.getFullYear() / 100) * 100
  const candidates = year.length === 4 ? [Number(year)] : [century + Number(year), century - 100 + Number(year)]
  return candidates.map(iso).find((date) => isDay(date) && new Date(date) <= today && mayBeBirthDate(date, today.getTime()))
}

function isDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}

/** Takes an ISO date; gives it as it is written here, such as 12.03.1961, and nothing for none. */
export function writtenDate(iso: string | null | undefined): string {
  if (!iso) return ''
  const [year, month, day] = iso.split('-')
  return `${day}.${month}.${year}`
}
