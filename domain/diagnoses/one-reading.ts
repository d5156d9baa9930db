import { has, hasNumber } from '#domain/note/annotate/statement.ts'
import type { Observed } from './sightings.ts'

/** Raised blood pressure, and hypertension without and with harm to organs. */
const PRESSURE: ReadonlySet<string> = new Set(['K85', 'K86', 'K87'])
const PRESSURE_WORD = 'highbp'
/** So many readings, or tellings, before a raised pressure speaks for an illness: guidelines ask for several, at rest. */
const LEAST_TELLINGS = 2

/** A pressure that is called high beside its value, or beside a pain, is a reading and no judgement: a little high, but then you are in pain. */
export function isOneReading(code: string, { statement }: Observed): boolean {
  return PRESSURE.has(code) && !has(statement, 'assessmentCue') && (hasNumber(statement) || has(statement, 'symptom'))
}

/** True when only one statement tells of a raised pressure, and none that it is an illness, known or judged. */
export function restsOnOneReading(code: string, observed: readonly Observed[]): boolean {
  if (!PRESSURE.has(code)) return false
  const told = observed.filter(
    ({ words, names }) =>
      words.some(({ id, isDenied }) => id === PRESSURE_WORD && !isDenied) || names.some(({ id, isDenied }) => PRESSURE.has(id) && !isDenied),
  )
  if (told.length >= LEAST_TELLINGS) return false
  return !told.some((one) => one.naming !== 'mentioned' && one.names.some(({ id }) => PRESSURE.has(id)) && !isOneReading(code, one))
}
