import {
  EVERY_OTHER_DAY, JOINS_DOSES, ONE_DAY, OTHER_DAY, SINGLE, UNIT_OF_DOSE,
} from '#domain/language/tables/medicines/alternating-days.ts'
import type { Course } from './courses.ts'
import { amountOf } from './later-dose.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

const oneOf = (phrases: readonly string[]): string => `(?:${phrases.toSorted((one, other) => other.length - one.length).join('|')})`
const DOSE = String.raw`(?<![\p{L}\d.,])(?:\d+(?:[.,]\d+)?|${oneOf(SINGLE)})`
const DAY_OR_UNIT = String.raw`(?: \p{L}{1,14}){0,2}? `

/** Two doses, each with its days: how both are said, and where each number ends. */
const pairOf = (first: string, second: string): RegExp =>
  new RegExp(
    `(?<one>${DOSE})(?<how>${DAY_OR_UNIT}${first},? (?:${oneOf(JOINS_DOSES)} )?)(?<other>${DOSE})(?<rest>${DAY_OR_UNIT}${second})(?!\\p{L})`,
    'iu',
  )

const PAIRS: readonly RegExp[] = [pairOf(oneOf(EVERY_OTHER_DAY), oneOf(EVERY_OTHER_DAY)), pairOf(oneOf(ONE_DAY), oneOf(OTHER_DAY))]

/** One dose on one day and another on the next, with the unit that the medicine has been told with. */
type Alternation = { readonly text: string; readonly amounts: readonly (number | undefined)[] }

/** A hundred every other day and seventy-five every other day: the dose of the one day and of the other. */
function alternationIn(text: string, unit: string | undefined): Alternation | undefined {
  for (const pair of PAIRS) {
    const { one = '', how = '', other = '', rest = '' } = pair.exec(text)?.groups ?? {}
    if (one === '' || other === '') continue
    const said = `${one}${how}${other}${rest}`
    const withUnit = (dose: string, behind: string): string =>
      unit === undefined || !/^\d/.test(dose) || UNIT_OF_DOSE.test(`${dose}${behind}`) ? dose : `${dose} ${unit}`
    const amounts = [one, other].map((dose) => amountOf(`${dose} `))
    return { text: unit === undefined ? said : `${withUnit(one, how)}${how}${withUnit(other, rest)}${rest}`, amounts }
  }
  return undefined
}

const unitOf = ({ regimen }: Course): string | undefined => UNIT_OF_DOSE.exec(regimen.text)?.[1]

/** Whose doses they are: of the one medicine that is named, or that is taken in one of both; of several it is nobody's. */
function ownerOf(statement: Statement, courses: readonly Course[], amounts: Alternation['amounts']): Course | undefined {
  const isOpen = ({ status, isDropped }: Course): boolean => status !== 'stopped' && status !== 'allergy' && !isDropped
  const named = new Set(statement.drugs.map(({ substance }) => substance))
  const fitting = courses.filter((course) =>
    isOpen(course) && (named.size > 0 ? named.has(course.substance) : course.regimen.hasDose && amounts.includes(amountOf(course.regimen.text))),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** Then we go up to a hundred every other day and seventy-five every other day: tells the course whose dose it is, once it has it. */
export function applyAlternation(statement: Statement, courses: ReadonlyMap<string, Course>): Course | undefined {
  if (statement.speaker === 'patient' || !isClinicianVoice(statement) || statement.isQuestion || has(statement, 'condition', 'past')) return undefined
  const found = alternationIn(statement.text, undefined)
  const course = found && ownerOf(statement, [...courses.values()], found.amounts)
  if (found === undefined || course === undefined) return undefined
  const before = amountOf(course.regimen.text)
  const most = Math.max(...found.amounts.map((amount) => amount ?? 0))
  // named with them, it was told already whether that is more
  const isUnnamed = statement.drugs.length === 0
  if (isUnnamed && has(statement, 'raise', 'lower') && before !== undefined && course.status !== 'started') course.status = most > before ? 'raised' : 'lowered'
  course.regimen = { text: alternationIn(statement.text, unitOf(course))?.text ?? found.text, hasDose: true, hasFrequency: true }
  if (!course.spans.some(({ start }) => start === statement.start)) course.spans.push({ start: statement.start, end: statement.end })
  return course
}
