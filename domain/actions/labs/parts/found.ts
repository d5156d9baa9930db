import { LABORATORY_WORD } from '../words/results.ts'
import { anyOf } from './any-of.ts'
import type { Items } from './items.ts'
import type { LabRow, Place, Reference, Flag } from './lab-row.ts'
import { hasSystem, isNoTest, isSentence, isTest, isTestLike, keyOf, nameOf, unitBehind, unitIn } from './names.ts'
import type { Value } from './numbers.ts'
import type { Thousands } from './numbers.ts'
import { groupSignOf, numberOf } from './numbers.ts'
import { readReference } from './ranges.ts'
import { isLaboratoryUnit } from './units.ts'

/** A reading as it was found: its name as printed, its result, and what stands with it. */
export type Found = {
  printed: string
  value: Value
  unit: string | undefined
  reference: Reference | undefined
  flag: Flag | undefined
  date: string | undefined
}

/** A range in brackets behind a name is that of its results and no part of it: `Hb (11,7-15,3 g/dL)`. */
const RANGED = /\s*[([]([^()[\]]*\d[^()[\]]*)[)\]]$|[\s,]+(ref\p{L}*\.?:?\s*[\d<>≤≥][^()[\]]*)$/iu

export function foundOf(named: string, value: Value, { unit: own, reference, flag, date }: Omit<Items, 'value'>): Found {
  const measured = own === undefined && value.number !== undefined ? unitBehind(named) : undefined
  const { name: printed, unit } = measured ?? { name: named, unit: own }
  const range = reference ? undefined : readReference(RANGED.exec(printed)?.slice(1).find((text) => text !== undefined) ?? '')
  const isOfName = range?.low === undefined && range?.unit === undefined && !/[([][<≤]\s?\d[^()[\]]*[)\]]$/u.test(printed)
  if (!range || (isTest(printed) && isOfName)) return { printed, value, unit, reference, flag, date }
  const { text, low, high } = range
  return { printed: printed.replace(RANGED, ''), value, unit: unit ?? range.unit, reference: { text, low, high }, flag, date }
}

/** The number of a patient behind two letters: `Nr: 88213`. Four digits behind `Pt` are one too: no count of platelets is so high. */
export const isNumbered = (name: string, value: string): boolean => (name.length <= 2 && /^\d{5,}$/u.test(value)) || (name === 'Pt' && /^\d{4,}$/u.test(value))

/** How sure it is that something is a reading: that it is one by itself, that it is one among others, or that it is none. */
export type Sureness = 'sure' | 'weak' | 'none'

/** Results in words that only laboratories write, titres and pluses; other words (`normal`, `none`) are said of anything. */
const ofLaboratoryWord = new RegExp(String.raw`${anyOf(LABORATORY_WORD)}|\+|1\s?:`, 'iu')

/** By name, unit and range: a name that is known, or what only a laboratory prints beside a result. */
export function surenessOf(found: Found): Sureness {
  const name = nameOf(found.printed)
  const isBare = [found.unit, found.reference].every((one) => one === undefined)
  return surenessAs(name, found, isBare)
}

function surenessAs(name: string, { value, unit, reference }: Found, isBare: boolean): Sureness {
  if (!/\p{L}/u.test(name)) return 'none'
  if (isTest(name)) return isBare && isNumbered(name, value.value) ? 'none' : 'sure'
  if (isNoTest(name)) return 'none'
  const ofLaboratory = unit !== undefined && isLaboratoryUnit(unit)
  const isRanged = reference !== undefined
  if (ofLaboratory && isRanged) return 'sure'
  if (isSentence(name) && !hasSystem(name)) return 'none'
  if (isRanged || hasSystem(name) || (ofLaboratory && !/^%$/u.test(unit))) return 'sure'
  if (value.number === undefined) return ofLaboratoryWord.test(value.value) || isTestLike(name) ? 'sure' : 'weak'
  return unit === undefined || ofLaboratory ? 'weak' : 'none'
}

/** No laboratory prints three decimals beside a range of whole tens. */
const isOfTens = (reference: Reference | undefined): boolean =>
  reference !== undefined && [reference.low, reference.high].every((end) => end === undefined || (Number.isInteger(end) && (end >= 10 || end === 0)))

/** The sign that parts thousands in a row: that of its printout, or of its own range, or what its range leaves possible. */
function thousandsOf(digits: string, reference: Reference | undefined, thousands: Thousands): Thousands {
  // Points part decimals as well where a result came from elsewhere: its range tells.
  if (thousands === ',' || (thousands !== undefined && reference === undefined)) return thousands
  return isOfTens(reference) ? groupSignOf(digits) : undefined
}

export function rowOf(found: Found, line: Place, context: { sampled: string | undefined; thousands: Thousands }): LabRow {
  const { value } = found
  const ranged = found.reference && readReference(found.reference.text, context.thousands)
  const printed = nameOf(found.printed)
  const digits = value.value.replace(/^[<>≤≥⩽⩾=\s]+/u, '')
  return {
    printed,
    key: keyOf(printed),
    value: value.value,
    number: value.number === undefined ? undefined : numberOf(digits, thousandsOf(digits, found.reference, context.thousands)),
    comparator: value.comparator,
    unit: found.unit ?? unitIn(printed),
    reference: ranged ? { text: ranged.text, low: ranged.low, high: ranged.high } : found.reference,
    flag: found.flag,
    date: found.date ?? context.sampled,
    start: line.start,
    end: line.end,
  }
}
