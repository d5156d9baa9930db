import { ANTIBIOTIC, BLOOD_GROUP, CULTURE, SUSCEPTIBLE } from '../words/microbes.ts'
import { isOneOf } from '../parts/any-of.ts'
import type { Found } from '../parts/found.ts'
import { foundOf } from '../parts/found.ts'
import { readItems } from '../parts/items.ts'
import { isGrown } from '../parts/names.ts'

/** A result that is a letter or the name of a microbe, and a result by its name alone: `Ampicillin  R`, `Dyrkning: Escherichia coli`, `Blodgruppe: A`. */
const isAntibiotic = isOneOf(ANTIBIOTIC)
const isSusceptible = isOneOf(SUSCEPTIBLE)
const isCulture = isOneOf(CULTURE)
const isBloodGroup = isOneOf(BLOOD_GROUP)
const OF_BLOOD = /^(?:A|B|AB|0|O)(?:\s?(?:Rh\s?)?(?:\(?D\)?\s?)?(?:[+-]|pos\p{L}*\.?|neg\p{L}*\.?))?$/u
/** Between the parts of a mixture: `Amoksicillin-klavulansyre`, `Trimetoprim/sulfa`. */
const isOfAntibiotics = (name: string): boolean => isAntibiotic(name.split(/[\s/+-]/u)[0] ?? '') && name.split(/[\s/+]+/u).length <= 3

function isCoded(name: string, value: string): boolean {
  // Two of them are of two microbes.
  if (/\s[SIR]$/u.test(name)) return false
  if (isOfAntibiotics(name)) return isSusceptible(value) && !/^\p{Ll}$/u.test(value)
  return isBloodGroup(name) ? OF_BLOOD.test(value) : isCulture(name) && isGrown(value)
}

/** The longest name whose rest is such a result. */
export function readCoded(line: string): Found | undefined {
  const text = line.trim()
  if (text.length > 100) return undefined
  for (const { index } of Array.from(text.matchAll(/(?<=[\s:=])\S/gu)).slice(0, 8)) {
    const name = text.slice(0, index).replace(/[\s:=]+$/u, '')
    // How little of it stops the growth may stand behind, and how much grew.
    const result = text.slice(index).replace(/\s{2,}(?:[<>≤≥]=?\s?)?\d+(?:[.,]\d+)?$|,\s\p{Ll}[\p{L}\s]{3,30}$/u, '')
    if (!isCoded(name, result)) continue
    return foundOf(name, { value: result, number: undefined, comparator: undefined }, readItems('', { value: false }))
  }
  return undefined
}
