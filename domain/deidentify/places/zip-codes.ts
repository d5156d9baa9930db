import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'

/** The states of America by the last word of their names, and by their two letters. */
const STATES = wordSet(
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky ' +
    'louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey mexico york carolina ' +
    'dakota ohio oklahoma oregon pennsylvania island tennessee texas utah vermont virginia washington wisconsin wyoming',
)
const SHORT_STATES = wordSet(
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc',
)
const DIGITS = 5
const LONGEST_ADDITION = 4

/** `Boise, Idaho 83702`, `Austin, TX 78704-1120`: five digits straight behind a state. */
export function findZipCodes({ tokens, language, isUncased, placesOf }: Reading): Identifier[] {
  if (language !== 'en') return []
  return placesOf('digits').flatMap((at): Identifier[] => {
    const [state, code, more] = [tokens[at - 1], tokens[at], tokens[at + 1]]
    const isState = STATES.has(state?.lower ?? '') || (SHORT_STATES.has(state?.lower ?? '') && state?.isAllCaps === true && !isUncased)
    if (code?.text.length !== DIGITS || !isState || !/^,?[  ]$/u.test(code.gap)) return []
    const isLong = more?.gap === '-' && more.isNumber && more.text.length === LONGEST_ADDITION
    return [{ start: code.start, end: isLong ? more.end : code.end, type: 'POSTCODE', confidence: SURE.shape }]
  })
}
