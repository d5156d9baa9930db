import { ANTIBIOTIC, BLOOD_GROUP, CULTURE, GROWTH, SUSCEPTIBLE } from '../words/microbes.ts'
import { isOneOf } from '../parts/any-of.ts'
import type { Found } from '../parts/found.ts'
import { foundOf } from '../parts/found.ts'
import { readItems } from '../parts/items.ts'
import { isGrown } from '../parts/names.ts'
import { isUnit } from '../parts/units.ts'

/** A result that is a letter or the name of a microbe, and a result by its name alone: `Ampicillin  R`, `Dyrkning: Escherichia coli`, `Blodgruppe: A`. */
const isAntibiotic = isOneOf(ANTIBIOTIC)
const isSusceptible = isOneOf(SUSCEPTIBLE)
const isCulture = isOneOf(CULTURE)
const isGrowth = isOneOf(GROWTH)
/** The number of what was found before its name: `Funn 1: Staphylococcus aureus`. */
const isFinding = (text: string): boolean => isCulture(text.replace(/\s?\d{1,2}$/u, ''))
const isBloodGroup = isOneOf(BLOOD_GROUP)
const OF_BLOOD = /^(?:A|B|AB|0|O)(?:\s?(?:Rh\s?)?(?:\(?D\)?\s?)?(?:[+-]|pos\p{L}*\.?|neg\p{L}*\.?))?$/u
/** How many germs grew, as a power of ten: `10^6`. */
const COUNTED = /^10\s?(?:\^|\*{1,2})\s?\d$/u
/** Between the parts of a mixture: `Amoksicillin-klavulansyre`, `Trimetoprim/sulfa`. */
const isOfAntibiotics = (name: string): boolean => isAntibiotic(name.split(/[\s/+-]/u)[0] ?? '') && name.split(/[\s/+]+/u).length <= 3

function isCoded(name: string, value: string): boolean {
  // Two of them are of two microbes.
  if (/\s[SIR]$/u.test(name)) return false
  if (isGrown(name)) return isGrowth(value) || COUNTED.test(value)
  if (isOfAntibiotics(name)) return isSusceptible(value) && !/^\p{Ll}$/u.test(value)
  return isBloodGroup(name) ? OF_BLOOD.test(value) : isCulture(name) && isGrown(value)
}

/** The longest name whose rest is such a result. */
export function readCoded(line: string): Found | undefined {
  const text = line.trim()
  if (text.length > 100) return undefined
  for (const { index } of Array.from(text.matchAll(/(?<=[\s:=])\S/gu)).slice(0, 8)) {
    const lead = text.slice(0, index).replace(/(?:[\s:=]|\s[–—-])+$/u, '')
    const [, heading = '', rest = lead] = /^([^:]{1,24}):\s+(.*)$/u.exec(lead) ?? []
    const name = isFinding(heading) && isGrown(rest) ? rest : lead
    // How little of it stops the growth may stand behind, and how much grew.
    const result = text.slice(index).replace(/\s{2,}(?:[<>≤≥]=?\s?)?\d+(?:[.,]\d+)?$|,\s\p{Ll}[\p{L}\s]{3,30}$/u, '')
    const [, count = result, unit] = /^(10\S{1,3})\s+(\S{1,12})$/u.exec(result) ?? []
    const isCounted = unit !== undefined && isUnit(unit)
    if (!isCoded(name, isCounted ? count : result)) continue
    const items = readItems('', { value: false }, isCounted ? { unit } : {})
    return foundOf(name, { value: isCounted ? count : result, number: undefined, comparator: undefined }, items)
  }
  return undefined
}
