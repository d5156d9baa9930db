import { HEADS } from '../words/heads.ts'
import { LABEL, TARGET } from '../words/ranges.ts'
import { TOLD_IN } from '../words/units.ts'
import { anyOf } from './any-of.ts'
import type { Reference } from './lab-row.ts'
import { isTest } from './names.ts'
import { readReference } from './ranges.ts'
import { isLaboratoryUnit, isUnit } from './units.ts'

/** What a line above readings says of all that have none of their own; a range may be that of one test alone. */
export type Above = { unit: string | undefined; reference: Reference | undefined; of: string | undefined }

const UNIT = new RegExp(String.raw`^${anyOf(HEADS.unit)}[^:\d]{0,40}:\s*(\S.*)$`, 'iu')
const RANGE = new RegExp(String.raw`^(?:${anyOf(LABEL)})\s*[:=]?\s*([<>≤≥\d].*)$`, 'iu')
const GOAL = new RegExp(String.raw`^(?:${anyOf(TARGET)})\s*(?:for\s+)?[:=]?\s*(\p{L}[^\d<>≤≥]*?)?\s*[:=]?\s*([<>≤≥\d].*)$`, 'iu')
/** `Alle verdier i µmol/L.` */
const ALL_IN = new RegExp(String.raw`(?<=\p{L}{3}\s)${anyOf(TOLD_IN)}\s+(\S{1,20}?)(?=[.,;:)]?(?:\s|$))`, 'iu')
const LONGEST = 200

/** `Enhet for IgE: kU/L    Ref. < 0,35`; `Target INR 2.0 - 3.0`. Undefined where a line says nothing of the kind. */
export function toldAbove(line: string): Above | undefined {
  if (line.length > LONGEST) return undefined
  const above: Above = { unit: undefined, reference: undefined, of: undefined }
  const [, told] = ALL_IN.exec(line) ?? []
  if (told !== undefined && isUnit(told) && isLaboratoryUnit(told)) above.unit = told
  for (const cell of line.trim().split(/\s{2,}|\t|;\s+|\s\|\s/u)) {
    const unit = UNIT.exec(cell)?.[1]?.trim()
    if (unit !== undefined && isUnit(unit)) above.unit = unit
    const [, named, goal] = GOAL.exec(cell) ?? []
    const isGoal = goal !== undefined && named !== undefined && isTest(named.trim())
    const range = readReference(isGoal ? goal : RANGE.exec(cell)?.[1] ?? '')
    if (!range) continue
    above.reference = { text: range.text, low: range.low, high: range.high }
    above.of = isGoal ? named.trim() : undefined
  }
  return above.unit !== undefined || above.of !== undefined ? above : undefined
}
