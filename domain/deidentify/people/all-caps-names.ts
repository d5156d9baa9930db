import { isClearSurname } from '#domain/deidentify/knowledge/name-signs.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside, phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import { hasSurnameEnding, isCyrillic } from '#domain/vocabulary/russian-forms.ts'
import { gapAt, isCapitalAt, isSignAt, lengthAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

export const SHORTEST_ACRONYM_NAME = 4
const SHORTEST_GIVEN = 3

const hasAllCaps = ({ tokens }: Reading, at: number, least = SHORTEST_ACRONYM_NAME) => tokens[at]?.isAllCaps === true && lengthAt(tokens, at) >= least

function isListed(reading: Reading, at: number, least?: number): boolean {
  const known = reading.know(at)
  return hasAllCaps(reading, at, least) && (known.isGiven || known.isSurname) && !known.isMedical
}

/** What only a surname ends in, and no abbreviation or heading does. */
function hasSurnameForm(reading: Reading, at: number): boolean {
  const lower = lowerAt(reading.tokens, at)
  return (
    hasAllCaps(reading, at) &&
    !reading.know(at).isCommon &&
    !reading.know(at).isMedical &&
    (isCyrillic(lower) ? hasSurnameEnding(lower) : isClearSurname(reading, at))
  )
}

/** `JENSEN, OVE`: the surname before the given name, with a comma between. */
function isInRegister(reading: Reading, surname: number): boolean {
  const given = surname + 1
  return (
    gapAt(reading.tokens, given) === ', ' &&
    hasAllCaps(reading, surname) &&
    hasAllCaps(reading, given, SHORTEST_GIVEN) &&
    !reading.know(surname).isMedical &&
    reading.know(given).isGiven &&
    (isListed(reading, surname) || !reading.know(surname).isCommon)
  )
}

/** Daughter ROSE: straight behind the word for a relative, a title or the patient. */
function isAnnounced(reading: Reading, at: number): boolean {
  const { kin, titles, persons } = reading.cues
  return (
    isBeside(reading.tokens[at]) && isListed(reading, at, SHORTEST_GIVEN) && [kin, titles, persons].some((phrases) => phraseBefore(reading, at, phrases) > 0)
  )
}

/** Capitals throughout are a name when the list knows it well, when its form or place is a name's, or when two such words stand together. */
export function isAllCapsName(reading: Reading, at: number): boolean {
  const { tokens } = reading
  if (isInRegister(reading, at) || isInRegister(reading, at - 1) || isAnnounced(reading, at)) return true
  // СМИРНОВА А.П.
  if (hasSurnameForm(reading, at) && isSignAt(tokens, at + 1) && isBeside(tokens[at + 1]) && isCapitalAt(tokens, at + 1)) return true
  if (!isListed(reading, at)) return false
  const known = reading.know(at)
  if (known.isWellKnown && known.isListed && !known.isCommon) return true
  return (isBeside(tokens[at]) && isListed(reading, at - 1)) || (isBeside(tokens[at + 1]) && isListed(reading, at + 1))
}
