import { findAnalyte } from '../analytes/analytes.ts'
import type { Value } from './cells.ts'
import { isUnit, readFlag, readReference } from './cells.ts'
import { dayAlone } from './dates.ts'
import type { Flag, LabRow, Reference } from './lab-row.ts'
import type { Line } from './lines.ts'

/** What of a reading has been read so far. */
export type Found = { printed: string; value?: Value; unit?: string; reference?: Reference; flag?: Flag; date?: string | undefined }

/** Takes what stands behind a result, in any order: range, mark, unit, the day it was taken. False for what is none of them. */
export function takeBehind(cell: string, found: Found): boolean {
  const reference = readReference(cell)
  const flag = readFlag(cell)
  const day = dayAlone(cell)
  if (day !== undefined && found.value && found.date === undefined) found.date = day
  else if (reference && !found.reference) found.reference = reference
  else if (flag && !found.flag && !found.value?.flag) found.flag = flag
  else if (isUnit(cell) && found.unit === undefined && found.value?.unit === undefined) found.unit = cell
  else return takeApart(cell, found)
  if (reference && found.reference === reference) takeUnitOfRange(reference.text, found)
  return true
}

/** A unit that stands behind its range: `3,5-5,0 mmol/L`. */
export function takeUnitOfRange(text: string, found: Found): void {
  const unit = /(?:[-–—−…<>≤≥]|\p{L})\s*\d+(?:[.,]\d+)?\s*(\D.{0,22}|\d+\s?[\^*eE].{0,20})$/u.exec(text)?.[1]?.trim()
  if (unit !== undefined && found.unit === undefined && found.value?.unit === undefined && isUnit(unit)) found.unit = unit
}

/** A unit that shares its cell with a range or a mark: `mmol/mol 20-42`, `mmol/mol (H)`. */
function takeApart(cell: string, found: Found): boolean {
  const [, unit, other] = /^(\S+)\s+([<>≤≥]?\s?\d.*|\S{1,4})$/u.exec(cell) ?? []
  if (unit === undefined || other === undefined || !isUnit(unit)) return false
  return (readReference(other) !== undefined || readFlag(other) !== undefined) && takeBehind(unit, found) && takeBehind(other, found)
}

/** What a laboratory prints behind a name to say what kind of quantity it is: `; kat.k.`, `; stoffk.` */
const KIND = new RegExp(
  String.raw`[;,]\s*(?:stoff?k|massek|massk|arb\.?\s?(?:stoff?k|subst)|kat\.?k|katal|antall?k|subst\.?c|mass\s?c|cat\.?c|num\.?c|volfr|massefr|` +
    String.raw`vol\.?\s?fr|entitisk\p{L}*|B|P|S|U|Pt)(?:[.;].*)?$`,
  'iu',
)

/** The same name without the code of the register before it and the kind of quantity behind it, as it is looked up. */
const bareName = (name: string): string => name.replace(KIND, '').replace(/[—–]/gu, '-').trim()

/** Codes of registers of tests, before or behind a name: NPU19651, SWE05007, A09.05.003. */
const CODE = /(?:^|\s)[([]?(?:(?:NPU|SWE|NOR|DNK|ASS|LOINC)\s?-?\d{4,6}|[AА-Я]\d{2}\.\d{2}\.\d{3}(?:\.\d+)?)[)\]]?(?=\s|$|[,;:])/gu

/** A name as printed, without the code of the register. */
const nameOf = (printed: string): string => printed.replace(CODE, ' ').replace(/\s{2,}/gu, ' ').replace(/^[\s,;:]+|[\s:=,]+$|\s+[-–—]+$/gu, '')

/** A unit that stands with the name: `Glukose (mmol/L)`, `Kreatinin, µmol/L`. */
const unitInName = (name: string): string | undefined => {
  const unit = /[,([]\s*([^,()[\]]{1,16})[)\]]?$/u.exec(name)?.[1]?.trim()
  return unit !== undefined && /[/%]/u.test(unit) && isUnit(unit) ? unit : undefined
}

export function rowOf(found: Found, line: Line, sampled?: string): LabRow {
  const { value } = found
  const printed = nameOf(found.printed)
  return {
    printed,
    key: findAnalyte(printed) ?? findAnalyte(bareName(printed)) ?? findAnalyte(printed.replace(/\s*[([][^()[\]]*[)\]]$/u, '')),
    value: value?.value ?? '',
    number: value?.number,
    comparator: value?.comparator,
    unit: found.unit ?? value?.unit ?? unitInName(printed),
    reference: found.reference,
    flag: found.flag ?? value?.flag,
    date: found.date ?? sampled,
    start: line.start,
    end: line.end,
  }
}
